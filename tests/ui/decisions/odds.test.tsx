/** The odds beside what is chosen: the engine's figures, a row for each die, and nothing where they are switched off. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { oddsOf, rollOdds } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import { environmentTable } from '../../../src/systems/pulp-city/view/actions/environment-table.ts';
import { startingTable } from '../../../src/systems/pulp-city/view/actions/starting-table.ts';
import { walker } from '../../pulp-city/move/walker.ts';
import { ACE_AT, beside, duel } from '../../support/duel.ts';
import { structure } from '../../support/pieces.ts';
import { nameRollers } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { appAt, appFor, gameOf } from '../panels/around.tsx';
import { ask, put } from './asked.tsx';

/** Ace's Ghostshot at Nuke. */
const spec = {
  attacker: 'a1',
  source: 'a1',
  profile: 'ace-of-wraiths',
  action: 'ghostshot',
  type: 'IND',
  target: 'b1',
  instead: null,
  combat: true,
  reaction: false,
  affected: ['b1'],
  splash: null,
  side: 'a',
  by: 'a',
  overrun: null,
  object: null,
  extraDice: [],
  momentum: false,
} as const;

const rows = () => screen.getAllByRole('radio', { name: /Power Up di(e|ce), / });
const figure = (share: number): string => `${Math.round(share * 100)}%`;

test('each number of the Attacker’s dice is a row with the engine’s chance, and choosing it commits them', () => {
  const app = appFor();
  const asked = ask(app, 'attackDice', { spec, max: 2, objects: [], powers: [] });
  const w = worldOf(gameOf(app));
  const worst = (attackPowerUp: number) =>
    Math.min(...[0, 1].map((trait) => rollOdds(w, spec, { order: {} }, { attackPowerUp, trait }).success));
  expect(rows()).toHaveLength(3);
  rows().forEach((row, dice) => {
    expect(row.textContent).toContain(`${figure(worst(dice))} to succeed`);
    expect(row.textContent).toContain(figure(worst(dice)));
  });
  fireEvent.click(rows()[2] as HTMLElement);
  expect(rows().map((row) => row.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true']);
  fireEvent.click(screen.getByRole('button', { name: /^Roll/ }));
  expect(asked.answers).toEqual([{ powerUp: 2, object: null, powers: [] }]);
});

test('the Defender sees what each of his dice leaves against those committed', () => {
  const app = appFor();
  ask(app, 'defendDice', {
    by: 'b',
    spec,
    max: 1,
    traits: [{ trait: 'I', trump: false, power: null }],
    attackPowerUp: 1,
    powers: [],
  });
  const w = worldOf(gameOf(app));
  rows().forEach((row, defendPowerUp) => {
    const { success } = rollOdds(w, spec, { order: {} }, { attackPowerUp: 1, defendPowerUp, trait: 0 });
    expect(row.textContent).toContain(figure(success));
  });
});

test('with the odds switched off the rows keep their dice and lose their figures', () => {
  const app = appFor();
  app.preferences.set({ odds: false });
  const asked = ask(app, 'attackDice', { spec, max: 2, objects: [], powers: [] });
  expect(rows()).toHaveLength(3);
  expect(rows()[1]?.textContent).toMatch(/\+1/);
  expect(asked.container.textContent).not.toContain('%');
});

test('[PC-ROLL-13@2013] a Fall: each Trait and each Power Up die with what it leaves, and dice alone without odds', () => {
  const game = walker('2013', { move: 6, G: 6, I: 4 }, [12, 10], {
    pieces: [structure('tower', { at: [12, 10], size: [4, 4], height: 7 })],
    hero: { z: 7, powerUp: 2 },
  }).move('Hero', [12, 14], { fall: true });
  const question = game.question('environmentDefence');
  const app = appAt(game.game);
  const asked = put(app, 'environmentDefence', question);
  const { stack } = game.game.rest;
  const told = (trait: 'G' | 'I', powerUp: number) =>
    environmentTable(worldOf(game.game), stack, question, { trait, powerUp });
  const [defense, agility] = screen.getAllByRole('radio', { name: /^(Defense|Agility)/ });
  expect(defense?.textContent).toContain(figure(told('G', 0)?.traits.G?.success ?? 0));
  expect(agility?.textContent).toContain(figure(told('G', 0)?.traits.I?.success ?? 0));
  fireEvent.click(agility as HTMLElement);
  rows().forEach((row, dice) => {
    expect(row.textContent).toContain(figure(told('I', 0)?.rows[dice]?.success ?? 0));
  });
  fireEvent.click(rows()[2] as HTMLElement);
  act(() => app.preferences.set({ odds: false }));
  expect(rows()).toHaveLength(3);
  expect(asked.container.textContent).not.toContain('%');
  fireEvent.click(screen.getByRole('button', { name: /^Defend with Agility/ }));
  expect(asked.answers).toEqual([{ trait: 'I', powerUp: 2 }]);
});

test('[PC-START-03@2017] the second to declare sees one column: what the first has committed', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], powerUp: 1 } },
    b: { Bull: { at: [18, 18], powerUp: 2 } },
    phase: 'startingRoll',
    round: 2,
  });
  nameRollers(game, { a: 'Ace', b: 'Bull' });
  game.answer('chooseFirstToDeclare', 'b').answer('startingDice', 2, 'b');
  put(appAt(game.game), 'startingDice', game.question('startingDice', 'a'));
  // Even Minds: whoever rolls as many dice as the other wins one time in two.
  expect(rows().map((row) => row.querySelectorAll('.figure-cell').length)).toEqual([1, 1]);
  expect(rows()[1]?.textContent).toMatch(/Bull \+2: \d+% to win · Master Plans: [\d.]+/);
});

