import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { area, object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound } from '../../support/rounds.ts';

const GHOST = { spectral: true } as const;
const HEX = 'AP 1 Hex (PRJ 8, J vs K, Damage 1) SFX: none';
const TOUCH = 'AP 1 Touch (CCM, J vs K, Damage 1) SFX: none';
const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';

const at = (edition: Edition, spec: Omit<DuelSpec, 'edition'>): Play => duel(edition, spec).activate('Ace');
const armed = (...actions: string[]) => ({ card: { actions } });

inEditions(['2013', '2017'], (edition) => {
  test.each([
    ['F', 'G'],
    ['G', 'F'],
    ['H', 'I'],
    ['I', 'I'],
  ])('neither suffers nor uses Combat Actions with %s', (attack, defend) => {
    const bar = `AP 1 Hit (PRJ 8, ${attack} vs ${defend}, Damage 1) SFX: none`;
    const target = at(edition, { ace: armed(bar), foe: GHOST, gap: 2 });
    expect(target.refused((it) => it.attack('Ace', 'Hit', 'Foe'))).toBe('target.spectral');
    const user = at(edition, { ace: { ...armed(bar), ...GHOST }, gap: 2 });
    expect(user.refused((it) => it.attack('Ace', 'Hit', 'Foe'))).toBe('action.spectral');
  });

  test('Mind and Spirit work both ways', () => {
    const out = at(edition, { ace: { ...armed(HEX), ...GHOST }, gap: 2, dice: [2, 1] });
    expect(out.attack('Ace', 'Hex', 'Foe').model('Foe').health).toBe(5);
    const spirit = 'AP 1 Pray (PRJ 8, K vs J, Damage 1) SFX: none';
    const into = at(edition, { ace: armed(spirit), foe: GHOST, gap: 2, dice: [2, 1] });
    expect(into.attack('Ace', 'Pray', 'Foe').model('Foe').health).toBe(5);
  });

  test('it is left out of areas whose Trait it is Immune to', () => {
    const game = at(edition, {
      ace: armed('AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none'),
      foe: GHOST,
      b: { Two: { at: [12, 14] } },
      gap: 1,
      dice: [2, 1],
    });
    game.attack('Ace', 'Wave');
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([6, 5]);
  });

  test('its Movement Type is Blink, with its own inches, until the Effects Phase', () => {
    const wall = structure('wall', { at: [15, 12], size: [1, 8], height: 6 });
    const game = duel(edition, {
      ace: { ...GHOST, card: { movement: 'Sprint', move: 6 } },
      foe: { at: [2, 2] },
      pieces: [wall],
      dice: [2, 1],
    }).activate('Ace');
    game.move('Ace', [18, 12], { as: 'Blink' });
    expect([game.at('Ace').x, game.last('moved').as]).toEqual([18, 'Blink']);
    game.endActivation().activate('Foe').move('Foe').endActivation();
    startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.model('Ace').spectral).toBe(false);
    expect(game.activate('Ace').refused((it) => it.move('Ace', [18, 13], { as: 'Blink' }))).toBe('move.type');
  });

  test('does not count for Mobbing', () => {
    const mobbing = (friend: object) => {
      const game = at(edition, {
        ace: armed(STRIKE),
        a: { Pal: { at: beside(beside([12, 12])), ...friend } },
        dice: [1, 1, ...('spectral' in friend ? [] : [1])],
      });
      return reasons(game.attack('Ace', 'Strike', 'Foe'));
    };
    expect([mobbing({}), mobbing(GHOST)]).toEqual([['Mobbing 1'], []]);
  });

  test('comes as an Effect, and is gone after the next Effects Phase', () => {
    const game = at(edition, {
      ace: armed('AP 1 Fade (IST, K vs 5, Self/Spectral) SFX: none'),
      dice: [2],
    });
    game.attack('Ace', 'Fade');
    expect(game.model('Ace').spectral).toBe(true);
  });
});

