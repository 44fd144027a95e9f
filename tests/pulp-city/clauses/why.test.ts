import { expect, test } from 'vitest';
import { askForPower, isPowerAsked, powerAsked } from '../../../src/games/pulp-city/words/powers.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, loaded } from '../cards/card-files.ts';

const game = scene({
  edition: '2017',
  a: { Tekkna: { card: loaded(cardFile('tekkna')), at: [3, 12] } },
  b: { Foe: { at: [20, 12] } },
});
const asked = askForPower({ kind: 'power', name: 'Cult of Mekkana', dice: 1, rule: 'PC-CARD-06' });

test('"why?" of a die that a Power adds tells its text and what is played of it, by its rule', () => {
  expect(isPowerAsked(asked)).toBe(true);
  expect(isPowerAsked('PC-CARD-06')).toBe(false);
  expect(powerAsked(game.game, asked, 'en')).toEqual({
    title: 'Cult of Mekkana',
    text: 'Tekkna rolls 1 more die as Defender against Combat Actions of Mechanical Enemies.',
    played: [
      'This model rolls 1 die more as Defender if it is up against an Enemy model that is Mechanical and the Action is a Combat Action.',
    ],
    id: 'PC-CARD-06',
  });
  expect(powerAsked(game.game, asked, 'fr')?.played).toEqual([
    'Cette figurine lance 1 dé de plus en Défenseur si elle affronte une figurine Ennemie qui compte comme Mécanique et l’Action est une Action de Combat.',
  ]);
});

test('of a Power that no card on the table has nothing is told', () => {
  expect(powerAsked(game.game, asked.replace('Mekkana', 'Nobody'), 'en')).toBeUndefined();
});
