import { expect, test } from 'vitest';
import { askForPower, askOfDie, powerAskedFor } from '../../../src/games/pulp-city/power-asked.ts';
import { powerWords } from '../../../src/games/pulp-city/words/powers.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, loaded } from '../cards/card-files.ts';

const { game } = scene({
  edition: '2017',
  a: { Tekkna: { card: loaded(cardFile('tekkna')), at: [3, 12] } },
  b: { Foe: { at: [20, 12] } },
});
const die = { kind: 'power', name: 'Cult of Mekkana', dice: 1, rule: 'PC-CARD-06' } as const;

test('"why?" of a die that a Power adds asks for the Power, of any other for its rule', () => {
  expect(askOfDie(die)).toBe(askForPower(die));
  expect(powerAskedFor(askOfDie(die))).toEqual({ name: 'Cult of Mekkana', rule: 'PC-CARD-06' });
  expect(askOfDie({ kind: 'role', name: 'Blaster', dice: 2, rule: 'PC-ROLE-12' })).toBe('PC-ROLE-12');
  expect(powerAskedFor('PC-ROLE-12')).toBeNull();
});

test('a Power is told by its text and by what is played of it', () => {
  expect(powerWords(game, 'Cult of Mekkana', 'en')).toEqual({
    title: 'Cult of Mekkana',
    text: 'Tekkna rolls 1 more die as Defender against Combat Actions of Mechanical Enemies.',
    played: [
      'This model rolls 1 die more as Defender if it is up against an Enemy model that is Mechanical and the Action is a Combat Action.',
    ],
  });
  expect(powerWords(game, 'Cult of Mekkana', 'fr')?.played).toEqual([
    'Cette figurine lance 1 dé de plus en Défenseur si elle affronte une figurine Ennemie qui compte comme Mécanique et l’Action est une Action de Combat.',
  ]);
});

test('of a Power that no card on the table has nothing is told', () => {
  expect(powerWords(game, 'Cult of Nobody', 'en')).toBeUndefined();
});
