import { describe, expect, test } from 'vitest';
import { everyTarget } from '../../../src/systems/pulp-city/board/areas.ts';
import { markerNow } from '../../../src/systems/pulp-city/board/burdens.ts';
import { movementTypeOf } from '../../../src/systems/pulp-city/traits/movement-type.ts';
import { isEasyTarget } from '../../../src/systems/pulp-city/traits/conditions.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { duel, SHOT } from '../../support/duel.ts';
import type { Edition } from '../../support/editions.ts';
import { inEditions } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';
import { scene, type SceneSpec } from '../../support/scene.ts';

const pickUp = (game: Play, name: string, item: string): Play =>
  game.act({ do: 'pickUp', model: game.names.model(name), item });

const drop = (game: Play, name: string): Play => game.act({ do: 'drop', model: game.names.model(name) });

const bearerOf = (game: Play, item: string): string | undefined =>
  Object.entries(game.state.burdens ?? {}).find(
    ([, burden]) => burden.item.of === 'marker' && burden.item.piece.id === item,
  )?.[0];

/** Inches to a thousandth from the middle of a Marker to that of a model. */
function fromTo(game: Play, item: string, name: string): number {
  const piece = game.piece(item)?.footprint;
  if (piece?.kind !== 'disc') throw new Error(`${item} lies nowhere`);
  const { x, y } = game.model(name);
  return Math.round(Math.hypot(piece.x - x, piece.y - y) / 25.4) / 1000;
}

/** Two bases of 30 mm in contact. */
const TOUCHING = 1.181;

const QUEST = { kind: 'quest', carriedFrom: 3 } as const;
const TREASURE = { kind: 'treasure', carriedFrom: 1 } as const;

/** Ace stands by a Marker, an inch from it, unless told otherwise; Round 3 of a Quest. */
const byMarker = (edition: Edition, spec: Partial<SceneSpec> & { readonly ace?: object } = {}): Play => {
  const { ace = {}, ...rest } = spec;
  return scene({
    edition,
    round: 3,
    plot: edition === '2013' ? 'quest' : 'smackdown',
    a: {
      Ace: { at: [6, 6], card: { movement: 'Sprint', move: 4, actions: [SHOT] }, ...ace },
      Pal: { at: [3, 12] },
    },
    b: { Foe: { at: [20, 20] } },
    markers: { thing: { ...(edition === '2013' ? QUEST : TREASURE), at: [8, 6] } },
    ...rest,
  });
};

const TO_MARKER = [8 - TOUCHING, 6] as const;

