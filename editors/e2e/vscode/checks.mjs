// Named checks: each prints a line; the summary is a JSON file, so that the caller can add them up.

import { writeFileSync } from 'node:fs';

export class Checks {
    passed = 0;
    failed = 0;

    check(name, holds, detail = '') {
        if (holds) {
            this.passed += 1;
            console.log(`  ok      ${name}`);
        } else {
            this.failed += 1;
            console.log(`  FAILED  ${name}${detail === '' ? '' : `: ${detail}`}`);
        }
        return holds;
    }

    /** Runs one step that throws when it fails, for example by waiting in vain. */
    async step(name, action) {
        try {
            await action();
            return this.check(name, true);
        } catch (error) {
            return this.check(name, false, String(error?.message ?? error));
        }
    }

    write(file) {
        writeFileSync(file, JSON.stringify({ passed: this.passed, failed: this.failed }));
    }
}
