/** The signs that stand for cards: everybody has one, and no two are the same. */
import { describe, expect, test } from 'vitest';
import { GAME_CARDS } from '../../../src/games/pulp-city/library/game-cards.ts';
import { lettersOf, type Portrayed, signOf } from '../../../src/games/pulp-city/words/icons.ts';
import { iconParts } from '../../../src/ui/kit/icons.ts';

const cards = GAME_CARDS as unknown as readonly Portrayed[];

describe('emblems', () => {
  test('there are cards to look at', () => {
    expect(cards.length).toBeGreaterThan(170);
  });

  test('no two cards of the game are painted alike', () => {
    const painted = new Map<string, string[]>();
    for (const card of cards) {
      const picture = JSON.stringify(iconParts(signOf(card)));
      painted.set(picture, [...(painted.get(picture) ?? []), card.name]);
    }
    expect([...painted.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  test('everything that is painted is path data on the field of all signs', () => {
    for (const card of cards)
      for (const [, d] of iconParts(signOf(card))) {
        expect(d, card.name).toMatch(/^[MLHVQACZmlhvqaczSs\d .,-]+$/);
      }
  });

  test.each([
    ['A-Beast', 'AB'],
    ['Ace of Wraiths', 'AW'],
    ['Harrier', 'HR'],
    ['Comte Vendredi', 'CV'],
    ['100 Voices', '1V'],
    ['Émile', 'EM'],
    ['Oa', 'OA'],
    ['X', 'X'],
    ['…', '?'],
  ])('%s is %s', (name, letters) => {
    expect(lettersOf(name)).toBe(letters);
  });
});
