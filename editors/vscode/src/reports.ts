// Reports, constraint models and test cases of methods, each in a panel beside the code. An open panel asks again
// when the server has finished analysing something new, so it never shows yesterday's answer.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { javaDocuments } from './documents';
import { execute, isReport } from './protocol';
import type { MethodArguments, Report, StatusParams } from './protocol';
import { patiently } from './patiently';
import { page } from './reportPage';

export type ReportCommand = 'whydunit.explain' | 'whydunit.model' | 'whydunit.cases';

const names: Record<ReportCommand, string> = {
    'whydunit.explain': 'report',
    'whydunit.model': 'constraint model',
    'whydunit.cases': 'table of test cases',
};

interface OpenReport {
    panel: vscode.WebviewPanel;
    command: ReportCommand;
    method: MethodArguments;
    shown: string;
}

export class Reports implements vscode.Disposable {
    private readonly open = new Map<string, OpenReport>();
    private readonly edits: vscode.Disposable;
    /** Something was edited or analysed since the open reports were asked for. */
    private stale = false;
    /** Own requests under way. Making a constraint model keeps the server busy too, and must not look
     *  like news: each answer would lead to the next request. */
    private asking = 0;

    constructor(private readonly client: () => LanguageClient | undefined) {
        this.edits = vscode.workspace.onDidChangeTextDocument(({ document }) => {
            this.stale ||= vscode.languages.match(javaDocuments, document) > 0;
        });
    }

    dispose(): void {
        this.edits.dispose();
        for (const { panel } of [...this.open.values()]) {
            panel.dispose();
        }
    }

    async show(command: ReportCommand, method: MethodArguments): Promise<void> {
        try {
            const report = await patiently(`Whydunit: making the ${names[command]}`, token =>
                this.request(command, method, token),
            );
            if (report === undefined) {
                return;
            }
            const key = JSON.stringify([command, ...method]);
            const existing = this.open.get(key);
            existing?.panel.reveal(undefined, true);
            await this.fill(existing ?? this.create(key, report.title, command, method), report);
        } catch (error) {
            const reason = error instanceof Error ? error.message : String(error);
            void vscode.window.showErrorMessage(`Whydunit: ${reason}`);
        }
    }

    statusChanged(status: StatusParams): void {
        if (status.state === 'busy') {
            this.stale ||= this.asking === 0;
        } else if (this.stale) {
            this.stale = false;
            void this.refresh();
        }
    }

    /** Asks again for every open report; those that did not change are left alone. */
    private async refresh(): Promise<void> {
        for (const open of [...this.open.values()]) {
            try {
                await this.fill(open, await this.request(open.command, open.method));
            } catch {
                // The method may be gone, or half typed; what is shown says which state it describes.
            }
        }
    }

    private create(key: string, title: string, command: ReportCommand, method: MethodArguments): OpenReport {
        const panel = vscode.window.createWebviewPanel(
            'whydunit.report',
            title,
            { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
            { enableFindWidget: true, localResourceRoots: [] },
        );
        const open: OpenReport = { panel, command, method, shown: '' };
        this.open.set(key, open);
        panel.onDidDispose(() => this.open.delete(key));
        return open;
    }

    private async fill(open: OpenReport, report: Report): Promise<void> {
        const html = await page(report);
        // Setting it again would scroll the reader back to the top.
        if (html !== open.shown) {
            open.shown = html;
            open.panel.title = report.title;
            open.panel.webview.html = html;
        }
    }

    private async request(
        command: ReportCommand,
        method: MethodArguments,
        token?: vscode.CancellationToken,
    ): Promise<Report> {
        const client = this.client();
        if (client === undefined) {
            throw new Error('the server is not running.');
        }
        this.asking += 1;
        try {
            const report = await execute(client, command, method, token);
            if (!isReport(report)) {
                throw new Error('the server has nothing to show for this method.');
            }
            return report;
        } finally {
            this.asking -= 1;
        }
    }
}
