import { describe, expect, test } from 'vitest';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const R = 15 / 25.4;
const chain = (effects: string, sfx = 'none', limits = '') =>
  `AP 1 Chain (PRJ 10, H vs I, ${limits}${effects}) SFX: ${sfx}`;

/** Ace at (12, 12) uses Chain on Foe at (17, 12). */
const struck = (edition: Edition, bar: string, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    dice: [2, 1],
    ...spec,
    ace: { ...spec.ace, card: { actions: [bar] } },
    foe: { at: [17, 12], ...spec.foe },
  })
    .activate('Ace')
    .attack('Ace', 'Chain', 'Foe', { quiet: false });

/** Where a base of 30 mm stands `gap` inches from Foe's. */
const off = (gap: number) => beside([17, 12], { gap });
const pick = (game: Play, name: string) => game.answer('extraTarget', game.names.model(name));
const options = (game: Play) => game.question('extraTarget').options;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-15] base Damage 2 with Extra Target 3: a second Enemy at 2.5 inches loses 2 without a roll', () => {
    const game = struck(edition, chain('Damage 2 and Extra Target 3'), {
      b: { Two: { at: off(2.5) }, Far: { at: [17, 12 + 3.05 + 2 * R] } },
    });
    expect(options(game)).toEqual([game.names.model('Two')]);
    pick(game, 'Two');
    expect(['Foe', 'Two', 'Far'].map((name) => game.model(name).health)).toEqual([4, 4, 6]);
    expect(game.events('rolled')).toHaveLength(1);
  });

  test('[PC-FX-15] SFX do not come along', () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 3', 'Damage 1'), {
      b: { Two: { at: off(1) } },
      dice: [6, 1],
    });
    pick(game.spend(0), 'Two');
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([4, 5]);
  });

  test('[PC-FX-15] two Extra Target SFX are two different models, not one twice', () => {
    const game = struck(edition, chain('Damage 1', 'Extra Target 3'), {
      ace: { attack: 1 },
      b: { Two: { at: off(1) }, Three: { at: [17, 12 + 1 + 2 * R] } },
      dice: [6, 6, 1],
    });
    game.spend(0, 0);
    pick(game, 'Two');
    expect(options(game)).toEqual([game.names.model('Three')]);
    pick(game, 'Three');
    expect(['Foe', 'Two', 'Three'].map((name) => game.model(name).health)).toEqual([5, 5, 5]);
  });

  test('[PC-FX-15] three models in a row: the first and one neighbour suffer, the third is not reached', () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 1'), {
      b: { Two: { at: off(1) }, Three: { at: beside(off(1), { gap: 1 }) } },
    });
    expect(options(game)).toEqual([game.names.model('Two')]);
    pick(game, 'Two');
    expect(game.asked()).toEqual(['act']);
    expect(['Foe', 'Two', 'Three'].map((name) => game.model(name).health)).toEqual([5, 5, 6]);
  });

  test('[PC-FX-15] anyone the Action could affect, a friend too, but neither its user nor its Defender', () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 9'), {
      a: { Pal: { at: [14, 14] } },
      b: { Ghost: { at: [14, 10], immune: ['Damage'] } },
    });
    expect(options(game)).toEqual([game.names.model('Pal')]);
    pick(game, 'Pal');
    expect(game.model('Pal').health).toBe(5);
  });

  test('[PC-FX-15] Limited holds for it, sight and range do not', () => {
    const wall = structure('wall', { at: [18.75, 12], size: [0.25, 8], height: 5 });
    const game = struck(
      edition,
      'AP 1 Chain (PRJ 5, H vs I, Limited/Enemies, Damage 1 and Extra Target 3) SFX: none',
      {
        foe: { at: [17, 12] },
        a: { Pal: { at: [17, 13.5] } },
        b: { Two: { at: [20, 12] } },
        pieces: [wall],
      },
    );
    expect(options(game)).toEqual([game.names.model('Two')]);
    pick(game, 'Two');
    expect(game.model('Two').health).toBe(5);
  });

  test('[PC-FX-15] nobody has to be chosen, and nobody else will do', () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 3'), { b: { Two: { at: off(1) } } });
    expect(game.refused((it) => pick(it, 'Foe'))).toBe('answer.notOffered');
    game.answer('extraTarget', null);
    expect(game.model('Two').health).toBe(6);
  });

  test('[PC-FX-15] it triggers RCT/DMG and RCT/DSP, not RCT/TGT', () => {
    const reactions = (trigger: string) => {
      const bar = `AP 0 Answer (RCT/${trigger}, J vs 5, Self/Power Up 1) SFX: none`;
      const game = struck(edition, chain('Damage 1 and Knockback 1 and Extra Target 3'), {
        b: { Two: { at: off(1.5), card: { actions: [bar] } } },
      });
      if (game.asked()[0] === 'spendSfx') game.spend();
      pick(game, 'Two');
      return game.asked()[0] === 'react';
    };
    expect(['DMG', 'DSP', 'TGT'].map(reactions)).toEqual([true, true, false]);
  });

  test('[PC-FX-15] Extra Target, Blast, Follow Up and Self/X are not copied: nothing chains', () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 2 and Self/Power Up 1'), {
      b: { Two: { at: off(1) }, Three: { at: beside(off(1), { gap: 1 }) } },
    });
    pick(game, 'Two');
    expect(game.card('Ace').powerUp).toBe(1);
    expect(game.asked()).toEqual(['act']);
  });

  test("[PC-FX-15] the neighbour of a Defender KO'ed by the same roll is reached", () => {
    const game = struck(edition, chain('Damage 1 and Extra Target 2'), {
      foe: { at: [17, 12], health: 1 },
      b: { Two: { at: off(1) } },
    });
    expect(game.model('Foe').status).toBe('ko');
    pick(game, 'Two');
    expect(game.model('Two').health).toBe(5);
  });

  test('[PC-FX-15] an X that is a Trait is read on the user', () => {
    const game = duel(edition, {
      ace: { card: { J: 3, actions: [chain('Damage J and Extra Target 2')] } },
      foe: { at: [17, 12] },
      b: { Two: { at: off(1) } },
      dice: [2, 1],
    });
    game.activate('Ace').attack('Ace', 'Chain', 'Foe');
    pick(game, 'Two');
    expect([game.model('Foe').health, game.model('Two').health]).toEqual([3, 3]);
  });
});

describe('with other Effects', () => {
  test('[PC-FX-15] a Knockback copied goes away from the Attacker', () => {
    const game = struck('2013', chain('Knockback 2 and Extra Target 3'), {
      b: { Two: { at: [12, 14.5] } },
      foe: { at: [14, 12] },
    });
    game.answer('spendSfx', { picks: [], extras: [], order: [1, 0] });
    pick(game, 'Two');
    expect(game.at('Two')).toEqual({ x: 12, y: 16.5, z: 0 });
  });
});
