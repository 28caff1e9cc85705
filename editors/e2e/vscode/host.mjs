// Runs the tests of `host-tests` inside VS Code's extension host, where the `vscode` interface is real.
// usage: node host.mjs --cache DIR --extension DIR --server FILE --project DIR --output DIR

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Checks } from './checks.mjs';
import { Workbench } from './workbench.mjs';

const text = { type: 'string' };
const { values: options } = parseArgs({
    options: { cache: text, extension: text, server: text, project: text, output: text },
});
const output = resolve(options.output);
const tests = join(dirname(fileURLToPath(import.meta.url)), 'host-tests/index.js');
const results = join(output, 'host-results.json');
rmSync(results, { force: true });
const checks = new Checks();

// The server, with a record of what the extension says to it.
mkdirSync(output, { recursive: true });
const record = join(output, 'host-messages.log');
const recorded = join(output, 'recorded-server');
rmSync(record, { force: true });
writeFileSync(recorded, `#!/bin/sh\ntee -a '${record}' | '${resolve(options.server)}' "$@"\n`, { mode: 0o755 });

const workbench = await Workbench.start({
    cache: resolve(options.cache),
    project: resolve(options.project),
    output,
    extraSettings: { 'whydunit.server.path': recorded },
    environment: { WHYDUNIT_HOST_RESULTS: results, WHYDUNIT_HOST_MESSAGES: record },
});
try {
    await workbench.show([
        ['extensionDevelopmentPath', workbench.remote(resolve(options.extension))],
        ['extensionTestsPath', workbench.remote(tests)],
    ]);
    const deadline = Date.now() + 300_000;
    while (!existsSync(results) && Date.now() < deadline) {
        await delay(200);
    }
    if (checks.check('the tests in the extension host end', existsSync(results))) {
        for (const { name, error } of JSON.parse(readFileSync(results, 'utf8'))) {
            checks.check(name, error === null, error ?? '');
        }
    }
} catch (error) {
    checks.check('the extension host runs', false, error.stack);
} finally {
    await workbench.picture('host-end');
    await workbench.close();
}
checks.write(join(output, 'host.json'));
process.exit(checks.failed === 0 ? 0 : 1);
