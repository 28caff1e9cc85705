// Which method the cursor is in, for commands started from the palette. The server knows: it offers
// its commands on the method as code actions, and its code lenses carry the same arguments.

import * as vscode from 'vscode';
import { CodeActionRequest, CodeLensRequest, Command } from 'vscode-languageclient/node';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { MethodArguments } from './protocol';

const commandsOfMethods = [
    'whydunit.showMethod',
    'whydunit.showModel',
    'whydunit.showCases',
    'whydunit.generateTests',
];

export async function methodAtCursor(
    client: LanguageClient,
    editor: vscode.TextEditor,
): Promise<MethodArguments | undefined> {
    const convert = client.code2ProtocolConverter;
    const textDocument = convert.asTextDocumentIdentifier(editor.document);
    const cursor = convert.asPosition(editor.selection.active);
    const actions = await client.sendRequest(CodeActionRequest.type, {
        textDocument,
        range: { start: cursor, end: cursor },
        context: { diagnostics: [] },
    });
    for (const action of actions ?? []) {
        const method = argumentsOf(Command.is(action) ? action : action.command);
        if (method !== undefined) {
            return method;
        }
    }
    // The method that starts last before the cursor.
    const lenses = (await client.sendRequest(CodeLensRequest.type, { textDocument })) ?? [];
    return lenses
        .filter(lens => lens.range.start.line <= cursor.line)
        .sort((a, b) => b.range.start.line - a.range.start.line)
        .map(lens => argumentsOf(lens.command))
        .find(method => method !== undefined);
}

/** The arguments of a command on a method; nothing for any other command. */
export function argumentsOf(command: Command | undefined): MethodArguments | undefined {
    return command !== undefined && commandsOfMethods.includes(command.command)
        ? methodArguments(command.arguments ?? [])
        : undefined;
}

export function methodArguments(values: readonly unknown[]): MethodArguments | undefined {
    const [uri, method] = values;
    return typeof uri === 'string' && typeof method === 'string' ? [uri, method] : undefined;
}
