// The life of the server: started, restarted, told about settings, stopped.

import * as vscode from 'vscode';
import { LanguageClient, RevealOutputChannelOn, State } from 'vscode-languageclient/node';
import { javaDocuments } from './documents';
import { sliceNotification, statusNotification } from './protocol';
import type { SliceParams, StatusParams } from './protocol';
import { ServerNotFound, findServer } from './serverPath';
import { openServerPathSetting, settingsForServer } from './settings';
import type { StatusBar } from './status';
import { Viewport } from './viewport';

export class Session implements vscode.Disposable {
    private client: LanguageClient | undefined;
    private viewport: Viewport | undefined;
    /** Starts and stops happen one after the other, however fast they are asked for. */
    private queue: Promise<void> = Promise.resolve();
    private readonly statusChange = new vscode.EventEmitter<StatusParams>();
    readonly onDidChangeStatus = this.statusChange.event;
    private readonly sliceChange = new vscode.EventEmitter<SliceParams | undefined>();
    /** What is to be shown of a file; nothing when the server and all it knew are gone. */
    readonly onDidChangeSlice = this.sliceChange.event;

    constructor(
        private readonly context: vscode.ExtensionContext,
        private readonly log: vscode.LogOutputChannel,
        private readonly status: StatusBar,
    ) {}

    dispose(): void {
        this.statusChange.dispose();
        this.sliceChange.dispose();
    }

    /** The client, if its server can be talked to. */
    get running(): LanguageClient | undefined {
        return this.client?.isRunning() === true ? this.client : undefined;
    }

    restart(): Promise<void> {
        return this.enqueue(async () => {
            await this.stopNow();
            await this.startNow();
        });
    }

    stop(): Promise<void> {
        return this.enqueue(() => this.stopNow());
    }

    async sendSettings(): Promise<void> {
        await this.running?.sendNotification('workspace/didChangeConfiguration', {
            settings: { whydunit: settingsForServer() },
        });
    }

    private enqueue(step: () => Promise<void>): Promise<void> {
        this.queue = this.queue.then(step, step);
        return this.queue;
    }

    private async startNow(): Promise<void> {
        this.status.starting();
        try {
            const client = this.createClient(findServer(this.context));
            this.client = client;
            await client.start();
            this.viewport = new Viewport(client);
        } catch (error) {
            await this.tellFailure(error);
        }
    }

    private async stopNow(): Promise<void> {
        this.viewport?.dispose();
        this.viewport = undefined;
        const client = this.client;
        this.client = undefined;
        try {
            await client?.dispose();
        } catch (error) {
            // It is gone either way: a server that hung or never started can't be stopped politely.
            this.log.warn(`stopping the server: ${String(error)}`);
        }
    }

    private createClient(command: string): LanguageClient {
        this.log.info(`starting ${command}`);
        const client = new LanguageClient(
            'whydunit',
            'Whydunit',
            { command, args: ['lsp'] },
            {
                documentSelector: javaDocuments,
                outputChannel: this.log,
                revealOutputChannelOn: RevealOutputChannelOn.Never,
                initializationOptions: () => settingsForServer(),
                stdioOptions: {
                    stdout: () => undefined,
                    // What the server writes there is its log, not only errors.
                    stderr: (stream, log) => {
                        stream.setEncoding('utf8');
                        stream.on('data', (text: string) => log.info(text.trimEnd()));
                    },
                },
            },
        );
        client.onNotification(statusNotification, status => {
            this.status.update(status);
            this.statusChange.fire(status);
        });
        client.onNotification(sliceNotification, slice => this.sliceChange.fire(slice));
        client.onDidChangeState(({ newState }) => {
            if (newState === State.Stopped) {
                this.sliceChange.fire(undefined);
            }
            if (newState === State.Stopped && this.client === client) {
                this.status.stopped('the server has stopped, see the log');
            } else if (newState === State.Starting) {
                this.status.starting();
            }
        });
        return client;
    }

    private async tellFailure(error: unknown): Promise<void> {
        const reason = error instanceof Error ? error.message : String(error);
        this.log.error(reason);
        const missing = error instanceof ServerNotFound;
        this.status.stopped(missing ? 'no server found' : 'the server did not start, see the log');
        const settings = 'Open Settings';
        const log = 'Show Log';
        const message = missing ? reason : `Whydunit: the server did not start. ${reason}`;
        // Not awaited: the message may stay on screen for hours.
        void vscode.window.showErrorMessage(message, settings, log).then(async choice => {
            if (choice === settings) {
                await openServerPathSetting();
            } else if (choice === log) {
                this.log.show();
            }
        });
    }
}
