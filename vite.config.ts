import { delimiter } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { factionFiles } from './tests/tooling/faction-files.ts';
import { languageFiles } from './tests/tooling/language-files.ts';
import { offlineFiles } from './tests/tooling/offline-files.ts';

/** The dev server injects inline scripts and styles and talks over a socket; the built page does neither. */
function relaxPolicyForDev(): Plugin {
  return {
    name: 'relax-policy-for-dev',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
        .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
        .replace("connect-src 'self'", "connect-src 'self' ws:"),
  };
}

/** The oldest browsers that the page runs in: the README and public/old-browser.js say the same. */
const OLDEST_BROWSERS = ['safari16.4', 'firefox115', 'chrome110', 'edge110'];

/**
 * Gives each script a first line by which browsers that know it compile all its functions beside the page as it is
 * loaded, not within the press that first calls them. Last of all: nothing may stand before it.
 */
function compileAsLoaded(): Plugin {
  return {
    name: 'compile-as-loaded',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** Milliseconds, against hanging only: a busy machine may be ten times slower than one at rest. */
const TEST_TIMEOUT = 90_000;

/**
 * A worker loads each module once for all its files; whoever changes what they share puts it back. Not where a page
 * stands behind the tests: each file has one of its own, and modules hold on to theirs.
 */
const SHARED = { isolate: false };

/** Folders with further languages, tried without being put into src/i18n. */
const moreLanguages = process.env['LANGUAGES']?.split(delimiter) ?? [];

export default defineConfig({
  base: './',
  plugins: [
    react(),
    factionFiles(),
    languageFiles(moreLanguages),
    relaxPolicyForDev(),
    compileAsLoaded(),
    offlineFiles(),
  ],
  server: { host: '127.0.0.1' },
  worker: { format: 'es' },
  build: { target: OLDEST_BROWSERS, chunkSizeWarningLimit: 900 },
  test: {
    // Left to itself, vitest keeps one core free: on two that is half of them.
    maxWorkers: '100%',
    // Failures are read in a plain log, where a shortened list says nothing.
    chaiConfig: { truncateThreshold: 2000 },
    projects: [
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/ui/**', 'tests/browser/**', 'tests/fuzz/**'],
          setupFiles: ['tests/tooling/texts.ts', 'tests/tooling/properties.ts'],
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/tooling/jsdom-setup.ts', 'tests/tooling/texts.ts'],
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'fuzz',
          environment: 'node',
          include: ['tests/fuzz/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/global-setup.ts'],
          // A machine that stands still for seconds is no defect; npm test names every test that needed it.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
