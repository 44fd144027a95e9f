import type { ActionNames, AnyClause, ClauseEffect } from '../model/clause.ts';
import { ACTION_GROUPS } from '../model/vocabulary/words.ts';
import type { CardProfile, PowerProfile } from '../model/profile.ts';
import type { CardError } from './errors.ts';
import { isFields } from '../../../kernel/plain.ts';

type Fields = Readonly<Record<string, unknown>>;

const isOwn = (who: unknown): boolean => who === undefined || who === 'self';

/**
 * Names of Actions in what a Power says about its own card: one that the card does not have would do nothing. What is
 * said about other models may name theirs.
 */
export function unknownActions({ actions, powers }: CardProfile): readonly CardError[] {
  const names = actions.map(({ name }) => name);
  const of = (texts: readonly PowerProfile[], path: string): readonly CardError[] =>
    texts.flatMap(({ clauses }, at) => inClauses(clauses, names, `${path}.${at}.clauses`));
  return [
    ...of(powers, 'powers'),
    ...actions.flatMap(({ specials = [] }, at) => of(specials, `actions.${at}.specials`)),
  ];
}

const inClauses = (
  clauses: readonly AnyClause[],
  names: readonly string[],
  path: string,
): readonly CardError[] =>
  clauses.flatMap((clause, at) => inClause(clause as unknown as Fields, names, `${path}.${at}`));

function inClause(clause: Fields, names: readonly string[], path: string): readonly CardError[] {
  if ('at' in clause && !('custom' in clause))
    return (['must', 'may'] as const).flatMap((way) =>
      ((clause[way] ?? []) as readonly ClauseEffect[]).flatMap((effect, at) =>
        inEffect(effect as Fields, names, `${path}.${way}.${at}`),
      ),
    );
  if (!isOwn(clause['who'])) return [];
  if (clause['forbid'] === 'action') return named(clause['of'], [...names, ...ACTION_GROUPS], `${path}.of`);
  const given = clause['with'];
  if (!isFields(given)) return [];
  return ['actions', 'action'].flatMap((field) =>
    named(given[field] as ActionNames | undefined, [...names, 'all'], `${path}.with.${field}`),
  );
}

function inEffect(effect: Fields, names: readonly string[], path: string): readonly CardError[] {
  if (effect['fx'] === 'redirect')
    return named(effect['forbids'], [...names, ...ACTION_GROUPS], `${path}.forbids`);
  if (!isOwn(effect['to'])) return [];
  if (effect['fx'] === 'useAction') return named(effect['action'], names, `${path}.action`);
  const clauses = effect['clauses'];
  return Array.isArray(clauses) ? inClauses(clauses as AnyClause[], names, `${path}.clauses`) : [];
}

/** Words among those written that are none of the known ones. */
function named(written: unknown, known: readonly string[], path: string): readonly CardError[] {
  const words = [written].flat().filter((word): word is string => typeof word === 'string');
  return words
    .filter((word) => !known.includes(word))
    .map((word) => ({ code: 'card.unknownAction', params: { found: word }, path, expected: known }));
}
