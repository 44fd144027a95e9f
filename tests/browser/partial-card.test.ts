/** A Supreme of whom not everything is known: the player fills in the rest from the card in the hand, and plays it. */
import { expect, test } from 'vitest';
import { Hand } from './hand.ts';
import { findings } from './support/axe.ts';
import { openPage } from './support/chromium.ts';
import { click } from './support/press.ts';

const FACES = [
  {
    lang: 'en',
    options: { width: 1280, height: 800, locale: 'en-GB' },
    cards: 'Look at the cards',
    fill: 'Fill in Bigfoot',
    lacking: 'Base, in mm: still to be filled in.',
    base: 'Base, in mm',
    addAction: 'Add an Action',
    action: 'Action 1',
    bar: 'AP 1 Big Fist (CCM, F vs G, Damage 1) SFX: none',
    addPower: 'Add a Power',
    power: 'Name of the Power',
    text: 'What the card says',
    look: null,
    plays: 'This card plays.',
    keep: 'Keep the card',
    kept: 'Kept among your cards as bigfoot.json.',
    back: /^Back$/,
    own: 'Cards of your own',
    leave: /^Close$/,
    teams: 'Build a Team',
    fresh: 'New Team',
    filled: 'Filled in by a player',
    less: 'One Level less',
    add: (name: string) => `Add ${name}`,
    exact: 'The Levels add up to 6 exactly',
    play: /^Play$/,
  },
] as const;

test.each(FACES)('Bigfoot is filled in, kept, gone on with and brought to the table ($lang)', async (w) => {
  const { page, screenshot } = await openPage({ ...w.options, reducedMotion: true, address: '?seed=7' });
  const hand = new Hand(page);
  await hand.press(w.cards);
  await page.locator('.partial-cards').scrollIntoViewIfNeeded();
  await screenshot(`partial-list-${w.lang}`);
  await hand.press(w.fill);
  // What is lacking is told, what is known stands in its place.
  const wrong = page.locator('.editor__look .editor__wrong li');
  await wrong.first().waitFor();
  expect(await wrong.allInnerTexts()).toEqual([w.lacking]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await screenshot(`partial-opened-${w.lang}`);
  await page.getByLabel(w.base, { exact: true }).fill('40');
  await hand.press(w.addAction);
  await page.getByLabel(w.action, { exact: true }).fill(w.bar);
  await hand.press(w.addPower);
  await page.getByLabel(w.power).fill('Elusive');
  await page.getByLabel(w.text).fill('Nobody has a clear picture of this model.');
  expect(await page.locator('.editor__state').innerText()).toBe(w.plays);
  expect(await findings(page)).toEqual([]);
  await screenshot(`partial-filled-${w.lang}`);
  await hand.press(w.keep);
  await page.getByText(w.kept).waitFor();
  await hand.press(w.back);

  // Filling it in once more goes on with the player's card.
  const own = page.getByRole('region', { name: w.own });
  await own.getByRole('button', { name: /^Bigfoot/ }).waitFor();
  await hand.press(w.fill);
  expect(await page.getByLabel(w.power).inputValue()).toBe('Elusive');
  await hand.press(w.back);
  await click(own.getByRole('button', { name: /^Bigfoot/ }));
  await page.locator('dialog[open]').getByText(w.filled).waitFor();
  await screenshot(`partial-own-${w.lang}`);
  await hand.press(w.leave);
  await hand.press(w.back);

  await hand.press(w.teams);
  await hand.press(w.fresh);
  for (let level = 8; level > 6; level -= 1) await hand.press(w.less);
  for (const member of ['Ace of Wraiths', 'Tekkna', 'Bigfoot']) {
    await page.getByRole('searchbox').fill(member);
    await hand.press(w.add(member));
  }
  await screenshot(`partial-team-${w.lang}`);
  await page.locator('.checks').getByText(w.exact).waitFor();
  await hand.press(w.play);
  await page.locator('.side[data-team="a"] [role="radio"][aria-checked="true"]').waitFor();
  await hand.press(w.play);
  await page.locator('.versus').first().waitFor();
  await screenshot(`partial-table-${w.lang}`);
  await page.locator('.tile', { hasText: 'Bigfoot' }).first().waitFor();
});

test('with a finger, in French, on a phone: what is lacking stands in the form and is filled in', async () => {
  const { page, screenshot } = await openPage({
    width: 390,
    height: 844,
    touch: true,
    locale: 'fr-FR',
    reducedMotion: true,
  });
  const hand = new Hand(page, true);
  await hand.press('Voir les cartes');
  await page.locator('.partial-cards').scrollIntoViewIfNeeded();
  await screenshot('partial-list-fr');
  expect(await findings(page)).toEqual([]);
  await hand.press('Compléter Scarab');
  await page.locator('.form-entry__wrong', { hasText: 'reste à remplir.' }).waitFor();
  await screenshot('partial-opened-fr');
  await page.getByLabel('Socle, en mm', { exact: true }).fill('30');
  await hand.press(/^Voir$/);
  expect(await page.locator('.editor__state').innerText()).toMatch(/^Cette carte se joue, mais/);
  await hand.press(/^Écrire$/);
  await hand.press('Ajouter une Action');
  await page
    .getByLabel('Action 1', { exact: true })
    .fill('PA 1 Griffe (CAC, s vs d, Dommages 1) EFX : aucun');
  await hand.press(/^Voir$/);
  expect(await page.locator('.editor__look .editor__wrong li').allInnerTexts()).toEqual([]);
  expect(await page.locator('.editor__state').innerText()).toBe('Cette carte se joue.');
  await hand.press('Garder la carte');
  await page.getByText('scarab.json').waitFor();
  await hand.press(/^Retour$/);
  await page
    .locator('.own-cards')
    .getByRole('button', { name: /^Scarab.*Complété par un joueur/ })
    .waitFor();
  await screenshot('partial-own-fr');
});
