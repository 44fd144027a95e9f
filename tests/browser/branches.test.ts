/** Another way is tried from a moment of a finished game; the game as played stays, and both lie in its save. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { openPage } from './support/chromium.ts';
import { click, clickAt, key, tapAt } from './support/press.ts';
import { openFile } from './support/shelf.ts';

const GAME = gunzipSync(readFileSync('tests/replays/scored/2013-armoredCar-2.json.gz')).toString('utf8');

const where = (page: Page) => page.locator('.replay__where b').innerText();
const cards = (page: Page) => page.locator('.way__show b').allInnerTexts();

/** Opens the game again from the menu, at a share of its length. */
async function replayAt(page: Page, hand: Hand, menu: RegExp, share: number): Promise<void> {
  await hand.press('Menu');
  await hand.press(menu);
  await page.locator('.replay').waitFor();
  const box = await page.locator('.track__line').boundingBox();
  if (box === null) throw new Error('no track');
  const at = { x: box.x + box.width * share, y: box.y + box.height / 2 };
  await expect.poll(() => where(page)).toMatch(/^Moment 1 /);
  await (hand.touch ? tapAt(page, at) : clickAt(page, at));
  await expect.poll(() => where(page)).not.toMatch(/^Moment 1 /);
}

test('a branch is begun, named, played on, compared and left; the game as played is as it was after a reload', async () => {
  const { page, screenshot } = await openPage({ width: 1440, height: 900, reducedMotion: true });
  const hand = new Hand(page);
  await openFile(page, 'Open a file', 'game.json', GAME);
  await page.getByRole('button', { name: 'Show the result' }).waitFor();

  await replayAt(page, hand, /^Replay$/, 0.1);
  await hand.press('Try another way from here');
  await page.locator('.dock .prompt__title').first().waitFor();
  await expect.poll(() => page.locator('.tools__hint').innerText()).toMatch(/On the table: Branch A/);
  expect(await page.getByRole('button', { name: 'Show the result' }).count()).toBe(0);

  await replayAt(page, hand, /^Replay$/, 0.5);
  expect(await cards(page)).toEqual(['As played', 'Branch A']);
  await hand.press('Rename');
  await page.getByRole('textbox', { name: 'Name of this branch' }).fill('Grimm stays home');
  await key(page, 'Enter');
  await expect.poll(() => cards(page)).toEqual(['As played', 'Grimm stays home']);
  const compared = page.locator('.ways__compared');
  expect(await compared.locator('thead').innerText()).toMatch(/Grimm stays home\s+As played/);
  expect(await compared.locator('tbody').first().innerText()).toMatch(
    /Agenda Points[\s\S]*Own models KO'ed[\s\S]*Levels KO'ed[\s\S]*Action Pool/,
  );
  await screenshot('branches-1440x900');
  const length = await where(page);
  await click(page.locator('.rail').first());
  await expect.poll(() => where(page)).not.toBe(length);
  await hand.press(/^Play on$/);
  await page.getByRole('button', { name: 'Show the result' }).waitFor();

  await hand.press('Menu');
  await hand.press('Saved games');
  await expect.poll(() => page.locator('.save').first().innerText()).toMatch(/1 branch/);
  await hand.press('Link, code, log, picture');
  await page.getByText('1 other branch goes with the file only').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show the result' }).waitFor();
  await replayAt(page, hand, /^Replay$/, 0.9);
  await expect.poll(() => cards(page)).toEqual(['As played', 'Grimm stays home']);
  await click(page.getByRole('button', { name: /Grimm stays home/ }).first());
  await hand.press('Forget Grimm stays home');
  await hand.press('Forget for good');
  await expect.poll(() => cards(page)).toEqual(['As played']);
});

test('in French by touch: from a saved game that is over to a branch that is played', async () => {
  const { page, screenshot } = await openPage({
    width: 390,
    height: 844,
    touch: true,
    locale: 'fr-FR',
    reducedMotion: true,
  });
  const hand = new Hand(page, true);
  await openFile(page, 'Ouvrir un fichier', 'partie.json', GAME);
  await page.locator('.dock').first().waitFor();
  await replayAt(page, hand, /^Revoir la partie$/, 0.1);
  await hand.press(/^Et si/);
  await screenshot('branches-390x844');
  await hand.press(/^Essayer autrement/);
  await expect.poll(() => page.locator('.replay').count()).toBe(0);
  await page.locator('.dock .prompt__title').first().waitFor();
  await replayAt(page, hand, /^Revoir la partie$/, 0.5);
  await hand.press(/^Et si/);
  await expect.poll(() => cards(page)).toEqual(['Comme elle fut jouée', 'Variante A']);
  expect(await page.locator('.ways__compared').innerText()).toMatch(
    /Points d.Objectif[\s\S]*Réserve d.Action/,
  );
});
