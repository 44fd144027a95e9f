import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const R = 15 / 25.4;
const GRAB = 'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: Damage 1';
const HURL = 'AP 1 Hurl (THR 6, F vs G, Damage 1) SFX: Damage 1';

/** Ace at (12, 12) grabs Foe and wins; Two stands 4 inches north of Ace. */
const grab = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}, actions = [GRAB, HURL]): Play =>
  duel(edition, {
    dice: [2, 1],
    ...spec,
    ace: { ...spec.ace, card: { actions } },
    b: { Two: { at: beside([12, 12], { gap: 4, side: 'north' }) }, ...spec.b },
  })
    .activate('Ace')
    .attack('Ace', actions[0]?.split(' ')[2] ?? '', 'Foe');

const hurl = (game: Play, more: object = {}) => game.attack('Ace', 'Hurl', 'Two', more);
const occasion = (game: Play) => game.pending('act')[0]?.occasion;
const apart = (game: Play, one: string, two: string) =>
  Math.hypot(game.at(one).x - game.at(two).x, game.at(one).y - game.at(two).y);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-13] first all other Effects, then the Throw at once with the Defender as the Object, at its own cost', () => {
    const game = grab(edition, { dice: [2, 1, 2, 1] });
    expect(game.model('Foe').health).toBe(5);
    expect(game.question('act')).toMatchObject({ occasion: 'grabThrow', by: 'a' });
    hurl(game);
    expect(game.pool('a')).toBe(18);
    expect(game.last('actionDeclared').object).toBe(game.names.model('Foe'));
    expect(game.model('Two').health).toBe(5);
    expect(apart(game, 'Foe', 'Two')).toBeCloseTo(2 * R, 2);
  });

  test('[PC-FX-13] a Defender on a base of 50 mm is not thrown', () => {
    expect(occasion(grab(edition, { foe: { card: { baseMm: 50 } }, dice: [2, 1, 1] }))).toBe('activation');
    expect(occasion(grab(edition, { foe: { card: { baseMm: 40 } }, dice: [2, 1, 1] }))).toBe('grabThrow');
  });

  test('[PC-FX-13] the Throw needs AP: with 1 left of the AP Limit one of 2 AP is impossible', () => {
    const dear = 'AP 2 Hurl (THR 6, F vs G, Damage 1) SFX: none';
    expect(occasion(grab(edition, { ace: { apSpent: 4 } }, [GRAB, dear]))).toBe('activation');
    expect(occasion(grab(edition, { ace: { apSpent: 3 } }, [GRAB, dear]))).toBe('grabThrow');
    expect(occasion(grab(edition, { pools: { a: 2 } }, [GRAB, dear]))).toBe('activation');
  });

  test('[PC-FX-13] without a Throw Action, or without a Target for it, nothing more happens', () => {
    expect(occasion(grab(edition, {}, [GRAB]))).toBe('activation');
    expect(occasion(grab(edition, { b: { Two: { at: [2, 2] } } }))).toBe('activation');
  });

  test('[PC-FX-13] nothing else may be thrown instead, and no other Action used', () => {
    const crate = object('crate', { at: [12, 12 - R - 0.5] });
    const game = grab(edition, { pieces: [crate] });
    expect(game.refused((it) => hurl(it, { object: 'crate' }))).toBe('object.none');
    game.dice(2, 1);
    hurl(game, { object: 'Foe' });
    expect(game.model('Foe').health).toBe(edition === '2013' ? 5 : 4);
    const other = grab(edition);
    expect(other.refused((it) => it.attack('Ace', 'Grab', 'Foe'))).toBe('action.notNow');
    expect(other.refused((it) => it.move('Ace'))).toBe('act.noMove');
  });

  test('[PC-FX-13] he need not throw, and cannot throw the Defender at itself', () => {
    const game = grab(edition);
    expect(game.refused((it) => it.attack('Ace', 'Hurl', 'Foe'))).toBe('target.self');
    game.endActivation();
    expect(occasion(game)).toBe('activation');
    expect(game.at('Foe')).toEqual({ ...game.at('Foe'), x: 13.181, y: 12 });
  });

  test('[PC-FX-13] a Pull that brings the Defender into contact makes it possible, else it is not', () => {
    const reel = (inches: number, gap: number) => {
      const bar = `AP 1 Reel (PRJ 6, F vs G, Pull ${inches} and Grab & Throw) SFX: none`;
      return occasion(grab(edition, { gap }, [bar, HURL]));
    };
    expect([reel(6, 5), reel(2, 5)]).toEqual(['grabThrow', 'activation']);
  });

  test('[PC-FX-13] a Knockback applied first makes it impossible', () => {
    const bar = 'AP 1 Bash (CCM, F vs G, Knockback 1 and Grab & Throw) SFX: none';
    expect(occasion(grab(edition, {}, [bar, HURL]))).toBe('activation');
  });

  test('[PC-FX-13] an Immobile model, being Immune/Displacement, is not thrown', () => {
    expect(occasion(grab(edition, { foe: { card: { movement: 'Immobile', move: 0 } } }))).toBe('activation');
  });

  test('[PC-FX-13] who may throw Objects from afar may throw the Defender from afar', () => {
    const bar = 'AP 1 Lift (PRJ 6, F vs G, Damage 1 and Grab & Throw) SFX: none';
    const power = {
      name: 'Telekinesis',
      clauses: [{ allow: 'throwWithoutBtb', with: { inches: 6 } }],
    } as const;
    const lift = (powers: readonly (typeof power)[]) =>
      duel(edition, {
        gap: 5,
        ace: { card: { actions: [bar, HURL], powers } },
        b: { Two: { at: beside([12, 12], { gap: 4, side: 'north' }) } },
        dice: [2, 1],
      })
        .activate('Ace')
        .attack('Ace', 'Lift', 'Foe');
    expect([occasion(lift([power])), occasion(lift([]))]).toEqual(['grabThrow', 'activation']);
  });
});

