// Slices: what isn't in one fades in every editor that shows its file.

import * as vscode from 'vscode';
import { javaDocuments } from './documents';
import { patiently } from './patiently';
import { execute, isSliceQuery } from './protocol';
import type { SliceAnswer, SliceParams, SliceQuery } from './protocol';
import type { Session } from './session';
import { tell, tellError } from './tell';

/** Text keeps its colour, so that it reads in every theme. */
const fadedOpacity = '0.4';

export class Slices implements vscode.Disposable {
    private readonly faded = vscode.window.createTextEditorDecorationType({
        opacity: fadedOpacity,
        rangeBehavior: vscode.DecorationRangeBehavior.ClosedClosed,
    });
    /** What fades, by the URI as the editor writes it. */
    private readonly shown = new Map<string, vscode.Range[]>();
    private readonly news = new vscode.EventEmitter<string>();
    private readonly subscriptions: vscode.Disposable;

    constructor(private readonly session: Session) {
        this.subscriptions = vscode.Disposable.from(
            this.faded,
            this.news,
            session.onDidChangeSlice(slice => this.take(slice)),
            vscode.window.onDidChangeVisibleTextEditors(() => this.draw()),
            vscode.window.onDidChangeActiveTextEditor(() => this.setContext()),
        );
    }

    dispose(): void {
        this.subscriptions.dispose();
    }

    /** `values` are the arguments of a lens or an action; without them what is selected is sliced. */
    async compute(values: readonly unknown[], kind: SliceQuery['kind']): Promise<void> {
        const client = this.session.running;
        if (client === undefined) {
            tell('the server is not running.');
            return;
        }
        let [uri, query] = values;
        if (typeof uri !== 'string' || !isSliceQuery(query)) {
            const editor = activeJavaEditor();
            if (editor === undefined) {
                tell('open a Java file first.');
                return;
            }
            uri = client.code2ProtocolConverter.asUri(editor.document.uri);
            query = { range: client.code2ProtocolConverter.asRange(editor.selection), kind };
        }
        const args = [uri as string, query as SliceQuery];
        try {
            const answer = (await patiently(
                'Whydunit',
                token => execute(client, 'whydunit.slice', args, token),
                this.news.event,
            )) as SliceAnswer | undefined;
            if (answer?.verdict === 'unknown') {
                tell(answer.summary);
            } else if (answer !== undefined) {
                vscode.window.setStatusBarMessage(answer.summary, 10_000);
            }
        } catch (error) {
            tellError(error);
        }
    }

    /** Shows the whole file again. */
    async clear(values: readonly unknown[]): Promise<void> {
        const client = this.session.running;
        const document = activeJavaEditor()?.document;
        const uri =
            typeof values[0] === 'string' || document === undefined
                ? values[0]
                : client?.code2ProtocolConverter.asUri(document.uri);
        if (client !== undefined && typeof uri === 'string') {
            await execute(client, 'whydunit.endSlice', [uri]);
        }
    }

    /** Takes what the server says; nothing: it is gone. */
    private take(params: SliceParams | undefined): void {
        const client = this.session.running;
        if (params === undefined || client === undefined) {
            this.shown.clear();
        } else {
            const uri = client.protocol2CodeConverter.asUri(params.uri).toString();
            if (params.slice === null) {
                this.shown.delete(uri);
            } else {
                const faded = params.slice.faded.map(range => client.protocol2CodeConverter.asRange(range));
                this.shown.set(uri, faded);
                this.news.fire(params.slice.title);
            }
        }
        this.draw();
        this.setContext();
    }

    private draw(): void {
        for (const editor of vscode.window.visibleTextEditors) {
            editor.setDecorations(this.faded, this.shown.get(editor.document.uri.toString()) ?? []);
        }
    }

    /** For the keys and commands that make sense only with a slice. */
    private setContext(): void {
        const uri = vscode.window.activeTextEditor?.document.uri.toString();
        const isShown = uri !== undefined && this.shown.has(uri);
        void vscode.commands.executeCommand('setContext', 'whydunit.sliceShown', isShown);
    }
}

function activeJavaEditor(): vscode.TextEditor | undefined {
    const editor = vscode.window.activeTextEditor;
    return editor !== undefined && vscode.languages.match(javaDocuments, editor.document) > 0
        ? editor
        : undefined;
}
