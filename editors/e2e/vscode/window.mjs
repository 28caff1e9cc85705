// What a user sees in VS Code: the packaged extension with the server inside is installed, the tour is
// opened, and the window is looked at and clicked.
// usage: node window.mjs --cache DIR --vsix FILE --project DIR --output DIR [--picture FILE]

import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Checks } from './checks.mjs';
import { Workbench } from './workbench.mjs';

const text = { type: 'string' };
const { values: options } = parseArgs({
    options: { cache: text, vsix: text, project: text, output: text, picture: text },
});
const output = resolve(options.output);
/** For the first look, while the extension host starts; then for everything else. */
const start = { timeout: 90_000 };
const patience = { timeout: 20_000 };
const checks = new Checks();

const workbench = await Workbench.start({
    cache: resolve(options.cache),
    vsix: resolve(options.vsix),
    project: resolve(options.project),
    output,
});
try {
    await look(workbench);
} catch (error) {
    checks.check('the window can be used to the end', false, error.stack);
} finally {
    await workbench.picture('window-end');
    await workbench.close();
}
checks.write(join(output, 'window.json'));
process.exit(checks.failed === 0 ? 0 : 1);

async function look({ page, project }) {
    const shipping = join(project, 'src/main/java/shop/Shipping.java');
    await workbench.show([['openFile', workbench.remote(shipping)]]);
    const faulty = page.locator('.view-line', { hasText: 'cost * 2 - 3' }).first();
    await checks.step('the file opens', () => faulty.waitFor(start));
    await checks.step('the suspect is underlined', () => squiggle(page, faulty, start));
    const lens = page.locator('.codelens-decoration a', { hasText: /\d+ failing/ }).first();
    await checks.step('the lens tells of the failing test', () => lens.waitFor(start));
    const status = page.locator('.statusbar-item', { hasText: 'Whydunit' });
    await checks.step('the status bar has the item', () => status.waitFor(start));
    // More room for what is to be seen.
    await page.keyboard.press('Control+b');
    await page.locator('.sidebar').waitFor({ state: 'hidden', ...patience });

    await checks.step('the hover says which value is needed', async () => {
        const { x, y } = await squiggle(page, faulty);
        // Two moves: a single jump does not count as hovering.
        await page.mouse.move(x, y);
        await page.mouse.move(x + 2, y + 1);
        await page.locator('.monaco-hover:visible', { hasText: '22' }).first().waitFor(patience);
    });
    await checks.step('the hover shows its failing case', () =>
        page.locator('.monaco-hover:visible table', { hasText: 'expressHeavy' }).first().waitFor(patience),
    );
    await page.waitForTimeout(500); // the hover fades in, and a picture of half a hover is no use
    await workbench.picture('window-hover');
    if (options.picture !== undefined) {
        copyFileSync(join(output, 'window-hover.png'), options.picture);
    }
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 5);

    await checks.step('the code actions list the constraint model', async () => {
        const { x, y } = await squiggle(page, faulty);
        await page.mouse.click(x, y);
        await page.keyboard.press('Control+.');
        await page.locator('.action-widget', { hasText: 'Show constraint model' }).waitFor(patience);
        await workbench.picture('window-actions');
    });
    await checks.step('the constraint model opens', async () => {
        // By keyboard, since the list takes no clicks before the mouse has moved over it.
        const chosen = page.locator('.action-widget .monaco-list-row.focused', { hasText: 'Show constraint model' });
        for (let i = 0; i < 20 && (await chosen.count()) === 0; i += 1) {
            await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
        await panel(page, ':text("Postcondition")');
        await workbench.picture('window-model');
    });
    await closePanel(page);

    await checks.step('a click on the lens opens the report', async () => {
        await lens.click();
        await panel(page, ':text("22")');
        await workbench.picture('window-report');
    });
    await closePanel(page);

    await checks.step('a fix is applied and the result of the tests is told', async () => {
        const { x, y } = await squiggle(page, faulty);
        await page.mouse.click(x, y);
        await page.keyboard.press('Control+.');
        await page.locator('.action-widget', { hasText: 'Apply and run tests' }).waitFor(patience);
        const chosen = page.locator('.action-widget .monaco-list-row.focused', { hasText: 'Apply and run tests' });
        for (let i = 0; i < 20 && (await chosen.count()) === 0; i += 1) {
            await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
        await page
            .locator('.notifications-toasts', { hasText: /cost: (\d+) of \1 tests pass/ })
            .waitFor(patience);
        await workbench.picture('window-applied');
        await page.locator('.squiggly-warning').first().waitFor({ state: 'detached', ...patience });
        const box = await page.locator('.view-line', { hasText: 'cost * 2;' }).first().boundingBox();
        await page.mouse.click(box.x + 200, box.y + box.height / 2);
        for (let i = 0; i < 8 && (await faulty.count()) === 0; i += 1) {
            await page.keyboard.press('Control+z');
        }
        await squiggle(page, faulty);
    });

    await checks.step('mending the line removes the squiggle', async () => {
        const box = await faulty.boundingBox();
        await page.mouse.click(box.x + 200, box.y + box.height / 2);
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowLeft');
        for (let i = 0; i < ' - 3'.length; i += 1) {
            await page.keyboard.press('Backspace');
        }
        await page.locator('.squiggly-warning').first().waitFor({ state: 'detached', ...patience });
    });
    await checks.step('the lens says that the tests pass', () =>
        page.locator('.codelens-decoration a', { hasText: /tests pass/ }).first().waitFor(patience),
    );
    await workbench.picture('window-mended');
    await checks.step('taking it back brings the squiggle back', async () => {
        for (let i = 0; i < 8 && (await faulty.count()) === 0; i += 1) {
            await page.keyboard.press('Control+z');
        }
        await squiggle(page, faulty);
    });
    await slices(workbench, page, options.picture);
}

/** A slice, from the list of actions to the key that ends it. */
async function slices(workbench, page, picture) {
    await checks.step('a file for slices opens', async () => {
        await page.keyboard.press('Control+p');
        await page.keyboard.type('Receipt.java');
        await page.locator('.quick-input-list .monaco-list-row', { hasText: 'Receipt.java' }).first().waitFor(patience);
        await page.keyboard.press('Enter');
        await page.locator('.view-line', { hasText: 'return total' }).first().waitFor(patience);
    });
    await checks.step('the action fades what is not in the slice', async () => {
        const word = page.locator('.view-line', { hasText: 'return total' }).first();
        await word.locator('span', { hasText: /total/ }).last().click(patience);
        await page.keyboard.press('End');
        for (let i = 0; i < 'tal;'.length; i += 1) {
            await page.keyboard.press('ArrowLeft');
        }
        await page.keyboard.press('Control+.');
        const action = page.locator('.action-widget .monaco-list-row', { hasText: 'Compute minimal slice of' });
        await action.first().waitFor(patience);
        const chosen = page.locator('.action-widget .monaco-list-row.focused', {
            hasText: 'Compute minimal slice of',
        });
        for (let i = 0; i < 20 && (await chosen.count()) === 0; i += 1) {
            await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press('Enter');
        await opacity(page, 'items++', 0.4);
        await opacity(page, 'total += price', 1);
    });
    await checks.step('the lens tells of the slice', () =>
        page.locator('.codelens-decoration a', { hasText: /slice of ‘total’: \d+ of \d+ lines/ }).first().waitFor(patience),
    );
    await checks.step('the hover on a faded line says why', async () => {
        const line = page.locator('.view-line', { hasText: 'items++' }).first();
        const { x, y, height } = await line.locator('span span').last().boundingBox();
        await page.mouse.move(x + 8, y + height / 2);
        await page.mouse.move(x + 10, y + height / 2);
        await page.locator('.monaco-hover:visible', { hasText: 'Out: ' }).first().waitFor(patience);
        await page.waitForTimeout(500); // as above
        await workbench.picture('window-slice');
        if (picture !== undefined) {
            copyFileSync(join(output, 'window-slice.png'), picture.replace(/\.png$/, '-slice.png'));
        }
        await page.mouse.move(5, 5);
        await page.locator('.monaco-hover:visible').first().waitFor({ state: 'hidden', ...patience });
    });
    await checks.step('Escape shows the whole file again', async () => {
        await page.locator('.view-line', { hasText: 'return total' }).first().click(patience);
        await page.keyboard.press('Escape');
        await opacity(page, 'items++', 1);
    });
}

/** Waits until the text of a line is drawn with an opacity. */
async function opacity(page, text, wanted) {
    const line = page.locator('.view-line', { hasText: text }).first();
    const deadline = Date.now() + patience.timeout;
    for (;;) {
        const found = await line
            .locator('span span')
            .last()
            .evaluate(span => Number(getComputedStyle(span).opacity))
            .catch(() => NaN);
        if (Math.abs(found - wanted) < 0.01) {
            return;
        }
        if (Date.now() > deadline) {
            throw new Error(`'${text}' has opacity ${found} instead of ${wanted}`);
        }
        await page.waitForTimeout(100);
    }
}

/** The middle of the squiggle under that line. Squiggles are drawn in a layer of their own, so the
 *  line is recognised by its height. */
async function squiggle(page, line, { timeout } = patience) {
    const deadline = Date.now() + timeout;
    for (;;) {
        const at = await line.boundingBox();
        for (const mark of await page.locator('.squiggly-warning').all()) {
            const box = await mark.boundingBox().catch(() => null);
            const middle = box === null ? NaN : box.y + box.height / 2;
            if (at !== null && middle > at.y && middle < at.y + at.height) {
                return { x: box.x + box.width / 2, y: at.y + at.height / 2 };
            }
        }
        if (Date.now() > deadline) {
            throw new Error('no squiggle under the line');
        }
        await page.waitForTimeout(100);
    }
}

/** Waits for something in the report's panel, which lives in a frame inside a frame. */
async function panel(page, selector) {
    const deadline = Date.now() + patience.timeout;
    for (;;) {
        for (const frame of page.frames()) {
            const found = await frame
                .locator(`body >> ${selector}`)
                .count()
                .catch(() => 0);
            if (frame !== page.mainFrame() && found > 0) {
                return;
            }
        }
        if (Date.now() > deadline) {
            throw new Error(`no panel with ${selector}`);
        }
        await page.waitForTimeout(100);
    }
}

/** Closes the panel beside the code, so that the next one is seen to open. */
async function closePanel(page) {
    await page.locator('.editor-group-container').nth(1).locator('.tab .codicon-close').first().click(patience);
    await page.locator('.editor-group-container').nth(1).waitFor({ state: 'detached', ...patience });
}
