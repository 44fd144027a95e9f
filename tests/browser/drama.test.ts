/** Bursts, dice and sounds: they are seen and heard, and nothing waits for them. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, type PageOptions, openPage } from './support/chromium.ts';
import { click, key } from './support/press.ts';
import { situationFile } from './support/situation.ts';

/** Ace shoots Nuke, who has one Health left; the dice are real, so that the test knows them. */
const FILE = situationFile({
  edition: '2017',
  a: { 'ace-of-wraiths': [9, 12], wildman: [10.5, 14.5] },
  b: { nuke: [13, 12], anansi: [13, 18] },
  health: { b1: 1 },
  dice: 'entered',
});

interface Watching {
  drawn: string[];
  heard: number;
}

/** Keeps what was drawn over the table and how many sounds were begun, however short it was. */
function watchPage(): void {
  const kept: Watching = { drawn: [], heard: 0 };
  Object.assign(window, { kept });
  new MutationObserver(() => {
    const now = document.querySelector<HTMLElement>('.drawn-moments')?.dataset['moments'];
    if (now !== undefined && kept.drawn.at(-1) !== now) kept.drawn.push(now);
  }).observe(document, { subtree: true, childList: true, attributes: true });
  const begin = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when: []) {
    kept.heard += 1;
    begin.apply(this, when);
  };
}

const watched = (hand: Hand): Promise<Watching> =>
  hand.page.evaluate(() => (window as unknown as { kept: Watching }).kept);

async function opened(options: PageOptions): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({
    prepare: async (context) => {
      await context.addInitScript(watchPage);
    },
    ...options,
  });
  const hand = new Hand(open.page, options.touch ?? false);
  const chooser = open.page.waitForEvent('filechooser');
  await hand.press(/^(Open a file|Ouvrir un fichier)/);
  await (await chooser).setFiles({
    name: 'drama.json',
    mimeType: 'application/json',
    buffer: Buffer.from(FILE),
  });
  await open.page.locator('.prompt__title').first().waitFor();
  return { open, hand };
}

/** Goes on to the dice, then enters the same face for all of a side, the Attacker's first. */
async function shoot(hand: Hand, faces: readonly [attacker: string, defender: string]): Promise<void> {
  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/Ghostshot/);
  await hand.press(/Nuke/);
  const entry = hand.page.locator('.dice-entry');
  await expect
    .poll(async () => {
      if ((await entry.count()) === 0) await hand.gold();
      await hand.shown();
      return entry.count();
    })
    .toBeGreaterThan(0);
  for (const [place, face] of faces.entries()) {
    const own = entry.nth(place);
    const count = await own.locator('.dice-entry__slot').count();
    for (let die = 0; die < count; die += 1) {
      await click(own.locator('.dice-pad button').nth(Number(face) - 1));
      await expect.poll(() => own.locator('.dice-entry__row button').count()).toBe(die + 1);
    }
  }
  await hand.gold();
  await hand.shown();
}

test('a KO bursts over the table, and what is asked next is answered at once', async () => {
  const { open, hand } = await opened({ width: 1280, height: 800 });
  await shoot(hand, ['6', '1']);
  await expect.poll(() => hand.asked()).toMatch(/^Spend/);
  // The roll is still falling: SFX are spent all the same.
  await hand.gold();
  await expect.poll(async () => (await watched(hand)).drawn.join(' | ')).toContain('ko');
  await open.screenshot('drama-ko');
  // Nothing lies over the next question, whether or not the burst has gone.
  await expect.poll(() => hand.asked()).toMatch(/Ace: choose an Action/);
  const asked = await hand.asked();
  await hand.press('End Activation');
  await expect.poll(() => hand.asked()).not.toBe(asked);
  expect((await watched(hand)).heard).toBe(0);
  await expect.poll(() => hand.page.locator('.drawn-moments').count()).toBe(0);
});

