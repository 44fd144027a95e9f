/** One thing on the table leads to another. */
import { expect, test } from 'vitest';
import { inEditions } from '../../support/editions.ts';
import { citizensAt } from '../../support/citizens.ts';
import { object, structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import { danger, R30 } from '../move/walker.ts';

const bar = (type: string, effects: string) => `AP 1 Blow* (${type}, F vs G, ${effects}) SFX: none`;

inEditions(['2017'], (edition) => {
  test('[PC-FALL-09, PC-STRUCT-10] pushed off a roof onto one on a lower roof, which then comes down under both', () => {
    const tower = structure('tower', { at: [8, 12], size: [4, 4], height: 9 });
    const annex = structure('annex', { at: [12, 12], size: [4, 4], height: 3, g: 5, health: 2 });
    const game = scene({
      edition,
      a: {
        Brute: { card: { F: 9, actions: [bar('CCM', 'Knockback 1')] }, at: [9.5 - 2 * R30, 12], z: 9 },
        Digger: { card: { F: 9, actions: [bar('CCM', 'Damage 3')] }, at: [12, 10 - R30] },
      },
      b: { Thug: { card: { G: 1 }, at: [9.5, 12], z: 9 }, Low: { at: [10 + R30 + 0.3, 12], z: 3 } },
      pieces: [tower, annex],
      dice: [5, 1, 5],
    });
    game.activate('Brute').attack('Brute', 'Blow', 'Thug').endActivation();
    expect([game.model('Thug').health, game.at('Thug').z, game.model('Low').health]).toEqual([4, 3, 4]);
    game.activate('Low').move('Low').endActivation();
    game.activate('Digger').attack('Digger', 'Blow', 'annex');
    expect([game.model('Thug').health, game.model('Low').health]).toEqual([2, 3]);
    expect([game.at('Thug').z, game.at('Low').z]).toEqual([0, 0]);
  });

  test('[PC-OBJ-11@2017] a Ray takes the last Health of several, and whoever stood on them comes down in turn', () => {
    const hut = (id: string, x: number) => structure(id, { at: [x, 12], size: [2, 2], height: 3, health: 1 });
    const game = scene({
      edition,
      a: { Gun: { card: { F: 9, actions: [bar('RAY 14', 'Damage 2')] }, at: [2, 12] } },
      b: { One: { at: [7, 12], z: 3 }, Two: { at: [11, 12], z: 3 } },
      pieces: [hut('near', 7), object('car', { at: [9, 12], rank: 2 }), hut('far', 11)],
    });
    game.activate('Gun').attack('Gun', 'Blow', [], { toward: [20, 12] });
    expect(Object.keys(game.state.pieces)).toEqual([]);
    expect(['One', 'Two'].map((name) => [game.model(name).health, game.at(name).z])).toEqual([
      [5, 0],
      [5, 0],
    ]);
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-CITIZEN-14] a Citizen that is pushed stops at a wall, passes another Citizen, and no terrain hurts it', () => {
    const wall = structure('wall', { at: [12, 12], size: [0.4, 4], height: 3 });
    const game = scene({
      edition,
      a: {
        Ace: { card: { K: 9, actions: ['AP 1 Gust* (PRJ 10, K vs G, Knockback 6) SFX: none'] }, at: [5, 12] },
      },
      b: { Foe: { at: [22, 22] } },
      pieces: [wall, danger('lava', [10.5, 12], [1, 4], 'Very Dangerous')],
      dice: [3],
      ...citizensAt([
        [8, 12],
        [9.5, 12.2],
      ]),
    });
    game.activate('Ace').attack('Ace', 'Gust', 'citizen1');
    expect(game.last('displaced')).toMatchObject({ stoppedBy: 'wall' });
    expect(game.at('citizen1').x).toBeCloseTo(11.8 - R30, 2);
    expect([game.model('citizen1').health, game.events('struck')]).toEqual([1, []]);
  });

  test("[PC-AREA-05, PC-FALL-10] who stands on a summoned pillar comes down as its summoner is KO'ed", () => {
    const pillar = structure('s1', { at: [16, 12], size: [1.2, 1.2], height: 6, health: 1 });
    const game = scene({
      edition,
      a: { Gun: { card: { F: 9, actions: [bar('PRJ 12', 'Damage 3')] }, at: [5, 12] } },
      b: { Hawk: { card: { G: 1, health: 2 }, health: 2, at: [10, 12] }, Up: { at: [16, 12], z: 6 } },
      pieces: [{ ...pillar, summoned: { card: 'b1', model: 'b1', action: 'x' } }],
      dice: [5, 1],
    });
    game.activate('Gun').attack('Gun', 'Blow', 'Hawk');
    expect([game.piece('s1'), game.at('Up').z, game.model('Up').health]).toEqual([undefined, 0, 4]);
  });

  test('[PC-FALL-07] Crash reaches one on another level that the faller touches', () => {
    const roof = structure('roof', { at: [8, 12], size: [4, 4], height: 6 });
    const dock = structure('dock', { at: [12.2, 12], size: [2, 4], height: 1 });
    const game = scene({
      edition,
      a: { Brute: { card: { F: 9, actions: [bar('CCM', 'Knockback 1')] }, at: [9.5 - 2 * R30, 12], z: 6 } },
      b: { Thug: { card: { G: 1 }, at: [9.5, 12], z: 6 }, Dock: { at: [11.3, 12.3], z: 1 } },
      pieces: [roof, dock],
      dice: [5, 1],
    });
    game.activate('Brute').attack('Brute', 'Blow', 'Thug', { quiet: false });
    expect([game.at('Thug').z, game.at('Dock').z]).toEqual([0, 1]);
    expect([game.model('Thug').health, game.model('Dock').health]).toEqual([4, 4]);
  });
});
