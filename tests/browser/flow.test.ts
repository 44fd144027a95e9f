/** Few presses, a whole Activation planned at once, and the proof of a sight: by mouse, finger and keyboard. */
import { expect, test } from 'vitest';
import { structure } from '../support/pieces.ts';
import { Hand, type Spot } from './hand.ts';
import { SEED } from './quick-game.ts';
import { type OpenPage, openPage, type PageOptions } from './support/chromium.ts';
import { click, key, tap } from './support/press.ts';
import { type Standings, situationFile } from './support/situation.ts';

const LAPTOP = { width: 1280, height: 800 } as const;
const TABLET = { width: 1024, height: 768, touch: true, locale: 'fr-FR' } as const;

const WATCH: Standings = { 'ace-of-wraiths': [9, 12], wildman: [10.5, 17], tomcat: [9, 9] };
const FALLOUT: Standings = { nuke: [13, 12], aurelius: [18, 12], anansi: [13, 16.8], riposte: [16, 20] };
const BANK = structure('bank', { at: [12.5, 14.6], size: [2.4, 2], height: 3 });

/** Every press, tap and drag of a player. */
class Counting extends Hand {
  count = 0;
  override press(name: string | RegExp) {
    this.count += 1;
    return super.press(name);
  }
  override choose(name: string | RegExp) {
    this.count += 1;
    return super.choose(name);
  }
  override gold() {
    this.count += 1;
    return super.gold();
  }
  override drag(from: Spot, to: Spot) {
    this.count += 1;
    return super.drag(from, to);
  }
  override drop(card: string, to: Spot) {
    this.count += 1;
    return super.drop(card, to);
  }
  /** How many presses it took. */
  async during(what: () => Promise<unknown>): Promise<number> {
    const before = this.count;
    await what();
    return this.count - before;
  }
}

async function opened(options: PageOptions): Promise<{ open: OpenPage; hand: Counting }> {
  const open = await openPage({ reducedMotion: true, ...options });
  const buffer = Buffer.from(situationFile({ edition: '2017', a: WATCH, b: FALLOUT, pieces: [BANK] }));
  const hand = new Counting(open.page, options.touch ?? false);
  const chooser = open.page.waitForEvent('filechooser');
  await hand.press(/^(Open a file|Ouvrir un fichier)/);
  await (await chooser).setFiles({ name: 'flow.json', mimeType: 'application/json', buffer });
  await hand.choose(/^Ace/);
  await hand.gold();
  await line(hand, /Ghostshot/).waitFor();
  return { open, hand };
}

const line = (hand: Hand, name: RegExp) => hand.page.getByRole('button', { name }).first();
const SOON = { timeout: 10_000 } as const;

async function isAsked(hand: Hand, what: RegExp): Promise<void> {
  await expect.poll(() => hand.asked(), SOON).toMatch(what);
}

async function isTold(hand: Hand, what: RegExp): Promise<void> {
  await expect.poll(() => hand.lastLines(), SOON).toMatch(what);
}

test('the presses that it takes: an attack, a move, a deployment, the first Activation', async () => {
  const { hand } = await opened(LAPTOP);
  const move = await hand.during(async () => {
    await hand.drag([9, 12], [10, 11]);
    await hand.gold();
    await isAsked(hand, /Ace: choose an Action/);
  });
  const attack = await hand.during(async () => {
    await hand.press(/Ghostshot/);
    await hand.press(/^Nuke/);
    await hand.gold();
    await isTold(hand, /Nuke/);
  });
  const quick = await openPage({ ...LAPTOP, reducedMotion: true, address: SEED });
  const other = new Counting(quick.page);
  let deploy = 0;
  const first = await other.during(async () => {
    await other.press('Play now');
    await other.goOnUntil(/^Deploy /);
    const name = (await other.asked()).replace('Deploy ', '');
    deploy = await other.during(async () => {
      const zone = await quick.page.locator('.stage').boundingBox();
      expect(zone).not.toBeNull();
      await other.drop(name, [12, 1.5]);
      const south = await quick.page.locator('.dock .button--primary').first().getAttribute('aria-disabled');
      if (south === 'true') {
        other.count -= 1;
        await other.drop(name, [12, 22.5]);
      }
      await other.gold();
    });
    for (let left = 10; left > 0 && !/Whom do you activate/.test(await other.asked()); left -= 1) {
      const us = quick.page.getByRole('button', { name: 'Get us ready' });
      if ((await us.count()) > 0) await other.press('Get us ready');
      else await other.goOn();
      await other.shown();
    }
    await other.goOn();
    await isAsked(other, /choose an Action/);
  });
  console.info(`presses: attack ${attack}, move ${move}, deploy ${deploy}, first Activation ${first}`);
  expect(attack).toBeLessThanOrEqual(3);
  expect(move).toBeLessThanOrEqual(2);
  expect(deploy).toBeLessThanOrEqual(2);
  expect(first).toBeLessThanOrEqual(9);
});

