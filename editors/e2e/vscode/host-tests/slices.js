// Tests of slices through VS Code's own interface.

const assert = require('node:assert/strict');
const vscode = require('vscode');

exports.define = ({ test, until, open, file, replace, configuration }) => {
    const execute = vscode.commands.executeCommand;
    const receipt = () => file('src/main/java/shop/Receipt.java');

    /** A place in the text, `skipped` characters behind the start of its part. */
    const placeOf = (document, part, skipped = 1) => {
        const at = document.getText().indexOf(part);
        assert.notEqual(at, -1, `'${part}' is in the file`);
        return document.positionAt(at + skipped);
    };

    const actionsAt = async position => {
        const range = new vscode.Range(position, position);
        return execute('vscode.executeCodeActionProvider', receipt(), range);
    };

    const lensOf = async title => {
        const all = await execute('vscode.executeCodeLensProvider', receipt(), 100);
        return all.find(({ command }) => title.test(command?.title ?? ''));
    };

    const hoverAt = async position => {
        const hovers = await execute('vscode.executeHoverProvider', receipt(), position);
        return hovers.flatMap(({ contents }) => contents.map(content => content.value ?? content)).join('\n');
    };

    const computed = /^slice of ‘total’: \d+ of \d+ lines · (quasi-)?minimal$/;

    async function compute() {
        const editor = await open(receipt());
        const place = placeOf(editor.document, 'return total', 'return '.length);
        const action = await until('the action', async () =>
            (await actionsAt(place)).find(({ title }) => title === 'Compute minimal slice of ‘total’'),
        );
        await execute(action.command.command, ...action.command.arguments);
        await until('the lens of the slice', () => lensOf(computed));
        return editor;
    }

    const diffs = () =>
        vscode.window.tabGroups.all
            .flatMap(({ tabs }) => tabs)
            .filter(({ input }) => input instanceof vscode.TabInputTextDiff);

    test('a slice says of each line why it is in or out', async () => {
        const { document } = await compute();
        assert.match(await hoverAt(placeOf(document, 'total += price')), /In: without it/);
        assert.match(await hoverAt(placeOf(document, 'items++')), /Out: /);
    });

    test('a slice opens as Java beside its file', async () => {
        const editor = await compute();
        const place = placeOf(editor.document, 'items++');
        const actions = await actionsAt(place);
        const action = actions.find(({ title }) => title === 'Open slice as Java');
        await execute(action.command.command, ...action.command.arguments);
        const { input } = await until('the comparison', () => diffs()[0]);
        assert.equal(input.original.toString(), receipt().toString());
        assert.equal(input.modified.scheme, 'whydunit-slice');
        const slice = await vscode.workspace.openTextDocument(input.modified);
        assert.equal(slice.languageId, 'java');
        assert.match(slice.getText(), /total \+= price;/);
        assert.doesNotMatch(slice.getText(), /items|dearest/);
        await vscode.window.tabGroups.close(diffs());
    });

    test('an edit outdates a slice, undoing it brings it back', async () => {
        const editor = await compute();
        await replace(editor, 'items++', 'items--');
        await until('the outdated lens', () => lensOf(/^slice of ‘total’: outdated$/));
        await until('no reason', async () =>
            !(await hoverAt(placeOf(editor.document, 'items--'))).includes('Out: '),
        );
        await execute('undo');
        await until('the lens of the slice', () => lensOf(computed));
    });

    test('a click on its lens ends a slice', async () => {
        await compute();
        const { command } = await lensOf(computed);
        await execute(command.command, ...command.arguments);
        await until('no lens of the slice', async () => (await lensOf(computed)) === undefined);
    });

    test('the commands slice what is selected', async () => {
        const editor = await open(receipt());
        const start = placeOf(editor.document, 'price > dearest', 0);
        editor.selection = new vscode.Selection(start, start.translate(0, 'price > dearest'.length));
        await execute('whydunit.computeSlice');
        await until('the slice of the selection', () => lensOf(/^slice of ‘price > dearest’: /));
        editor.selection = new vscode.Selection(start, start);
        await execute('whydunit.showInfluence');
        await until('what it influences', () => lensOf(/^what ‘price’ influences: /));
        await execute('whydunit.clearSlice');
        await until('no slice', async () => (await lensOf(/influences/)) === undefined);
    });

    test('slices come without lenses too', async () => {
        await configuration().update('lens', false, vscode.ConfigurationTarget.Global);
        const editor = await open(receipt());
        editor.selection = new vscode.Selection(
            placeOf(editor.document, 'return total', 'return '.length),
            placeOf(editor.document, 'return total', 'return '.length),
        );
        await execute('whydunit.computeSlice');
        assert.match(await hoverAt(placeOf(editor.document, 'items++')), /Out: /);
        await execute('whydunit.clearSlice');
        await configuration().update('lens', undefined, vscode.ConfigurationTarget.Global);
    });
};
