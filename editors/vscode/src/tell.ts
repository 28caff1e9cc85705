// How the extension speaks to the user.

import * as vscode from 'vscode';

export function tell(what: string): void {
    void vscode.window.showInformationMessage(`Whydunit: ${what}`);
}

/** A request was refused, or failed. */
export function tellError(error: unknown): void {
    tell(error instanceof Error ? error.message : String(error));
}
