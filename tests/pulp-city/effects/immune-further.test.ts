import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { card, type CardSpec } from '../../support/card.ts';
import { diceEffectOn } from '../../../src/systems/pulp-city/traits/values.ts';

import { duel, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const suppress = (game: Play, name: string): number =>
  diceEffectOn(worldOf(game.game), game.names.model(name), 'suppress');
const immuneTo = (...of: readonly string[]): NonNullable<CardSpec['powers']> => [
  { name: 'Firm', clauses: [{ grant: 'immune', of }] as const },
];
const dread = (attack: string, effects = 'Suppress 1') =>
  `AP 1 Dread (AUR 4, ${attack} vs T#3, Limited/Enemies, ${effects}) SFX: none`;

inEditions(['2013', '2017'], (edition) => {
  test.each([
    ['[PC-BAR-09] Immune/Suppress', 'J', { card: { powers: immuneTo('Suppress') } }],
    ['[PC-BAR-09] Immune to the Element of its user', 'H', { card: { powers: immuneTo('Fire') } }],
    ['[PC-FX-27] Spectral against Energy', 'H', { spectral: true }],
  ])('%s: an Aura around it does nothing to it, whatever else it does', (_why, attack, foe) => {
    const game = duel(edition, {
      ace: { card: { elements: ['Fire'], actions: [dread(attack)] } },
      gap: 1,
      foe,
      b: { Two: { at: [12, 14] } },
      dice: [4],
    });
    game.activate('Ace').attack('Ace', 'Dread');
    expect([suppress(game, 'Foe'), suppress(game, 'Two')]).toEqual([0, 1]);
  });

  test('[PC-BAR-09] an Aura whose other Effects reach it leaves out the one it is Immune to', () => {
    const game = duel(edition, {
      ace: { card: { actions: [dread('J', 'Suppress 1 and Damage 1')] } },
      gap: 1,
      foe: { card: { powers: immuneTo('Suppress') } },
      dice: [4],
    });
    game.activate('Ace').attack('Ace', 'Dread');
    expect([suppress(game, 'Foe'), game.model('Foe').health]).toEqual([0, 5]);
  });

  test.each([
    ['against the Attacker it names', 'Mechanical', { at: 0, stunned: false }],
    ['and not against another one', 'Living', { at: 2, stunned: true }],
  ] as const)('[PC-BAR-09] an Immunity with a condition on the Attacker holds %s', (_how, type, after) => {
    const firm = {
      name: 'Firm',
      clauses: [
        {
          grant: 'immune',
          of: ['Knockback', 'Stun'],
          when: { opponent: { descriptor: 'Mechanical' } },
        },
      ],
    } as const;
    const game = duel(edition, {
      ace: {
        card: {
          types: [type],
          actions: ['AP 1 Hit (CCM, F vs G, Damage 1 and Knockback 2 and Stun) SFX: none'],
        },
      },
      foe: { card: { powers: [firm] } },
      dice: [3, 1],
    });
    const before = game.at('Foe').x;
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    // With nothing that moves it there is no order of Effects to choose.
    expect(game.asked()).toEqual([after.at > 0 ? 'spendSfx' : 'act']);
    if (after.at > 0) game.spend();
    expect(game.model('Foe')).toMatchObject({ health: 5, stunned: after.stunned });
    expect(game.at('Foe').x - before).toBeCloseTo(after.at, 2);
  });

  test('[PC-COND-06] [PC-BAR-09] what the new form is Immune to stays behind with the old one', () => {
    const iron = card({ name: 'Iron', actions: [STRIKE], powers: immuneTo('Suppress', 'Stun', 'Weak') });
    const game = duel(edition, {
      ace: {
        suppress: 2,
        stunned: true,
        attack: 1,
        weak: ['Fire'],
        card: {
          powers: [{ name: 'Change', clauses: [{ allow: 'shapeshift', with: { to: 'Iron' } }] }] as const,
        },
      },
      profiles: [iron],
    });
    game.activate('Ace').act({ do: 'shapeshift', form: iron.id });
    expect(game.model('Iron')).toMatchObject({ suppress: 0, stunned: false, attack: 1, weak: [] });
  });

  test.each([
    ['Immune/Fatigue', { fatigue: 2 }, (game: Play) => game.card('Pal').fatigue],
    ['Immune/Stunned', { stunned: true }, (game: Play) => Number(game.model('Pal').stunned)],
  ])('[PC-BAR-09] %s as an Effect takes it from the model', (immune, before, left) => {
    const game = duel(edition, {
      ace: { card: { actions: [`AP 1 Ward (PRJ 6, J vs T#3, ${immune}) SFX: none`] } },
      a: { Pal: { at: [12, 14], ...before } },
      // A Stunned model is an Easy Target in 2013, also against a T#.
      dice: edition === '2013' && 'stunned' in before ? [2, 2] : [2],
    });
    game.activate('Ace').attack('Ace', 'Ward', 'Pal');
    expect(left(game)).toBe(0);
  });
});

test('[PC-TYPE-22@2017] of a bar of two Types an Object in the area suffers what belongs to the Type chosen', () => {
  const bar = 'AP 1 Shock (PLS 4 or PRJ 8, H vs I, Damage 1 (as PLS 4) or Damage 3 (as PRJ 8)) SFX: none';
  const game = duel('2017', {
    gap: 9,
    ace: { card: { actions: [bar] } },
    pieces: [object('safe', { at: [12, 14.5], rank: 3 })],
  });
  game.activate('Ace').attack('Ace', 'Shock', [], { use: 0 });
  expect(game.piece('safe')?.health).toBe(2);
});
