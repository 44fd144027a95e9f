/** The guided first Encounter, played by whoever presses what the coach points out, and by those who go their own way. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, openPage } from './support/chromium.ts';
import { click, clickAt, tap, tapAt } from './support/press.ts';

const MOST_PRESSES = 60;

const WORDS = {
  en: {
    locale: 'en-GB',
    begin: 'Learn by playing',
    last: 'All lessons done',
    show: 'Show me',
    skip: /^Skip$/,
    again: 'Again',
    leave: 'Leave',
    sure: 'Leave the lessons, play on',
    goOn: 'Let the coach choose',
  },
  fr: { locale: 'fr-FR', begin: 'Apprendre en jouant', last: 'Toutes les leçons sont faites' },
} as const;

/** Lesson, step, and where it points: changes with each thing done. */
const place = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([
      document.querySelector('.coach h2')?.textContent,
      document.querySelector('.coach__step')?.textContent,
      document.querySelector('.prompt__title')?.textContent,
      document.querySelector('.coach-ring')?.getBoundingClientRect().toJSON() ?? null,
      document.querySelector('.dock output')?.textContent,
    ]),
  );

/** What is pointed out in the dock is in sight, with nothing over it. */
function pointedIsOnTop(): boolean {
  const one = document.querySelector('[data-coach]');
  if (one === null) return false;
  const { x, y, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

/** Presses what has a ring around it, on the table or in the dock. */
async function follow({ page }: Pick<OpenPage, 'page'>, touch: boolean): Promise<void> {
  const before = await place(page);
  const ring = page.locator('.coach-ring');
  const control = page.locator('[data-coach]');
  await ring.or(control).first().waitFor({ state: 'attached' });
  if ((await ring.count()) > 0) {
    // Drawn apart from what it is about, so it has its last size when it is measured.
    await ring.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const box = await ring.boundingBox();
    if (box === null) throw new Error('nothing is pointed out');
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await (touch ? tapAt(page, at) : clickAt(page, at));
  } else {
    await page.waitForFunction(pointedIsOnTop);
    await (touch ? tap(control.first()) : click(control.first()));
  }
  await expect.poll(() => place(page), { timeout: 20_000 }).not.toBe(before);
}

/** How far the coach reaches over the table or the dice on it, in pixels, once a frame has shown what he says. */
const coveredByCoach = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    const under = [...document.querySelectorAll('.stage, .tray')].map((one) => one.getBoundingClientRect());
    if (coach === undefined || under.length === 0) throw new Error('no coach beside a table');
    return Math.max(0, ...under.map(({ top }) => coach.bottom - top));
  });

const lesson = (page: Page): Promise<string> => page.locator('.coach h2').innerText();

test.each([
  { lang: 'en', width: 1280, height: 800, touch: false },
  { lang: 'en', width: 1024, height: 768, touch: true },
  { lang: 'fr', width: 390, height: 844, touch: true },
  { lang: 'fr', width: 360, height: 640, touch: true },
  { lang: 'en', width: 360, height: 640, touch: true },
] as const)(
  'who presses what the coach points out learns all of it and wins: $lang, $width × $height',
  async ({ lang, width, height, touch }) => {
    const words = WORDS[lang];
    const open = await openPage({ width, height, touch, locale: words.locale, reducedMotion: true });
    const { page, screenshot } = open;
    const hand = new Hand(page, touch);
    await hand.press(words.begin);
    await page.locator('.coach').waitFor();
    const seen = new Set<string>();
    const covered: number[] = [];
    let dice = 0;
    for (let left = MOST_PRESSES; left > 0; left -= 1) {
      const now = await lesson(page);
      if (now === words.last) break;
      if (!seen.has(now)) await screenshot(`first-game-${lang}-${width}-${seen.size + 1}`);
      seen.add(now);
      covered.push(width < 600 ? await coveredByCoach(page) : 0);
      dice += await page.locator('.tray').count();
      await follow(open, touch);
    }
    expect(await lesson(page)).toBe(words.last);
    expect(seen.size).toBe(7);
    // On a phone he leaves table and dice to be seen.
    expect(dice).toBeGreaterThan(0);
    expect(Math.max(...covered)).toBe(0);
    await expect.poll(() => page.locator('.coach__path [data-state="done"]').count()).toBe(7);
    await page.locator('.prompt__title', { hasText: /Corner Watch|La Garde du carrefour/ }).waitFor();
  },
  120_000,
);

test('the place is kept over a reload, a lesson can be taken again or skipped, and the coach be sent away and called back', async () => {
  const open = await openPage({ width: 1280, height: 800, reducedMotion: true });
  const { page } = open;
  const words = WORDS.en;
  const hand = new Hand(page);
  await hand.press(words.begin);
  await page.locator('.coach').waitFor();
  for (let left = MOST_PRESSES; left > 0 && (await lesson(page)) !== 'Spend SFX'; left -= 1)
    await follow(open, false);
  await page.reload();
  await expect.poll(() => lesson(page)).toBe('Spend SFX');
  await hand.press(words.skip);
  await expect.poll(() => lesson(page)).toBe('Answer');
  await page.reload();
  await expect.poll(() => lesson(page)).toBe('Answer');
  await hand.gold();
  await hand.press('End Activation');
  await page.locator('.prompt__title', { hasText: 'Iron Train: how to answer?' }).waitFor();
  await hand.press(words.again);
  await page.locator('.prompt__title', { hasText: '2 SFX' }).waitFor();
  await hand.press('Redo');
  await hand.press('Redo');
  await hand.press(words.goOn);
  await page.locator('.prompt__title', { hasText: 'Iron Train: how to answer?' }).waitFor();
  await hand.press(words.leave);
  await hand.press(words.sure);
  await page.locator('.coach').waitFor({ state: 'detached' });
  await hand.press('Menu');
  await hand.press(/^Look$/);
  await click(page.getByRole('switch', { name: /^Coach/ }));
  await hand.press(/^Close$/);
  await expect.poll(() => lesson(page)).toBe('Answer');
});
