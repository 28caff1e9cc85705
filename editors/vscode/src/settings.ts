// The settings the server understands, read from the editor's section `whydunit`.

import * as vscode from 'vscode';

const section = 'whydunit';

/** Everything in the section except where the server is, which only this client needs. */
const serverSettings = [
    'timeLimit',
    'maxFaults',
    'edits',
    'maxSuspects',
    'models',
    'loops',
    'callees',
    'deepDelay',
    'lens',
    'cases',
    'caseTimeLimit',
    'caseCriterion',
    'caseExceptions',
    'caseValues',
    'junit',
    'sliceTimeLimit',
    'sliceNodes',
    'sliceDiagnostics',
    'trace',
] as const;

export function settingsForServer(): Record<string, unknown> {
    const configuration = vscode.workspace.getConfiguration(section);
    const settings = Object.fromEntries(serverSettings.map(name => [name, configuration.get(name)]));
    // Hovers and panels of this editor show pictures.
    return { ...settings, pictures: true };
}

export function changesServerSettings(event: vscode.ConfigurationChangeEvent): boolean {
    return serverSettings.some(name => event.affectsConfiguration(`${section}.${name}`));
}

export function configuredServerPath(): string {
    return vscode.workspace.getConfiguration(section).get<string>('server.path', '').trim();
}

export function changesServerPath(event: vscode.ConfigurationChangeEvent): boolean {
    return event.affectsConfiguration(`${section}.server.path`);
}

export async function openServerPathSetting(): Promise<void> {
    await vscode.commands.executeCommand('workbench.action.openSettings', `${section}.server.path`);
}
