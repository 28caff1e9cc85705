// A real VS Code workbench with its extension host, served on the loopback and shown in Chromium.
// Everything it writes is in one temporary folder, removed at the end.

import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Quiet and fixed: no first-run pages, no updates, nothing that moves between two runs. */
const settings = {
    'breadcrumbs.enabled': false,
    'chat.commandCenter.enabled': false,
    'editor.hover.above': false,
    'editor.hover.delay': 100,
    'editor.minimap.enabled': false,
    'editor.occurrencesHighlight': 'off',
    'extensions.autoCheckUpdates': false,
    'extensions.autoUpdate': false,
    'extensions.ignoreRecommendations': true,
    'security.workspace.trust.enabled': false,
    'telemetry.telemetryLevel': 'off',
    'update.mode': 'none',
    'window.commandCenter': false,
    'window.menuBarVisibility': 'hidden',
    'workbench.activityBar.location': 'hidden',
    'workbench.enableExperiments': false,
    'workbench.layoutControl.enabled': false,
    'workbench.secondarySideBar.defaultVisibility': 'hidden',
    'workbench.startupEditor': 'none',
    'workbench.tips.enabled': false,
};

export class Workbench {
    static async start({ cache, project, output, extraSettings = {}, vsix, environment = {} }) {
        const workbench = new Workbench();
        try {
            await workbench.open(cache, project, output, extraSettings, vsix, environment);
            return workbench;
        } catch (error) {
            await workbench.close();
            throw error;
        }
    }

    async open(cache, project, output, extraSettings, vsix, environment) {
        mkdirSync(output, { recursive: true });
        this.output = output;
        this.folder = realpathSync(mkdtempSync(join(tmpdir(), 'whydunit-vscode-')));
        this.project = join(this.folder, 'tour');
        cpSync(project, this.project, { recursive: true });
        const userData = join(this.folder, 'user');
        const extensions = join(this.folder, 'extensions');
        mkdirSync(join(userData, 'User'), { recursive: true });
        mkdirSync(extensions);
        writeFileSync(
            join(userData, 'User', 'settings.json'),
            JSON.stringify({ ...settings, ...extraSettings }, null, 4),
        );

        const entry = join(cache, 'code-server/node_modules/code-server/out/node/entry.js');
        const folders = ['--user-data-dir', userData, '--extensions-dir', extensions];
        const env = {
            ...process.env,
            ...environment,
            XDG_CONFIG_HOME: this.folder,
            XDG_DATA_HOME: this.folder,
            // The gallery of extensions is never asked for anything.
            EXTENSIONS_GALLERY: '{"serviceUrl":"http://127.0.0.1:9/"}',
            // Lets a newer workbench take the tests that run inside the extension host.
            VSCODE_OPTIONS: 'enable-smoke-test-driver',
        };
        const log = openSync(join(output, 'workbench.log'), 'w');
        if (vsix !== undefined) {
            const install = [entry, ...folders, '--install-extension', vsix];
            execFileSync(process.execPath, install, { env, stdio: ['ignore', log, log] });
        }
        this.port = await freePort();
        this.server = spawn(
            process.execPath,
            [
                entry,
                ...folders,
                ...['--bind-addr', `127.0.0.1:${this.port}`, '--auth', 'none'],
                ...['--disable-telemetry', '--disable-update-check'],
                ...['--disable-workspace-trust', '--disable-getting-started-override'],
            ],
            { env, stdio: ['ignore', log, log], detached: true },
        );
        this.gone = new Promise(resolve => this.server.once('exit', resolve));
        await this.answers();

        const { chromium } = createRequire(import.meta.url)(
            join(cache, 'playwright-core/node_modules/playwright-core'),
        );
        this.browser = await chromium.launch({
            executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
            args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync'],
        });
        this.page = await this.browser.newPage({ viewport: { width: 1100, height: 600 } });
    }

    /** Shows the project. `payload` are the workbench's own start-up requests, such as a file to open. */
    async show(payload) {
        const query = new URLSearchParams({ folder: this.project, payload: JSON.stringify(payload) });
        await this.page.goto(`http://127.0.0.1:${this.port}/?${query}`);
    }

    remote(file) {
        return `vscode-remote://127.0.0.1:${this.port}${file}`;
    }

    async picture(name) {
        await this.page?.screenshot({ path: join(this.output, `${name}.png`) }).catch(() => undefined);
    }

    async close() {
        await this.browser?.close().catch(() => undefined);
        if (this.server?.pid !== undefined) {
            // The whole group, the language server included: what is left behind would be a fault.
            try {
                process.kill(-this.server.pid);
            } catch {
                // It has ended by itself.
            }
            await Promise.race([this.gone, delay(5000)]);
        }
        if (this.folder !== undefined) {
            rmSync(this.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
        }
    }

    async answers() {
        const deadline = Date.now() + 60_000;
        for (;;) {
            const answer = await fetch(`http://127.0.0.1:${this.port}/healthz`).catch(() => undefined);
            if (answer?.ok) {
                return;
            }
            if (Date.now() > deadline) {
                throw new Error('the workbench did not start within 60 s');
            }
            await delay(100);
        }
    }
}

function freePort() {
    return new Promise((resolve, reject) => {
        const server = createServer().on('error', reject);
        server.listen(0, '127.0.0.1', () => {
            const { port } = server.address();
            server.close(() => resolve(port));
        });
    });
}