describe('picking up', () => {
  test('[PC-BURDEN-01@2013] costs one Fatigue on top of that of the move', () => {
    const game = pickUp(byMarker('2013').activate('Ace').move('Ace', TO_MARKER), 'Ace', 'thing');
    expect(game.card('Ace').fatigue).toBe(2);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Ace'));
    expect(game.piece('thing')).toBeUndefined();
  });

  test('[PC-BURDEN-01@2013] is closed to whoever has no Fatigue left', () => {
    const game = byMarker('2013', { ace: { fatigue: 1 } })
      .activate('Ace')
      .move('Ace', TO_MARKER);
    expect(game.refused(() => pickUp(game, 'Ace', 'thing'))).toBe('burden.fatigue');
  });

  test('[PC-BURDEN-01@2017] costs nothing, needs no move, and Stuns', () => {
    const game = byMarker('2017', { ace: { at: TO_MARKER, fatigue: 2 } }).activate('Ace');
    pickUp(game, 'Ace', 'thing');
    expect(game.card('Ace')).toMatchObject({ fatigue: 2, apSpent: 0 });
    expect(game.model('Ace').stunned).toBe(true);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Ace'));
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-BURDEN-01@2013] [PC-BURDEN-01@2017] asks for contact', () => {
      const game = byMarker(edition).activate('Ace');
      expect(game.refused(() => pickUp(game, 'Ace', 'thing'))).toBe('burden.notTouching');
    });

    test('[PC-BURDEN-01@2013] [PC-BURDEN-01@2017] is for Supremes alone', () => {
      const game = byMarker(edition, {
        a: {
          Ace: { at: [3, 3], card: { minionPlus: 2 } },
          Mob: { card: { kind: 'minion' }, at: [[8 - TOUCHING, 6]] },
        },
      });
      game.activate('Ace', { minions: 'Mob' });
      while (game.asked()[0] === 'act' && game.question('act').occasion !== 'minions')
        game.move('Ace').endActivation();
      expect(game.refused(() => pickUp(game, 'Mob 1', 'thing'))).toMatch(/^burden\.(supremesOnly|notNow)$/);
    });

    test('[PC-BURDEN-07@2013] [PC-BURDEN-07@2017] one thing at a time, and none while Spectral', () => {
      const facts = edition === '2013' ? QUEST : TREASURE;
      const markers = { thing: { ...facts, bearer: 'Ace' }, other: { ...facts, at: [8, 6] } } as const;
      const full = byMarker(edition, { ace: { at: TO_MARKER }, markers }).activate('Ace');
      expect(full.refused(() => pickUp(full, 'Ace', 'other'))).toBe('burden.one');
      const ghost = byMarker(edition, { ace: { at: TO_MARKER, spectral: true } }).activate('Ace');
      expect(ghost.refused(() => pickUp(ghost, 'Ace', 'thing'))).toBe('burden.spectral');
    });
  });

  test('[PC-BURDEN-08@2013] [PC-PLOT-02] not before Round 3', () => {
    const game = byMarker('2013', { round: 2, ace: { at: TO_MARKER } }).activate('Ace');
    expect(game.refusal(() => pickUp(game, 'Ace', 'thing'))).toMatchObject({
      code: 'burden.tooEarly',
      rule: 'PC-PLOT-02',
    });
  });

  test('[PC-BURDEN-08@2017] a Flag stays where it is, a Bomb of either side can be carried', () => {
    const markers = {
      flag: { kind: 'flag', at: [8, 6] },
      bomb: { kind: 'bomb', team: 'b', carriedFrom: 1, at: [6, 6 + TOUCHING] },
    } as const;
    const game = byMarker('2017', { plot: 'smackdown', ace: { at: [8 - TOUCHING, 6] }, markers }).activate(
      'Ace',
    );
    expect(game.refused(() => pickUp(game, 'Ace', 'flag'))).toBe('burden.notCarried');
    const other = byMarker('2017', { plot: 'smackdown', ace: { at: [6, 6] }, markers }).activate('Ace');
    expect(bearerOf(pickUp(other, 'Ace', 'bomb'), 'bomb')).toBe(other.names.model('Ace'));
  });
});

describe('moving while Burdened', () => {
  test('[PC-BURDEN-02@2013] as Sprint, and nobody climbs high', () => {
    const flyer = { movement: 'Flight', move: 8 } as const;
    const game = byMarker('2013', { ace: { card: flyer }, markers: { thing: { ...QUEST, bearer: 'Ace' } } });
    game.activate('Ace');
    expect(movementTypeOf(worldOf(game.game), game.names.model('Ace'))).toBe('Sprint');
    expect(game.refused(() => game.climbHigh('Ace'))).toBe('climb.noFlight');
    expect(game.refused(() => game.move('Ace', [14, 6]))).toBe('move.type');
    game.move('Ace', [14, 6], { as: 'Sprint' });
    expect(game.at('Ace')).toMatchObject({ x: 14, y: 6 });
  });

  test('[PC-BURDEN-02@2017] Stunned, so as Sprint and an Easy Target', () => {
    const blinker = { movement: 'Blink', move: 6 } as const;
    const game = byMarker('2017', { ace: { at: TO_MARKER, card: blinker } }).activate('Ace');
    const world = () => worldOf(game.game);
    expect(movementTypeOf(world(), game.names.model('Ace'))).toBe('Blink');
    pickUp(game, 'Ace', 'thing');
    expect(movementTypeOf(world(), game.names.model('Ace'))).toBe('Sprint');
    expect(isEasyTarget(world(), game.names.model('Ace'))).toBe(true);
  });
});

/** From the end of this Round's Turns to the first question of the next Round's Effects Phase or Turn. */
const nextRound = (game: Play): Play => {
  endTurns(game).dice(4, 2);
  return startRound(game, { a: 'Ace', b: 'Foe' }, 'a');
};

