// Where the server binary is.

import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import * as vscode from 'vscode';
import { configuredServerPath } from './settings';

const binary = process.platform === 'win32' ? 'whydunit.exe' : 'whydunit';

/** The server can't be started; the message tells the user why and what to do. */
export class ServerNotFound extends Error {}

/**
 * The first of: the setting, the checkout's own build when the extension itself is being developed,
 * the server inside the extension, the `PATH`. A setting that leads nowhere is an error rather than
 * a reason to look further: the user asked for that one.
 */
export function findServer(context: vscode.ExtensionContext): string {
    const configured = configuredServerPath();
    if (configured !== '') {
        const file = expand(configured);
        if (!isFile(file)) {
            throw new ServerNotFound(
                `Whydunit: there is no server at '${file}', the path in the setting 'whydunit.server.path'.`,
            );
        }
        return file;
    }
    const found =
        developmentBuild(context) ?? bundled(context) ?? process.env['PATH']
            ?.split(path.delimiter)
            .filter(folder => folder !== '')
            .map(folder => path.join(folder, binary))
            .find(isFile);
    if (found === undefined) {
        throw new ServerNotFound(
            `Whydunit: no server found. This extension carries none for ${process.platform}-${process.arch}, ` +
                `and there is no '${binary}' on the PATH. Install it with 'cargo install', or set its path.`,
        );
    }
    return found;
}

function bundled(context: vscode.ExtensionContext): string | undefined {
    const file = path.join(context.extensionPath, 'server', binary);
    if (!isFile(file)) {
        return undefined;
    }
    try {
        fs.accessSync(file, fs.constants.X_OK);
    } catch {
        // Some unpackers drop the permission.
        fs.chmodSync(file, 0o755);
    }
    return file;
}

/** The newest build in the checkout, so that a fresh `cargo build` is what runs. */
function developmentBuild(context: vscode.ExtensionContext): string | undefined {
    if (context.extensionMode !== vscode.ExtensionMode.Development) {
        return undefined;
    }
    const target = path.join(context.extensionPath, '..', '..', 'target');
    return ['debug', 'release']
        .map(profile => path.join(target, profile, binary))
        .filter(isFile)
        .sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0];
}

function expand(configured: string): string {
    const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
    const file = configured
        .replace(/^~(?=$|[\\/])/, os.homedir())
        .replaceAll('${workspaceFolder}', folder);
    return path.resolve(folder, file);
}

function isFile(file: string): boolean {
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
