// What the server and this client say to each other beyond the Language Server Protocol.

import { ExecuteCommandRequest, NotificationType } from 'vscode-languageclient/node';
import type { CancellationToken, LanguageClient, Position, Range } from 'vscode-languageclient/node';

/** Commands the server carries out. They must differ from every command registered in `package.json`:
 *  the language client registers the server's too, and a second registration of a name fails. */
export type ServerCommand =
    | 'whydunit.explain'
    | 'whydunit.model'
    | 'whydunit.cases'
    | 'whydunit.writeTests'
    | 'whydunit.analyse';

/** What to pass for one method: its document's URI and the server's key for it. */
export type MethodArguments = [uri: string, method: string];

/** A method's report, constraint model or test cases, ready to be shown. */
export interface Report {
    title: string;
    markdown: string;
    text: string;
}

export interface StatusParams {
    state: 'busy' | 'idle';
    health: 'ok' | 'warning' | 'error';
    message: string | null;
    /** Analyses that are waiting or running. */
    pending: number;
}

export const statusNotification = new NotificationType<StatusParams>('whydunit/status');

export interface ViewportParams {
    uri: string;
    version: number;
    visible: Range[];
    cursor: Position;
}

/** Lets the server analyse first what the user is looking at. */
export const viewportNotification = new NotificationType<ViewportParams>('whydunit/viewport');

export async function execute(
    client: LanguageClient,
    command: ServerCommand,
    args: readonly string[],
    token?: CancellationToken,
): Promise<unknown> {
    return client.sendRequest(ExecuteCommandRequest.type, { command, arguments: [...args] }, token);
}

/** Tests that the server has written and offered as an edit. */
export interface WrittenTests {
    uri: string;
    leftOut: { case: string; reason: string }[];
}

export function isWrittenTests(value: unknown): value is WrittenTests {
    if (typeof value !== 'object' || value === null) {
        return false;
    }
    const written = value as Partial<WrittenTests>;
    return typeof written.uri === 'string' && Array.isArray(written.leftOut);
}

export function isReport(value: unknown): value is Report {
    if (typeof value !== 'object' || value === null) {
        return false;
    }
    const report = value as Partial<Report>;
    return (
        typeof report.title === 'string' &&
        typeof report.markdown === 'string' &&
        typeof report.text === 'string'
    );
}