describe('keeping it', () => {
  const carried = (edition: Edition, spec: Partial<SceneSpec> = {}): Play =>
    byMarker(edition, {
      markers: { thing: { ...(edition === '2013' ? QUEST : TREASURE), bearer: 'Ace' } },
      ...spec,
    });

  test('[PC-BURDEN-03@2013] in the Effects Phase for one Fatigue, after the old one is gone', () => {
    const game = nextRound(carried('2013', { tweak: (state) => void (state.cards['a1']!.fatigue = 2) }));
    expect(game.asked()).toEqual(['keepBurden']);
    expect(game.card('Ace').fatigue).toBe(0);
    game.answer('keepBurden', true);
    expect(game.card('Ace').fatigue).toBe(1);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Ace'));
    expect(game.asked()).toEqual(['turn']);
  });

  test('[PC-BURDEN-03@2013] otherwise its player places it in contact', () => {
    const game = nextRound(carried('2013'));
    game.answer('keepBurden', false);
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'notKept', mayDecline: false });
    game.answer('placeBurden', { x: um(12), y: um(6) });
    expect(fromTo(game, 'thing', 'Ace')).toBeCloseTo(TOUCHING, 2);
    expect(game.card('Ace').fatigue).toBe(0);
  });

  test('[PC-BURDEN-03@2017] at the first Activation of a new Round, by being Stunned', () => {
    const game = nextRound(carried('2017', { round: 2 }));
    expect(game.asked()).toEqual(['turn']);
    expect(game.model('Ace').stunned).toBe(false);
    game.activate('Ace').answer('keepBurden', true);
    expect(game.model('Ace').stunned).toBe(true);
    game.move('Ace').endActivation();
    expect(game.asked()).toEqual(['turn']);
  });

  test('[PC-BURDEN-03@2017] declined, it is placed and nobody is Stunned', () => {
    const game = nextRound(carried('2017', { round: 2 }));
    game
      .activate('Ace')
      .answer('keepBurden', false)
      .answer('placeBurden', { x: um(6), y: um(12) });
    expect(game.model('Ace').stunned).toBe(false);
    expect(fromTo(game, 'thing', 'Ace')).toBeCloseTo(TOUCHING, 2);
  });

  test('[PC-BURDEN-03@2017] a bearer that is not Activated stays Burdened to the end', () => {
    const game = endTurns(
      carried('2017', { round: 4, tweak: (state) => void (state.burdens!['a1']!.round = 3) }),
    );
    expect(game.state.outcome).not.toBeNull();
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Ace'));
  });

  test('[PC-BURDEN-04@2013] it is not put down in a Turn', () => {
    const game = carried('2013').activate('Ace');
    expect(game.refusal(() => drop(game, 'Ace'))).toMatchObject({ code: 'burden.keptTillEffects' });
  });

  test('[PC-BURDEN-04@2017] it is put down between Actions, and a friend takes it up', () => {
    const spec = { a: { Ace: { at: [6, 6] }, Pal: { at: [6, 6 + 2 * TOUCHING] } } } as const;
    const game = carried('2017', spec).activate('Ace').move('Ace');
    drop(game, 'Ace').answer('placeBurden', { x: um(6), y: um(6 + TOUCHING) }, 'a');
    game.endActivation().offerEnd();
    game.answer('agreeEnd', false);
    expect(bearerOf(game, 'thing')).toBeUndefined();
  });
});

const HIT = 'AP 1 Hit (CCM, F vs G, Damage 2) SFX: Damage 1';
const PUSH = 'AP 1 Push (CCM, F vs G, Knockback 3) SFX: none';
const DAZE = 'AP 1 Daze (CCM, F vs G, Stun) SFX: none';
const SMASH = 'AP 1 Smash (CCM, F vs G, Damage 5) SFX: none';

/** Ace strikes Foe, who carries the Marker. */
const strike = (
  edition: Edition,
  bar: string,
  { dice = [5, 1], foe = {}, ...more }: Partial<Parameters<typeof duel>[1]> = {},
): Play =>
  duel(edition, {
    plot: 'quest',
    round: 3,
    ace: { card: { F: 9, actions: [bar] } },
    foe: { health: 12, card: { health: 12 }, ...foe },
    markers: { thing: { ...(edition === '2013' ? QUEST : TREASURE), bearer: 'Foe' } },
    dice,
    ...more,
  }).activate('Ace');

