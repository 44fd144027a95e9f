import { describe, expect, test } from 'vitest';
import { byPlayer, PLAYERS } from '../../../src/kernel/ids.ts';
import type { AgendaId } from '../../../src/systems/pulp-city/model/agendas.ts';
import type { State } from '../../../src/systems/pulp-city/model/state.ts';
import { agendasHeld, points } from '../../support/agendas.ts';
import { citizensAt, R, WANTED } from '../../support/citizens.ts';
import { corners, wishOfAll } from '../../support/more-teams.ts';
import { beside, type Inches, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns } from '../../support/rounds.ts';
import { type SceneSpec, scene } from '../../support/scene.ts';
import { danger } from '../move/walker.ts';

const held = (agendas: readonly AgendaId[], citizens: readonly Inches[], more?: (state: State) => void) =>
  agendasHeld(
    agendas.map((agenda) => ({ agenda })),
    citizensAt(citizens, more).tweak,
  );

/** A scene with these Agendas for all. */
const playing = (
  agendas: AgendaId | readonly AgendaId[],
  spec: Partial<SceneSpec>,
  citizens: readonly Inches[] = [],
): Play =>
  scene({
    edition: '2017',
    a: { Ace: { at: [4, 4] } },
    b: { Foe: { at: [20, 20] } },
    citizens: WANTED,
    ...held([agendas].flat(), citizens),
    ...spec,
  });

const counted = (game: Play) => game.state.agendas?.held[0]?.counts;
const bar = (effects: string, name = 'Hit', type = 'CCM', roll = 'F vs G') =>
  `AP 1 ${name}* (${type}, ${roll}, ${effects}) SFX: none`;

describe('Citizen Scramble', () => {
  const carried = (from: Inches, to: Inches) => {
    const citizen: Inches = [from[0], from[1] + 2 * R];
    const game = playing('citizenScramble', { a: { Ace: { at: from, card: { move: 8 } } } }, [citizen]);
    game.activate('Ace').act({ do: 'pickUp', model: game.names.model('Ace'), item: 'citizen1' });
    game.move('Ace', to, { as: 'Sprint' });
    return [game.model('citizen1').status, counted(game)];
  };

  test('[PC-AGENDA-18] the side edges of the own zone are edges in it, up to its border; those of the Enemy’s are not', () => {
    expect(carried([4, 2], [R, 2])).toEqual(['left', { a: 1 }]);
    expect(carried([4, 3.2], [R, 3])).toEqual(['left', { a: 1 }]);
    expect(carried([4, 3.5], [R, 3.1])).toEqual(['carried', {}]);
    expect(carried([4, 20], [4, 24 - R])).toEqual(['carried', {}]);
  });

  test('[PC-AGENDA-18] picked up by one who touches the own edge already it leaves at once', () => {
    const game = playing('citizenScramble', { a: { Ace: { at: [12, R] } } }, [[12, 3 * R]]);
    game.activate('Ace').act({ do: 'pickUp', model: game.names.model('Ace'), item: 'citizen1' });
    expect([game.model('citizen1').status, counted(game)]).toEqual(['left', { a: 1 }]);
  });

  test('[PC-AGENDA-18] [PC-CITIZEN-07@2017] driven over an edge by an Enemy it counts for whose zone that is', () => {
    const push = bar('Knockback 6', 'Push', 'PRJ 12', 'K vs G');
    const spec = { a: { Ace: { at: [20, 12] as const } }, turn: 'b' as const, dice: [3] };
    const foe = { Foe: { at: [12, 4] as const, card: { K: 5, actions: [push] } } };
    const game = playing('citizenScramble', { ...spec, b: foe }, [[12, 2.5]]);
    game.activate('Foe').attack('Foe', 'Push', 'citizen1');
    expect([game.model('citizen1').status, counted(game)]).toEqual(['left', { a: 1 }]);
  });

  test('[PC-AGENDA-18] [PC-DEPLOY-07@2017] a corner zone has two edges', () => {
    const inCorners = (state: State): void => {
      const places = ['southwest', 'northeast', 'northwest'] as const;
      state.deployment.edges = byPlayer(
        PLAYERS.slice(0, 3),
        (player) => places[PLAYERS.indexOf(player)] ?? 'southwest',
      );
    };
    const gone = (place: Inches) =>
      counted(
        corners('2017', {
          count: 3,
          size: 36,
          phase: 'effects',
          round: 2,
          supremes: { a: { at: [18, 18] }, b: { at: [20, 18] }, c: { at: [18, 20] } },
          ...held(['citizenScramble'], [place], inCorners),
          citizens: wishOfAll(3),
        }),
      );
    expect([gone([R + 0.5, 5]), gone([5, R + 0.5]), gone([R + 0.5, 12])]).toEqual([{ a: 1 }, { a: 1 }, {}]);
    expect([gone([35 - R, 30]), gone([R + 0.5, 33]), gone([33, R + 0.5])]).toEqual([{ b: 1 }, { c: 1 }, {}]);
  });
});

