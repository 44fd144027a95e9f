/** A Summoned Structure that strikes as it is destroyed. */
import { describe, expect, test } from 'vitest';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { type CardSpec, power } from '../../support/card.ts';
import { reasons, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, scene } from '../../support/scene.ts';
import { cardFile, loaded } from '../cards/card-files.ts';

const GEMINI = loaded(cardFile('gemini-x'));
const R = 15 / 25.4;
const SIXES = Array<number>(6).fill(6);
const FURY = power({
  name: 'Fury',
  clauses: [
    { modify: 'attackerDice', by: 1 },
    { modify: 'sfxCount', by: 1 },
    { modify: 'trait', of: 'H', by: 2 },
    { set: 'tieBreak', to: 'wins' },
  ],
});

interface Strike {
  readonly summoner?: Partial<Omit<ModelSpec, 'card'>>;
  readonly card?: Partial<CardProfile>;
  readonly foe?: Partial<Omit<ModelSpec, 'card'>> & { readonly card?: Omit<CardSpec, 'name'> };
  /** The die of the pillar, then those of Foe. */
  readonly dice?: readonly number[];
}

/** Foe destroys the pillar that Gemini X has put beside him, and is struck by it. */
function struck(edition: Edition, { summoner, card, foe, dice = [1, 1] }: Strike): Play {
  const game = scene({
    edition,
    a: {
      [GEMINI.short]: {
        at: [12, 12],
        ...summoner,
        card: { ...GEMINI, powers: [...GEMINI.powers, FURY], ...card },
      },
    },
    b: { Foe: { at: [16 + 2 * R, 12], ...foe, card: { F: 9, actions: [STRIKE], ...foe?.card } } },
    dice: SIXES,
  }).activate(GEMINI.short);
  game.attack(GEMINI.short, 'Perilous Pillar', [], { at: [16, 12], sfx: [] }).endActivation();
  return game
    .forgetDice()
    .activate('Foe')
    .dice(2, ...dice)
    .attack('Foe', 'Strike', 's1', { sfx: [] });
}

const flies = { type: 'Flight', inches: 6, stealth: false } as const;

