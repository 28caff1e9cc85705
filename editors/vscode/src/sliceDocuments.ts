// "Open slice as Java": the slice as a document of its own, compared with the file it is of.

import * as vscode from 'vscode';
import { execute } from './protocol';
import type { SliceParams, SliceText } from './protocol';
import type { Session } from './session';
import { tell, tellError } from './tell';

const scheme = 'whydunit-slice';

export class SliceDocuments implements vscode.Disposable, vscode.TextDocumentContentProvider {
    private readonly change = new vscode.EventEmitter<vscode.Uri>();
    readonly onDidChange = this.change.event;
    private readonly subscriptions: vscode.Disposable;

    constructor(private readonly session: Session) {
        this.subscriptions = vscode.Disposable.from(
            this.change,
            vscode.workspace.registerTextDocumentContentProvider(scheme, this),
            session.onDidChangeSlice(slice => this.sliceChanged(slice)),
        );
    }

    dispose(): void {
        this.subscriptions.dispose();
    }

    /** `values` may hold the file's URI; without it the active editor's file is meant. */
    async open(values: readonly unknown[]): Promise<void> {
        const client = this.session.running;
        const [uri] = values;
        const original =
            client !== undefined && typeof uri === 'string'
                ? client.protocol2CodeConverter.asUri(uri)
                : vscode.window.activeTextEditor?.document.uri;
        if (client === undefined || original === undefined) {
            tell(client === undefined ? 'the server is not running.' : 'open a Java file first.');
            return;
        }
        try {
            const { title } = await this.ask(original);
            await vscode.commands.executeCommand('vscode.diff', original, sliceOf(original), title);
        } catch (error) {
            tellError(error);
        }
    }

    async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
        const { java } = await this.ask(vscode.Uri.parse(uri.query, true));
        return java;
    }

    private async ask(original: vscode.Uri): Promise<SliceText> {
        const client = this.session.running;
        if (client === undefined) {
            throw new Error('the server is not running.');
        }
        const uri = client.code2ProtocolConverter.asUri(original);
        return (await execute(client, 'whydunit.sliceText', [uri])) as SliceText;
    }

    /** An open document follows the slice; what was shown of an older one stays until there is a new one. */
    private sliceChanged(params: SliceParams | undefined): void {
        const client = this.session.running;
        if (client !== undefined && params?.slice?.state === 'finished') {
            this.change.fire(sliceOf(client.protocol2CodeConverter.asUri(params.uri)));
        }
    }
}

/** The name tells which file it is of, and that it is Java. */
function sliceOf(original: vscode.Uri): vscode.Uri {
    return vscode.Uri.from({ scheme, path: original.path, query: original.toString() });
}
