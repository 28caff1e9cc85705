// Entry point: wires the server's session, the status bar, the reports and the commands together.

import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { methodArguments, methodAtCursor } from './methodAtCursor';
import { execute, isWrittenTests } from './protocol';
import type { MethodArguments, ServerCommand } from './protocol';
import { patiently } from './patiently';
import { Reports } from './reports';
import type { ReportCommand } from './reports';
import { Session } from './session';
import { changesServerPath, changesServerSettings } from './settings';
import { SliceDocuments } from './sliceDocuments';
import { Slices } from './slices';
import { StatusBar } from './status';
import { tell, tellError } from './tell';

let session: Session | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
    const log = vscode.window.createOutputChannel('Whydunit', { log: true });
    const status = new StatusBar();
    const started = new Session(context, log, status);
    session = started;
    const reports = new Reports(() => started.running);
    const slices = new Slices(started);
    const sliceDocuments = new SliceDocuments(started);
    context.subscriptions.push(
        log,
        status,
        started,
        reports,
        slices,
        sliceDocuments,
        started.onDidChangeStatus(status => reports.statusChanged(status)),
        vscode.workspace.onDidChangeConfiguration(async event => {
            if (changesServerPath(event)) {
                await started.restart();
            } else if (changesServerSettings(event)) {
                await started.sendSettings();
            }
        }),
        showing('whydunit.showMethod', 'whydunit.explain', started, reports),
        showing('whydunit.showModel', 'whydunit.model', started, reports),
        showing('whydunit.showCases', 'whydunit.cases', started, reports),
        vscode.commands.registerCommand('whydunit.generateTests', (...values: unknown[]) =>
            generateTests(started, values),
        ),
        vscode.commands.registerCommand('whydunit.computeSlice', (...values: unknown[]) =>
            slices.compute(values, 'static'),
        ),
        vscode.commands.registerCommand('whydunit.showInfluence', () => slices.compute([], 'forward')),
        vscode.commands.registerCommand('whydunit.clearSlice', (...values: unknown[]) => slices.clear(values)),
        vscode.commands.registerCommand('whydunit.openSlice', (...values: unknown[]) =>
            sliceDocuments.open(values),
        ),
        vscode.commands.registerCommand('whydunit.showAllSuspects', () => showAllSuspects(started)),
        vscode.commands.registerCommand('whydunit.undoLineIsRight', () => undoLineIsRight(started)),
        vscode.commands.registerCommand('whydunit.analyseNow', () => analyseNow(started)),
        vscode.commands.registerCommand('whydunit.restartServer', () => started.restart()),
        vscode.commands.registerCommand('whydunit.showLog', () => log.show()),
    );
    await started.restart();
}

export async function deactivate(): Promise<void> {
    await session?.stop();
}

/** A command that code lenses and code actions call with a method, and the palette without one. */
function showing(
    name: string,
    command: ReportCommand,
    current: Session,
    reports: Reports,
): vscode.Disposable {
    return vscode.commands.registerCommand(name, async (...values: unknown[]) => {
        const method = methodArguments(values) ?? (await underCursor(current));
        if (method !== undefined) {
            await reports.show(command, method);
        }
    });
}

async function underCursor(current: Session): Promise<MethodArguments | undefined> {
    const editor = vscode.window.activeTextEditor;
    const client = current.running;
    if (editor === undefined || client === undefined) {
        tell(client === undefined ? 'the server is not running.' : 'open a Java file first.');
        return undefined;
    }
    const method = await methodAtCursor(client, editor);
    if (method === undefined) {
        tell('there is no analysed method at the cursor.');
    }
    return method;
}

/** Lets the server write JUnit tests: it offers them as an edit, which the editor shows for confirmation. */
async function generateTests(current: Session, values: readonly unknown[]): Promise<void> {
    const method = methodArguments(values) ?? (await underCursor(current));
    const client = current.running;
    if (method === undefined || client === undefined) {
        return;
    }
    const oneCase = typeof values[2] === 'string' ? [values[2]] : [];
    try {
        const written = await patiently('Whydunit: writing JUnit tests', token =>
            execute(client, 'whydunit.writeTests', [...method, ...oneCase], token),
        );
        if (isWrittenTests(written) && written.leftOut.length > 0) {
            const reasons = written.leftOut.map(({ case: name, reason }) => `${name}: ${reason}`);
            tell(`left out ${reasons.join('; ')}`);
        }
    } catch (error) {
        tellError(error);
    }
}

/** Marks all suspects of the method at the cursor, or only the first few again. */
async function showAllSuspects(current: Session): Promise<void> {
    const method = await underCursor(current);
    const client = current.running;
    if (method !== undefined && client !== undefined) {
        await asked(client, 'whydunit.allSuspects', method);
    }
}

async function undoLineIsRight(current: Session): Promise<void> {
    const client = current.running;
    if (client === undefined) {
        tell('the server is not running.');
        return;
    }
    const said = await asked(client, 'whydunit.lineMayBeWrong', []);
    if (typeof said === 'string') {
        tell(`${said}.`);
    }
}

/** What the server answers; where it refuses, the user is told why. */
async function asked(
    client: LanguageClient,
    command: ServerCommand,
    values: readonly string[],
): Promise<unknown> {
    try {
        return await execute(client, command, values);
    } catch (error) {
        tell(`${error instanceof Error ? error.message : String(error)}.`);
        return undefined;
    }
}

async function analyseNow(current: Session): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const client = current.running;
    if (editor === undefined || client === undefined) {
        tell(client === undefined ? 'the server is not running.' : 'open a Java file first.');
        return;
    }
    await execute(client, 'whydunit.analyse', [client.code2ProtocolConverter.asUri(editor.document.uri)]);
}

