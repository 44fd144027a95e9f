/** What the page needs at first, and that it needs nothing more once it is there. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage, pageUrl } from './support/chromium.ts';
import { click, key } from './support/press.ts';
import { keepDrawnTexts, textsOf } from './support/screen-texts.ts';

/** Scripts and styles that the page asks for by itself, as sent. */
const MOST_BYTES = 168_000;

/** Files named in the page, by their names without the fingerprint. */
async function namedInPage(): Promise<Readonly<Record<string, number>>> {
  const html = await (await fetch(new URL('index.html', pageUrl()))).text();
  const files = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const bytes = await (await fetch(new URL(file, pageUrl()))).arrayBuffer();
      return [
        file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''),
        gzipSync(new Uint8Array(bytes)).length,
      ] as const;
    }),
  );
  return Object.fromEntries(sizes);
}

test('the first screen is small, and has neither rules nor table nor another language in it', async () => {
  const files = await namedInPage();
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.js', 'index.css']));
  for (const later of ['rules.js', 'TableScreen.js', 'fr.js', 'rules.js', 'fr-rules.js', 'CardsScreen.js'])
    expect(files).not.toHaveProperty([later]);
  expect(Object.values(files).reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});

test('a browser that knows how compiles scripts as they are loaded, not within the press that first needs them', async () => {
  const html = await (await fetch(new URL('index.html', pageUrl()))).text();
  const scripts = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts) {
    const script = await (await fetch(new URL(file, pageUrl()))).text();
    // A browser looks for it at the very beginning only.
    expect(script.slice(0, script.indexOf('\n')), file).toBe('//# allFunctionsCalledOnLoad');
  }
});

test('once loaded, the page plays without the place it came from, in the other language too', async () => {
  const { page, context } = await openPage({ width: 1280, height: 800, address: 'index.html?seed=7' });
  await page.waitForFunction(() => {
    const got = performance.getEntriesByType('resource').map(({ name }) => name);
    const all = ['TableScreen', 'SetupScreen', 'ResultScreen', 'CardsScreen', '/fr-', '/fr-rules-'];
    return all.every((one) => got.some((name) => name.includes(one) && name.endsWith('.js')));
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await click(page.getByRole('button', { name: 'Français' }));
  const hand = new Hand(page);
  await hand.press(/^Préparer/);
  await hand.press(/^Jouer/);
  await page.locator('.prompt__title').first().waitFor();
  await key(page, '?');
  await click(page.locator('.stage'), { position: { x: 40, y: 640 } });
  expect(await page.locator('dialog[open]').innerText()).toMatch(/^Comment se mesure[\s\S]*PC-MOVE/);
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
});

test('on a large screen the picture of the quick game fills its card, and says heights in words', async () => {
  const { page } = await openPage({ width: 3840, height: 2160, before: keepDrawnTexts });
  const picture = page.locator('.home-card__picture canvas');
  const words = async () => (await textsOf(page)).filter((text) => /^(play\.|\d″ open)/.test(text));
  await expect.poll(words, { timeout: 10_000 }).toContain('3″ open');
  expect(await words()).not.toContain('play.chip.open');
  const [inner, outer] = await picture.evaluate((one) =>
    [one, one.parentElement ?? one].map((frame) => frame.getBoundingClientRect().width),
  );
  expect(inner).toBeGreaterThanOrEqual((outer ?? 0) - 8);
});

const rulesFile = /assets\/rules-[\w-]+\.js$/;

test('where the rules cannot be fetched, a tap says so and offers to load the page anew, and then plays', async () => {
  const { page, errors } = await openPage({
    width: 1280,
    height: 800,
    address: 'index.html?seed=7',
    before: async (empty) => {
      await empty.route(rulesFile, (route) => route.abort());
    },
  });
  const hand = new Hand(page);
  await hand.press('Play now');
  const note = page.getByRole('alert');
  await note.waitFor();
  expect(await note.innerText()).toMatch(/rules of the game could not be fetched/);
  expect(await page.getByRole('heading', { name: 'Quick game' }).isVisible()).toBe(true);
  await page.unroute(rulesFile);
  await hand.press('Reload the page');
  await note.waitFor({ state: 'detached' });
  await hand.press('Play now');
  await page.locator('.prompt__title').first().waitFor();
  expect(errors.splice(0).join('\n')).toMatch(/net::ERR_FAILED/);
});

test('who taps before the rules are there sees that they are coming, and plays as soon as they are', async () => {
  let tapped = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    tapped = resolve;
  });
  const { page } = await openPage({
    width: 1280,
    height: 800,
    address: 'index.html?seed=7',
    before: async (empty) => {
      await empty.route(rulesFile, async (route) => {
        await asked;
        await route.continue();
      });
    },
  });
  const hand = new Hand(page);
  await hand.press('Play now');
  await page.getByRole('status').filter({ hasText: 'Fetching the rules' }).waitFor();
  tapped();
  await page.locator('.prompt__title').first().waitFor();
});