describe('2013', () => {
  test('[PC-FX-27@2013] a Spectral model is no Target of a Strength attack', () => {
    const game = at('2013', { ace: armed(STRIKE), foe: GHOST });
    expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.spectral');
  });

  test('[PC-FX-27@2013] in Base to Base a Close Combat with Mind works', () => {
    const game = at('2013', { ace: armed(TOUCH), foe: GHOST, dice: [2, 1] });
    expect(game.attack('Ace', 'Touch', 'Foe').model('Foe').health).toBe(5);
  });

  test('[PC-FX-27@2013] its contact still takes Stealth away, and it is no Target of T# Actions with Energy', () => {
    const near = beside([12, 12], { gap: 9 });
    const game = at('2013', {
      ace: armed('AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none'),
      foe: { at: near, card: { stealth: true } },
      a: { Ghost: { at: beside(near, { side: 'north' }), ...GHOST } },
      dice: [2, 1],
    });
    expect(game.attack('Ace', 'Shot', 'Foe').model('Foe').health).toBe(5);
    const zap = at('2013', { ace: armed('AP 1 Zap (PRJ 8, H vs 5, Damage 1) SFX: none'), foe: GHOST });
    expect(zap.refused((it) => it.attack('Ace', 'Zap', 'Foe'))).toBe('target.spectral');
  });

  const BESIDE_FOE = beside(beside([12, 12], { gap: 2 }), { side: 'west' });

  test('[PC-FX-27@2013] [PC-BONUS-08] moving into Base to Base with it gives Momentum, and so does its own move', () => {
    const into = at('2013', { ace: armed(TOUCH), foe: GHOST, gap: 2, dice: [1, 1, 1] });
    into.move('Ace', BESIDE_FOE).attack('Ace', 'Touch', 'Foe');
    expect(reasons(into)).toContain('Momentum 1');
    const own = at('2013', { ace: { ...armed(TOUCH), ...GHOST }, gap: 2, dice: [1, 1, 1] });
    own.move('Ace', BESIDE_FOE, { as: 'Blink' }).attack('Ace', 'Touch', 'Foe');
    expect(reasons(own)).toContain('Momentum 1');
  });

  test('[PC-FX-27@2013] its contact triggers RCT/BTB', () => {
    const parry = 'AP 0 Parry (RCT/BTB, J vs K, Stun) SFX: none';
    const mover = at('2013', { ace: GHOST, foe: armed(parry), gap: 2 });
    mover.move('Ace', BESIDE_FOE, { as: 'Blink' });
    expect(mover.asked()).toEqual(['react']);
  });
});

