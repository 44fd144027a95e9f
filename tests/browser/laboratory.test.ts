/** The laboratory as a solo player uses it: two lists pasted, asked, left and come back to, read, one Supreme swapped. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';

const LISTS = {
  own: 'Night Watch, Level 6\nAce of Wraiths\nTekkna\nWildman',
  other: 'Fallout Shelter, Level 6\nNuke\nAnansi\nAurelius',
  small: 'Night Watch, Level 2\nTekkna',
};

const words = (page: Page) => page.locator('.lab-verdict__words');
const progress = (page: Page) => page.locator('.lab-top__words');
const fault = (page: Page) => page.locator('.lab-ask__do [role="alert"]');

/** How many Encounters are said to be played. */
const games = async (page: Page): Promise<number> => Number.parseInt(await progress(page).innerText(), 10);

async function paste(hand: Hand, button: string, list: string): Promise<void> {
  await hand.press(button);
  await hand.page.getByRole('textbox').fill(list);
  await hand.press('Read it');
  await hand.page.getByRole('textbox').waitFor({ state: 'detached' });
}

/** An Encounter as a replay, and back to the button that led to it. */
async function lookAtAndBack(page: Page, sight: Locator): Promise<void> {
  const name = await sight.getAttribute('data-replays');
  await click(sight, { timeout: 40_000 });
  await page.locator('.replay__where').waitFor({ timeout: 40_000 });
  await click(page.getByRole('button', { name: /^Back$/ }));
  await words(page).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-replays')))
    .toBe(name);
  await page.locator('.sight:focus').waitFor();
}

test('two lists are asked about, left, come back to, and one Supreme is swapped', async () => {
  const open = await openPage({ width: 1280, height: 800, address: '?seed=7' });
  const { page } = open;
  const hand = new Hand(page);
  await hand.press('Try out a list');
  await paste(hand, 'Paste your list', LISTS.own);
  await paste(hand, 'Paste an opponent', LISTS.small);
  await hand.press(/^Only the first$/);
  await click(page.getByRole('switch', { name: /^Mirror check/ }));
  await hand.press(/^1000$/);
  const bad = [...(await findings(page))];
  // A list of another Level is refused in one sentence, and everything stays as it was put together.
  await hand.press(/^Ask$/);
  await fault(page).getByText('Night Watch 2 is of Level 2, the study of Level 6').waitFor();
  await click(page.getByRole('button', { name: 'Leave out Night Watch' }));
  await paste(hand, 'Paste an opponent', LISTS.other);
  await hand.press(/^Ask$/);
  await expect
    .poll(() => words(page).innerText(), { timeout: 40_000 })
    .toMatch(/(Cannot tell|Not done) yet, with/);

  // Left in mid-run: it goes on by itself with what was reached, and rests when it is told to.
  await page.reload();
  await expect.poll(() => words(page).innerText(), { timeout: 40_000 }).toContain('So far Night Watch wins');
  await hand.press(/^Pause$/);
  await expect.poll(() => progress(page).innerText()).toContain('paused');
  expect(await games(page)).toBeGreaterThanOrEqual(8);
  await page.locator('.lab[data-kept="true"]').waitFor();
  await page.reload();
  await hand.press(/^Open$/);
  await expect.poll(() => progress(page).innerText(), { timeout: 20_000 }).toContain('paused');
  bad.push(...(await findings(page)));
  const coming = page.waitForEvent('download');
  await click(page.getByRole('button', { name: /^Save as JSON/ }));
  const record = readFileSync(await (await coming).path(), 'utf8');
  await hand.press(/^Go on$/);

  // A loss is looked at as a replay, and the laboratory is there again behind it, as it was left.
  const sight = page.locator('.sight', { hasText: 'The worst loss' });
  await page.setViewportSize({ width: 1024, height: 600 });
  await sight.scrollIntoViewIfNeeded({ timeout: 40_000 });
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await lookAtAndBack(page, sight);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await hand.press('All Encounters');
  const list = page.locator('dialog[open]');
  const ends = list.locator('.segments button');
  await click(ends.nth(2));
  await lookAtAndBack(page, list.locator('.sight').last());
  expect(await ends.nth(2).getAttribute('aria-pressed')).toBe('true');
  await hand.press(/^Close$/);
  await page.setViewportSize({ width: 1280, height: 800 });

  await click(page.getByRole('button', { name: 'Swap Wildman' }));
  await click(page.locator('dialog .card-row__open').first(), { timeout: 40_000 });
  await expect
    .poll(() => words(page).innerText(), { timeout: 40_000 })
    .toMatch(/Night Watch with .+ points beside Night Watch/);
  await hand.press(/^Pause$/);
  expect(bad).toEqual([]);

  // What was taken along is read in another browser, in French; cut short it is refused, and nothing is lost.
  const other = await openPage({ width: 390, height: 844, touch: true, locale: 'fr-FR', address: '#lab' });
  await other.page.emulateMedia({ colorScheme: 'dark' });
  const finger = new Hand(other.page, true);
  const give = async (text: string): Promise<void> => {
    const choosing = other.page.waitForEvent('filechooser');
    await finger.press('Ouvrir un fichier d’étude');
    await (await choosing).setFiles({
      name: 'study.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  };
  await give(record.slice(0, -500));
  await fault(other.page).waitFor();
  await give(record.replace('"version":1', '"version":9'));
  await expect.poll(() => fault(other.page).innerText()).toContain('version 9');
  await give(record);
  await expect.poll(() => words(other.page).innerText(), { timeout: 40_000 }).toContain('Night Watch');
  await finger.press('Pause');
  await expect.poll(() => progress(other.page).innerText()).toContain('en pause');
  expect(await games(other.page)).toBeGreaterThanOrEqual(8);
  // Who is to be swapped is pressed without going sideways.
  const swap = await other.page.locator('.lab-table__swap button').first().boundingBox();
  expect((swap?.x ?? 390) + (swap?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await findings(other.page)).toEqual([]);
}, 180_000);