describe('Fan Favorites', () => {
  /** How many are won with these faces of the attack, the last being that of the defence. */
  const crowd = (faces: readonly number[], I = 1) => {
    const bolt = 'AP 1 Bolt (PRJ 20, H vs I, Attack 1) SFX: none';
    const ace = { at: [12, 12] as const, attack: 3, card: { actions: [bolt] } };
    const spec = { a: { Ace: ace }, b: { Foe: { at: [20, 12] as const, card: { I } } }, dice: faces };
    return playing('fanFavorites', spec, [[12, 15]])
      .activate('Ace')
      .attack('Ace', 'Bolt', 'Foe')
      .events('citizenTagged').length;
  };

  test('[PC-AGENDA-19] what counts is what the Defender leaves of a roll that was won', () => {
    expect(crowd([6, 6, 6, 6, 6])).toBe(1);
    expect(crowd([6, 6, 6, 1, 1])).toBe(1);
    expect(crowd([6, 6, 6, 1, 6])).toBe(0);
    expect(crowd([6, 6, 6, 6, 1], 9)).toBe(0);
  });

  test('[PC-AGENDA-19] each roll of an Action wins one', () => {
    const wave = 'AP 1 Wave (PLS 3, H vs I, Attack 1) SFX: none';
    const roll = [6, 6, 6, 1, 1];
    const foe = (x: number) => ({ at: [x, 12] as const, card: { I: 1 } });
    const game = playing(
      'fanFavorites',
      {
        a: { Ace: { at: [12, 12], attack: 3, card: { actions: [wave] } } },
        b: { Foe: foe(14), Two: foe(10) },
        dice: [...roll, ...roll],
      },
      [
        [12, 15],
        [12, 8],
      ],
    );
    game.activate('Ace').attack('Ace', 'Wave', ['Foe', 'Two']);
    expect(counted(game)).toEqual({ a: 2 });
  });
});

test('[PC-AGENDA-21] what a model tears down under Mind Control counts for whoever controls it', () => {
  const hut = structure(
    'hut',
    { at: [11.6, 12], size: [2, 2], height: 2 },
    { health: 1, maxHealth: 4, g: 4 },
  );
  const game = playing('urbanRenewal', {
    a: { Ace: { at: [10, 12], card: { F: 9, actions: [bar('Damage 9', 'Crush')] } } },
    b: { Foe: { at: [6, 12], card: { J: 14, actions: [bar('Mind Control', 'Bend', 'PRJ 8', 'J vs K')] } } },
    pieces: [hut],
    turn: 'b',
    dice: [3, 1, 6],
  });
  game.activate('Foe').attack('Foe', 'Bend', 'Ace').attack('Ace', 'Crush', 'hut');
  expect([game.piece('hut'), counted(game)]).toEqual([undefined, { b: 1 }]);
});

describe('a KO under Mind Control', () => {
  /** Foe's Bend makes Ace fall upon its own friend Pal. */
  const bent = (action: string, pal: Inches, dice: readonly number[]) =>
    playing('firstBlood', {
      a: {
        Ace: { at: [10, 12], card: { F: 14, actions: [action] } },
        Pal: { at: pal, card: { actions: ['AP 0 Back (RCT/TGT, F vs G, Suppress 1) SFX: none'] } },
      },
      b: { Foe: { at: [6, 12], card: { J: 14, actions: [bar('Mind Control', 'Bend', 'PRJ 8', 'J vs K')] } } },
      turn: 'b',
      dice: [3, 1, ...dice],
    })
      .activate('Foe')
      .attack('Foe', 'Bend', 'Ace');

  test.each([
    ['whether its victim has reacted', true, [1, 1, 6, 1]],
    ['or not', false, [6, 1]],
  ] as const)('[PC-AGENDA-24] [PC-AGENDA-21] is that of whoever controls, %s', (_, reacts, dice) => {
    const game = bent(bar('Damage 9'), beside([10, 12]), dice);
    game.attack('Ace', 'Hit', 'Pal', { quiet: false });
    if (reacts) game.react('Pal', 'Back', 'Ace');
    else game.decline('react');
    expect([game.model('Pal').status, points(game)]).toEqual(['ko', [0, 1]]);
  });

  test('[PC-AGENDA-24] [PC-AGENDA-21] by an Overrun too', () => {
    const game = bent(bar('Damage 9', 'Run', 'OVR 8'), [13, 12], [6, 6, 1]);
    game.attack('Ace', 'Run', 'Pal', { toward: [18, 12] });
    expect([game.model('Pal').status, points(game)]).toEqual(['ko', [0, 1]]);
  });
});

