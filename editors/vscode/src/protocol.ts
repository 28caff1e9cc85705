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
    | 'whydunit.slice'
    | 'whydunit.sliceText'
    | 'whydunit.endSlice'
    | 'whydunit.allSuspects'
    | 'whydunit.lineMayBeWrong'
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
    args: readonly (string | SliceQuery)[],
    token?: CancellationToken,
): Promise<unknown> {
    return client.sendRequest(ExecuteCommandRequest.type, { command, arguments: [...args] }, token);
}

/** What to make a slice of; the server's own code actions and lenses carry more of it. */
export interface SliceQuery {
    range: Range;
    kind?: 'static' | 'forward';
}

export function isSliceQuery(value: unknown): value is SliceQuery {
    return typeof value === 'object' && value !== null && 'range' in value;
}

/** What became of a slice that was asked for. */
export interface SliceAnswer {
    title: string;
    summary: string;
    verdict: 'minimal' | 'quasi-minimal' | 'static' | 'unknown';
}

/** A slice as a program. */
export interface SliceText {
    title: string;
    java: string;
}

export interface ShownSlice {
    title: string;
    state: 'running' | 'stopped' | 'finished' | 'outdated';
    /** What isn't in the slice. */
    faded: Range[];
    nodes: { slice: number; original: number } | null;
}

export interface SliceParams {
    uri: string;
    /** Nothing: the whole file is shown again. */
    slice: ShownSlice | null;
}

/** Which parts of a file are to fade. */
export const sliceNotification = new NotificationType<SliceParams>('whydunit/slice');

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
