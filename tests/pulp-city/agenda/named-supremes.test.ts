import { describe, expect, test } from 'vitest';
import { agendasHeld, type Held, points } from '../../support/agendas.ts';
import { endTurns } from '../../support/rounds.ts';
import { fromSetup, type ModelSpec, type SceneSpec, scene, setupOf } from '../../support/scene.ts';
import { writes } from '../../support/agendas.ts';

const hero: ModelSpec = { at: [4, 4], card: { level: 2, alignment: ['Hero'] } };
const villain: ModelSpec = { at: [20, 20], card: { level: 2, alignment: ['Villain'] } };

/** The last Round, with one Agenda of Team a; `how` changes the Supremes. */
const lastRound = (held: Held, how: Partial<SceneSpec> = {}) =>
  scene({
    edition: '2013',
    a: { Ace: hero, Bat: { ...hero, at: [8, 4] } },
    b: { Foe: villain, Fiend: { ...villain, at: [16, 20] } },
    round: 6,
    ...agendasHeld([held]),
    ...how,
  });

const koed = (spec: ModelSpec): ModelSpec => ({ ...spec, status: 'ko', health: 0 });

describe('decided at the end of the Encounter', () => {
  const survive: Held = { agenda: 'thisOneMustSurvive', team: 'a', nominee: 'a1' };

  test('[PC-AGENDA-08] 2 gained for one that is still there, were it with its last Health', () => {
    const game = endTurns(lastRound(survive, { a: { Ace: { ...hero, health: 1 } } }));
    expect(points(game)).toEqual([2, 0]);
  });

  test('[PC-AGENDA-08] 2 lost where it climbs high in the last Round and does not come back', () => {
    const flyer: ModelSpec = { at: [4, 4], card: { level: 2, movement: 'Flight', move: 8 } };
    const game = lastRound(survive, { a: { Ace: flyer, Bat: { ...hero, at: [8, 4] } } });
    game.activate('Ace').climbHigh('Ace');
    expect(points(endTurns(game))).toEqual([-2, 2]);
  });

  test('[PC-AGENDA-09] 2 gained for a Target that is KO’ed in the end, however it came to that', () => {
    const held: Held = { agenda: 'revenge', team: 'a', nominee: 'b1', revealed: true };
    const b = { Foe: koed(villain), Fiend: villain };
    expect(points(endTurns(lastRound(held, { b })))).toEqual([4, 0]);
    expect(points(endTurns(lastRound(held)))).toEqual([-2, 0]);
  });

  test('[PC-AGENDA-10] 2 lost for an agent that is KO’ed, 2 gained for one that is there or aloft', () => {
    const held: Held = { agenda: 'doubleAgent', team: 'a', nominee: 'b1' };
    const b = { Foe: koed(villain), Fiend: villain };
    expect(points(endTurns(lastRound(held, { b })))).toEqual([0, 0]);
    const aloft = { Foe: { ...villain, status: 'aloft' as const }, Fiend: villain };
    const early = lastRound(held, { b: aloft, round: 3 });
    early.concede('b');
    expect(points(early)).toEqual([2, 0]);
  });

  test('[PC-AGENDA-03] what speaks of the end is counted at the end, though its Target fell long before', () => {
    const held: Held = { agenda: 'revenge', team: 'a', nominee: 'b1', revealed: true };
    const b = { Foe: koed(villain), Fiend: villain };
    const game = endTurns(lastRound(held, { b, round: 2 }));
    expect([points(game), game.events('agendaSettled').length]).toEqual([[0, 0], 0]);
  });
});

/** From the sheets to the first Round: Team a has written down Revenge. */
function vengeful() {
  const setup = setupOf({ edition: '2013', a: { Ace: hero }, b: { Foe: villain }, agendas: 'asked' });
  const game = fromSetup(setup, [1, 6, 1]);
  writes(writes(game, 'a', { agenda: 'revenge' }), 'b');
  game.answer('chooseRoller', 'a1', 'a').answer('chooseRoller', 'b1', 'b').answer('chooseDeployFirst', 'a');
  while (game.asked()[0] === 'deploy') {
    const { by, models } = game.question('deploy');
    const [south, north] = [
      { x: 304_800, y: 25_400 },
      { x: 304_800, y: 584_200 },
    ];
    const { edges } = game.state.deployment;
    game.answer('deploy', { model: models[0] ?? '', at: edges[by] === 'south' ? south : north });
  }
  return game;
}

test('[PC-AGENDA-09] the Target is named when the Teams stand, before the first Starting Roll', () => {
  const game = vengeful();
  expect(game.question('nominate')).toMatchObject({ by: 'a', agenda: 'revenge', cards: ['b1'] });
  expect(game.events('roundBegan')).toEqual([]);
  expect(game.events('agendaRevealed')).toEqual([]);
  game.answer('nominate', 'b1');
  expect(game.last('agendaRevealed')).toMatchObject({ team: 'a', agenda: 'revenge', nominee: 'b1' });
  expect([game.asked()[0], game.state.round.number]).toEqual(['chooseRoller', 1]);
});

test('[PC-AGENDA-02] Revenge is told with its Target, Double Agent is not told before the end', () => {
  const game = vengeful();
  expect(game.state.agendas?.held.map(({ revealed }) => revealed)).toEqual([false]);
  game.answer('nominate', 'b1');
  expect(game.state.agendas?.held.map(({ revealed }) => revealed)).toEqual([true]);
  const spy = endTurns(lastRound({ agenda: 'doubleAgent', team: 'a', nominee: 'b1' }, { round: 5 }));
  expect(spy.events('agendaRevealed')).toEqual([]);
});
