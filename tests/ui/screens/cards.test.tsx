import { forTwo } from '../../../src/kernel/ids.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { encounterSetup, type SetupChoice } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { cardFinding } from '../../../src/systems/pulp-city/view/setup/own-cards.ts';
import { OWN_TEAM } from '../../../src/systems/pulp-city/view/setup/own-team.ts';
import { CardsScreen } from '../../../src/games/pulp-city/cards/CardsScreen.tsx';
import TEMPLATE from '../../../src/games/pulp-city/cards/template-card.json';
import { in2013, in2017 } from '../../pulp-city/cards/card-files.ts';
import { appFor, gameOf, renderIn } from '../panels/around.tsx';

const BARS = {
  good: 'AP 1 Zap (PRJ 6, H vs I, Damage 1) SFX: none',
  effect: 'AP 1 Zap (PRJ 6, H vs I, Dammage 1) SFX: none',
  trigger: 'AP 1 Zap (RCT/FOO, H vs I, Damage 1) SFX: none',
  descriptor: 'AP 1 Zap (PRJ 6, H vs I, Limited/Purple, Damage 1) SFX: none',
};

const file = (name: string, bars: readonly string[]) => ({
  id: name.toLowerCase(),
  name,
  short: name,
  kind: 'supreme',
  level: 2,
  role: null,
  alignment: ['Hero'],
  baseMm: 30,
  movement: { type: 'Sprint', inches: 5, stealth: false },
  traits: { F: 4, G: 4, H: 4, I: 4, J: 4, K: 4 },
  apLimit: 4,
  apPlus: 2,
  health: 6,
  actions: bars.map((bar, at) => ({ id: `zap-${at}`, bar })),
  powers: [],
});
const text = (json: unknown) => JSON.stringify(json, null, 2);

async function cards(files: Readonly<Record<string, string>> = {}) {
  const app = appFor({ want: null });
  const chosen: SetupChoice[] = [];
  for (const [name, content] of Object.entries(files)) await app.ownCards.add(name, content);
  const left: string[] = [];
  const view = renderIn(
    app,
    <CardsScreen onBack={() => left.push('back')} onSetUp={(choice) => chosen.push(choice)} />,
  );
  const own = screen.getByRole('region', { name: 'Cards of your own' });
  if (Object.keys(files).length > 0) await within(own).findAllByRole('listitem');
  return { ...view, app, left, own, chosen };
}
const tile = (name: RegExp | string, where: HTMLElement = document.body) =>
  within(where).getByRole('button', { name });
const dialog = () => screen.getByRole('dialog');

test('all cards of the game are there, with what they play, in both editions', async () => {
  const { left } = await cards();
  expect(screen.getByRole('heading', { name: /cards of the game/ }).textContent).toContain('181');
  expect(tile(/^Nuke/).textContent).toContain('Playable');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'pixels' } });
  expect(screen.getByRole('heading', { name: '3 cards of the game' })).toBeDefined();
  fireEvent.click(tile(/^Pixels/));
  expect(within(dialog()).getByText('Left to you to play by agreement: Pixel Power.')).toBeDefined();
  expect(within(dialog()).getByText('Pixel Power')).toBeDefined();
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: '2013' }));
  expect(tile(/^Pixels/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(left).toEqual(['back']);
});

test('the list shows those that play whole, in part, or not at all', async () => {
  await cards();
  const count = () =>
    Number(/\d+/.exec(screen.getByRole('heading', { name: /of the game/ }).textContent ?? '')?.[0]);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('Playable');
  const whole = count();
  press('In part');
  const partly = count();
  press('Not playable');
  expect(whole).toBeGreaterThan(15);
  expect([whole + partly, count()]).toEqual([181, 0]);
});

test('an own card that is good stands there as playable, with its face', async () => {
  const { own } = await cards({ 'zapper.json': text(file('Zapper', [BARS.good])) });
  expect(tile(/^Zapper/, own).textContent).toContain('Playable');
  fireEvent.click(tile(/^Zapper/, own));
  expect(within(dialog()).getByText('Zap')).toBeDefined();
});

test('an Effect, a trigger and a Descriptor that do not exist are named with card, line, column and what to do', async () => {
  const json = text(file('Botched', [BARS.effect, BARS.trigger, BARS.descriptor, BARS.good]));
  const { own } = await cards({ 'botched.json': json });
  expect(tile(/^Botched/, own).textContent).toContain('Not playable: 3 faults');
  fireEvent.click(tile(/^Botched/, own));
  const faults = within(dialog()).getAllByRole('listitem');
  const lines = json.split('\n');
  for (const [at, [word, what, todo]] of (
    [
      ['Dammage', 'there is no Effect “Dammage', 'Damage, Heal'],
      ['FOO', 'there is no Reaction to “FOO”', 'BTB, DMG, DSP, TGT'],
      ['Purple', 'no rule knows “Purple”', 'Friendly, Enemy'],
    ] as const
  ).entries()) {
    const line = lines.findIndex((one) => one.includes(word));
    const column = (lines[line] ?? '').indexOf(word) + 1;
    const said = faults[at]?.textContent ?? '';
    expect(said).toMatch(new RegExp(`Botched, Action [^,]+, line ${line + 1}, column ${column}`));
    expect(said).toContain(what);
    expect(said).toContain(todo);
  }
});

