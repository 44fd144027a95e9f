import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { profileOf } from '../../../src/systems/pulp-city/model/lookup.ts';
import { citizensAt, R } from '../../support/citizens.ts';
import type { CardSpec } from '../../support/card.ts';
import { type DuelSpec, duel } from '../../support/duel.ts';
import { type Inches, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import type { SceneSpec } from '../../support/scene.ts';
import { danger } from '../move/walker.ts';

const BEACON = 'Beacon of Hope';
const TERRORIZE = 'Terrorize';

/** How far the base is from Ace's, who stands at (12, 12). */
const east = (gap: number): Inches => [12 + 2 * R + gap, 12];

type Alignment = NonNullable<CardSpec['alignment']>;

/** Ace with Spirit `K` amid Citizens, Foe far away. */
function amid(
  alignment: Alignment,
  at: readonly Inches[],
  { K = 4, ...rest }: Omit<DuelSpec, 'edition'> & { readonly K?: number } = {},
): Play {
  return duel('2013', {
    ...rest,
    ace: { card: { alignment, K, actions: [], level: 4 } },
    foe: { at: [2, 22], ...rest.foe },
    ...citizensAt(at),
  });
}

const HERO: Alignment = ['Hero'];
const VILLAIN: Alignment = ['Villain'];
const BOTH: Alignment = ['Hero', 'Villain'];

const employ = (game: Play, action: string, options: Parameters<Play['attack']>[3] = {}): Play =>
  game.activate('Ace').attack('Ace', action, [], options);

const actionsOf = (game: Play, name: string): readonly string[] =>
  profileOf(worldOf(game.game), game.names.model(name)).actions.map((action) => action.name);

test('[PC-CITIZEN-09] a Pulse as wide as the Spirit of its user pulls Citizens 4 inches towards him', () => {
  const game = employ(amid(HERO, [east(6)], { K: 6, dice: [2, 4] }), BEACON);
  expect(game.last('rolled')).toMatchObject({
    attack: { trait: 'K', total: 8 },
    defence: { trait: 'G', total: 5, faces: [4] },
    won: true,
  });
  expect(game.at('citizen1').x).toBeCloseTo(12 + 2 * R + 2, 2);
  expect(game.last('apSpent').ap).toBe(1);
});

test('[PC-CITIZEN-09] one roll for each Citizen within the radius, and none for anybody else', () => {
  const game = employ(
    amid(HERO, [east(3), east(6.1), [12, 8]], { K: 6, foe: { at: [12, 15] }, dice: [3, 1, 3, 6] }),
    BEACON,
  );
  expect(game.events('rolled').map(({ target }) => target)).toEqual(['citizen1', 'citizen3']);
});

test('[PC-CITIZEN-09] one that is nearer than 4 inches stops in Base to Base', () => {
  const game = employ(amid(HERO, [east(1)], { dice: [3, 1] }), BEACON);
  expect(game.at('citizen1').x).toBeCloseTo(12 + 2 * R, 2);
});

test('[PC-CITIZEN-09] needs no Line of Sight', () => {
  const wall = structure('wall', { at: [12 + R + 1.5, 12], size: [0.5, 6], height: 4 });
  const game = employ(amid(HERO, [east(3)], { pieces: [wall], dice: [3, 1] }), BEACON);
  expect(game.last('rolled').target).toBe('citizen1');
});

test('[PC-CITIZEN-09] belongs to every Hero and Hero/Villain, and to nobody who is only a Villain', () => {
  const has = (alignment: Alignment): readonly string[] => actionsOf(amid(alignment, [east(3)]), 'Ace');
  expect([has(HERO), has(VILLAIN), has(BOTH)]).toEqual([[BEACON], [TERRORIZE], [BEACON, TERRORIZE]]);
  const act = { do: 'action', model: 'a1', use: 0, targets: [] } as const;
  const villain = amid(VILLAIN, [east(3)]).activate('Ace');
  expect(villain.refused((it) => it.act({ ...act, action: 'beacon-of-hope' }))).toBe('action.unknown');
});

test('[PC-CITIZEN-09, PC-CITIZEN-10] Minions have neither, nor has anybody where there are no Citizens', () => {
  const minion = {
    Thug: { at: [20, 20], card: { kind: 'minion', alignment: BOTH, modelsAtStart: 1 } },
  } as const;
  expect(actionsOf(amid(HERO, [east(3)], { a: minion }), 'Thug')).toEqual([]);
  const alone = duel('2013', { ace: { card: { alignment: BOTH, actions: [] } } });
  expect(actionsOf(alone, 'Ace')).toEqual([]);
});

test('[PC-CITIZEN-09, PC-CITIZEN-10] are Actions of 2013: in 2017 nobody has them among Citizens either', () => {
  const among = (edition: '2013' | '2017') =>
    duel(edition, { ace: { card: { alignment: BOTH, actions: [] } }, ...citizensAt([east(3)]) });
  expect([actionsOf(among('2013'), 'Ace'), actionsOf(among('2017'), 'Ace')]).toEqual([
    [BEACON, TERRORIZE],
    [],
  ]);
});

/** Whom the Beacon of a Hero of Spirit 5 and so many more reaches, with a Citizen 7 inches away. */
function reachedWith(more: number): readonly unknown[] {
  const clauses = [{ modify: 'trait', of: 'K', by: more }] as const;
  const game = duel('2013', {
    ace: { card: { alignment: HERO, K: 5, actions: [], powers: [{ name: 'Inspired', clauses }] } },
    foe: { at: [2, 22] },
    dice: more === 2 ? [3, 1] : [],
    ...citizensAt([east(7)]),
  });
  return employ(game, BEACON)
    .events('rolled')
    .map(({ target }) => target);
}

test('[PC-BAR-11] the radius is the Spirit the user has when it is declared', () => {
  expect([reachedWith(1), reachedWith(2)]).toEqual([[], ['citizen1']]);
});

test('[PC-CITIZEN-10] a Pulse as wide as the Spirit of its user knocks Citizens 4 inches away', () => {
  const game = employ(amid(VILLAIN, [east(3), [12, 12 + 2 * R + 4.5]], { dice: [3, 1] }), TERRORIZE);
  expect(game.events('rolled').map(({ target }) => target)).toEqual(['citizen1']);
  expect(game.at('citizen1').x).toBeCloseTo(12 + 2 * R + 7, 2);
});

test('[PC-CITIZEN-10] nobody who is only a Hero has it', () => {
  const game = amid(HERO, [east(3)]).activate('Ace');
  const act = { do: 'action', model: 'a1', action: 'terrorize', use: 0, targets: [] } as const;
  expect(game.refused((it) => it.act(act))).toBe('action.unknown');
});

test('[PC-CITIZEN-10] an SFX buys Shift 1', () => {
  const game = employ(amid(VILLAIN, [east(3)], { dice: [6, 1] }), TERRORIZE, { sfx: [0] });
  const { x, y } = game.model('citizen1');
  game.answer('shift', { x, y: y + 1 });
  expect([game.at('citizen1').x, game.at('citizen1').y]).toEqual([expect.closeTo(12 + 2 * R + 7, 2), 13]);
});

test('[PC-CITIZEN-07@2013] knocked against the edge a Citizen is removed and Saved', () => {
  const game = duel('2013', {
    ace: { at: [4, 12], card: { alignment: VILLAIN, actions: [] } },
    foe: { at: [22, 22] },
    dice: [3, 1],
    ...citizensAt([[2, 12]]),
  });
  game.activate('Ace').attack('Ace', TERRORIZE);
  expect(game.last('citizenLeft')).toEqual({
    type: 'citizenLeft',
    model: 'citizen1',
    edge: 'west',
    saved: true,
  });
  expect(game.model('citizen1').status).toBe('left');
});

test('[PC-CITIZEN-11] a Team uses one of the two a single time in a Round', () => {
  const ally = { Ally: { at: [20, 20], card: { alignment: BOTH, actions: [] } } } as const;
  const game = employ(amid(BOTH, [east(3)], { a: ally, dice: [3, 1] }), TERRORIZE);
  game.endActivation();
  game.activate('Foe').move('Foe').endActivation();
  game.activate('Ally');
  for (const action of [BEACON, TERRORIZE]) {
    expect(game.refused((it) => it.attack('Ally', action))).toBe('action.oncePerTeam');
  }
});

test('[PC-CITIZEN-11] the other Team is free to use its own, and so is the Team in the next Round', () => {
  const foe: DuelSpec['foe'] = { at: [12, 16], card: { alignment: VILLAIN, actions: [] } };
  const game = employ(amid(HERO, [east(3)], { foe, dice: [3, 1] }), BEACON).endActivation();
  game.dice(3, 1).activate('Foe').attack('Foe', TERRORIZE).endActivation();
  expect(game.events('limitUsed').map(({ card }) => card)).toEqual(['a1', 'b1']);
  game.dice(5, 2);
  endTurns(game);
  startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
  if (game.asked()[0] === 'leadCitizens') game.answer('leadCitizens', null);
  game.dice(3, 1).activate('Ace').attack('Ace', BEACON);
  expect(game.events('limitUsed').length).toBe(3);
});

/** A Citizen 1 inch east of Ace, and lava 2 inches behind it. */
const LAVA: Pick<SceneSpec, 'pieces'> = { pieces: [danger('lava', [12 + 3 * R + 4 + R, 12], [2, 6])] };

test('[PC-CITIZEN-08] the Action of a Supreme may drive it into Dangerous Terrain, which strikes it', () => {
  const bar = 'AP 1 Push (PRJ 8, F vs G, Knockback 4) SFX: none';
  const game = duel('2013', {
    ...LAVA,
    ace: { card: { actions: [bar] } },
    foe: { at: [2, 22] },
    dice: [3, 1, 2, 3, 2],
    ...citizensAt([east(1)]),
  });
  game.activate('Ace').attack('Ace', 'Push', 'citizen1');
  expect(game.last('environmentRolled')).toMatchObject({
    model: 'citizen1',
    defence: { trait: 'G', value: 1, faces: [2] },
    won: true,
  });
  expect(game.model('citizen1').status).toBe('ko');
});

test('[PC-CITIZEN-02] a 6 saves it from the roll of Dangerous Terrain as well', () => {
  const bar = 'AP 1 Push (PRJ 8, F vs G, Knockback 4) SFX: none';
  const game = duel('2013', {
    ...LAVA,
    ace: { card: { actions: [bar] } },
    foe: { at: [2, 22] },
    dice: [3, 1, 4, 3, 6],
    ...citizensAt([east(1)]),
  });
  game.activate('Ace').attack('Ace', 'Push', 'citizen1');
  expect(game.last('environmentRolled').won).toBe(true);
  expect(game.model('citizen1')).toMatchObject({ status: 'table', health: 1, lasting: [] });
});

test('[PC-CITIZEN-08] under Terrorize it stops just short of contact with Dangerous Terrain', () => {
  const game = employ(amid(VILLAIN, [east(1)], { ...LAVA, dice: [3, 1] }), TERRORIZE);
  const gap = 12 + 3 * R + 4 + R - 1 - (game.at('citizen1').x + R);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(0.05);
  expect([game.events('struck'), game.model('citizen1').status]).toEqual([[], 'table']);
});

test('[PC-CITIZEN-08] and does not go over the edge of a roof', () => {
  const roof = structure('roof', { at: [14, 12], size: [8, 8], height: 3 });
  const game = duel('2013', {
    pieces: [roof],
    ace: { z: 3, card: { alignment: VILLAIN, actions: [] } },
    foe: { at: [2, 22] },
    dice: [3, 1],
    ...citizensAt([east(3)], (state) => {
      state.models['citizen1']!.z = 3 * 25_400;
    }),
  });
  game.activate('Ace').attack('Ace', TERRORIZE);
  expect(game.at('citizen1')).toEqual({ x: 18, y: 12, z: 3 });
  expect(game.events('fell')).toEqual([]);
});