test('by finger and without motion: nothing flies, what came of it is told, and an undo leaves nothing behind', async () => {
  const { open, hand } = await opened({
    width: 1024,
    height: 768,
    touch: true,
    reducedMotion: true,
    locale: 'fr-FR',
  });
  await shoot(hand, ['6', '1']);
  await open.screenshot('drama-roll-fr');
  await hand.gold();
  await expect.poll(async () => (await watched(hand)).drawn.join(' | ')).toContain('ko');
  expect(await hand.line('Nuke')).toMatch(/KO/);
  await hand.press('Annuler');
  await expect.poll(() => hand.page.locator('.drawn-moments').count()).toBe(0);
  await expect.poll(() => hand.line('Nuke')).not.toMatch(/KO/);
  await hand.press('Rétablir');
  await expect.poll(() => hand.line('Nuke')).toMatch(/KO/);
  expect(await hand.page.locator('.drawn-moments').count()).toBe(0);
});

test('sounds are off until one press asks for them, and stay on at the next visit', async () => {
  const { hand } = await opened({ width: 1280, height: 800 });
  const button = hand.page.getByRole('button', { name: 'Sounds' });
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.focus();
  await key(hand.page, 'Enter');
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  await shoot(hand, ['6', '1']);
  await expect.poll(async () => (await watched(hand)).heard).toBeGreaterThan(0);
  await hand.page.reload();
  await expect
    .poll(() => hand.page.evaluate(() => localStorage.getItem('pulp-city-tabletop/preferences')))
    .toContain('"sound":true');
});

/** How many pictures of the models were painted from a press until a dozen frames are alike after it. */
const pictures = (hand: Hand, press: () => Promise<unknown>): Promise<number> =>
  Promise.all([
    hand.page.evaluate(
      () =>
        new Promise<number>((done) => {
          const layer = document.querySelectorAll<HTMLCanvasElement>('.stage canvas')[1]!;
          const first = layer.toDataURL();
          const seen = new Set([first]);
          let last = first;
          let alike = 0;
          const look = (): void => {
            const now = layer.toDataURL();
            alike = now === last && now !== first ? alike + 1 : 0;
            last = now;
            seen.add(now);
            if (alike < 12) requestAnimationFrame(look);
            else done(seen.size);
          };
          requestAnimationFrame(look);
        }),
    ),
    press(),
  ]).then(([count]) => count);

test.each([false, true])(
  'a model taken back walks there, unless motion is reduced (%s)',
  async (reducedMotion) => {
    const { hand } = await opened({ width: 1280, height: 800, reducedMotion });
    await hand.choose(/^Ace/);
    await hand.gold();
    await hand.press(/^Move/);
    await hand.drag([9, 12], [7, 9]);
    await hand.gold();
    await expect.poll(() => hand.asked()).toMatch(/Ace: choose an Action/);
    await hand.shown();
    const count = await pictures(hand, () => key(hand.page, 'z'));
    expect(count < 4).toBe(reducedMotion);
  },
);

test('a key that is pressed before a dialog is up is not one of the table', async () => {
  const { hand } = await opened({ width: 1280, height: 800 });
  await shoot(hand, ['6', '1']);
  await hand.gold();
  await expect.poll(() => hand.line('Nuke')).toMatch(/KO/);
  await hand.shown();
  await hand.page.getByRole('button', { name: 'Menu', exact: true }).evaluate(async (menu) => {
    (menu as HTMLElement).click();
    await Promise.resolve();
    const up = document.querySelector('dialog[open]') !== null;
    menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }));
    if (up || document.querySelector('dialog[open]') === null) throw new Error('the key came too late');
  });
  await hand.shown();
  expect(await hand.line('Nuke')).toMatch(/KO/);
  await key(hand.page, 'Escape');
  await expect.poll(() => hand.page.locator('dialog[open]').count()).toBe(0);
  await key(hand.page, 'z');
  await expect.poll(() => hand.line('Nuke')).not.toMatch(/KO/);
});

test('whoever wants little to move is asked once: on the device or in the menu', async () => {
  const { hand } = await opened({ width: 1280, height: 800 });
  const { page } = hand;
  const pressed = (): Promise<string> =>
    page
      .locator('.tools .button')
      .first()
      .evaluate((button) => getComputedStyle(button).transitionDuration);
  expect(await pressed()).toBe('0.08s, 0.08s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await pressed()).toBe('0s, 0s');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hand.press('Menu');
  await hand.press('Look');
  await click(page.getByRole('switch', { name: 'Reduced motion' }));
  expect(await pressed()).toBe('0s, 0s');
});
