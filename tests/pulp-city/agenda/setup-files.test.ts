import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { Edition } from '../../support/editions.ts';
import { fromSetup, setupOf } from '../../support/scene.ts';

const TEAMS = {
  a: { Ace: { at: [0, 0], card: { alignment: ['Hero'], level: 2 } } },
  b: { Foe: { at: [0, 0], card: { alignment: ['Villain'], level: 2 } } },
} as const;

const faults = (edition: Edition, agendas: unknown): readonly string[] => {
  const read = pulpCity.begin({ ...setupOf({ edition, ...TEAMS }), agendas });
  return read.ok ? [] : read.error.map(({ code }) => code);
};

test('[PC-AGENDA-11] a file with Agendas is held against those that are open to each Team', () => {
  const secret = (agenda: string, more = {}) => ({ secret: { a: [{ agenda, ...more }] } });
  expect(faults('2013', secret('revenge'))).toEqual([]);
  expect(faults('2013', secret('sermonOfDoom'))).toEqual(['agenda.notOpen']);
  expect(faults('2013', secret('firstBlood'))).toEqual(['agenda.otherEdition']);
  expect(faults('2013', secret('doubleAgent'))).toEqual(['agenda.names']);
  expect(faults('2013', secret('doubleAgent', { nominee: 'a1' }))).toEqual(['agenda.nominee']);
  expect(faults('2013', secret('revenge', { nominee: 'b1' }))).toEqual(['agenda.namesNobody']);
  expect(faults('2013', { open: ['firstBlood'] })).toEqual(['setup.agendas']);
  expect(faults('2013', ['revenge'])).toEqual(['setup.form']);
  expect(faults('2013', { secret: { a: [{ agenda: 'lostDog' }] } })).toEqual(['setup.form']);
});

test('[PC-SETUP-01] Agendas written down before are not asked for again', () => {
  const setup = setupOf({ edition: '2013', ...TEAMS, agendas: { secret: { a: [{ agenda: 'revenge' }] } } });
  const game = fromSetup(setup, [1]);
  expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
  expect(game.state.agendas?.held.map(({ agenda, team }) => [agenda, team])).toEqual([['revenge', 'a']]);
});

test('[PC-SETUP-01] Agendas come before sides, items and Citizens; without any, none of it is asked', () => {
  const order = (agendas: boolean) => {
    const game = fromSetup(
      setupOf({ edition: '2013', ...TEAMS, ...(agendas ? { agendas: 'asked' } : {}) }),
      agendas ? [] : [1],
    );
    return [game.asked()[0], game.events('sidesDrawn').length];
  };
  expect([order(true), order(false)]).toEqual([
    ['writeAgendas', 0],
    ['chooseRoller', 1],
  ]);
});
