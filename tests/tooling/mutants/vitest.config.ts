import { defineConfig } from 'vitest/config';

/** The tests that a mutant has to get past: those without a screen, in one project. */
export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env['MUTANT_TESTS'] ?? 'tests/**/*.test.ts').split(' '),
    exclude: ['**/node_modules/**', 'tests/{ui,browser,fuzz,tooling,architecture,oracle,bench,replays}/**'],
    setupFiles: ['tests/tooling/texts.ts'],
    testTimeout: 20_000,
  },
});
