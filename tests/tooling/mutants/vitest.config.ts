import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { factionFiles } from '../faction-files.ts';
import { languageFiles } from '../language-files.ts';
import { FILES } from './results.ts';
import { ALONE, SLOW } from './tests-of.mjs';

const files = JSON.parse(readFileSync(FILES, 'utf8')) as Record<string, string>;
const tests = (process.env['MUTANT_TESTS'] ?? 'tests/**/*.test.ts').split(' ');

/** The tests without a screen in one process, one after the other, against the files with mistakes built in. */
export default defineConfig({
  plugins: [
    { name: 'mistakes', enforce: 'pre', load: (id) => files[id] ?? null },
    factionFiles(),
    languageFiles(),
  ],
  test: {
    environment: 'node',
    runner: './tests/tooling/mutants/runner.ts',
    include: tests,
    exclude: ['**/node_modules/**', ...SLOW],
    setupFiles: ['tests/tooling/texts.ts'],
    testTimeout: 120_000,
    pool: 'threads',
    maxWorkers: 1,
    // Loading the program anew for each test file takes longer than its tests.
    isolate: tests.some((glob) => ALONE.test(glob)),
  },
});
