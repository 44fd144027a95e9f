import { describe, expect, test } from 'vitest';
import { duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { object, structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

/** Ace at (12, 12); a wall to his east hides Foe, 6 inches off, and `b`. */
const WALL = structure('wall', { at: [15, 12], size: [1, 10], height: 5 });

const behind = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play => {
  const { ace, ...rest } = spec;
  return duel(edition, {
    gap: 6,
    pieces: [WALL],
    ...rest,
    ace: { ...ace, card: { actions: [bar], ...ace?.card } },
  }).activate('Ace');
};

const EAST = { toward: [20, 12] as const };
const RAY = 'AP 1 Beam (RAY 12, H vs I, Damage 1) SFX: none';
const rolledAgainst = (game: Play) => game.events('rolled').map(({ target }) => target);

/** In 2013 the wall itself is rolled against as well. */
const WALL_ROLL = { '2013': [1], '2017': [] } as const;

inEditions(['2013', '2017'], (edition) => {
  const types = (text: string) => behind(edition, text);

  test.each([
    ['PRJ', 'AP 1 Hit (PRJ 8, H vs I, Damage 1) SFX: none', {}],
    ['THR', 'AP 1 Hit (THR 8, F vs I, Damage 1) SFX: none', { object: 'can' }],
  ])('a hidden model is no Target of %s', (_type, bar, options) => {
    const can = object('can', { at: [12, 12 + 15 / 25.4 + 0.25], size: 0.5 });
    const game = behind(edition, bar, { pieces: [WALL, can] });
    expect(game.refused((it) => it.attack('Ace', 'Hit', 'Foe', options))).toBe('target.hidden');
  });

  test.each([
    ['an Indirect Action', 'AP 1 Hit (IND 8, H vs K, Damage 1) SFX: none', 'Foe', [2, 1]],
    ['a Pulse', 'AP 1 Hit (PLS 8, H vs 5, Limited/Enemies, Damage 1) SFX: none', [], [1]],
    ['an Aura', 'AP 1 Hit (AUR 8, H vs 5, Limited/Enemies, Damage 1) SFX: none', [], [1]],
  ])('%s needs no sight', (_type, bar, target, dice) => {
    const game = behind(edition, bar, { dice });
    game.attack('Ace', 'Hit', target);
    expect(game.model('Foe').health).toBe(5);
  });

  test('a Reaction needs no sight', () => {
    const game = behind(edition, 'AP 1 Lob (IND 8, H vs K, Damage 1) SFX: none', {
      foe: { card: { actions: ['AP 0 Riposte (RCT/TGT, J vs K, Suppress 1) SFX: none'] } },
      // In 2017 the wall is Cover for any Trait.
      dice: edition === '2013' ? [2, 1, /* the Lob */ 2, 1] : [2, 1, 1, /* the Lob */ 2, 1],
    });
    game.attack('Ace', 'Lob', 'Foe', { quiet: false }).react('Foe', 'Riposte', 'Ace');
    expect(game.model('Ace').suppress).toBe(1);
  });

  test('an Action in Base to Base has sight, whatever its Type', () => {
    const game = duel(edition, { pieces: [WALL], dice: [2, 1] }).activate('Ace');
    expect(game.attack('Ace', 'Shot', 'Foe').model('Foe').health).toBe(5);
  });

  test('the Type of the bar that is used decides', () => {
    const bar = 'AP 1 Hit (IND 8 or PRJ 8, H vs K, Damage 1) SFX: none';
    expect(types(bar).refused((it) => it.attack('Ace', 'Hit', 'Foe', { use: 1 }))).toBe('target.hidden');
    const game = behind(edition, bar, { dice: [2, 1] });
    expect(game.attack('Ace', 'Hit', 'Foe', { use: 0 }).model('Foe').health).toBe(5);
  });
});

describe('which Types need Line of Sight', () => {
  test('[PC-LOS-05@2013] Indirect 8 at a target behind a building, 6 inches off, is allowed', () => {
    const game = behind('2013', 'AP 1 Lob (IND 8, H vs G, Damage 1) SFX: none', { dice: [2, 1] });
    expect(game.attack('Ace', 'Lob', 'Foe').model('Foe').health).toBe(5);
  });

  test('[PC-LOS-05@2013] a Ray over two Enemies, one of them hidden, affects both', () => {
    const game = behind('2013', RAY, {
      b: { Near: { at: [13.5, 12] } },
      dice: [2, 1, /* the wall */ 1, /* Foe in Cover */ 2, 1, 1],
    });
    game.attack('Ace', 'Beam', ['Near', 'wall', 'Foe'], EAST);
    expect(rolledAgainst(game)).toEqual([game.names.model('Near'), 'wall', game.names.model('Foe')]);
    expect([game.model('Near').health, game.model('Foe').health]).toEqual([5, 5]);
    expect(reasons(game, 'defence')).toEqual(['In Cover 1']);
  });

  test('[PC-LOS-05@2013] a Summon behind a building is refused as well', () => {
    const game = behind('2013', 'AP 1 Call (SUM 8, K vs 5, Summon Token/Post) SFX: none', { dice: [1] });
    expect(game.refused((it) => it.attack('Ace', 'Call', [], { at: [18, 12] }))).toBe('target.hidden');
    game.attack('Ace', 'Call', [], { at: [10, 12] });
    expect(game.last('pieceMade').piece.name).toBe('Post');
  });

  test('[PC-LOS-05@2017] a Summon to a point behind a building is refused', () => {
    const game = behind('2017', 'AP 1 Call (SUM 8, K vs 5, Summon Structure/Post) SFX: none', { dice: [1] });
    expect(game.refused((it) => it.attack('Ace', 'Call', [], { at: [18, 12] }))).toBe('target.hidden');
    game.attack('Ace', 'Call', [], { at: [10, 12] });
    expect(game.last('pieceMade').piece.name).toBe('Post');
  });

  test('[PC-LOS-05@2017] a Ray over two hidden Enemies affects neither, but friends still', () => {
    const game = behind('2017', RAY, {
      a: { Pal: { at: [18.5, 12] } },
      foe: { at: [17, 12] },
      b: { Two: { at: [20, 12] } },
      dice: [2, 1, 1],
    });
    game.attack('Ace', 'Beam', [], EAST);
    expect(rolledAgainst(game)).toEqual([game.names.model('Pal')]);
    expect([game.model('Foe').health, game.model('Two').health, game.model('Pal').health]).toEqual([6, 6, 5]);
  });

  test('[PC-LOS-05@2013] an Overrun with no Enemy in sight affects none of them', () => {
    const game = behind('2013', 'AP 1 Rush (OVR 8, F vs G, Damage 1) SFX: none', { dice: WALL_ROLL['2013'] });
    game.attack('Ace', 'Rush', [], EAST);
    expect(rolledAgainst(game)).toEqual(['wall']);
    expect(game.model('Foe').health).toBe(6);
  });

  test('[PC-LOS-05@2017] an Overrun with one Enemy in sight affects the hidden ones too', () => {
    const game = behind('2017', 'AP 1 Rush (OVR 8, F vs G, Damage 1) SFX: none', {
      foe: { at: [13.5, 12] },
      b: { Two: { at: [18, 12] } },
      dice: [1, 1, 1, /* Two in Cover */ 1, 1, 1, 1],
    });
    game.attack('Ace', 'Rush', ['Foe', 'Two', 'wall'], EAST);
    expect(rolledAgainst(game)).toEqual([game.names.model('Foe'), game.names.model('Two')]);
  });

  test('[PC-LOS-05@2017] Close Combat asks for sight, which Base to Base always gives', () => {
    const game = duel('2017', { dice: [2, 1] }).activate('Ace');
    expect(game.attack('Ace', 'Strike', 'Foe').model('Foe').health).toBe(5);
  });
});