describe('2017', () => {
  test('[PC-FX-27@2017] a Projectile with Mind works on a Spectral model', () => {
    const game = at('2017', { ace: armed(HEX), foe: GHOST, gap: 3, dice: [2, 1] });
    expect(game.attack('Ace', 'Hex', 'Foe').model('Foe').health).toBe(5);
  });

  test('[PC-FX-27@2017] a Close Combat with Mind on one that touches is refused, and so is its own', () => {
    const game = at('2017', { ace: armed(TOUCH), foe: GHOST });
    expect(game.refused((it) => it.attack('Ace', 'Touch', 'Foe'))).toBe('target.spectral');
    const own = at('2017', { ace: { ...armed(TOUCH), ...GHOST } });
    expect(own.refused((it) => it.attack('Ace', 'Touch', 'Foe'))).toBe('target.spectral');
  });

  test('[PC-FX-27@2017] a Movement Action, though one of Agility, is allowed, as Blink', () => {
    const game = at('2017', { ace: GHOST });
    expect(game.move('Ace', [12, 15], { as: 'Blink' }).at('Ace').y).toBe(15);
  });

  test('[PC-FX-27@2017] its contact takes no Stealth away and triggers no RCT/BTB', () => {
    const near = beside([12, 12], { gap: 9 });
    const stealth = at('2017', {
      ace: armed('AP 1 Shot (PRJ 10, H vs I, Damage 1) SFX: none'),
      foe: { at: near, card: { stealth: true } },
      a: { Ghost: { at: beside(near, { side: 'north' }), ...GHOST } },
    });
    expect(stealth.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.stealth');
    const parry = 'AP 0 Parry (RCT/BTB, J vs K, Stun) SFX: none';
    const mover = at('2017', { ace: GHOST, foe: armed(parry), gap: 2 });
    mover.move('Ace', beside(beside([12, 12], { gap: 2 }), { side: 'west' }), { as: 'Blink' });
    expect(mover.asked()).toEqual(['act']);
  });

  test('[PC-FX-27@2017] gives no Momentum and no Brawler die, for it is not in Base to Base', () => {
    const game = at('2017', {
      ace: {
        ...armed('AP 1 Hex (PRJ 8, J vs K, Damage 1) SFX: none'),
        card: { role: 'Brawler', actions: [HEX] },
      },
      foe: GHOST,
      gap: 2,
      dice: [1, 1],
    });
    game.move('Ace', beside(beside([12, 12], { gap: 2 }), { side: 'west' })).attack('Ace', 'Hex', 'Foe');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-FX-27@2017] is Immune to Fall Damage and causes no Crash', () => {
    const roof = structure('roof', { at: [12, 12], size: [4, 4], height: 6 });
    const game = at('2017', {
      ace: {
        at: [12, 12],
        z: 6,
        card: { J: 9, actions: ['AP 1 Push (PRJ 8, J vs K, Knockback 5) SFX: none'] },
      },
      foe: { at: beside([12, 12]), z: 6, ...GHOST },
      b: { Under: { at: [14 + 15 / 25.4, 13.2] } },
      pieces: [roof],
      dice: [1, 1],
    });
    game.attack('Ace', 'Push', 'Foe');
    expect(game.at('Foe').z).toBe(0);
    expect(game.model('Foe')).toMatchObject({ health: 6, stunned: false });
    expect(game.events('crashed')).toEqual([]);
    expect(game.model('Under')).toMatchObject({ health: 6, stunned: false });
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-27@2013, PC-FX-27@2017] [PC-FALL-07] the drop of a Spectral model Crashes others in 2013, and nobody in 2017', () => {
    const roof = structure('roof', { at: [15, 12], size: [2, 2], height: 4 });
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Push (PRJ 8, J vs K, Knockback 3) SFX: none'] } },
      foe: { at: [15.6, 12], z: 4, spectral: true },
      b: { Mate: { at: beside([16 + 15 / 25.4, 12], { side: 'north' }) } },
      pieces: [roof],
      dice: [2, 1, 1, ...Array<number>(8).fill(1)],
    });
    game.activate('Ace').attack('Ace', 'Push', 'Foe');
    while (game.asked()[0] === 'environmentDefence') game.decline();
    game.forgetDice();
    expect(game.at('Foe').z).toBe(0);
    const crashed = game
      .events('environmentRolled')
      .filter(({ model }) => model === game.names.model('Mate'));
    expect(crashed).toHaveLength(edition === '2013' ? 1 : 0);
    expect([game.model('Foe').health, game.model('Mate').health]).toEqual([6, 6]);
  });
});

