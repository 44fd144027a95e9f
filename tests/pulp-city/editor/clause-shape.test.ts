import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  begun,
  CLAUSES,
  type ClausePlace,
  type Entry,
  type Shape,
  shapeOf,
} from '../../../src/systems/pulp-city/view/editor/clause-shape.ts';
import { cardFiles } from '../cards/card-files.ts';

type Form = Entry['form'];

const partAt = (form: Form, value: unknown): Extract<Shape, { is: 'part' }> => {
  const shape = shapeOf(form, value);
  if (shape.is !== 'part') throw new Error(`${JSON.stringify(value)} is ${shape.is}`);
  return shape;
};

const clauseOf = (place: ClausePlace): Form => {
  const list = shapeOf(CLAUSES[place], []);
  if (list.is !== 'list') throw new Error(list.is);
  return list.of;
};

/** Everything that is entered in a value is offered at its place. */
function offered(form: Form, value: unknown, path: string): readonly string[] {
  const shape = shapeOf(form, value);
  switch (shape.is) {
    case 'unknown':
      return [`${path}: nothing is offered`];
    case 'words':
      return [value].flat().every((one) => shape.words.includes(one as string))
        ? []
        : [`${path}: ${String(value)}`];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((one, at) => offered(shape.of, one, `${path}.${at}`))
        : [`${path}: no list`];
    case 'either': {
      const now = shape.of[shape.now];
      return now === undefined ? [`${path}: none of several`] : offered(now, value, path);
    }
    case 'part':
      return Object.entries(value as object).flatMap(([key, inner]) => {
        if (key === shape.head?.chosen?.key) return [];
        const entry = shape.entries.find((one) => one.key === key);
        return entry === undefined
          ? [`${path}.${key}: not offered`]
          : offered(entry.form, inner, `${path}.${key}`);
      });
    default:
      return [];
  }
}

const placeIn = (bar: string): ClausePlace => (bar.includes('(AUR ') ? 'aura' : 'achieved');

test('whatever published cards say can be composed', () => {
  const lost: string[] = [];
  for (const [id, file] of cardFiles) {
    const { powers, actions } = file as {
      powers: { id: string; clauses: unknown[] }[];
      actions: { bar: string; specials?: { id: string; clauses: { piece?: string }[] }[] }[];
    };
    for (const one of powers) lost.push(...offered(CLAUSES.power, one.clauses, `${id}/${one.id}`));
    for (const { bar, specials = [] } of actions)
      for (const { id: special, clauses } of specials) {
        const place = clauses.some(({ piece }) => piece !== undefined) ? 'summon' : placeIn(bar);
        lost.push(...offered(CLAUSES[place], clauses, `${id}/${special}`));
      }
  }
  expect(lost).toEqual([]);
});

test('a clause that has just been begun with any word loads, but for texts and lists that are still empty', () => {
  for (const place of ['power', 'achieved', 'aura', 'summon'] as const) {
    const form = clauseOf(place);
    const { head } = partAt(form, {});
    for (const [key, words] of Object.entries(head?.words ?? {})) {
      for (const word of words) {
        const { issues = [] } = v.safeParse(form, begun(form, key, word));
        const wrong = issues.filter(
          ({ input, message, type }) =>
            input !== '' && type !== 'min_length' && message !== 'card.nothingHappens',
        );
        expect(
          wrong.map((issue) => [v.getDotPath(issue), issue.message]),
          `${place} ${key} ${word}`,
        ).toEqual([]);
      }
    }
  }
});

test('the words of each verb are offered', () => {
  const { head } = partAt(clauseOf('power'), {});
  expect(Object.keys(head?.words ?? {})).toEqual([
    'modify',
    'set',
    'grant',
    'forbid',
    'allow',
    'at',
    'custom',
    'piece',
  ]);
  expect(head?.words['modify']).toContain('attackerDice');
  expect(head?.words['at']).toContain('beforeRoll');
});

test('what would hold is offered in the text of an Aura and of what is made, not of what is achieved once', () => {
  const verbs = (place: ClausePlace) => Object.keys(partAt(clauseOf(place), {}).head?.words ?? {});
  const holding = ['modify', 'set', 'grant', 'forbid', 'allow'];
  expect(verbs('achieved')).toEqual(['at', 'custom']);
  expect(verbs('aura')).toEqual([...holding, 'at', 'custom']);
  expect(verbs('summon')).toEqual([...holding, 'at', 'custom', 'piece']);
});
