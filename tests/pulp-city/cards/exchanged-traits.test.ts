import { expect, test } from 'vitest';
import { beside, STRIKE } from '../../support/duel.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, loaded } from './card-files.ts';

test('[PC-ROLL-16] whoever uses a Combat Action against 100 Voices rolls Spirit, or pays 1 AP more', () => {
  const voices = loaded(cardFile('100-voices'));
  const struck = () =>
    scene({
      edition: '2017',
      a: { Ace: { at: [12, 12], card: { actions: [STRIKE], F: 9, K: 2 } } },
      b: { '100 Voices': { card: voices, at: beside([12, 12], { mm: voices.baseMm }) } },
      dice: [1, 1],
    })
      .activate('Ace')
      .attack('Ace', 'Strike', '100 Voices', { quiet: false });
  const rolls = struck().answer('keepTrait', false).forgetDice();
  expect(rolls.last('rolled').attack).toMatchObject({ trait: 'K', value: 2 });
  const pays = struck().answer('keepTrait', true).forgetDice();
  expect(pays.last('rolled').attack).toMatchObject({ trait: 'F', value: 9 });
  expect(pays.card('Ace').apSpent).toBe(2);
});