test('a whole Activation is planned with the mouse and carried out at once; one undo takes it back', async () => {
  const { open, hand } = await opened(LAPTOP);
  await hand.drag([9, 12], [10, 11]);
  const planned = hand.page.locator('.fact-row[aria-pressed="false"]', { hasText: 'Nuke' });
  await click(planned);
  await expect.poll(() => hand.page.locator('.plan').innerText()).toMatch(/Ghostshot: Nuke/);
  await open.screenshot('flow-plan-laptop');
  expect(await hand.gold()).toMatch(/^Move, then Ghostshot for 2 AP/);
  await expect.poll(() => hand.asked(), SOON).not.toMatch(/^Move Ace/);
  await isTold(hand, /Ghostshot/);
  await hand.press('Undo');
  await isAsked(hand, /Ace: choose an Action/);
  await expect.poll(() => hand.page.locator('.tile', { hasText: 'Ace' }).first().innerText()).not.toBe('');
  await hand.page
    .getByRole('button', { name: /Ghostshot/ })
    .first()
    .waitFor();
});

test('a finger on a tablet plans it in French, and the odds are told while it still holds the ghost', async () => {
  const { open, hand } = await opened(TABLET);
  await hand.hold(await hand.place([9, 12]), await hand.place([10, 11]));
  const rows = hand.page.locator('.from-here .fact-row__value', { hasText: '%' });
  await expect.poll(() => rows.count(), { timeout: 10_000 }).toBeGreaterThan(0);
  await open.screenshot('flow-held-tablet');
  await hand.release(await hand.place([10, 11]));
  await tap(hand.page.locator('.fact-row[aria-pressed="false"]', { hasText: 'Nuke' }));
  await expect.poll(() => hand.page.locator('.plan').innerText()).toMatch(/Ghostshot\s: Nuke/);
  expect(await hand.gold()).toMatch(/^Bouger, puis Ghostshot pour\s2\sPA/);
  await isTold(hand, /Ghostshot/);
});

test('the keyboard plans it too', async () => {
  const { hand } = await opened(LAPTOP);
  await key(hand.page, 'm');
  await key(hand.page, 'Shift+ArrowRight');
  await key(hand.page, 'Shift+ArrowDown');
  const row = hand.page.locator('.fact-row[aria-pressed="false"]', { hasText: 'Nuke' });
  await row.waitFor();
  await row.focus();
  await key(hand.page, 'Enter');
  await expect.poll(() => hand.page.locator('.plan').innerText()).toMatch(/Ghostshot: Nuke/);
  await expect.poll(() => hand.page.locator('.dock .button--primary').innerText()).toMatch(/^Move, then/);
  await key(hand.page, 'Enter');
  await isTold(hand, /Ghostshot/);
});

const SIDES = [
  ['en-GB', /^Ace looks at Anansi/, /^Anansi looks at Ace/, /covered by|lines|Hidden/],
  ['fr-FR', /^Ace regarde Anansi/, /^Anansi regarde Ace/, /masqué par|lignes|Caché/],
] as const;

test.each(SIDES)(
  'the sight is proved from both sides, in %s, and an Enemy read in mid-Activation',
  async (locale, there, back, covered) => {
    const { open, hand } = await opened({ ...LAPTOP, locale });
    await hand.press(/Ghostshot/);
    await click(hand.page.locator('.fact-row', { hasText: 'Anansi' }).first());
    const ways = hand.page.locator('.sight-card__way');
    await expect.poll(() => ways.count()).toBe(2);
    const words = await ways.allInnerTexts();
    expect(words[0]).toMatch(there);
    expect(words[0]).toMatch(covered);
    expect(words[1]).toMatch(back);
    await open.screenshot(`flow-proof-${locale}`);
    await key(hand.page, 'Escape');
    await click(hand.page.locator('.fact-row-line', { hasText: 'Nuke' }).locator('.fact-row__card'));
    await expect.poll(() => hand.page.locator('dialog[open]').innerText()).toMatch(/Nuke/);
  },
);
