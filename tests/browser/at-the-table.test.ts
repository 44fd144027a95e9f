/** The prompt under keys and fingers: one keyboard everywhere, ghosts that are moved on, looks that answer nothing. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { SEED, SPOTS, deployAll, toDeployment, toFirstTurn } from './quick-game.ts';
import { type OpenPage, openPage } from './support/chromium.ts';
import { click, key } from './support/press.ts';
import { openFile } from './support/shelf.ts';
import { situationFile } from './support/situation.ts';

const FINGER = 44;

async function start(options: Parameters<typeof openPage>[0]): Promise<{ open: OpenPage; hand: Hand }> {
  const open = await openPage({ address: SEED, reducedMotion: true, ...options });
  return { open, hand: new Hand(open.page, options.touch) };
}

const closed = (hand: Hand): Promise<string | null> =>
  hand.page.locator('.dock .button--primary').first().getAttribute('aria-disabled');

test('keys alone: Enter is the gold button, also after a click on a choice; Escape answers nothing', async () => {
  const { open, hand } = await start({ width: 1280, height: 800 });
  await toDeployment(hand);
  await deployAll(hand, (card, at) => hand.deploy(card, at));
  await toFirstTurn(hand);

  await key(hand.page, 'ArrowDown');
  await hand.shown();
  expect(await hand.page.locator('.dock [role="radio"][aria-checked="true"]').count()).toBe(1);
  await key(hand.page, 'Escape');
  await hand.shown();
  expect(await closed(hand)).toBe('true');
  expect(await hand.asked()).toMatch(/Whom do you activate/);
  await hand.choose(/^Ace/);
  await key(hand.page, 'Enter');
  expect(await hand.asked()).toMatch(/^Ace: choose an Action/);

  await key(hand.page, 'm');
  for (let steps = 8; steps > 0; steps -= 1) await key(hand.page, 'ArrowLeft');
  await hand.shown();
  expect(await hand.page.locator('.facts-3').innerText()).toMatch(/^0\.8″/);
  await key(hand.page, 'Escape');
  expect(await hand.asked()).toMatch(/choose an Action/);

  const attack = hand.page.locator('.action', { hasText: 'Ghostshot' });
  await click(attack);
  const row = hand.page.locator('.fact-row-line').first();
  const name = await row.locator('b').innerText();
  await click(row.locator('.fact-row__card'));
  expect(await hand.page.locator('dialog[open]').innerText()).toContain(name);
  await open.screenshot('card-of-a-target');
  await key(hand.page, 'Escape');
  expect(await hand.asked()).toBe('Ghostshot: choose a Target');
  await key(hand.page, 'ArrowDown');
  expect(await hand.asked()).toMatch(/^Ghostshot against /);
  const target = await hand.asked();
  await key(hand.page, 'i');
  expect(await hand.page.locator('dialog[open]').count()).toBe(1);
  await key(hand.page, 'Escape');
  expect(await hand.asked()).toBe(target);

  await key(hand.page, '?');
  expect(await hand.page.locator('.tools__hint').innerText()).not.toBe('');
  await key(hand.page, 'Escape');
  expect(await hand.page.locator('.tools__hint').innerText()).toBe('');
  expect(await hand.asked()).toBe(target);
  await key(hand.page, 'Enter');
  await hand.shown();
  expect(await hand.asked()).not.toBe(target);
});

test('by finger: a ghost waits where it was let go, is dragged on and confirmed; the same of a planned move', async () => {
  const { open, hand } = await start({ width: 1024, height: 768, touch: true });
  await toDeployment(hand);
  const first = (await hand.asked()).replace('Deploy ', '');
  await hand.choose(new RegExp(`^${first}`));
  const [x, y] = SPOTS[first]!;
  await hand.tap([x + 1.5, y]);
  expect(await hand.asked()).toBe(`Deploy ${first}`);
  await hand.drag([x + 1.5, y], [x, y]);
  await open.screenshot('deploy-ghost');
  expect(await hand.asked()).toBe(`Deploy ${first}`);
  expect(await closed(hand)).toBeNull();
  await hand.gold();
  await hand.shown();
  expect(await hand.line(first)).toMatch(/Health/);
  await deployAll(
    hand,
    async (card, at) => {
      await hand.choose(new RegExp(`^${card}`));
      await hand.tap(at);
      await hand.gold();
    },
    5,
  );
  await toFirstTurn(hand);
  await hand.tap(SPOTS['Wildman']!);
  await hand.gold();
  await hand.drag(SPOTS['Wildman']!, [12.6, 3.5]);
  const length = () => hand.page.locator('.facts-3 b').first().innerText();
  await expect.poll(length).toBe('2″');
  await hand.shown();
  await hand.drag([12.6, 3.5], [12.6, 2.5]);
  await expect.poll(length).toBe('1″');
});

test('by finger: looks have buttons of 44 px, the ruler ends at the next tap, and a held Enemy shows his card', async () => {
  const { open, hand } = await start({ width: 1024, height: 768, touch: true });
  await toDeployment(hand);
  await deployAll(hand, async (card, at) => {
    await hand.choose(new RegExp(`^${card}`));
    await hand.tap(at);
    await hand.gold();
  });
  await toFirstTurn(hand);
  await hand.tap(SPOTS['Ace']!);
  await hand.gold();
  const asked = await hand.asked();
  await hand.press('Measure and inspect');
  const rows = hand.page.locator('.look-tools__row');
  expect(await rows.count()).toBe(6);
  const low = await rows.evaluateAll(
    (all, least) => all.filter((row) => row.getBoundingClientRect().height < least).length,
    FINGER,
  );
  expect(low).toBe(0);
  await open.screenshot('look-tools');
  // The one that was pressed comes up again first.
  const tops = () =>
    hand.page
      .locator('.buttons--tools .button')
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().top))).size);
  await expect.poll(tops).toBe(1);
  await hand.press(/^Ruler/);
  expect(await hand.page.locator('.tools__hint').first().innerText()).toMatch(/ruler ends/);
  await hand.tap([12, 12]);
  expect(await hand.asked()).toBe(asked);
  await open.screenshot('ruler');
  await hand.press('Measure and inspect');
  expect(await rows.count()).toBe(7);
  await hand.press(/^Clear what was measured/);

  await hand.press('Measure and inspect');
  await hand.press(/^Read a card/);
  await hand.tap(SPOTS['Nuke']!);
  expect(await hand.page.locator('dialog[open]').innerText()).toMatch(/Nuke/);
  await hand.press(/^Close$/);
  const at = await hand.place(SPOTS['Nuke']!);
  await hand.hold(at, at);
  await hand.page.locator('dialog[open]').waitFor();
  await hand.release(at);
  expect(await hand.page.locator('dialog[open]').innerText()).toMatch(/Nuke/);
  await hand.press(/^Close$/);
  expect(await hand.asked()).toBe(asked);
});

test.each(['en-GB', 'fr-FR'])('on a phone the looks fit the screen, %s', async (locale) => {
  const { open, hand } = await start({ width: 390, height: 844, touch: true, locale });
  await hand.press(/^(Play now|Jouer)/);
  await hand.page.locator('.prompt__title').first().waitFor();
  await hand.press(/^(Measure and inspect|Mesurer et examiner)/);
  await open.screenshot(`phone-looks-${locale}`);
  const list = (await hand.page.locator('.look-tools__list').boundingBox())!;
  expect(list.x).toBeGreaterThanOrEqual(0);
  expect(list.y).toBeGreaterThanOrEqual(0);
  expect(list.x + list.width).toBeLessThanOrEqual(390);
  expect(list.y + list.height).toBeLessThanOrEqual(844);
});

test('real dice: the panel says whose they are and what for, and digits enter their faces', async () => {
  const { open, hand } = await start({ width: 1280, height: 800, address: 'index.html?seed=7' });
  await hand.press('Set up a game');
  await hand.step('Dice and rules');
  await hand.choose(/real dice/i);
  await hand.press(/^Play/);
  await hand.page.locator('.dice-entry').first().waitFor();
  await open.screenshot('real-dice');
  expect(await hand.page.locator('.dice-entry__about').first().innerText()).toMatch(/chooses/);
  await key(hand.page, '4');
  expect(await hand.page.locator('.dice-entry__row button').count()).toBe(1);
  await key(hand.page, 'Backspace');
  expect(await hand.page.locator('.dice-entry__row button').count()).toBe(0);
  // One die for each Team: both lie in the same dock.
  await key(hand.page, '5');
  await key(hand.page, '2');
  await expect.poll(() => hand.page.locator('.dice-entry__row button').count()).toBe(2);
  await key(hand.page, 'Enter');
  await expect.poll(() => hand.page.locator('.dice-entry__row button').count()).toBe(0);
});

test('read out: skip links lead past everything; each question is told, and what came of an Action', async () => {
  const { hand } = await start({ width: 1280, height: 800 });
  const { page } = hand;
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12], wildman: [10.5, 14.5] },
    b: { nuke: [13, 12], aurelius: [14.6, 12] },
  });
  await openFile(page, 'Open a file', 'read-out.json', file);
  const told = page.locator('[data-announcer]');
  await expect.poll(() => told.textContent()).toMatch(/^Whom do you activate\? .*Turn \d/);

  const inFocus = (place: string) =>
    page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, place);
  await page.getByRole('button', { name: 'Skip to what is asked' }).focus();
  await key(hand.page, 'Enter');
  await expect.poll(() => inFocus('.dock [data-question]')).toBe(true);
  await page.getByRole('button', { name: 'Skip to the table in words' }).focus();
  await key(hand.page, 'Enter');
  await expect.poll(() => inFocus('.table-list')).toBe(true);

  await hand.choose(/^Ace/);
  await hand.gold();
  await expect.poll(() => told.textContent()).toMatch(/^Ace: choose an Action/);
  await hand.press(/Ghostshot/);
  await hand.press(/^Nuke/);
  await hand.gold();
  await expect.poll(() => page.getByRole('log').first().textContent()).toMatch(/Ace.*Ghostshot.*Nuke/s);
});

test.each([
  ['en-GB', /^End Activation$/, /an Action or a Move must be used first/],
  ['fr-FR', /^(Finir|Terminer) l.Activation$/, /il faut d.abord/],
])('read out: what is closed says why in its name, %s', async (locale, end, why) => {
  const { hand } = await start({ width: 1280, height: 800, locale });
  const { page } = hand;
  const file = situationFile({
    edition: '2017',
    a: { 'ace-of-wraiths': [9, 12] },
    b: { nuke: [13, 12] },
  });
  await openFile(page, locale === 'en-GB' ? 'Open a file' : 'Ouvrir un fichier', 'refused.json', file);
  await hand.choose(/^Ace/);
  await hand.gold();
  const closed = page.locator('.dock__main .button[aria-disabled="true"]').first();
  await expect.poll(() => closed.innerText()).toMatch(why);
  // The name of a button is all that a screen reader says of it: the reason is part of it.
  expect(await closed.ariaSnapshot()).toMatch(why);
  expect(await closed.ariaSnapshot()).toContain('disabled');
  expect((await closed.innerText()).split('\n')[0]).toMatch(end);
});