test('a text that is no JSON, and a list of cards of which one is faulty, lose nothing', async () => {
  const { own } = await cards({
    'broken.json': '{ "id": "x",\n  "name" }',
    'team.json': text([file('One', [BARS.good]), { ...file('Two', [BARS.good]), health: 0 }]),
  });
  expect(within(own).getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(tile(/^broken\.json/, own));
  expect(within(dialog()).getByRole('listitem').textContent).toContain('broken.json, line 2, column 10');
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Close' }));
  expect(tile(/^One/, own).textContent).toContain('Playable');
  fireEvent.click(tile(/^Two/, own));
  expect(within(dialog()).getByRole('listitem').textContent).toContain('a number is not above 0 at health');
});

test('dropped files are kept, a file of the same name takes the place of the one before, and is taken out again', async () => {
  const { app, own } = await cards();
  const drop = (name: string, content: string) =>
    fireEvent.drop(document.body, {
      dataTransfer: { files: [Object.assign(new File([content], name), { text: async () => content })] },
    });
  drop('zapper.json', text(file('Zapper', [BARS.effect])));
  await waitFor(() => expect(tile(/^Zapper/, own).textContent).toContain('Not playable'));
  drop('zapper.json', text(file('Zapper', [BARS.good])));
  await waitFor(() => expect(tile(/^Zapper/, own).textContent).not.toContain('Not playable'));
  expect(await app.ownCards.list()).toHaveLength(1);
  fireEvent.click(tile(/^Zapper/, own));
  await act(async () => {
    fireEvent.click(within(dialog()).getByRole('button', { name: 'Remove zapper.json' }));
  });
  await waitFor(() => expect(within(own).queryAllByRole('listitem')).toEqual([]));
});

const SET_UP = 'Set up a game with them';

test('own cards that are good lead to the set-up as the Team of the first side; a faulty one stays out of it', async () => {
  const { app, own, chosen } = await cards({
    'zapper.json': text(file('Zapper', [BARS.good])),
    'botched.json': text(file('Botched', [BARS.effect])),
  });
  fireEvent.click(within(own).getByRole('button', { name: SET_UP }));
  const [choice] = chosen;
  expect(choice).toMatchObject({ level: 2, teams: { a: OWN_TEAM, b: OWN_TEAM } });
  expect(choice?.own?.[0]?.cards.map(({ id }) => id)).toEqual(['zapper']);
  const setup = encounterSetup(choice!);
  expect(setup.ok && app.session.start(setup.value)).toEqual([]);
  expect(app.session.exportText()).toContain('"zapper"');
});

test('a card of the game changed by the player stands beside the one of the game', async () => {
  const six = { ...file('Nuke', [BARS.good]), level: 6 };
  const { app, own, chosen } = await cards({ 'nuke.json': text(six) });
  fireEvent.click(within(own).getByRole('button', { name: SET_UP }));
  const [choice] = chosen;
  const against = { ...choice!, teams: forTwo(OWN_TEAM, 'starter-fallout') };
  const setup = encounterSetup(against);
  expect(setup.ok && app.session.start(setup.value)).toEqual([]);
  const { profiles } = gameOf(app).setup;
  expect([profiles['nuke-own']?.health, profiles['nuke']?.health]).toEqual([6, 10]);
});

test('the card to begin from plays as it is', () => {
  expect(cardFinding(TEMPLATE, in2017)).toMatchObject({ playable: 'whole', errors: [] });
  expect(cardFinding(TEMPLATE, in2013)).toMatchObject({ playable: 'whole', errors: [] });
});

test('a card of the game is offered as a file to change', async () => {
  await cards();
  fireEvent.click(tile(/^Tekkna/));
  expect(within(dialog()).getByRole('button', { name: 'Save as a file to change' })).toBeDefined();
});

test('without a good card there is nothing to play', async () => {
  const { own } = await cards({ 'botched.json': text(file('Botched', [BARS.effect])) });
  expect(within(own).queryByRole('button', { name: SET_UP })).toBeNull();
});

test('the screen speaks French', async () => {
  const { container, own } = await cards({ 'botched.json': text(file('Botched', [BARS.trigger])) });
  fireEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(screen.getByRole('heading', { name: '181 cartes du jeu' })).toBeDefined();
  fireEvent.click(tile(/^Botched/, own));
  expect(within(dialog()).getByRole('listitem').textContent).toMatch(/il n’y a pas de Réaction à «\sFOO\s»/);
  expect(container.querySelector('.cards-screen__head')?.textContent).not.toMatch(/\b(Cards|Back)\b/);
});
