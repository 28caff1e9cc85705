// Tests of the extension through VS Code's own interface. They run one after the other on one window;
// the results go to the file that WHYDUNIT_HOST_RESULTS names. WHYDUNIT_HOST_MESSAGES is a record of what
// the extension says to the server.

const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const vscode = require('vscode');

const tests = [];
const test = (name, body) => tests.push({ name, body });

exports.run = async () => {
    const results = [];
    for (const { name, body } of tests) {
        const error = await body().then(() => null, reason => String(reason?.stack ?? reason));
        results.push({ name, error });
    }
    const file = process.env.WHYDUNIT_HOST_RESULTS;
    fs.writeFileSync(`${file}.part`, JSON.stringify(results));
    fs.renameSync(`${file}.part`, file); // never seen half written
};

// ---- helpers

const execute = vscode.commands.executeCommand;
const file = name => vscode.Uri.file(path.join(vscode.workspace.workspaceFolders[0].uri.fsPath, name));
const shipping = () => file('src/main/java/shop/Shipping.java');
const configuration = () => vscode.workspace.getConfiguration('whydunit');

async function until(what, probe, milliseconds = 15_000) {
    const deadline = Date.now() + milliseconds;
    for (;;) {
        const value = await probe();
        if (value) {
            return value;
        }
        assert.ok(Date.now() < deadline, `waited in vain for ${what}`);
        await new Promise(resolve => setTimeout(resolve, 50));
    }
}

async function open(uri) {
    return vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
}

const ours = uri => vscode.languages.getDiagnostics(uri).filter(({ source }) => source === 'whydunit');
const codeOf = ({ code }) => (typeof code === 'object' ? code.value : code);
const suspects = uri => ours(uri).filter(diagnostic => codeOf(diagnostic) === 'suspect');
const someSuspects = () => until('suspects', () => suspects(shipping()).length > 0 && suspects(shipping()));
const noSuspects = () => until('no suspects', () => suspects(shipping()).length === 0);

async function lenses(uri) {
    const all = await execute('vscode.executeCodeLensProvider', uri, 100);
    return all.filter(({ command }) => command?.command === 'whydunit.showMethod');
}

const failingLens = () =>
    until('the lens of the failing method', async () =>
        (await lenses(shipping())).find(({ command }) => /1 failing/.test(command.title)),
    );

async function replace(editor, from, to) {
    const at = editor.document.getText().indexOf(from);
    assert.notEqual(at, -1, `'${from}' is in the file`);
    const range = new vscode.Range(
        editor.document.positionAt(at),
        editor.document.positionAt(at + from.length),
    );
    assert.ok(await editor.edit(edit => edit.replace(range, to)));
}

const panels = () =>
    vscode.window.tabGroups.all
        .flatMap(({ tabs }) => tabs)
        .filter(({ input }) => input instanceof vscode.TabInputWebview && /whydunit\.report/.test(input.viewType));

/** How often the server was asked so far. */
const asked = command => fs.readFileSync(process.env.WHYDUNIT_HOST_MESSAGES, 'utf8').split(`"${command}"`).length - 1;

async function closePanels() {
    await vscode.window.tabGroups.close(panels());
    await until('closed panels', () => panels().length === 0);
}

// ---- tests

test('the extension starts with the first Java file', async () => {
    const editor = await open(shipping());
    assert.equal(editor.document.languageId, 'java');
    await until('activation', () => vscode.extensions.getExtension('whydunit.whydunit')?.isActive, 60_000);
});

test('the first suspect is a warning, the others are information', async () => {
    // The first answer has to wait for the server to start and the project to be read.
    const found = await until('suspects', () => suspects(shipping()).length > 0 && suspects(shipping()), 60_000);
    const first = found.filter(({ message }) => /^Suspect 1 of \d+/.test(message));
    assert.equal(first.length, 1, 'shown once');
    assert.match(first[0].message, /if this gave 22 instead of 19/);
    assert.equal(first[0].severity, vscode.DiagnosticSeverity.Warning);
    for (const other of found.filter(diagnostic => diagnostic !== first[0])) {
        assert.equal(other.severity, vscode.DiagnosticSeverity.Information, other.message);
    }
});

test('the first suspect is in the faulty line, points at the test and links to its page', async () => {
    const [first] = (await someSuspects()).filter(({ message }) => message.startsWith('Suspect 1 '));
    const document = await vscode.workspace.openTextDocument(shipping());
    assert.match(document.lineAt(first.range.start.line).text, /cost \* 2 - 3/);
    assert.ok(
        first.relatedInformation?.some(({ location }) => location.uri.path.endsWith('ShippingTest.java')),
        'related information in the test',
    );
    assert.match(String(first.code.target), /^https:/);
});

