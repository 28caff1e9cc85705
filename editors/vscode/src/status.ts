// The status bar item: whether the server works, on how much, and whether something is wrong.

import * as vscode from 'vscode';
import { javaDocuments } from './documents';
import type { StatusParams } from './protocol';

export class StatusBar implements vscode.Disposable {
    private readonly item: vscode.StatusBarItem;
    private readonly editorChange: vscode.Disposable;
    private failed = false;

    constructor() {
        this.item = vscode.window.createStatusBarItem('whydunit.status', vscode.StatusBarAlignment.Right, 0);
        this.item.name = 'Whydunit';
        this.item.command = 'whydunit.showLog';
        this.editorChange = vscode.window.onDidChangeActiveTextEditor(() => this.updateVisibility());
        this.starting();
    }

    dispose(): void {
        this.editorChange.dispose();
        this.item.dispose();
    }

    starting(): void {
        this.show('$(sync~spin)', 'starting', 'ok');
    }

    stopped(reason: string): void {
        this.show('$(error)', reason, 'error');
    }

    update(status: StatusParams): void {
        if (status.health !== 'ok') {
            const icon = status.health === 'error' ? '$(error)' : '$(warning)';
            this.show(icon, status.message ?? 'something is wrong, see the log', status.health);
        } else if (status.state === 'busy') {
            const count = status.pending > 0 ? ` ${status.pending}` : '';
            const methods = status.pending === 1 ? '1 method' : `${status.pending} methods`;
            const doing = status.message ?? (status.pending > 0 ? `analysing ${methods}` : 'analysing');
            this.show('$(sync~spin)', doing, 'ok', count);
        } else {
            this.show('$(check)', status.message ?? 'everything is analysed', 'ok');
        }
    }

    private show(icon: string, meaning: string, health: StatusParams['health'], suffix = ''): void {
        this.item.text = `${icon} Whydunit${suffix}`;
        this.item.accessibilityInformation = { label: `Whydunit: ${meaning}`, role: 'button' };
        this.item.backgroundColor =
            health === 'ok' ? undefined : new vscode.ThemeColor(`statusBarItem.${health}Background`);
        const tooltip = new vscode.MarkdownString(undefined, true);
        tooltip.isTrusted = { enabledCommands: ['whydunit.showLog', 'whydunit.restartServer'] };
        tooltip.appendText(`Whydunit: ${meaning}`);
        tooltip.appendMarkdown(
            '\n\n[Show log](command:whydunit.showLog) · [Restart server](command:whydunit.restartServer)',
        );
        this.item.tooltip = tooltip;
        this.failed = health !== 'ok';
        this.updateVisibility();
    }

    /** Beside a Java file, or whenever there is something to say. */
    private updateVisibility(): void {
        const document = vscode.window.activeTextEditor?.document;
        if (this.failed || (document !== undefined && vscode.languages.match(javaDocuments, document) > 0)) {
            this.item.show();
        } else {
            this.item.hide();
        }
    }
}
