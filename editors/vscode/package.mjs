// Packages the extension as a .vsix.
//   node package.mjs                    without a server: any platform, needs `whydunit` on the PATH
//   node package.mjs --server BINARY    with this platform's server inside
//   node package.mjs … --out FILE

import { chmodSync, copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVSIX } from '@vscode/vsce';

const extension = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({ options: { server: { type: 'string' }, out: { type: 'string' } } });

const staged = join(extension, 'server');
rmSync(staged, { recursive: true, force: true });
const platform = `${process.platform}-${process.arch}`;
if (options.server !== undefined) {
    mkdirSync(staged);
    const binary = join(staged, process.platform === 'win32' ? 'whydunit.exe' : 'whydunit');
    copyFileSync(resolve(options.server), binary);
    chmodSync(binary, 0o755);
}
collectLicences();

const name = options.server === undefined ? 'whydunit.vsix' : `whydunit-${platform}.vsix`;
await createVSIX({
    cwd: extension,
    packagePath: resolve(options.out ?? join(extension, name)),
    // Everything needed is in the bundle.
    dependencies: false,
    allowMissingRepository: true,
    ...(options.server === undefined ? {} : { target: platform }),
});

/** The bundle contains other people's code; their licences ask to come along. */
function collectLicences() {
    const lock = JSON.parse(readFileSync(join(extension, 'package-lock.json'), 'utf8'));
    const texts = Object.entries(lock.packages)
        .filter(([folder, entry]) => folder !== '' && entry.dev !== true)
        .map(([folder, entry]) => {
            const file = readdirSync(join(extension, folder)).find(name => /^licen[cs]e/i.test(name));
            const text = file === undefined ? `Licence: ${entry.license}` : readFileSync(join(extension, folder, file), 'utf8');
            return `${folder.replace(/^.*node_modules\//, '')} ${entry.version}\n\n${text.trim()}\n`;
        });
    mkdirSync(join(extension, 'dist'), { recursive: true });
    writeFileSync(join(extension, 'dist', 'third-party-licences.txt'), texts.join(`\n${'-'.repeat(72)}\n\n`));
}