describe('a Spectral model that is Stunned, and so Sprints, jumps off a roof', () => {
  const jump = (edition: Edition, dice: readonly number[]): Play => {
    const roof = structure('roof', { at: [12, 10], size: [4, 4], height: 6 });
    const ace = { at: [12, 11], z: 6, spectral: true, stunned: true } as const;
    const game = duel(edition, { ace, foe: { at: [20, 20] }, pieces: [roof], dice });
    return game.activate('Ace').move('Ace', [12, 14], { as: 'Sprint', fall: true });
  };

  test('[PC-FX-27@2013, PC-FALL-01@2013, PC-MOVE-27@2013] the Fall is rolled, for it does not Blink', () => {
    const game = jump('2013', [6, 1, 1, 1]);
    expect(game.question('environmentDefence')).toMatchObject({ name: 'fall', dice: 3 });
    game.decline();
    expect([game.at('Ace').z, game.model('Ace').health]).toEqual([0, 5]);
  });

  test('[PC-FX-27@2017, PC-FALL-01@2017, PC-MOVE-27@2017] it is Immune to the Damage of a Fall all the same', () => {
    const game = jump('2017', []);
    expect([game.at('Ace').z, game.model('Ace').health]).toEqual([0, 6]);
  });
});

describe('a Throw by Mind of a Spectral model', () => {
  const LIFT = 'AP 1 Lift (THR 6, J vs G, Damage 1) SFX: none';
  const crate = object('crate', { at: [12, 12 - 15 / 25.4 - 0.5] });
  const thrower = (edition: Edition, dice: readonly number[] = []): Play =>
    at(edition, {
      ace: { card: { F: 9, J: 9, actions: [LIFT] }, ...GHOST },
      gap: 3,
      pieces: [crate],
      dice,
    });

  test('[PC-FX-27@2013, PC-TYPE-21] throws an Object that it touches', () => {
    const game = thrower('2013', [5, 1]).attack('Ace', 'Lift', 'Foe', { object: 'crate' });
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-FX-27@2017, PC-TYPE-21] finds no Object: it is in Base to Base with none', () => {
    const game = thrower('2017');
    expect(game.refused((it) => it.attack('Ace', 'Lift', 'Foe', { object: 'crate' }))).toBe('object.none');
  });
});

inEditions(['2013', '2017'], (edition) => {
  const FADE = 'AP 1 Fade (PRJ 8, H vs I, Damage 1) SFX: Spectral, Extra Target 4';

  test('[PC-FX-27@2013, PC-FX-27@2017] made Spectral before the Damage of the same roll, it suffers that all the same', () => {
    const game = at(edition, { ace: armed(FADE), gap: 2, dice: [6, 1] }).attack('Ace', 'Fade', 'Foe');
    game.answer('spendSfx', { picks: [{ choice: 0, on: 'target' }], extras: [], order: [1, 0] });
    expect(game.model('Foe')).toMatchObject({ health: 5, spectral: true });
  });

  test('[PC-FX-27@2013, PC-FX-27@2017] [PC-FX-15] a model that is Spectral already is no Extra Target of it', () => {
    const next = beside(beside([12, 12], { gap: 2 }), { gap: 1 });
    const asked = (two: object) =>
      at(edition, {
        ace: { attack: 1, ...armed(FADE) },
        gap: 2,
        b: { Two: { at: next, ...two } },
        dice: [6, 6, 1],
      })
        .attack('Ace', 'Fade', 'Foe', { sfx: [0, 1] })
        .asked();
    expect([asked(GHOST), asked({})]).toEqual([['act'], ['extraTarget']]);
  });
});

test('[PC-FX-27@2013] [PC-DANGER-03@2013] Spectral by a Power, it is struck by the Dangerous Terrain of Energy it stands in', () => {
  const ghost = { name: 'Ghost', clauses: [{ grant: 'condition', of: 'Spectral' }] } as const;
  const acid = area('acid', { at: [12, 12], size: [2, 2], danger: { grade: 'Dangerous', trait: 'H' } });
  const game = duel('2013', {
    round: 1,
    ace: { card: { powers: [ghost] } },
    foe: { at: [20, 20] },
    pieces: [acid],
    dice: [1, 2, /* the acid */ 5, 5, 1],
  });
  startRound(endTurns(game), { a: 'Ace', b: 'Foe' }, 'b');
  expect(game.last('environmentRolled')).toMatchObject({ attack: { value: 5 }, defence: { trait: 'G' } });
  expect(game.model('Ace').health).toBe(5);
});
