/** Which cards answer a search: every word has to be on the card, in the language of the screen or as it is printed. */
import { describe, expect, test } from 'vitest';
import { choicesOf, fits, nameFirst, NO_FILTERS, NONE } from '../../src/games/pulp-city/library/find.ts';
import { libraryOf } from '../../src/games/pulp-city/library/use-library.ts';
import { translate } from '../../src/i18n/translate.ts';
import { cardRules } from '../../src/systems/pulp-city/index.ts';

const rules = cardRules('2017');
if (rules === null) throw new Error('no edition');
const { cards } = libraryOf(rules, []);
const [en, fr] = [translate('en'), translate('fr')];

const found = (filters: Partial<typeof NO_FILTERS>, t = en) =>
  cards.filter((card) => fits(t, card, { ...NO_FILTERS, ...filters })).map(({ id }) => id);

test('without a wish all 181 cards are there', () => {
  expect(found({})).toHaveLength(181);
});

test.each([
  ['part of a name', 'wraith', 'ace-of-wraiths'],
  ['the name of an Action', 'ghostshot', 'ace-of-wraiths'],
  ['the name of a Power', 'deck of souls', 'ace-of-wraiths'],
  ['words from all over the card', 'blood watch spectral blaster', 'ace-of-wraiths'],
  ['a Faction', 'blood watch', 'ace-of-wraiths'],
])('%s finds the card', (_what, text, id) => {
  const ids = found({ text });
  expect(ids).toContain(id);
  expect(ids.length).toBeLessThan(60);
});

test('what is searched in French is found by French words and by those that are printed', () => {
  expect(found({ text: 'contrôle mental' }, fr)).toEqual(found({ text: 'controle MENTAL' }, fr));
  expect(found({ text: 'contrôle mental' }, fr)).toContain('100-voices');
  expect(found({ text: 'ghostshot' }, fr)).toContain('ace-of-wraiths');
  expect(found({ text: 'contrôle mental' })).not.toContain('100-voices');
});

test.each([
  [{ does: 'fx:mindControl' }, '100-voices', 'nuke'],
  [{ does: 'type:THR' }, 'iron-train', 'ace-of-wraiths'],
  [{ role: 'Leader' }, 'dead-eye', 'nuke'],
  [{ faction: 'Blood Watch' }, 'ace-of-wraiths', 'nuke'],
  [{ faction: NONE }, 'nuke', 'ace-of-wraiths'],
  [{ origin: 'Science', alignment: 'Villain' }, 'nuke', 'iron-train'],
  [{ element: 'Light' }, 'solar', 'nuke'],
  [{ kind: 'minion' }, 'cyber-dogs', 'nuke'],
  [{ level: '6' }, 'cyber-dogs', 'nuke'],
])('%o has the one and not the other', (filters, one, other) => {
  const ids = found(filters);
  expect(ids).toContain(one);
  expect(ids).not.toContain(other);
});

describe('choices', () => {
  test.each(['role', 'faction', 'does', 'origin', 'element', 'level', 'kind', 'alignment'] as const)(
    'each %s that is offered is had by some card, in words of both languages',
    (facet) => {
      for (const t of [en, fr]) {
        const choices = choicesOf(t, facet, cards);
        expect(choices.filter(({ text }) => /[{}:]|^[a-z]+\.[a-z]/.test(text))).toEqual([]);
        const unused = choices.filter(({ value }) => found({ [facet]: value }, t).length === 0);
        expect(unused.map(({ value }) => value).filter((value) => value !== NONE)).toEqual([]);
      }
    },
  );
});

test('cards of that name come first', () => {
  const order = ['A-Beast', 'Beastmaster', 'Nuke'].toSorted(
    (one, other) => nameFirst('beast', { name: one }) - nameFirst('beast', { name: other }),
  );
  expect(order).toEqual(['Beastmaster', 'A-Beast', 'Nuke']);
});