describe('being made to drop', () => {
  test('[PC-BURDEN-05@2013] by three Damage of one attack, Effect and SFX together', () => {
    const game = strike('2013', HIT, { dice: [6, 1] });
    game.attack('Ace', 'Hit', 'Foe', { sfx: [0] });
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'damage', mayDecline: true });
    game.answer('placeBurden', { x: um(12), y: um(16) });
    expect(bearerOf(game, 'thing')).toBeUndefined();
  });

  test('[PC-BURDEN-05@2013] not by two Damage twice', () => {
    const game = strike('2013', HIT, {
      dice: [5, 1, 5, 1],
      ace: { card: { F: 9, actions: [HIT], powers: [] } },
    });
    game.attack('Ace', 'Hit', 'Foe', { sfx: [] });
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Foe'));
    game.endActivation().pass();
    game.activate('Ace').attack('Ace', 'Hit', 'Foe', { sfx: [] });
    expect(game.model('Foe').health).toBe(8);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Foe'));
  });

  test('[PC-BURDEN-05@2017] not by Damage alone', () => {
    const game = strike('2017', SMASH).attack('Ace', 'Smash', 'Foe');
    expect(game.model('Foe').health).toBe(7);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Foe'));
  });

  test('[PC-BURDEN-05@2017] by Stun, Stunned or not', () => {
    const game = strike('2017', DAZE, { foe: { stunned: true }, dice: [5, 5, 1] }).attack(
      'Ace',
      'Daze',
      'Foe',
    );
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'effect' });
    game.answer('placeBurden', { x: um(12), y: um(16) });
    expect(bearerOf(game, 'thing')).toBeUndefined();
  });

  test('[PC-BURDEN-05@2017] not by an Effect it is Immune to', () => {
    const foe = {
      card: { health: 12, powers: [{ name: 'Awake', clauses: [{ grant: 'immune', of: 'Stun' }] }] },
    } as const;
    const bar = 'AP 1 Shock (CCM, F vs G, Damage 1 and Stun) SFX: none';
    const game = strike('2017', bar, { foe }).attack('Ace', 'Shock', 'Foe');
    expect(game.model('Foe').health).toBe(11);
    expect(bearerOf(game, 'thing')).toBe(game.names.model('Foe'));
  });

  inEditions(['2013', '2017'], (edition) => {
    test('[PC-BURDEN-06] before a Knockback: first it is placed, then its bearer moves', () => {
      const game = strike(edition, PUSH).attack('Ace', 'Push', 'Foe');
      const before = game.at('Foe');
      expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'effect' });
      game.answer('placeBurden', { x: um(before.x), y: um(before.y + 5) });
      const spot = game.piece('thing')?.footprint;
      expect(spot?.kind === 'disc' && Math.abs(spot.x - um(before.x)) < 100).toBe(true);
      expect(game.at('Foe').x).toBeCloseTo(before.x + 3, 2);
    });

    test('[PC-BURDEN-06] declined, its own player places it', () => {
      const game = strike(edition, PUSH).attack('Ace', 'Push', 'Foe').answer('placeBurden', null);
      expect(game.question('placeBurden')).toMatchObject({ by: 'b', mayDecline: false });
      expect(game.refused(() => game.answer('placeBurden', null))).toBe('answer.notOffered');
      expect(game.refused(() => game.answer('placeBurden', { x: um(12), y: um(12) }))).toBe('place.overlaps');
      game.answer('placeBurden', { x: um(12), y: um(20) });
      expect(bearerOf(game, 'thing')).toBeUndefined();
    });

    test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] a KO: whoever caused it places it where the bearer stood', () => {
      const game = strike(edition, SMASH, { foe: { health: 3 }, b: { Mate: { at: [20, 20] } } });
      game.attack('Ace', 'Smash', 'Foe');
      const { x, y } = game.model('Foe');
      expect(game.question('placeBurden')).toMatchObject({
        by: 'a',
        why: 'koed',
      });
      game.answer('placeBurden', { x, y: y + um(1) });
      expect(bearerOf(game, 'thing')).toBeUndefined();
      expect(game.piece('thing')).toBeDefined();
    });

    test('[PC-BURDEN-07@2013] [PC-BURDEN-07@2017] a bearer that becomes Spectral drops it at once', () => {
      const fade = 'AP 1 Fade (IST, K vs T#1, Self/Spectral) SFX: none';
      const game = duel(edition, {
        plot: 'quest',
        round: 3,
        gap: 4,
        ace: { card: { actions: [fade] } },
        markers: { thing: { ...(edition === '2013' ? QUEST : TREASURE), bearer: 'Ace' } },
        dice: [5],
      }).activate('Ace');
      game.attack('Ace', 'Fade');
      expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'spectral' });
      game.answer('placeBurden', { x: um(12), y: um(4) });
      expect(game.model('Ace').spectral).toBe(true);
    });
  });
});

test('[PC-BURDEN-08@2017] a carried thing is where its bearer is, and no Target', () => {
  const game = byMarker('2017', { markers: { thing: { ...TREASURE, bearer: 'Ace' } } });
  const { x, y, z } = game.model('Ace');
  expect(markerNow(worldOf(game.game), 'thing')).toMatchObject({ at: { x, y, z }, bearer: 'a1' });
  game.activate('Ace').move('Ace', [9, 6]);
  expect(markerNow(worldOf(game.game), 'thing')?.at).toMatchObject({ x: um(9), y: um(6) });
  expect(everyTarget(worldOf(game.game))).not.toContain('thing');
});