test('[PC-START-04@2017] even dice on even Minds win one time in two, and the Triad more often', () => {
  const told = (origin: 'Mystery' | null) => {
    const game = scene({
      edition: '2017',
      a: { Ace: { at: [6, 6], powerUp: 1, card: { origin } } },
      b: { Bull: { at: [18, 18], card: { origin: 'Nature' } } },
      phase: 'startingRoll',
      round: 2,
    });
    nameRollers(game, { a: 'Ace', b: 'Bull' });
    const question = game.question('startingDice');
    return startingTable(worldOf(game.game), game.game.rest.stack, question)?.rows[0]?.[0];
  };
  expect(told(null)?.win).toBeCloseTo(1 / 2, 12);
  expect(told('Mystery')?.win).toBeCloseTo(21 / 36, 12);
  // A 6 against 1 to 5, of the throws that decide.
  expect(told(null)?.plans).toBeCloseTo(5 / 30, 12);
});

test('[PC-ROLL-04] each legal Target of the list tells the chance against it, and its distance alone without odds', () => {
  const game = duel('2017', {
    ace: { card: { F: 5 } },
    foe: { card: { G: 6 } },
    b: { Two: { at: beside(ACE_AT, { side: 'north' }), card: { G: 4 } }, Far: { at: [20, 20] } },
  }).activate('Ace');
  const app = appAt(game.game);
  const question = game.question('act');
  const asked = put(app, 'act', question);
  fireEvent.click(screen.getAllByRole('button', { name: /Strike/ })[0] as HTMLElement);
  const told = (name: string): number => {
    const w = worldOf(game.game);
    const [model, target] = [game.names.model('Ace'), game.names.model(name)];
    const order = { model, action: 'strike', use: 0, targets: [target] };
    const use = declare(w, order, declarerOf(question));
    return use.ok ? oddsOf(w, use.value, target).success : 0;
  };
  const row = (name: string) =>
    [...asked.container.querySelectorAll('.fact-row')].find((one) => one.textContent?.includes(name));
  expect(told('Two')).toBeGreaterThan(told('Foe'));
  for (const name of ['Foe', 'Two']) expect(row(name)?.textContent).toContain(figure(told(name)));
  expect(row('Far')?.textContent).not.toContain('%');
  act(() => app.preferences.set({ odds: false }));
  expect(row('Two')?.textContent).toContain('0″');
  expect(asked.container.textContent).not.toContain('%');
});