test('[PC-AGENDA-22] [PC-CONTROL-01] on the roof or inside a Structure is Controlled, by Supremes alone', () => {
  const house = (id: string, x: number) =>
    structure(id, { at: [x, 12], size: [4, 4], height: 4, enclosed: true });
  const game = playing('realEstate', {
    round: 4,
    a: {
      Ace: { at: [5, 12], z: 4 },
      Pal: { at: [12, 12], inside: 'two' },
      Mob: { card: { kind: 'minion' }, at: [[19, 12]], z: 4 },
    },
    b: { Foe: { at: [20, 20] } },
    pieces: [house('one', 5), house('two', 12), house('three', 19)],
  });
  endTurns(game);
  expect(game.state.tags).toEqual({ one: 'a', two: 'a' });
});

describe('who KO’ed it', () => {
  const lava = danger('lava', [16, 12], [3, 3], 'Very Dangerous');
  const finish = (card: object = {}) => ({ F: 14, actions: [bar('Damage 9')], ...card });

  test('[PC-AGENDA-24] [PC-AGENDA-25] lava that an Enemy’s push leads into, and not that one stands in', () => {
    const fiend = { Fiend: { at: [22, 22] as const } };
    const pushed = playing('firstBlood', {
      a: { Ace: { at: [12, 12], card: { F: 14, actions: [bar('Knockback 3', 'Push')] } } },
      b: { Foe: { at: beside([12, 12]), health: 2 }, ...fiend },
      pieces: [lava],
      dice: [3, 1],
    });
    pushed.activate('Ace').attack('Ace', 'Push', 'Foe');
    expect([pushed.model('Foe').status, points(pushed)]).toEqual(['ko', [1, 0]]);
    const stood = playing('firstBlood', {
      b: { Foe: { at: [16, 12], health: 2 }, ...fiend },
      pieces: [lava],
      turn: 'b',
      round: 2,
    });
    stood.activate('Foe');
    expect([stood.model('Foe').status, points(stood)]).toEqual(['ko', [0, 0]]);
  });

  test('[PC-AGENDA-25] by a Reaction, out of Turn', () => {
    const back = 'AP 0 Back (RCT/DMG, F vs G, Damage 9) SFX: none';
    const game = playing('firstBlood', {
      a: { Ace: { at: [12, 12], card: { G: 1, actions: [bar('Damage 1')] } }, Pal: { at: [2, 2] } },
      b: { Foe: { at: beside([12, 12]), card: { F: 9, actions: [back] } } },
      dice: [6, 1, 6, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe', { quiet: false }).react('Foe', 'Back', 'Ace');
    expect(points(game)).toEqual([0, 1]);
  });

  test('[PC-AGENDA-25] [PC-MOVE-35] one of several models of a Supreme is none', () => {
    const game = playing('firstBlood', {
      a: { Ace: { at: [12, 12], card: finish() } },
      b: {
        Duo: { at: [beside([12, 12]), [20, 4]], card: { modelsAtStart: 2, modelsMax: 2 } },
        Fiend: { at: [22, 22] },
      },
      dice: [3, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Duo 1');
    expect([game.model('Duo 1').status, points(game)]).toEqual(['ko', [0, 0]]);
  });

  test('[PC-AGENDA-27] of Levels 1 and 2 the lower one is the Underdog; a Minion is none at all', () => {
    const blow = (mine: number, theirs: number) => {
      const game = playing('underdog', {
        a: { Ace: { at: [12, 12], card: finish({ level: mine }) } },
        b: { Foe: { at: beside([12, 12]), card: { level: theirs } }, Fiend: { at: [22, 22] } },
        dice: [3, 1],
      });
      return points(game.activate('Ace').attack('Ace', 'Hit', 'Foe'))[0];
    };
    expect([blow(1, 2), blow(2, 2), blow(3, 2)]).toEqual([1, 0, 0]);
    const mob = playing('underdog', {
      a: {
        Boss: { at: [2, 2], card: { level: 1 } },
        Mob: { at: [[12, 12]], card: { ...finish(), kind: 'minion', level: 1 } },
      },
      b: { Foe: { at: beside([12, 12]), card: { level: 3 } }, Fiend: { at: [22, 22] } },
      dice: [3, 1],
    });
    mob.activate('Boss', { minions: 'Mob' }).attack('Mob 1', 'Hit', 'Foe');
    expect([mob.model('Foe').status, points(mob)]).toEqual(['ko', [0, 0]]);
  });
});
