import { defineConfig } from 'vitest/config';
import { SmallFirst } from './sequencer.ts';
import { SLOW } from './tests-of.mjs';

/** The tests that a mutant has to get past: those without a screen, in one project. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTANT_TESTS'] ?? 'tests/**/*.test.ts').split(' '),
    exclude: ['**/node_modules/**', ...SLOW],
    setupFiles: ['tests/tooling/texts.ts'],
    testTimeout: 20_000,
    // Loading the program anew for each test file takes longer than its tests.
    isolate: false,
    sequence: { sequencer: SmallFirst },
  },
});
