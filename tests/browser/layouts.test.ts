/** What has to be in sight without scrolling, measured on the page itself. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Layout } from '../../src/app/preferences.ts';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { cutOff } from './support/in-sight.ts';
import { click, tap } from './support/press.ts';

const PREFERENCES = 'pulp-city-tabletop/preferences';
const FINGER = 44;

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly layout: Layout;
  readonly touch?: boolean;
}

/** An Encounter of Level 9, in French, which has the longer words, both Teams with three Leader cards. */
async function largeEncounter({ layout, touch = false, width, height }: Wanted): Promise<Hand> {
  const { page } = await openPage({ width, height, touch, locale: 'fr-FR', address: 'index.html?seed=7' });
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [PREFERENCES, JSON.stringify({ layout, language: 'fr', reducedMotion: true })],
  );
  await page.reload();
  const hand = new Hand(page, touch);
  await hand.press(/^Préparer/);
  await hand.choose(/^Niveau 9/);
  for (const side of ['a', 'b']) {
    const team = page.locator(`.side[data-team="${side}"]`);
    await click(page.locator('.spare').first());
    for (const at of [1, 2, 3]) await click(team.getByRole('checkbox').nth(at));
  }
  await hand.press(/^Jouer/);
  await page.locator('.prompt__title').first().waitFor();
  return hand;
}

const smallest = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((elements) => Math.min(...elements.map((one) => one.getBoundingClientRect().height)));

test.each([
  { width: 1280, height: 800, layout: 'oneSide' },
  { width: 1920, height: 1080, layout: 'oneSide' },
  { width: 1280, height: 800, layout: 'leftRight' },
  { width: 1024, height: 768, layout: 'leftRight', touch: true },
  { width: 1280, height: 800, layout: 'across' },
] as const)('all models of two large Teams are in sight: $layout on $width × $height', async (wanted) => {
  const { page } = await largeEncounter(wanted);
  expect(await page.locator('.tile').count()).toBe(10);
  expect(await cutOff(page, '.tile')).toEqual([]);
  expect(await smallest(page, '.tile')).toBeGreaterThanOrEqual(FINGER);
  expect(await cutOff(page, '.buttons--tools .button')).toEqual([]);
});

test.each([
  { width: 1024, height: 768, touch: true },
  { width: 412, height: 915, touch: true },
])('and in the drawer of a small screen, $width × $height', async (size) => {
  const { page } = await largeEncounter({ ...size, layout: 'oneSide' });
  await tap(page.locator('.versus__wing').first());
  expect(await page.locator('.tile').count()).toBe(10);
  expect(await cutOff(page, '.tile')).toEqual([]);
  expect(await smallest(page, '.tile')).toBeGreaterThanOrEqual(FINGER);
});

test.each([
  { width: 1280, height: 800 },
  { width: 1024, height: 768, touch: true },
])(
  'left and right, all four edges of the table can be chosen at a glance, $width × $height',
  async (size) => {
    const hand = await largeEncounter({ ...size, layout: 'leftRight' });
    await hand.goOnUntil(/bord de table/);
    expect(await hand.page.locator('.edges [role="radio"]').count()).toBe(4);
    expect(await cutOff(hand.page, '.edges [role="radio"]')).toEqual([]);
    expect(await smallest(hand.page, '.edges [role="radio"]')).toBeGreaterThanOrEqual(FINGER);
  },
);

test.each([1280, 1024])('across, a long name is whole on the edge bar or says so, %s wide', async (width) => {
  const { page } = await largeEncounter({ width, height: 768, layout: 'across', touch: true });
  const names = page.locator('.edge-bar .versus__name');
  expect(await names.evaluateAll((all) => all.map((one) => one.getAttribute('title')))).toEqual([
    'La Garde du quartier',
    'La Marée des lames',
  ]);
  const cut = await names.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1),
  );
  expect(cut).toEqual([]);
  expect(await names.first().evaluate((name) => getComputedStyle(name).textOverflow)).toBe('ellipsis');
});