describe('what the thrown model suffers', () => {
  const thrown = (edition: Edition, dice: readonly number[], foe: object = { health: 4 }) =>
    hurl(grab(edition, { foe, dice: [2, 1, ...dice] }));

  test('[PC-FX-14@2013] Health 3 stays 3 when the Throw succeeds without SFX, or fails', () => {
    expect(thrown('2013', [2, 1]).model('Foe').health).toBe(3);
    expect(thrown('2013', [1, 2]).model('Foe').health).toBe(3);
  });

  test('[PC-FX-14@2013] SFX of the Throw may be split between its Target and the thrown model', () => {
    const split = (...on: ('target' | 'thrown')[]) => {
      const game = grab('2013', { ace: { attack: 1 }, foe: { health: 4 }, dice: [2, 1, 1, 6, 6, 1] });
      hurl(game).spend(...on.map((one) => ({ choice: 0, on: one })));
      return [game.model('Two').health, game.model('Foe').health];
    };
    expect(split('target', 'thrown')).toEqual([4, 2]);
    expect(split('thrown', 'thrown')).toEqual([5, 1]);
    expect(split('target', 'target')).toEqual([3, 3]);
  });

  test("[PC-FX-14@2013] a Defender KO'ed by the first Action is removed and cannot be thrown", () => {
    expect(occasion(grab('2013', { foe: { health: 1 } }))).toBe('activation');
  });

  test('[PC-FX-14@2013] an Immunity of the thrown model is its own', () => {
    const game = grab('2013', { foe: { health: 4 }, dice: [2, 1, 6, 1] });
    const foe = game.names.model('Foe');
    game.adjust({ what: 'condition', model: foe, condition: 'stunned', to: false });
    hurl(game);
    expect(game.question('spendSfx').thrown).toBe(foe);
    game.spend({ choice: 0, on: 'thrown' });
    expect(game.model('Foe').health).toBe(2);
  });

  test('[PC-FX-14@2017] Health 3 becomes 2 when the Throw succeeds without EFX, and when it fails', () => {
    expect(thrown('2017', [2, 1]).model('Foe').health).toBe(2);
    expect(thrown('2017', [1, 2]).model('Foe').health).toBe(2);
  });

  test('[PC-FX-14@2017] 2 EFX Damage 1: one each, or both to one of them', () => {
    const split = (...on: ('target' | 'thrown')[]) => {
      const game = grab('2017', { ace: { attack: 1 }, foe: { health: 5 }, dice: [2, 1, 1, 6, 6, 1] });
      hurl(game).spend(...on.map((one) => ({ choice: 0, on: one })));
      return [game.model('Two').health, game.model('Foe').health];
    };
    expect(split('target', 'thrown')).toEqual([4, 2]);
    expect(split('thrown', 'thrown')).toEqual([5, 1]);
    expect(split('target', 'target')).toEqual([3, 3]);
  });

  test("[PC-FX-14@2017] a Defender KO'ed by the first Action can still be thrown, and is gone afterwards", () => {
    const game = grab('2017', { foe: { health: 1 }, dice: [2, 1, 2, 1] });
    expect(game.model('Foe').status).toBe('ko');
    expect(occasion(game)).toBe('grabThrow');
    hurl(game);
    expect(game.model('Two').health).toBe(5);
    expect(game.model('Foe')).toMatchObject({ status: 'ko', health: 0 });
    expect(game.events('koed')).toHaveLength(1);
  });

  test('[PC-FX-14@2017] Damage 1 of being thrown can KO', () => {
    const game = thrown('2017', [2, 1], { health: 2 });
    expect(game.model('Foe').status).toBe('ko');
  });
});

