// Waiting for an answer: silently at first, then with a notice that can be cancelled.

import * as vscode from 'vscode';

const silentMilliseconds = 300;

/** What the request answers; nothing when the user cancelled it. `news` are shown in the notice. */
export async function patiently<T>(
    title: string,
    request: (token: vscode.CancellationToken) => Promise<T>,
    news?: vscode.Event<string>,
): Promise<T | undefined> {
    const source = new vscode.CancellationTokenSource();
    const answer = request(source.token);
    const notice = setTimeout(() => {
        void vscode.window.withProgress(
            { location: vscode.ProgressLocation.Notification, title, cancellable: true },
            (progress, token) => {
                token.onCancellationRequested(() => source.cancel());
                const listening = news?.(message => progress.report({ message }));
                // How it ends is for the caller to tell.
                const end = (): void => void listening?.dispose();
                return answer.then(end, end);
            },
        );
    }, silentMilliseconds);
    try {
        return await answer;
    } catch (error) {
        if (source.token.isCancellationRequested) {
            return undefined;
        }
        throw error;
    } finally {
        clearTimeout(notice);
        source.dispose();
    }
}
