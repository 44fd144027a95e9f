import { expect, test } from 'vitest';
import { duel, reasons, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const mad = { actions: [STRIKE], powers: [{ name: 'Mad', clauses: [{ custom: 'chooseTrump' }] as const }] };

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-16] a Trump is named at the start of an Activation and holds until the next Effects Phase', () => {
    const game = duel(edition, { ace: { card: mad }, dice: [5, 1, 1, 1, 1, 1] });
    game.activate('Ace');
    expect(game.question('nameTrump')).toMatchObject({ by: 'a', power: 'Mad' });
    game.answer('nameTrump', 'F').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game)).toEqual(['Mad 1']);
    expect(game.last('rolled')).toMatchObject({ sfx: 1, attack: { counted: 1 } });
    game.decline('spendSfx').endActivation().activate('Foe').move('Foe').endActivation();
    expect(game.activate('Ace').asked()).toEqual(['act']);
    game.forgetDice();
  });

  test('[PC-ROLL-16] it is named in defence if it has not been before, and is of no use for other Traits', () => {
    const defended = (trait: 'G' | 'H') => {
      const game = duel(edition, { foe: { card: mad }, dice: [1, 1, 1] });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
      expect(game.question('nameTrump').by).toBe('b');
      game.answer('nameTrump', trait).forgetDice();
      return reasons(game, 'defence');
    };
    expect(defended('G')).toEqual(['Mad 1']);
    expect(defended('H')).toEqual([]);
  });
});
