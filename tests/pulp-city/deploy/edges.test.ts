import { describe, expect, test } from 'vitest';
import type { Edge } from '../../../src/systems/pulp-city/model/ids.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { nameRollers } from '../../support/rounds.ts';
import { fromSetup, type SceneSpec } from '../../support/scene.ts';

const TEAMS: Pick<SceneSpec, 'a' | 'b'> = { a: { Ace: { at: [0, 0] } }, b: { Bull: { at: [0, 0] } } };

const deploy = (game: Play, name: string, x: number, y: number): Play =>
  game.answer('deploy', { model: game.names.model(name), at: { x: um(x), y: um(y) } });

describe('the lot of 2013', () => {
  const drawn = (face: number): Play => fromSetup({ ...TEAMS, edition: '2013', dice: [face] });

  test('[PC-DEPLOY-02@2013] gives each Team the south as often as the north, and the other the edge opposite', () => {
    const edges = [1, 2, 3, 4, 5, 6].map((face) => drawn(face).last('sidesDrawn').edges);
    expect(edges.filter(({ a, b }) => a === 'south' && b === 'north')).toHaveLength(3);
    expect(edges.filter(({ a, b }) => a === 'north' && b === 'south')).toHaveLength(3);
  });

  test('[PC-DEPLOY-02@2013] is drawn before anything else is asked, and nobody chooses', () => {
    const game = drawn(1);
    expect(game.events().map(({ type }) => type)).toContain('sidesDrawn');
    expect(game.asked()).toEqual(['chooseRoller', 'chooseRoller']);
    expect(Object.values(game.state.models).map(({ status }) => status)).toEqual(['reserve', 'reserve']);
  });

  test.each([
    { face: 1, a: 1, b: 23 },
    { face: 2, a: 23, b: 1 },
  ])('[PC-DEPLOY-02@2013] says where each Team deploys: face $face', ({ face, a, b }) => {
    const game = nameRollers(drawn(face).dice(6, 1), { a: 'Ace', b: 'Bull' });
    while (game.pending('startingDice').length > 0) game.answer('startingDice', 0);
    game.answer('chooseDeployFirst', 'a');
    expect(game.refused((it) => deploy(it, 'Ace', 12, b))).toBe('place.outsideZone');
    deploy(game, 'Ace', 12, a);
    expect(game.refused((it) => deploy(it, 'Bull', 6, a))).toBe('place.outsideZone');
    deploy(game, 'Bull', 6, b);
    expect([game.at('Ace').y, game.at('Bull').y]).toEqual([a, b]);
  });
});

describe('the choice of 2017', () => {
  /** Faces of Team a and Team b in the Tactical Roll. */
  const rolled = (a: number, b: number): Play => fromSetup({ ...TEAMS, edition: '2017', dice: [a, b] });

  test('[PC-DEPLOY-02@2017] A has the Terrain Advantage and picks the east: A east, B west', () => {
    const game = rolled(5, 2).answer('chooseAdvantage', 'terrain');
    expect(game.question('chooseEdge')).toMatchObject({ by: 'a' });
    game.answer('chooseEdge', 'east');
    expect(game.state.deployment.edges).toEqual({ a: 'east', b: 'west' });
    expect(game.refused((it) => deploy(it, 'Bull', 23, 12))).toBe('place.outsideZone');
    deploy(game, 'Bull', 1, 12);
    expect(game.refused((it) => deploy(it, 'Ace', 12, 1))).toBe('place.outsideZone');
    deploy(game, 'Ace', 23, 12);
    expect([game.at('Ace').x, game.at('Bull').x]).toEqual([23, 1]);
  });

  test('[PC-DEPLOY-02@2017] the winner of the roll who takes the other Advantage leaves the edge to the loser', () => {
    const game = rolled(5, 2).answer('chooseAdvantage', 'tactical');
    expect(game.pending('chooseEdge').map(({ by }) => by)).toEqual(['b']);
    game.answer('chooseEdge', 'south');
    expect(game.state.deployment.edges).toEqual({ a: 'north', b: 'south' });
  });

  test.each<[Edge, Edge]>([
    ['south', 'north'],
    ['north', 'south'],
    ['west', 'east'],
    ['east', 'west'],
  ])('[PC-DEPLOY-02@2017] all four edges may be had: %s leaves the %s', (chosen, left) => {
    const game = rolled(1, 6).answer('chooseAdvantage', 'terrain').answer('chooseEdge', chosen);
    expect(game.state.deployment.edges).toEqual({ a: left, b: chosen });
  });
});