describe('what a Structure does by itself', () => {
  inEditions(['2013', '2017'], (edition) => {
    test.each<[string, Strike]>([
      ['Attack 2', { summoner: { attack: 2 } }],
      ['Suppress 2', { summoner: { suppress: 2 } }],
      ['Power Up dice', { summoner: { powerUp: 2 } }],
      ['a Role', { card: { role: 'Blaster' } }],
      ['a larger base', { card: { baseMm: 50 } }],
      ['Flight', { card: { movement: flies } }],
      ['an Element', { card: { elements: ['Darkness'] } }],
    ])('[PC-FX-30] [PC-DESC-13] it has one die, whatever its summoner has: %s', (_what, spec) => {
      const game = struck(edition, spec);
      expect(game.last('rolled')).toMatchObject({
        target: game.names.model('Foe'),
        attack: { value: 5, total: 6, faces: [1] },
      });
      expect(reasons(game)).toEqual([]);
    });

    test('[PC-FX-30] its SFX are those of a 6, and a tie is the Defender’s', () => {
      const brute = { card: { role: 'Powerhouse', trump: ['H'], origin: 'Mystery' } } as const;
      const won = struck(edition, { ...brute, dice: [5, 1] });
      expect(won.last('rolled')).toMatchObject({ won: true, sfx: 0 });
      expect(won.model('Foe').health).toBe(5);
      const tied = struck(edition, { ...brute, foe: { card: { origin: 'Nature' } }, dice: [1, 2] });
      expect(tied.last('rolled')).toMatchObject({ attack: { total: 6 }, defence: { total: 6 }, won: false });
    });

    test('[PC-FX-30] a Spectral summoner does not keep it from striking with Energy', () => {
      const game = struck(edition, { summoner: { spectral: true }, dice: [4, 1] });
      expect(game.model('Foe').health).toBe(5);
    });

    test('[PC-FX-30] [PC-TYPE-18] it spares nobody near it, its summoner no more than another', () => {
      const at = (x: number) => [x, 12] as const;
      const hit = struck(edition, { summoner: { at: at(14) }, dice: [/* Foe */ 4, 1, /* Gemini X */ 4, 1] });
      expect(hit.events('rolled').filter(({ action }) => action.startsWith('AP 0'))).toHaveLength(2);
      expect([hit.model(GEMINI.short).health, hit.model('Foe').health]).toEqual([3, 5]);
      const away = struck(edition, { summoner: { at: at(16 - 2 * R - 2.01) }, dice: [4, 1] });
      expect([away.model(GEMINI.short).health, away.model('Foe').health]).toEqual([4, 5]);
    });

    test('[PC-FX-30] [PC-AREA-05] that KO’es its summoner it strikes the others all the same, and is gone', () => {
      const game = struck(edition, {
        summoner: { at: [14, 12], health: 1, powerUp: 2 },
        dice: [/* Foe */ 4, 1, /* Gemini X */ 4, 1],
      });
      expect(game.model(GEMINI.short).status).toBe('ko');
      expect([game.model('Foe').health, game.piece('s1')]).toEqual([5, undefined]);
    });

    test('[PC-STRUCT-12] [PC-FX-30] two of them bring each other down, and each strikes once', () => {
      const twin = (name: string) => ({ ...GEMINI, id: name, name, short: name });
      const game = scene({
        edition,
        a: { One: { at: [12, 12], card: twin('One') }, Two: { at: [12, 16], card: twin('Two') } },
        b: { Foe: { at: [16 + 2 * R, 12], card: { F: 9, actions: [STRIKE] } }, Idle: { at: [22, 22] } },
        dice: [...SIXES, ...SIXES],
      });
      const put = (name: string, y: number): void => {
        game
          .activate(name)
          .attack(name, 'Perilous Pillar', [], { at: [16, y], sfx: [] })
          .endActivation();
      };
      put('One', 12);
      game.activate('Idle').move('Idle', [22, 20]).endActivation();
      put('Two', 14);
      game
        .forgetDice()
        .activate('Foe')
        .dice(2, ...(edition === '2013' ? [4, 1, 4, 4, 1] : [4, 1, 4, 1]));
      game.attack('Foe', 'Strike', 's1', { sfx: [] });
      expect([game.piece('s1'), game.piece('s2')]).toEqual([undefined, undefined]);
      const strikes = game.events('rolled').filter(({ action }) => action.startsWith('AP 0'));
      expect(strikes.filter(({ target }) => target === game.names.model('Foe'))).toHaveLength(2);
      expect(game.model('Foe').health).toBe(4);
    });

    test('[PC-FX-27] [PC-FX-30] it does not reach its summoner while he is Spectral', () => {
      const game = struck(edition, { summoner: { at: [14, 12], spectral: true }, dice: [4, 1] });
      expect([game.model(GEMINI.short).health, game.model('Foe').health]).toEqual([4, 5]);
    });

    test('[PC-FX-30] [PC-BONUS-02] the Defender has his bonuses over the piece, not over its summoner', () => {
      expect(reasons(struck(edition, { card: { baseMm: 25 } }), 'defence')).toEqual([]);
      // In 2013 a larger Foe has Size Matters as he strikes the pillar.
      const blow = edition === '2013' ? [1] : [];
      const flyer = { movement: 'Flight', baseMm: 40 } as const;
      const over = struck(edition, {
        card: { movement: flies, baseMm: 50 },
        foe: { card: flyer },
        dice: [...blow, 1, 1, 1, 1],
      });
      expect(reasons(over, 'defence')).toEqual(['Higher Ground 1', 'Size Matters 1']);
    });
  });
});
