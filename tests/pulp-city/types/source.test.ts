import { describe, expect, test } from 'vitest';
import type { Clause, Given } from '../../../src/systems/pulp-city/model/clause.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { beside, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { object, structure } from '../../support/pieces.ts';
import type { AttackOptions, Play } from '../../support/play.ts';
import { type ModelSpec, scene, type SceneSpec } from '../../support/scene.ts';

const SHOT = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';
const LOB = 'AP 1 Lob* (IND 6, H vs I, Damage 1) SFX: none';
const CLAW = 'AP 1 Claw* (CCM, F vs G, Damage 1) SFX: none';
const WAVE = 'AP 1 Wave* (PLS 2, H vs I, Limited/Enemies, Damage 1) SFX: none';
const BEAM = 'AP 1 Beam* (RAY 4, H vs I, Limited/Enemies, Damage 1) SFX: none';
const SHOVE = 'AP 1 Shove* (IND 8, H vs I, Knockback 2) SFX: none';
const CALL = 'AP 1 Call* (SUM 2, K vs T#5, Summon Structure/Post) SFX: none';
const BARS = [SHOT, LOB, CLAW, WAVE, BEAM, SHOVE, CALL];

const from = (piece: Given<'useFrom'>['piece'], actions: Given<'useFrom'>['actions'] = 'all') => ({
  name: 'Relay',
  clauses: [{ allow: 'useFrom', with: { actions, piece } } satisfies Clause],
});
const DRONES = from({ side: 'friendly', name: 'Drone' });

/** Ace at (3, 12) may act from his Drone at (12, 12); Foe is 7 inches off the Drone, some 16 off Ace. */
const DRONE_AT = [12, 12] as const;
const FOE_AT = beside(DRONE_AT, { gap: 7 });

function relayed(
  edition: Edition,
  spec: Partial<Omit<SceneSpec, 'edition'>> & {
    readonly ace?: Partial<ModelSpec>;
    readonly drone?: Partial<ModelSpec>;
    readonly foe?: Partial<ModelSpec>;
    readonly power?: ReturnType<typeof from>;
  } = {},
): Play {
  const { ace, drone, foe, power = DRONES, a, b, ...rest } = spec;
  return scene({
    edition,
    a: {
      Ace: { at: [3, 12], ...ace, card: { actions: BARS, powers: [power], ...ace?.card } },
      Drone: { at: DRONE_AT, ...drone, card: { kind: 'minion', ...drone?.card } },
      ...a,
    },
    b: { Foe: { at: FOE_AT, ...foe }, ...b },
    ...rest,
  }).activate('Ace');
}

const via = (
  game: Play,
  action: string,
  target: string | readonly string[] = 'Foe',
  more: AttackOptions = {},
) => game.attack('Ace', action, target, { source: 'Drone', ...more });

const health = (game: Play, ...names: readonly string[]) => names.map((name) => game.model(name).health);

