/** A Target that says what it counts as when an Action looks at it. */
import { expect, test } from 'vitest';
import { duel, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

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
});
