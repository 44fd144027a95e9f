import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { agendaColumns } from '../../../src/systems/pulp-city/view/setup/agenda-columns.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, type ModelSpec, setupOf } from '../../support/scene.ts';

const one: ModelSpec = { at: [0, 0], card: { level: 2 } };

const shown = (game: Play) => {
  const { columns, turns } = agendaColumns(
    worldOf(game.game),
    game.question('pickAgenda'),
    game.game.rest.stack,
  );
  return {
    turns: turns.map(({ team, agenda, isNow }) => [team, agenda, isNow]),
    taken: columns.map(({ category, taken }) => [category, taken?.agenda ?? null, taken?.team ?? null]),
    all: columns.flatMap(({ agendas }) => agendas).length,
  };
};

test('[PC-SETUP-05] the columns say whose pick is which, what has been picked, and by whom', () => {
  const setup = setupOf({ edition: '2017', a: { Ace: one }, b: { Foe: one }, agendas: 'asked' });
  const game = fromSetup(setup, [5, 2]).answer('chooseAdvantage', 'terrain');
  expect(shown(game)).toEqual({
    turns: [
      ['b', null, true],
      ['a', null, false],
      ['b', null, false],
    ],
    taken: [
      ['citizens', null, null],
      ['urbanism', null, null],
      ['supremes', null, null],
    ],
    all: 9,
  });
  game.answer('pickAgenda', 'underdog').answer('pickAgenda', 'realEstate');
  expect(shown(game)).toEqual({
    turns: [
      ['b', 'underdog', false],
      ['a', 'realEstate', false],
      ['b', null, true],
    ],
    taken: [
      ['citizens', null, null],
      ['urbanism', 'realEstate', 'a'],
      ['supremes', 'underdog', 'b'],
    ],
    all: 9,
  });
});

test('[PC-SETUP-05] of three Teams the holder of the Terrain Advantage keeps the second pick to the end', () => {
  const setup = setupOf({
    edition: '2017',
    a: { Ace: one },
    b: { Foe: one },
    c: { Third: one },
    agendas: 'asked',
    size: 36,
  });
  const game = fromSetup(setup, [2, 5, 3]).answer('chooseAdvantage', 'tactical');
  game.answer('pickAgenda', 'underdog').answer('pickAgenda', 'realEstate');
  expect(shown(game).turns).toEqual([
    ['b', 'underdog', false],
    ['c', 'realEstate', false],
    ['b', null, true],
  ]);
});
