/** A third language, tried: the main screens in one that is made up, to find what has no key and what has no room. */
import { expect, test } from 'vitest';
import { pseudo, speakPseudo, unkeyed, clipped } from './support/pseudo.ts';
import { withoutNames } from '../i18n/stories.ts';
import { READY_TEAMS } from '../../src/systems/pulp-city/cards/teams.ts';
import { EXAMPLES, LESSON_GAMES } from '../../src/systems/pulp-city/view/setup/examples.ts';
import { Hand } from './hand.ts';
import { cardNames } from './support/card-names.ts';
import { openPage } from './support/chromium.ts';

const TEAMS = [
  ...READY_TEAMS.map(({ name }) => name.fr),
  ...[...EXAMPLES, ...LESSON_GAMES].flatMap(({ teams }) => Object.values(teams).map(({ name }) => name.fr)),
];
/** What no language translates: the game, the languages by their own names, the numbers of rules. */
const NAMES = ['Pulp City', 'Tabletop', 'English', 'Français', 'Outsider', ...TEAMS, ...cardNames];
const NUMBERS = /PC-[A-Z]+-\d+/g;

test('a text is made longer and strange, and keeps what is put into it', () => {
  expect(pseudo('{n, plural, one {# dé} other {# dés}} à {name}')).toBe(
    '{n, plural, one {# dë ø} other {# dës øø}} à {name}'.replace(' à ', ' å '),
  );
  expect(pseudo('Jouer')).toBe('Jøüër øø');
  expect(unkeyed('Jøüër øø, Play now')).toEqual(['Play']);
});

test('every text has a key, and none is cut where it is two fifths longer', async () => {
  const { page, screenshot } = await openPage({
    width: 1280,
    height: 800,
    locale: 'fr-FR',
    reducedMotion: true,
    before: speakPseudo,
  });
  const hand = new Hand(page);
  const bad: string[] = [];
  const look = async (screen: string): Promise<void> => {
    await hand.shown();
    await screenshot(`pseudo-${screen}`);
    const shown = withoutNames((await page.locator('body').innerText()).replaceAll(NUMBERS, ''), NAMES);
    bad.push(...unkeyed(shown).map((word) => `${screen}, no key: ${word}`));
    bad.push(...(await clipped(page)).map((label) => `${screen}, cut: ${label}`));
  };
  const press = (text: string): Promise<void> => hand.press(new RegExp(`^${pseudo(text)}`));
  await page.locator('.home-card').first().waitFor();
  await look('home');
  await press('Préparer une partie');
  await page.locator('.spine').waitFor();
  const steps = page.locator('.spine__step');
  for (let at = 0; at < (await steps.count()); at += 1) {
    await steps.nth(at).click();
    await look(`setup-${at + 1}`);
  }
  await press('Retour');
  await press('Apprendre en jouant');
  await page.locator('.coach').waitFor();
  await look('first-game');
  await hand.choose(/^Ace/).catch(() => undefined);
  await page.locator('.tile', { hasText: 'Ace' }).first().click();
  await hand.gold();
  await page.locator('.card .actions').waitFor();
  await look('actions');
  await page.keyboard.press('m');
  await look('move');
  await page.locator('.tools button').last().click();
  const pages = page.locator('dialog[open] .menu > .segments button, dialog[open] .menu [role="radio"]');
  for (let at = 0; at < (await pages.count()); at += 1) {
    await pages.nth(at).click();
    await look(`menu-${at + 1}`);
  }
  expect(bad).toEqual([]);
});
