/** Real dice for one, for both, for nobody: changed in the middle of a game, entered by key, finger and pointer. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { type OpenPage, type PageOptions, openPage } from './support/chromium.ts';
import { click, key, tap } from './support/press.ts';
import { situationFile } from './support/situation.ts';

const FINGER = 44;

async function opened(
  options: PageOptions,
  dice: 'digital' | 'entered',
): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ reducedMotion: true, ...options });
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12] },
    b: { nuke: [13, 12], anansi: [13, 18] },
    dice,
  });
  const hand = new Hand(open.page, options.touch ?? false);
  const chooser = open.page.waitForEvent('filechooser');
  await hand.press(/^(Open a file|Ouvrir un fichier)/);
  const buffer = Buffer.from(file);
  await (await chooser).setFiles({ name: 'dice.json', mimeType: 'application/json', buffer });
  await open.page.locator('.prompt__title').first().waitFor();
  return { open, hand };
}

const entries = (hand: Hand) => hand.page.locator('.dice-entry');

/** Ace shoots Nuke; whatever is asked before the dice is answered with what is proposed. */
async function toTheDice(hand: Hand): Promise<void> {
  await hand.choose(/^Ace/);
  await hand.gold();
  await hand.press(/Ghostshot/);
  await hand.press(/Nuke/);
  await expect
    .poll(async () => {
      if ((await entries(hand).count()) === 0) await hand.gold();
      await hand.shown();
      return entries(hand).count();
    })
    .toBeGreaterThan(0);
}

const laid = (hand: Hand, at: number) => entries(hand).nth(at).locator('.dice-entry__row button').count();
const slots = (hand: Hand, at: number) => entries(hand).nth(at).locator('.dice-entry__slot').count();

test('by keys: both pads at once, the total to beat, one message for each mistake, a wrong die taken back by an undo', async () => {
  const { open, hand } = await opened({ width: 1280, height: 800 }, 'entered');
  await toTheDice(hand);
  await expect.poll(() => entries(hand).count()).toBe(2);
  const fault = hand.page.locator('.dice-entry__fault');
  await key(hand.page, '7');
  await expect.poll(() => fault.innerText()).toMatch(/1 to 6/);
  await click(hand.page.getByRole('button', { name: /dice to go/ }), { force: true });
  await expect.poll(() => fault.innerText()).toMatch(/still missing/);
  const [attack, defence] = [await slots(hand, 0), await slots(hand, 1)];
  for (let die = 0; die < attack; die += 1) await key(hand.page, '3');
  await expect.poll(() => laid(hand, 0)).toBe(attack);
  await expect.poll(() => fault.innerText()).toBe('');
  await expect.poll(() => entries(hand).nth(1).innerText()).toMatch(/9 to reach/);
  await open.screenshot('real-dice-both');
  for (let die = 0; die < defence; die += 1) await key(hand.page, '1');
  await expect.poll(() => laid(hand, 1)).toBe(defence);
  await key(hand.page, '6');
  await expect.poll(() => fault.innerText()).toMatch(/All dice are in/);
  await key(hand.page, 'Enter');
  await expect.poll(() => hand.lastLines()).toMatch(/Ace 9, Nuke 4/);

  await key(hand.page, 'z');
  await expect.poll(() => entries(hand).count()).toBe(1);
  await expect.poll(() => laid(hand, 0)).toBe(defence);
  await key(hand.page, 'Backspace');
  await expect.poll(() => laid(hand, 0)).toBe(defence - 1);
  await key(hand.page, '6');
  await expect.poll(() => laid(hand, 0)).toBe(defence);
  await key(hand.page, 'Enter');
  await expect.poll(() => hand.lastLines()).toMatch(/Ace 9, Nuke 9/);
});

test('across, by finger: each dock has the pad of its own player, turned to him, and neither waits for the other', async () => {
  const { open, hand } = await opened({ width: 1280, height: 800, touch: true, locale: 'fr-FR' }, 'entered');
  await key(hand.page, 'x');
  await key(hand.page, 'x');
  await expect.poll(() => hand.page.locator('.dock').count()).toBe(2);
  await toTheDice(hand);
  const dock = (team: string) => hand.page.locator(`.dock[data-team="${team}"]`);
  for (const team of ['a', 'b']) await expect.poll(() => dock(team).locator('.dice-entry').count()).toBe(1);
  expect(await dock('b').getAttribute('data-turned')).toBe('true');
  const small = await hand.page.locator('.dice-pad button').evaluateAll(
    (all, least) =>
      all.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < least || height < least;
      }).length,
    FINGER,
  );
  expect(small).toBe(0);
  await open.screenshot('real-dice-across-fr');
  // The one who is asked second enters his dice first.
  for (const [team, face] of [
    ['b', 2],
    ['a', 6],
  ] as const) {
    const pad = dock(team).locator('.dice-entry');
    const count = await pad.locator('.dice-entry__slot').count();
    for (let die = 0; die < count; die += 1) {
      await tap(pad.locator('.dice-pad button').nth(face - 1));
      await expect.poll(() => pad.locator('.dice-entry__row button').count()).toBe(die + 1);
    }
    await tap(dock(team).locator('.button--primary'));
    await expect.poll(() => dock(team).locator('.dice-entry').count()).toBe(0);
  }
  await expect.poll(() => hand.page.locator('.dock [role="log"]').first().innerText()).toMatch(/12.*5/);
});

test('in mid-game one player takes real dice from the menu; the program rolls for the other, and takes over again', async () => {
  const { open, hand } = await opened({ width: 1280, height: 800 }, 'digital');
  await hand.press('Menu');
  const own = hand.page.getByRole('switch', { name: /Night Watch throws real dice/ });
  await click(own);
  await expect.poll(() => own.getAttribute('aria-checked')).toBe('true');
  await open.screenshot('real-dice-menu');
  await hand.press(/^Close$/);
  await toTheDice(hand);
  await expect.poll(() => entries(hand).count()).toBe(1);
  await expect.poll(() => hand.page.locator('.dice-entry__drawn').innerText()).toMatch(/Nuke/);
  await open.screenshot('real-dice-mixed');
  await hand.press(/Night Watch: let the program roll/);
  await expect.poll(() => entries(hand).count()).toBe(0);
  await expect.poll(() => hand.wholeLog()).toMatch(/Night Watch lets the program roll/);
});
