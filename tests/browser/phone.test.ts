/** A phone held upright: what a thumb needs stays free, also while dice lie on the table. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { focusCamera, toScreen } from '../../src/ui/table/camera.ts';
import { openPage } from './support/chromium.ts';
import { tapAt } from './support/press.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

const PHONE = { width: 412, height: 915, touch: true } as const;
const FINGER = 44;
const TOOLS = '.buttons--tools .button';
const MOST = 12;

/** The tools that a tap in their middle does not reach, or that are too small for a finger. */
const lost = (page: Page): Promise<readonly string[]> =>
  page.locator(TOOLS).evaluateAll(
    (tools, finger) =>
      tools.flatMap((tool) => {
        const box = tool.getBoundingClientRect();
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const free = hit !== null && tool.contains(hit) && box.width >= finger && box.height >= finger;
        return free ? [] : [tool.getAttribute('aria-label') ?? tool.textContent ?? ''];
      }),
    FINGER,
  );

/** What of these elements shares room with the words of the burst. */
const underBurst = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const burst = document.querySelector('.tray__burst')?.getBoundingClientRect();
    if (burst === undefined) return ['no burst'];
    return elements.flatMap((element) => {
      const written = document.createRange();
      written.selectNodeContents(element);
      const box = written.getBoundingClientRect();
      const apart =
        box.right <= burst.left ||
        box.left >= burst.right ||
        box.bottom <= burst.top ||
        box.top >= burst.bottom;
      return apart ? [] : [element.textContent ?? ''];
    });
  });

test.each(['en-GB', 'fr-FR'])('on a phone dice hide neither names nor tools, %s', async (locale) => {
  const { page, screenshot } = await openPage({
    ...PHONE,
    locale,
    reducedMotion: true,
    address: 'index.html?seed=11',
  });
  const hand = new Hand(page, true);
  await hand.press(/^(Play now|Jouer)/);
  await page.locator('.prompt__title').first().waitFor();
  expect(await page.locator(TOOLS).count()).toBe(6);
  expect(await lost(page)).toEqual([]);
  for (let left = MOST; left > 0 && (await page.locator('.tray').count()) === 0; left -= 1) {
    await hand.gold();
    await hand.shown();
  }
  await page.locator('.tray[data-phase="settled"]').waitFor();
  await screenshot(`phone-dice-${locale}`);
  expect(await page.locator('.tray__name').count()).toBe(2);
  expect(await underBurst(page, '.tray__name')).toEqual([]);
  expect(await underBurst(page, TOOLS)).toEqual([]);
  expect(await lost(page)).toEqual([]);
});

test('on a phone the table shows whoever acts and all who may be meant so large that a thumb hits them', async () => {
  const { page, screenshot } = await openPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12], wildman: [3, 3] },
    b: { nuke: [13, 12], anansi: [12, 13.3], riposte: [21, 21] },
  });
  const hand = new Hand(page, true);
  await openFile(page, 'Open a file', 'phone.json', file);
  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/Ghostshot/);
  await expect.poll(() => hand.asked()).toBe('Ghostshot: choose a Target');
  await screenshot('phone-close');
  const stage = await page.locator('.stage').boundingBox();
  if (stage === null) throw new Error('no table on the page');
  const points = [
    { x: 9, y: 12 },
    { x: 13, y: 12 },
    { x: 12, y: 24 - 13.3 },
  ];
  const camera = focusCamera({ points }, { width: 24, height: 24 }, stage);
  expect(camera.scale * (30 / 25.4)).toBeGreaterThanOrEqual(FINGER);
  const nuke = toScreen(camera, { x: 13, y: 12 });
  await tapAt(page, { x: stage.x + nuke.px, y: stage.y + nuke.py });
  await expect.poll(() => hand.asked()).toBe('Ghostshot against Nuke');
  await hand.press(/^Back$/);
  // Whoever wants all of it has it with one press, and keeps it.
  await hand.press('Measure and inspect');
  await hand.press(/^Whole table/);
  await hand.shown();
  await screenshot('phone-whole');
});

test('on a phone what raises and lowers the Level of a drawn list is as large as a finger', async () => {
  const { page } = await openPage({ width: 390, height: 844, touch: true, reducedMotion: true });
  const hand = new Hand(page, true);
  await hand.press('Try out a list');
  await hand.press('Choose your list');
  const turns = page.locator('.pick__random .stepper button');
  await turns.first().waitFor();
  const sizes = await turns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  expect(sizes.length).toBe(2);
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
});