describe('an Action used from another model', () => {
  test('[PC-TYPE-25] Projectile 8 from a Minion 7 inches off the target, its user far away, is in range', () => {
    const game = relayed('2017', { dice: [2, 1] });
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.tooFar');
    via(game, 'Shot');
    expect([...health(game, 'Foe'), game.pool('a'), game.card('Ace').apSpent]).toEqual([5, 19, 1]);
    expect([game.card('Drone').apSpent, game.card('Drone').fatigue]).toEqual([0, 0]);
  });

  test('[PC-TYPE-25] Indirect 6 from a source 6 inches off the target is in range, beyond is not', () => {
    const near = relayed('2013', { foe: { at: beside(DRONE_AT, { gap: 6 }) }, dice: [2, 1] });
    expect(health(via(near, 'Lob'), 'Foe')).toEqual([5]);
    const far = relayed('2013', { foe: { at: beside(DRONE_AT, { gap: 6.02 }) } });
    expect(far.refused((it) => via(it, 'Lob'))).toBe('target.tooFar');
  });

  test('[PC-TYPE-25] Reactions look at the distance to its user', () => {
    const reacts = (inches: number) => ({
      card: { actions: [`AP 0 Flinch (RCT/TGT ${inches}, J vs K, Suppress 1) SFX: none`] },
    });
    const near = relayed('2017', { foe: reacts(8), dice: [2, 1] });
    via(near, 'Shot', 'Foe', { quiet: false });
    expect([near.asked(), near.events('reactionDeclined')]).toEqual([['act'], []]);
    const far = relayed('2017', { foe: reacts(16), dice: [2, 1] });
    via(far, 'Shot', 'Foe', { quiet: false });
    expect(far.question('react').against).toBe(far.names.model('Ace'));
    far.decline();
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-25] it is lost, with its AP, when an earlier Reaction takes its source away', () => {
      // Foe answers with a Follow Up that KO's the Drone.
      const duck = 'AP 0 Duck (RCT/TGT, F vs G, Follow Up) SFX: none';
      const game = relayed(edition, { foe: { card: { actions: [duck, SHOT] } }, dice: [2, 1, 5, 1] });
      via(game, 'Shot', 'Foe', { quiet: false }).react('Foe', 'Duck', 'Ace').attack('Foe', 'Shot', 'Drone');
      expect(game.model('Drone').status).toBe('ko');
      expect([game.last('actionFailed').why, ...health(game, 'Foe'), game.pool('a')]).toEqual([
        'sourceGone',
        6,
        19,
      ]);
    });

    test('[PC-TYPE-25] only a Power opens it, for the Actions and the models it names, in play', () => {
      const none = relayed(edition, { power: from({ side: 'friendly', name: 'Nobody' }) });
      expect(none.refused((it) => via(it, 'Shot'))).toBe('action.source');
      const other = relayed(edition, { power: from({ side: 'friendly', name: 'Drone' }, ['Lob']) });
      expect(other.refused((it) => via(it, 'Shot'))).toBe('action.source');
      const bodily = relayed(edition, {
        power: from({ side: 'friendly', name: 'Drone' }, { trait: ['F', 'K'] }),
      });
      expect(bodily.refused((it) => via(it, 'Shot'))).toBe('action.source');
      expect(relayed(edition).refused((it) => via(it, 'Shot', 'Foe', { source: 'Foe' }))).toBe(
        'action.source',
      );
      const gone = relayed(edition, { drone: { status: 'ko', health: 0 } });
      expect(gone.refused((it) => via(it, 'Shot'))).toBe('action.source');
    });

    test('[PC-TYPE-25] a Power may lend its own place to others', () => {
      const clause: Clause = {
        allow: 'useFrom',
        with: { actions: { trait: ['H'] }, piece: 'self' },
        who: { side: 'friendly', kind: 'supreme' },
      };
      const game = relayed(edition, {
        power: from({ name: 'Nobody' }),
        drone: { card: { kind: 'supreme', powers: [{ name: 'Mount', clauses: [clause] }] } },
        dice: [2, 1],
      });
      expect(health(via(game, 'Shot'), 'Foe')).toEqual([5]);
      expect(game.refused((it) => via(it, 'Claw'))).toBe('action.source');
    });

    test('[PC-TYPE-25] sight, cover and Stealth are those of the source', () => {
      const wall = structure('wall', { at: [6, 12], size: [1, 10], height: 6 });
      const seen = relayed(edition, { pieces: [wall], dice: [2, 1] });
      expect(health(via(seen, 'Shot'), 'Foe')).toEqual([5]);
      expect(reasons(seen, 'defence')).toEqual([]);
      const fence = object('crate', { at: [18, 12], size: 1, height: 0.6 });
      const covered = relayed(edition, { pieces: [fence], dice: [2, 1, 1] });
      expect(reasons(via(covered, 'Shot'), 'defence')).toEqual(['In Cover 1']);
      const hidden = { foe: { card: { stealth: true } } } as const;
      expect(relayed(edition, hidden).refused((it) => via(it, 'Shot'))).toBe('target.stealth');
      const close = relayed(edition, { foe: { at: [17, 12], card: { stealth: true } }, dice: [2, 1] });
      expect(health(via(close, 'Shot'), 'Foe')).toEqual([5]);
    });

    test('[PC-TYPE-25] areas, directions and spots begin at the source', () => {
      const b = { Far: { at: [12, 14.5] }, Home: { at: [3, 14] } } as const;
      const pulse = relayed(edition, { b, dice: [2, 1] });
      expect(health(via(pulse, 'Wave', []), 'Far', 'Home', 'Foe')).toEqual([5, 6, 6]);
      const ray = relayed(edition, { b, dice: [2, 1] });
      via(ray, 'Beam', [], { toward: [12, 20] });
      expect(health(ray, 'Far', 'Home')).toEqual([5, 6]);
      const summon = relayed(edition, { dice: [1] });
      expect(summon.refused((it) => via(it, 'Call', [], { at: [5, 12] }))).toBe('target.tooFar');
      via(summon, 'Call', [], { at: [12, 10] });
      expect(summon.last('pieceMade').piece.name).toBe('Post');
    });

    test('[PC-TYPE-25] Knockback goes away from the source', () => {
      const game = relayed(edition, { foe: { at: [12, 16] }, dice: [2, 1] });
      via(game, 'Shove');
      expect(game.at('Foe')).toMatchObject({ x: 12, y: 18 });
    });

    test('[PC-TYPE-25] Close Combat needs the source in Base to Base; dice are those of the user', () => {
      const touched = { foe: { at: beside(DRONE_AT) } } as const;
      const apart = relayed(edition, { foe: { at: beside([3, 12]) } });
      expect(apart.refused((it) => via(it, 'Claw'))).toBe('target.notInContact');
      const game = relayed(edition, {
        ...touched,
        ace: { card: { F: 5, baseMm: 40 } },
        // A third model that would be Mobbing, were the Drone the Attacker.
        a: { Pal: { at: beside(beside(DRONE_AT)) } },
        dice: [/* Size Matters */ 2, 1, 1],
      });
      via(game, 'Claw');
      expect([...health(game, 'Foe'), game.last('rolled').attack.value]).toEqual([5, 5]);
      expect([reasons(game), reasons(game, 'defence')]).toEqual([['Size Matters 1'], []]);
    });

    test('[PC-TYPE-25] no contact of its own is no Momentum, however it moved', () => {
      const game = relayed(edition, { foe: { at: beside(DRONE_AT) }, dice: [2, 1] }).move('Ace', [6, 12]);
      expect(reasons(via(game, 'Claw'))).toEqual([]);
    });

    test('[PC-TYPE-25] may be all that makes a model able to act', () => {
      const still = { card: { actions: [CLAW], movement: 'Immobile', move: 0 } } as const;
      const game = relayed(edition, { ace: still, foe: { at: beside(DRONE_AT) }, dice: [2, 1] });
      expect(health(via(game, 'Claw'), 'Foe')).toEqual([5]);
    });
  });
});