test('[PC-FX-13] thrown at a hut that it destroys, the model lies where the hut stood', () => {
  const hut = structure('hut', { at: [12, 15], size: [1, 1], height: 2, g: 5, health: 1 });
  const game = grab('2013', { b: { Two: { at: [2, 2] } }, pieces: [hut], dice: [2, 1, 6] });
  game.attack('Ace', 'Hurl', 'hut', { sfx: [] });
  expect(game.piece('hut')).toBeUndefined();
  expect(game.at('Foe')).toEqual({ x: 12, y: 15, z: 0 });
});

test('[PC-FX-13] the thrown model lies beside its Target where no Impassable or Dangerous Terrain is, clear of others', () => {
  const two = beside([12, 12], { gap: 4, side: 'north' });
  const game = grab('2013', {
    b: { Two: { at: two }, Guard: { at: beside(two, { side: 'south' }) } },
    dice: [2, 1, 2, 1],
  });
  hurl(game);
  expect(apart(game, 'Foe', 'Guard')).toBeGreaterThanOrEqual(2 * R - 0.01);
  expect(apart(game, 'Foe', 'Two')).toBeCloseTo(2 * R, 1);
});

test('[PC-TYPE-21] an Object thrown at what it destroys lies where that stood', () => {
  const can = object('can', { at: [12, 11 - 15 / 25.4], size: 2, rank: 2, height: 1 });
  const hut = structure('hut', { at: [12, 16], size: [1, 1], height: 2, g: 5, health: 1 });
  const game = duel('2017', {
    ace: { card: { F: 9, actions: [HURL] } },
    foe: { at: [2, 2] },
    pieces: [can, hut],
    dice: [5],
  });
  game.activate('Ace').attack('Ace', 'Hurl', 'hut', { object: 'can', sfx: [] });
  expect(game.piece('hut')).toBeUndefined();
  expect(game.piece('can')).toMatchObject({ health: 1, footprint: { x: 12 * 25_400, y: 16 * 25_400 } });
});
