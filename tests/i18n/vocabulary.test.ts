import { expect, test } from 'vitest';
import { translate } from '../../src/i18n/translate.ts';
import {
  entryWord,
  headWord,
  valueWord,
  verbWord,
} from '../../src/games/pulp-city/editor/vocabulary-words.ts';
import { CLAUSES, type Entry, shapeOf } from '../../src/systems/pulp-city/view/editor/clause-shape.ts';

type Form = Entry['form'];

/** Words that cards have as they are: figures, and the Types of an Action by their code. */
const AS_THEY_ARE = /^(\d+|[A-Z]{2,3})$/;

const t = translate('en');

/** Everything that whoever composes a clause is offered without a label of its own. */
function unlabelled(): readonly string[] {
  const seen = new Set<Form>();
  const found = new Set<string>();
  const told = (said: string, word: string): void => {
    if (said === word && !AS_THEY_ARE.test(word) && /^[a-z]+[A-Z]/.test(word)) found.add(word);
  };
  const walk = (form: Form, value: unknown): void => {
    const shape = shapeOf(form, value);
    const into = (inner: Form, given: unknown): void => {
      if (seen.has(inner)) return;
      seen.add(inner);
      walk(inner, given);
    };
    if (shape.is === 'words') for (const word of shape.words) told(valueWord(t, word), String(word));
    if (shape.is === 'list') into(shape.of, {});
    if (shape.is === 'either') for (const one of shape.of) into(one, undefined);
    if (shape.is !== 'part') return;
    for (const { key, form: inner } of shape.entries) {
      told(entryWord(t, key), key);
      into(inner, undefined);
    }
    if (shape.head === null || shape.head.chosen !== null) return;
    for (const [key, words] of Object.entries(shape.head.words)) {
      told(verbWord(t, key), key);
      for (const word of words) {
        told(headWord(t, key, word), String(word));
        walk(form, { [key]: word });
      }
    }
  };
  for (const form of Object.values(CLAUSES)) walk(form, []);
  return [...found];
}

test('every word that a clause can be composed of has a label', () => {
  expect(unlabelled()).toEqual([]);
});
