// Tells the server what the user is looking at, a moment after scrolling or moving ends.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { javaDocuments } from './documents';
import { viewportNotification } from './protocol';

const restMilliseconds = 150;

export class Viewport implements vscode.Disposable {
    private readonly events: vscode.Disposable;
    private timer: NodeJS.Timeout | undefined;

    constructor(private readonly client: LanguageClient) {
        this.events = vscode.Disposable.from(
            vscode.window.onDidChangeActiveTextEditor(() => this.schedule()),
            vscode.window.onDidChangeTextEditorVisibleRanges(() => this.schedule()),
            vscode.window.onDidChangeTextEditorSelection(() => this.schedule()),
        );
        this.schedule();
    }

    dispose(): void {
        clearTimeout(this.timer);
        this.events.dispose();
    }

    private schedule(): void {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => void this.send(), restMilliseconds);
    }

    private async send(): Promise<void> {
        const editor = vscode.window.activeTextEditor;
        if (
            editor === undefined ||
            !this.client.isRunning() ||
            vscode.languages.match(javaDocuments, editor.document) === 0
        ) {
            return;
        }
        const convert = this.client.code2ProtocolConverter;
        try {
            await this.client.sendNotification(viewportNotification, {
                uri: convert.asUri(editor.document.uri),
                version: editor.document.version,
                visible: editor.visibleRanges.map(range => convert.asRange(range)),
                cursor: convert.asPosition(editor.selection.active),
            });
        } catch (error) {
            // Only an ordering hint, and the server may just be stopping.
            this.client.debug(`viewport not sent: ${String(error)}`);
        }
    }
}
