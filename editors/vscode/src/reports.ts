// Reports and constraint models of methods: read-only documents, shown as a Markdown preview beside
// the code. An open report is asked for again whenever the server has finished analysing, so it never
// shows yesterday's answer.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { execute, isReport } from './protocol';
import type { MethodArguments, Report } from './protocol';

const scheme = 'whydunit-report';

export type ReportCommand = 'whydunit.explain' | 'whydunit.model';

interface OpenReport {
    uri: vscode.Uri;
    command: ReportCommand;
    method: MethodArguments;
    markdown: string;
}

export class Reports implements vscode.TextDocumentContentProvider, vscode.Disposable {
    private readonly open = new Map<string, OpenReport>();
    private readonly changed = new vscode.EventEmitter<vscode.Uri>();
    private readonly registrations: vscode.Disposable;
    readonly onDidChange = this.changed.event;

    constructor(private readonly client: () => LanguageClient | undefined) {
        this.registrations = vscode.Disposable.from(
            vscode.workspace.registerTextDocumentContentProvider(scheme, this),
            vscode.workspace.onDidCloseTextDocument(document => this.open.delete(document.uri.toString())),
        );
    }

    dispose(): void {
        this.registrations.dispose();
        this.changed.dispose();
    }

    provideTextDocumentContent(uri: vscode.Uri): string {
        return this.open.get(uri.toString())?.markdown ?? '';
    }

    async show(command: ReportCommand, method: MethodArguments): Promise<void> {
        const report = await this.request(command, method);
        if (report === undefined) {
            return;
        }
        const uri = vscode.Uri.from({
            scheme,
            // The tab's name; the query tells two methods of one name apart.
            path: `/${report.title.replaceAll('/', '∕')}.md`,
            query: JSON.stringify([command, ...method]),
        });
        this.open.set(uri.toString(), { uri, command, method, markdown: report.markdown });
        this.changed.fire(uri);
        await vscode.workspace.openTextDocument(uri);
        try {
            await vscode.commands.executeCommand('markdown.showLockedPreviewToSide', uri);
        } catch {
            // The editor's Markdown support is switched off: the source reads well too.
            await vscode.window.showTextDocument(uri, {
                viewColumn: vscode.ViewColumn.Beside,
                preserveFocus: true,
            });
        }
    }

    /** Asks again for every open report; those that did not change are left alone. */
    async refresh(): Promise<void> {
        for (const report of [...this.open.values()]) {
            const current = await this.request(report.command, report.method, false);
            if (current !== undefined && current.markdown !== report.markdown) {
                report.markdown = current.markdown;
                this.changed.fire(report.uri);
            }
        }
    }

    private async request(
        command: ReportCommand,
        method: MethodArguments,
        tellUser = true,
    ): Promise<Report | undefined> {
        const client = this.client();
        try {
            if (client === undefined) {
                throw new Error('the server is not running');
            }
            const report = await execute(client, command, method);
            if (!isReport(report)) {
                throw new Error('the server has nothing to show for this method');
            }
            return report;
        } catch (error) {
            if (tellUser) {
                const reason = error instanceof Error ? error.message : String(error);
                void vscode.window.showErrorMessage(`Whydunit: ${reason}`);
            }
            return undefined;
        }
    }
}