describe('an Action used from a Summoned Structure', () => {
  const fist = (at: readonly [number, number]): TerrainPiece => ({
    ...object('s1', { at, size: 30 / 25.4, height: 1.5 }),
    kind: 'structure',
    name: 'Fist',
    summoned: { card: 'a1', model: 'a1', action: 'call' },
  });
  const FISTS = from('Fist');

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-TYPE-25] is measured from it, and sees past it', () => {
      const drone = { at: [20, 20] } as const;
      const game = relayed(edition, { power: FISTS, drone, pieces: [fist([12, 12])], dice: [2, 1] });
      via(game, 'Shot', 'Foe', { source: 's1' });
      expect([...health(game, 'Foe'), ...reasons(game, 'defence')]).toEqual([5]);
      const spot = relayed(edition, { power: FISTS, drone, pieces: [fist([12, 12])], dice: [1] });
      via(spot, 'Call', [], { source: 's1', at: [14, 12] });
      expect(spot.last('pieceMade').piece.name).toBe('Post');
      const area = relayed(edition, {
        power: FISTS,
        drone,
        pieces: [fist([12, 12])],
        b: { Two: { at: [14, 12] } },
        dice: [2, 1],
      });
      via(area, 'Beam', [], { source: 's1', toward: [20, 12] });
      expect(health(area, 'Two', 'Foe')).toEqual([5, 6]);
    });

    test("[PC-TYPE-25] is refused from another one's", () => {
      const others = { ...fist([12, 12]), summoned: { card: 'b1', model: 'b1', action: 'call' } };
      const game = relayed(edition, { power: FISTS, drone: { at: [20, 20] }, pieces: [others] });
      expect(game.refused((it) => via(it, 'Shot', 'Foe', { source: 's1' }))).toBe('action.source');
    });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TYPE-25] [PC-LOS-05] a Ray from a source needs an Enemy that the source sees, not its user', () => {
    const foe = { at: beside(DRONE_AT, { gap: 2 }) } as const;
    const wall = (x: number) => [
      structure('wall', { at: [x, 12], size: [0.4, 20], height: 9 }, { solid: true }),
    ];
    const hits = (x: number): boolean => {
      const game = relayed(edition, { foe, pieces: wall(x), dice: [6, 6, 6, 1, 1] });
      via(game, 'Beam', [], { toward: [20, 12] }).forgetDice();
      return game.events('rolled').some(({ target }) => target === game.names.model('Foe'));
    };
    expect(hits(7), 'the wall hides Foe from Ace alone').toBe(true);
    expect(hits(13.2), 'the wall stands before the source').toBe(false);
  });
});
