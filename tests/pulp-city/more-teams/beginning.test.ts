import { describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { inEditions } from '../../support/editions.ts';
import { fromTheStart, inOrder, nameAll, wishOfAll } from '../../support/more-teams.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { setupOf } from '../../support/scene.ts';

const deploy = (game: Play, name: string, x: number, y: number): Play =>
  game.answer('deploy', { model: game.names.model(name), at: { x: um(x), y: um(y) } });

const setupFaults = (setup: unknown): readonly string[] => {
  const begun = pulpCity.begin(setup);
  return begun.ok ? [] : begun.error.map(({ code }) => code);
};

inEditions(['2013', '2017'], (edition) => {
  const sized = (size: number) =>
    setupOf({
      edition,
      a: { Ace: { at: [0, 0] } },
      b: { Bull: { at: [0, 0] } },
      c: { Cat: { at: [0, 0] } },
      size,
    });

  test('[PC-DEPLOY-07@2013] [PC-DEPLOY-07@2017] three Teams are refused on 24 x 24, and taken on 36 x 36', () => {
    expect(setupFaults(sized(24))).toEqual(['setup.tooSmall']);
    expect(setupFaults(sized(36))).toEqual([]);
  });

  test('a fourth Team needs a third', () => {
    const { teams, ...setup } = sized(36);
    const { c, ...two } = teams;
    expect(setupFaults({ ...setup, teams: { ...two, d: c } })).toEqual(['setup.form']);
  });
});

describe('the beginning of 2013', () => {
  test('[PC-DEPLOY-07@2013] the dice draw each way to give out the corners equally often', () => {
    const ways = new Map<string, number>();
    for (let lot = 0; lot < 216; lot += 1) {
      const dice = [Math.floor(lot / 36), Math.floor(lot / 6) % 6, lot % 6].map((face) => face + 1);
      const { edges } = fromTheStart('2013', { count: 4, dice }).last('sidesDrawn');
      const way = [edges.a, edges.b, edges.c, edges.d].join(' ');
      ways.set(way, (ways.get(way) ?? 0) + 1);
    }
    expect(ways.size).toBe(24);
    expect(new Set(ways.values())).toEqual(new Set([9]));
  });

  test('[PC-DEPLOY-07@2013] four Teams deploy in squares of 9 in the corners of 36 x 36, in the order that the winner sets', () => {
    const game = fromTheStart('2013', { count: 4, dice: [1, 1, 1, 6, 5, 4, 3] });
    expect(game.state.deployment.edges).toEqual({
      a: 'southwest',
      b: 'northeast',
      c: 'northwest',
      d: 'southeast',
    });
    nameAll(game);
    expect(game.question('chooseDeployFirst')).toMatchObject({ by: 'a', among: ['a', 'b', 'c', 'd'] });
    inOrder(game, 'chooseDeployFirst', 'c', 'd');
    expect(game.question('chooseDeployFirst')).toMatchObject({ by: 'a', among: ['a', 'b'] });
    expect(game.refused((it) => it.answer('chooseDeployFirst', 'c'))).toBe('answer.notOffered');
    game.answer('chooseDeployFirst', 'b');
    expect(game.last('deploymentOrdered').order).toEqual(['c', 'd', 'b', 'a']);
    const radius = 15 / 25.4;
    expect(game.refused((it) => deploy(it, 'Cat', 9 - radius + 0.02, 31))).toBe('place.outsideZone');
    expect(game.refused((it) => deploy(it, 'Cat', 5, 27 + radius - 0.02))).toBe('place.outsideZone');
    deploy(game, 'Cat', 9 - radius, 27 + radius);
    deploy(game, 'Dog', 27 + radius, 9 - radius);
    deploy(game, 'Bull', 27 + radius, 27 + radius);
    deploy(game, 'Ace', 9 - radius, 9 - radius);
    expect(game.state.round).toMatchObject({ number: 1, phase: 'startingRoll' });
  });

  test('[PC-CITIZEN-04] the winner of the roll sets who places first, second and third', () => {
    const game = fromTheStart('2013', {
      count: 3,
      citizens: wishOfAll(3),
      dice: [1, 1, 1, 4, 6, 6, 2, 5],
    });
    expect(game.events('citizensRolled').map(({ faces, winner }) => ({ faces, winner }))).toEqual([
      { faces: { a: 4, b: 6, c: 6 }, winner: null },
      { faces: { b: 2, c: 5 }, winner: 'c' },
    ]);
    expect(game.question('choosePlacer')).toMatchObject({ by: 'c', among: ['a', 'b', 'c'] });
    inOrder(game, 'choosePlacer', 'b', 'c');
    expect(game.question('placeCitizen')).toMatchObject({ by: 'b' });
    game.answer('placeCitizen', { x: um(18), y: um(18) });
    expect(game.question('placeCitizen')).toMatchObject({ by: 'c' });
  });
});

describe('the beginning of 2017', () => {
  test('[PC-SETUP-04] three players 6, 3, 5: the 6 chooses, the 5 gets the other, the 3 none', () => {
    const game = fromTheStart('2017', { count: 3, dice: [6, 3, 5] });
    game.answer('chooseAdvantage', 'tactical', 'a');
    expect(game.events('advantageTaken').map(({ team, advantage }) => [team, advantage])).toEqual([
      ['a', 'tactical'],
      ['c', 'terrain'],
    ]);
  });

  test('[PC-SETUP-04] those who have tied roll again, and keep their place towards the others', () => {
    const game = fromTheStart('2017', { count: 4, dice: [3, 6, 3, 6, 1, 4, 2, 5] });
    expect(game.events('tacticalRolled').map(({ faces, winner }) => ({ faces, winner }))).toEqual([
      { faces: { a: 3, b: 6, c: 3, d: 6 }, winner: null },
      { faces: { b: 1, d: 4, a: 2, c: 5 }, winner: 'd' },
    ]);
    game.answer('chooseAdvantage', 'tactical', 'd');
    expect(game.events('advantageTaken').map(({ team }) => team)).toEqual(['d', 'b']);
  });

  test('[PC-SETUP-06] [PC-DEPLOY-07@2017] whoever has the Terrain Advantage gives out the corners and deploys last', () => {
    const game = fromTheStart('2017', { count: 3, dice: [6, 5, 3] }).answer(
      'chooseAdvantage',
      'terrain',
      'a',
    );
    const asked = () => game.question('giveCorner');
    expect(asked()).toMatchObject({ by: 'a', team: 'a' });
    game.answer('giveCorner', 'northeast');
    expect(asked()).toMatchObject({ by: 'a', team: 'b' });
    expect(game.refused((it) => it.answer('giveCorner', 'northeast'))).toBe('answer.notOffered');
    game.answer('giveCorner', 'southwest');
    expect(asked().corners).toEqual(['northwest', 'southeast']);
    game.answer('giveCorner', 'southeast');
    expect(game.last('edgesTaken').edges).toEqual({ a: 'northeast', b: 'southwest', c: 'southeast' });
    expect(game.last('deploymentOrdered').order).toEqual(['c', 'b', 'a']);
    expect(game.question('deploy')).toMatchObject({ by: 'c' });
  });

  test('[PC-DEPLOY-07@2017] [PC-ROLE-07] an Infiltrator stays out of the zone of each Enemy', () => {
    const game = fromTheStart('2017', {
      count: 3,
      dice: [6, 5, 3],
      supremes: { a: { card: { role: 'Infiltrator' } } },
    }).answer('chooseAdvantage', 'terrain', 'a');
    for (const corner of ['southwest', 'northeast', 'northwest'] as const) game.answer('giveCorner', corner);
    deploy(game, 'Cat', 4, 32);
    deploy(game, 'Bull', 32, 32);
    expect(game.question('deploy')).toMatchObject({ by: 'a', infiltrators: true });
    expect(game.refused((it) => deploy(it, 'Ace', 30, 30))).toBe('place.insideZone');
    expect(game.refused((it) => deploy(it, 'Ace', 7, 30))).toBe('place.insideZone');
    deploy(game, 'Ace', 18, 18);
    expect(game.at('Ace')).toMatchObject({ x: 18, y: 18 });
  });
});