test('the lens counts the tests and the suspects', async () => {
    const { command, range } = await failingLens();
    assert.match(command.title, /\d+ tests?, 1 failing · \d+ suspects?/);
    const document = await vscode.workspace.openTextDocument(shipping());
    assert.match(document.lineAt(range.start.line).text, /cost\(/);
});

test('the hover on a suspect has the failing case and the value needed', async () => {
    const [first] = await someSuspects();
    const hovers = await execute('vscode.executeHoverProvider', shipping(), first.range.start);
    const text = hovers.flatMap(({ contents }) => contents.map(content => content.value ?? content)).join('\n');
    assert.match(text, /expressHeavy/);
    assert.match(text, /22/);
});

test('the code actions explain and show the constraint model', async () => {
    const [first] = await someSuspects();
    const actions = await execute('vscode.executeCodeActionProvider', shipping(), first.range);
    const commands = actions.map(({ command }) => command?.command);
    assert.ok(commands.includes('whydunit.showMethod'), 'Explain');
    assert.ok(commands.includes('whydunit.showModel'), 'Show constraint model');
});

test('diagnostics and lenses of another Java extension do no harm', async () => {
    const [first] = await someSuspects();
    const others = vscode.languages.createDiagnosticCollection('another');
    const foreign = new vscode.Diagnostic(first.range, 'unused', vscode.DiagnosticSeverity.Error);
    foreign.source = 'Java';
    foreign.code = '570425394';
    others.set(shipping(), [foreign]);
    const lens = vscode.languages.registerCodeLensProvider('java', {
        provideCodeLenses: () => [new vscode.CodeLens(first.range, { title: 'Run', command: 'noop' })],
    });
    try {
        const actions = await execute('vscode.executeCodeActionProvider', shipping(), first.range);
        assert.ok(actions.some(({ command }) => command?.command === 'whydunit.showModel'));
        const all = await execute('vscode.executeCodeLensProvider', shipping(), 100);
        assert.ok(all.some(({ command }) => command?.title === 'Run'));
        await failingLens();
    } finally {
        others.dispose();
        lens.dispose();
    }
});

test('the lens opens the report, once', async () => {
    const { command } = await failingLens();
    await execute(command.command, ...command.arguments);
    await until('the report', () => panels().length === 1);
    await execute(command.command, ...command.arguments);
    assert.equal(panels().length, 1);
    await closePanels();
});

test('report and constraint model open for the method at the cursor', async () => {
    const editor = await open(shipping());
    const [first] = await someSuspects();
    editor.selection = new vscode.Selection(first.range.start, first.range.start);
    await execute('whydunit.showMethod');
    await until('the report', () => panels().length === 1);
    await open(shipping());
    await execute('whydunit.showModel');
    await until('the constraint model', () => panels().length === 2);
    await closePanels();
});

test('open reports are asked for again after an edit, and only then', async () => {
    const editor = await open(shipping());
    const { command } = await failingLens();
    await execute('whydunit.showMethod', ...command.arguments);
    await execute('whydunit.showModel', ...command.arguments);
    await until('both panels', () => panels().length === 2);
    const before = [asked('whydunit.explain'), asked('whydunit.model')];
    await new Promise(resolve => setTimeout(resolve, 1500)); // long enough for many round trips
    assert.deepEqual([asked('whydunit.explain'), asked('whydunit.model')], before);
    await replace(editor, 'cost * 2 - 3', 'cost * 2 - 4');
    await until('both asked again', () => asked('whydunit.explain') > before[0] && asked('whydunit.model') > before[1]);
    await execute('undo');
    await failingLens();
    await closePanels();
});

test('an edit that mends the method clears it, taking it back does not', async () => {
    const editor = await open(shipping());
    await someSuspects();
    await replace(editor, 'cost * 2 - 3', 'cost * 2');
    await noSuspects();
    await until('the lens of passing tests', async () =>
        (await lenses(shipping())).some(({ command }) => /pass/.test(command.title)),
    );
    await execute('undo');
    await someSuspects();
    await failingLens();
});

test('a blank line above moves the suspects and keeps them', async () => {
    const editor = await open(shipping());
    const [before] = await someSuspects();
    await editor.edit(edit => edit.insert(new vscode.Position(0, 0), '\n'));
    await until('the moved suspect', () =>
        suspects(shipping()).some(
            ({ message, range }) => message === before.message && range.start.line === before.range.start.line + 1,
        ),
    );
    await execute('undo');
    await until('the suspect in its old place', () =>
        suspects(shipping()).some(
            ({ message, range }) => message === before.message && range.start.line === before.range.start.line,
        ),
    );
});

test('a specification comment broken by a formatter is hinted and mended', async () => {
    const uri = file('src/main/java/shop/Broken.java');
    fs.writeFileSync(
        uri.fsPath,
        'package shop;\n\nclass Broken {\n    // @ ensures \\result == n + 1;\n' +
            '    static int next(int n) {\n        return n + 1;\n    }\n}\n',
    );
    await open(uri);
    const hint = await until('the hint', () =>
        ours(uri).find(diagnostic => codeOf(diagnostic) === 'broken-specification-comment'),
    );
    assert.equal(hint.severity, vscode.DiagnosticSeverity.Hint);
    const actions = await execute('vscode.executeCodeActionProvider', uri, hint.range, 'quickfix');
    const fix = actions.find(({ edit, title }) => edit !== undefined && /contract/.test(title));
    assert.ok(fix, 'the quick fix');
    assert.ok(await vscode.workspace.applyEdit(fix.edit));
    const document = await vscode.workspace.openTextDocument(uri);
    assert.match(document.lineAt(3).text, /^ {4}\/\/@ ensures/);
    await until('no hint', () =>
        ours(uri).every(diagnostic => codeOf(diagnostic) !== 'broken-specification-comment'),
    );
    await until('the lens of the method with its contract', async () =>
        (await lenses(uri)).some(({ command }) => /pass/.test(command.title)),
    );
    await document.save();
    await execute('workbench.action.closeActiveEditor');
    fs.rmSync(uri.fsPath);
});

async function casesLens() {
    return until('the lens of the test cases', async () => {
        const all = await execute('vscode.executeCodeLensProvider', shipping(), 100);
        return all.find(({ command }) => /\d+ cases? · branches \d+\/\d+/.test(command?.title ?? ''));
    });
}

test('the lens of the test cases opens them', async () => {
    await open(shipping());
    const { command } = await casesLens();
    assert.equal(command.command, 'whydunit.showCases');
    await execute(command.command, ...command.arguments);
    await until('the cases', () => panels().length === 1);
    await closePanels();
});

test('the hover on the method has its cases, the one on a condition says which go where', async () => {
    await open(shipping());
    const { range } = await casesLens();
    const textAt = async position => {
        const hovers = await execute('vscode.executeHoverProvider', shipping(), position);
        return hovers.flatMap(({ contents }) => contents.map(content => content.value ?? content)).join('\n');
    };
    assert.match(await textAt(range.start), /express = /);
    const document = await vscode.workspace.openTextDocument(shipping());
    const at = document.getText().indexOf('if (express)') + 'if ('.length + 1;
    assert.match(await textAt(document.positionAt(at)), /true: .*case/s);
});

test('an action writes JUnit tests', async () => {
    await open(shipping());
    const { range } = await casesLens();
    const actions = await execute('vscode.executeCodeActionProvider', shipping(), range);
    const action = actions.find(({ title }) => /^Generate JUnit tests/.test(title));
    assert.ok(action, 'the action');
    const { command } = action;
    // The edit waits for the user's confirmation: only that it was written is looked at here.
    const before = asked('whydunit.writeTests');
    void execute(command.command, ...command.arguments);
    await until('the request', () => asked('whydunit.writeTests') > before);
    await execute('refactorPreview.discard').then(undefined, () => undefined);
});

require('./slices').define({ test, until, open, file, replace, configuration });
/** What can be done at the first suspect. */
async function suspectActions() {
    const [first] = (await someSuspects()).filter(({ message }) => message.startsWith('Suspect 1 '));
    const actions = await execute('vscode.executeCodeActionProvider', shipping(), first.range);
    return { line: first.range.start.line, actions };
}

async function run(actions, title) {
    const action = actions.find(action => title.test(action.title));
    assert.ok(action, `${title} in ${actions.map(action => action.title).join('; ')}`);
    return execute(action.command.command, ...action.command.arguments);
}

test('a fix is applied and the tests are run', async () => {
    const editor = await open(shipping());
    const { actions } = await suspectActions();
    await run(actions, /^Apply and run tests: replace `cost \* 2 - 3` by `cost \* 2`$/);
    await until('the edit', () => editor.document.getText().includes('cost * 2;'));
    await noSuspects();
    await until('the lens', async () =>
        (await lenses(shipping())).some(({ command }) => /tests pass/.test(command.title)),
    );
    await open(shipping());
    await execute('undo');
    await someSuspects();
});

test('a line that is right is no suspect until that is undone', async () => {
    await open(shipping());
    const { line, actions } = await suspectActions();
    const isSuspect = () => suspects(shipping()).some(({ range }) => range.start.line === line);
    await run(actions, /^This line is right$/);
    await until('no suspect in the line', () => !isSuspect());
    await until('the lens', async () =>
        (await lenses(shipping())).some(({ command }) => /1 line taken for right/.test(command.title)),
    );
    const title = `Undo: line ${line + 1} may be wrong again`;
    const place = new vscode.Range(line, 0, line, 0);
    const undo = await until('the action', async () => {
        const offered = await execute('vscode.executeCodeActionProvider', shipping(), place);
        return offered.find(action => action.title === title);
    });
    await execute(undo.command.command, ...undo.command.arguments);
    await until('the suspect', isSuspect);
    // The command does the same for the last such line.
    await run((await suspectActions()).actions, /^This line is right$/);
    await until('no suspect in the line', () => !isSuspect());
    await execute('whydunit.undoLineIsRight');
    await until('the suspect', isSuspect);
});

test('all suspects are marked when asked for', async () => {
    const uri = file('src/main/java/shop/Steps.java');
    const steps = ['b = a', 'c = b', 'd = c', 'e = d', 'f = e', 'g = f'].map(step => `        int ${step} + 1;\n`);
    fs.writeFileSync(
        uri.fsPath,
        `package shop;\n\nclass Steps {\n    static int up(int a) {\n${steps.join('')}        return g * 2;\n    }\n}\n`,
    );
    const tests = file('src/test/java/shop/StepsTest.java');
    fs.writeFileSync(
        tests.fsPath,
        'package shop;\n\nclass StepsTest extends junit.framework.TestCase {\n' +
            '    public void testUp() { assertEquals(10, Steps.up(3)); }\n}\n',
    );
    await configuration().update('edits', false, vscode.ConfigurationTarget.Workspace);
    const number = n => until(`${n} suspects`, () => suspects(uri).length === n && suspects(uri));
    try {
        await open(tests);
        const editor = await open(uri);
        const [first] = await number(5);
        assert.match(first.message, /^Suspect \d of 7: /);
        editor.selection = new vscode.Selection(first.range.start, first.range.start);
        const actions = await execute('vscode.executeCodeActionProvider', uri, first.range);
        await run(actions, /^Show all 7 suspects of/);
        await number(7);
        await execute('whydunit.showAllSuspects');
        await number(5);
    } finally {
        await configuration().update('edits', undefined, vscode.ConfigurationTarget.Workspace);
        await execute('workbench.action.closeActiveEditor');
        fs.rmSync(uri.fsPath);
        fs.rmSync(tests.fsPath);
    }
    await open(shipping());
    await someSuspects();
});

test('settings take effect at once', async () => {
    await open(shipping());
    await failingLens();
    await configuration().update('lens', false, vscode.ConfigurationTarget.Global);
    await until('no lenses', async () => (await lenses(shipping())).length === 0);
    await configuration().update('lens', undefined, vscode.ConfigurationTarget.Global);
    await failingLens();
});

test('analyse now keeps the answer', async () => {
    await open(shipping());
    await execute('whydunit.analyseNow');
    await someSuspects();
});

test('the server restarts', async () => {
    await open(shipping());
    await execute('whydunit.restartServer');
    await someSuspects();
    await failingLens();
});

test('a wrong server path stops it, the right one starts it again', async () => {
    const right = configuration().get('server.path');
    await configuration().update('server.path', '/nowhere/whydunit', vscode.ConfigurationTarget.Global);
    await noSuspects();
    await configuration().update('server.path', right, vscode.ConfigurationTarget.Global);
    await someSuspects();
});

test('every command and setting is described in the README', async () => {
    const { extensionPath, packageJSON } = vscode.extensions.getExtension('whydunit.whydunit');
    const readme = fs.readFileSync(path.join(extensionPath, 'README.md'), 'utf8');
    for (const [name, { default: value }] of Object.entries(packageJSON.contributes.configuration.properties)) {
        const shown = value === '' ? 'empty' : `\`${Array.isArray(value) ? JSON.stringify(value) : value}\``;
        assert.ok(readme.includes(`| \`${name}\` | ${shown} |`), name);
    }
    for (const { title } of packageJSON.contributes.commands) {
        assert.ok(readme.includes(`Whydunit: ${title}`), title);
    }
});
