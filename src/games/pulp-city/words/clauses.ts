import { asSentence, sayPhrase } from '../../../i18n/phrase.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { AnyClause } from '../../../systems/pulp-city/model/clause.ts';
import { clausePhrase } from '../../../systems/pulp-city/view/clauses/clauses.ts';

/** What the engine plays of a Power, a sentence for each of its clauses. `aura`: of a Special of an Aura. */
export const clauseSentences = (
  t: Translator,
  clauses: readonly AnyClause[],
  aura = false,
): readonly string[] => clauses.map((clause) => asSentence(sayPhrase(t, clausePhrase(clause, aura))));
