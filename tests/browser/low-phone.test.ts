/** The lowest phones, and large text on any: who acts, what is asked and what leads on lie beside each other, none on another. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { cutOff } from './support/in-sight.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

const RECORDED = gunzipSync(readFileSync('tests/replays/scored/2017-territory-1.json.gz')).toString();

const LOW = { width: 360, height: 640, touch: true, reducedMotion: true, locale: 'fr-FR' } as const;

const file = (): string =>
  situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12], wildman: [3, 3] },
    b: { nuke: [13, 12], anansi: [12, 13.3] },
  });

async function opened(change: Partial<{ width: number; height: number }> = {}) {
  const handle = await openPage({ ...LOW, ...change });
  const hand = new Hand(handle.page, true);
  await openFile(handle.page, 'Ouvrir un fichier', 'low.json', file());
  return { ...handle, hand };
}

async function largeText(page: Page, hand: Hand, scale: number): Promise<void> {
  await page.evaluate((by) => {
    document.documentElement.style.fontSize = `calc(${100 * by}% * var(--scale))`;
    window.dispatchEvent(new Event('resize'));
  }, scale);
  await hand.shown();
}

const boxOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);

test('a raised sheet ends below the bar; that one may move is in sight without raising it', async () => {
  const { page, hand, screenshot } = await opened();
  await hand.choose(/^Ace/);
  await hand.gold();
  await screenshot('low-phone-actions');
  expect(await cutOff(page, '.action__move')).toEqual([]);
  await hand.press('Monter le volet');
  await hand.shown();
  await screenshot('low-phone-raised');
  const [bar, sheet] = [await boxOf(page, '.versus'), await boxOf(page, '.dock')];
  expect(sheet.top).toBeGreaterThanOrEqual(bar.bottom - 1);
});

test.each([
  { width: 360, height: 640, text: 1 },
  { width: 360, height: 640, text: 2 },
  { width: 390, height: 844, text: 1 },
  { width: 390, height: 844, text: 2 },
])(
  'at the end of a Round the news and what is asked in secret lie apart: $width x $height, text $text',
  async ({ width, height, text }) => {
    const { page, hand, screenshot } = await opened({ width, height });
    await hand.press(/^Proposer de finir/);
    await hand.press('Accepter de finir');
    await page.locator('.passing').waitFor();
    await page.locator('.cover').waitFor();
    await largeText(page, hand, text);
    await screenshot(`low-phone-round-end-${width}-${text}`);
    const [news, asked] = [await boxOf(page, '.passing'), await boxOf(page, '.cover__card')];
    expect(asked.top).toBeGreaterThanOrEqual(news.bottom);
    expect(await cutOff(page, '.cover__title, .cover .button--primary')).toEqual([]);
  },
  60_000,
);

test.each([
  { width: 360, height: 640 },
  { width: 390, height: 844 },
])('with large text what leads on is in sight, and all else a swipe away: $width x $height', async (size) => {
  const { page, hand, screenshot } = await opened(size);
  await largeText(page, hand, 2);
  const always = '.dock .prompt__title, .dock__main .button, .buttons--tools .button';
  for (const step of ['whom', 'what'] as const) {
    await screenshot(`large-phone-${step}-${size.width}`);
    expect(await cutOff(page, always), step).toEqual([]);
    if (step === 'whom') {
      await hand.choose(/^Ace/);
      await hand.gold();
      await hand.shown();
    }
  }
  const broken = await page.locator('.action__name').evaluateAll((all) =>
    all.flatMap((one) => {
      const letter = Number.parseFloat(getComputedStyle(one).fontSize);
      return one.clientWidth < 4 * letter ? [one.textContent ?? ''] : [];
    }),
  );
  expect(broken, 'names broken letter by letter').toEqual([]);
  await hand.press('Que feriez-vous ?');
  const doIt = page.getByRole('button', { name: /^Faire cela/ });
  await doIt.waitFor();
  await screenshot(`large-phone-advice-${size.width}`);
  await expect.poll(() => cutOff(page, '.advice .button')).toEqual([]);
});

test('a replay tells its story on the lowest phone too', async () => {
  const { page, screenshot } = await openPage(LOW);
  const hand = new Hand(page, true);
  await openFile(page, 'Ouvrir un fichier', 'recorded.json', RECORDED);
  await hand.press('Voir le résultat');
  await hand.press(/^Revoir/);
  const lines = page.locator('.replay__lines');
  await lines.waitFor();
  const line = lines.getByRole('button').first();
  await line.scrollIntoViewIfNeeded();
  await screenshot('low-phone-replay');
  expect((await lines.boundingBox())?.height).toBeGreaterThan(3 * 44);
  expect(await cutOff(page, '.replay__line >> nth=0')).toEqual([]);
});
