/** A Target that says what it counts as when an Action looks at it. */
import { expect, test } from 'vitest';
import { beside, duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Inches } from '../../support/pieces.ts';

const MASK = {
  name: 'Mask',
  clauses: [{ grant: 'descriptor', of: ['Mechanical', 'Nonliving'], choose: 'anyOf' }],
} as const;
const TORCH = 'AP 1 Torch* (PRJ 8, H vs I, Strong/Nonliving Models, Damage 1) SFX: none';
const SHOT = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  const masked = (dice: readonly number[]) =>
    duel(edition, {
      ace: { card: { actions: [TORCH, SHOT] } },
      gap: 3,
      foe: { card: { powers: [MASK] } },
      dice,
    }).activate('Ace');

  test('[PC-DESC-04] its player says so before the roll, for that Action alone', () => {
    const game = masked([1, 1, 6]).attack('Ace', 'Torch', 'Foe', { quiet: false });
    expect(game.question('countAs')).toMatchObject({
      by: 'b',
      model: game.names.model('Foe'),
      options: ['Mechanical', 'Nonliving'],
      power: 'Mask',
    });
    game.answer('countAs', ['Nonliving']);
    expect(reasons(game)).toHaveLength(1);
    expect(game.last('rolled').attack.faces).toEqual([1, 1]);
    expect(game.model('Foe').lasting).toEqual([]);
  });

  test('[PC-DESC-04] as what the Action does not look for, it gives it no die', () => {
    const game = masked([1, 6]).attack('Ace', 'Torch', 'Foe', { quiet: false });
    game.answer('countAs', ['Mechanical']);
    expect(game.last('rolled').attack.faces).toEqual([1]);
  });

  test('[PC-DESC-04] an Action that looks for neither asks nothing', () => {
    const game = masked([1, 6]).attack('Ace', 'Shot', 'Foe', { quiet: false });
    expect(game.events('traitChosen')).toEqual([]);
    expect(game.last('rolled').attack.faces).toEqual([1]);
  });

  const area = (veil: Inches, dice: readonly number[]) =>
    duel(edition, {
      ace: {
        card: {
          actions: ['AP 1 Flare* (PRJ 8, H vs I, Strong/Nonliving Models, Damage 1 and Blast 2) SFX: none'],
        },
      },
      gap: 3,
      b: { Veil: { at: veil, card: { powers: [MASK] } } },
      dice,
    }).activate('Ace');

  test('[PC-DESC-04] [PC-TYPE-18] under a Blast it is a Target too, and says so before its own roll', () => {
    const game = area([16, 13.5], [2, 1, 2, 1]);
    game.attack('Ace', 'Flare', 'Foe', { quiet: false });
    expect(game.question('countAs')).toMatchObject({ by: 'b', model: game.names.model('Veil') });
    game.answer('countAs', ['Mechanical']);
    expect(game.last('rolled')).toMatchObject({ target: game.names.model('Veil'), splash: true });
    expect([reasons(game), game.model('Veil').lasting]).toEqual([[], []]);
  });

  test('[PC-DESC-04] [PC-TYPE-18] outside it nobody is asked', () => {
    const game = area([16, 16], [2, 1]).attack('Ace', 'Flare', 'Foe');
    expect(game.events('traitChosen')).toEqual([]);
  });

  test('[PC-DESC-04] [PC-ROLE-11] one that takes the roll upon itself says so then', () => {
    const game = duel(edition, {
      ace: { card: { actions: [TORCH] } },
      gap: 3,
      b: { Veil: { at: beside([16.181, 12]), card: { role: 'Tank', powers: [MASK] } } },
      dice: [2, 1, 1],
    }).activate('Ace');
    game.attack('Ace', 'Torch', 'Foe', { quiet: false, redirect: 'Veil' });
    expect(game.question('countAs')).toMatchObject({ by: 'b', model: game.names.model('Veil') });
    game.answer('countAs', ['Mechanical']);
    expect([reasons(game), game.last('rolled').target]).toEqual([[], game.names.model('Veil')]);
  });
});

test('[PC-DESC-04] [PC-TYPE-18@2013] [PC-TYPE-18@2017] a Pulse of 2013 has no Targets, so nobody is asked; one of 2017 has', () => {
  for (const edition of ['2013', '2017'] as const) {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Wave* (PLS 4, H vs I, Strong/Nonliving Models, Damage 1) SFX: none'] } },
      gap: 3,
      foe: { card: { powers: [MASK] } },
      dice: edition === '2013' ? [1, 1] : [],
    }).activate('Ace');
    game.attack('Ace', 'Wave', [], { quiet: false });
    expect(game.pending('countAs')).toHaveLength(edition === '2013' ? 0 : 1);
  }
});
