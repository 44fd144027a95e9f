/** A browser that cannot run the page gets a sentence instead of a blank page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { projectRoot } from '../tooling/project.mjs';
import { openPage } from './support/chromium.ts';

const SCREEN = { width: 800, height: 600 } as const;
const SENTENCE = { 'en-GB': /^This browser is too old/, 'fr-FR': /^Ce navigateur est trop ancien/ } as const;

/** As before Safari 16.4: a lookbehind is a mistake, and the page's own program cannot be read. */
async function withoutLookbehind(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Known = window.RegExp;
    window.RegExp = new Proxy(Known, {
      construct(target, [source, ...flags]: [unknown, ...unknown[]]) {
        if (typeof source === 'string' && source.includes('(?<=')) throw new SyntaxError('invalid group');
        return Reflect.construct(target, [source, ...flags]) as object;
      },
    });
  });
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is no program' }),
  );
}

test.each(['en-GB', 'fr-FR'] as const)('a browser that is too old is told so, %s', async (locale) => {
  const { page, errors } = await openPage({ ...SCREEN, locale, before: withoutLookbehind });
  const said = page.getByRole('alert');
  await said.waitFor();
  expect(await said.innerText()).toMatch(SENTENCE[locale]);
  expect(errors.length).toBeGreaterThan(0);
  errors.length = 0;
});

test('a page whose program does not arrive says so too', async () => {
  const { page, errors } = await openPage({
    ...SCREEN,
    before: async (empty) => {
      await empty.route('**/assets/index-*.js', (route) => route.abort());
    },
  });
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toMatch(/^The page could not be loaded whole/);
  errors.length = 0;
});

test('a browser that runs the page sees nothing of it', async () => {
  const { page } = await openPage(SCREEN);
  await page.getByRole('button', { name: /^Play now/ }).waitFor();
  expect(await page.getByText('too old').count()).toBe(0);
});

test('the page, the README and the build name the same oldest browsers', () => {
  const read = (name: string): string => readFileSync(join(projectRoot, name), 'utf8');
  const built = [...read('vite.config.ts').matchAll(/'(safari|firefox|chrome)([\d.]+)'/g)];
  expect(built.map(([, name]) => name)).toEqual(['safari', 'firefox', 'chrome']);
  for (const [, , version = ''] of built) {
    expect(read('public/old-browser.js')).toContain(` ${version}`);
    expect(read('README.md')).toContain(` ${version}`);
  }
});
