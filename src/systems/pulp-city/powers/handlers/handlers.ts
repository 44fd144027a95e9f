import type { AnyClause, CustomClause, CustomGiven, CustomId } from '../../model/clause.ts';
import type { PowerProfile } from '../../model/profile.ts';
import { alterDie } from './alter-die.ts';
import { blinkToPiece } from './blink-to-piece.ts';
import { chooseTrump } from './choose-trump.ts';
import { forcedTraitOrPay } from './forced-trait-or-pay.ts';
import type { AnswerOf, FactsFor, Handler } from './handler.ts';
import { noted } from '../noted.ts';
import { leaveByShortestRoute } from './leave-by-shortest-route.ts';
import { offTable } from './off-table.ts';
import { usedAsOneOf } from './used-as-one-of.ts';
import { widenSpecial } from './widen-special.ts';

/** A `custom` word that is new to the vocabulary does not compile without its handler. */
const HANDLERS: { readonly [Id in CustomId]: Handler<Id> } = {
  alterDie,
  blinkToPiece,
  chooseTrump,
  forcedTraitOrPay,
  leaveByShortestRoute,
  offTable,
  usedAsOneOf,
  widenSpecial,
};

const NOTHING = {};

/** The first answer of such a clause among these; null: there is none, or it does nothing now. */
export function handledBy<Id extends CustomId>(
  clauses: readonly AnyClause[],
  id: Id,
  facts: FactsFor<Id>,
): AnswerOf<Id> | null {
  for (const clause of clauses) {
    if (!('custom' in clause) || clause.custom !== id) continue;
    const { with: given = NOTHING }: { readonly with?: object } = clause satisfies CustomClause;
    const answer = HANDLERS[id](given as CustomGiven<Id>, facts);
    if (answer === null) continue;
    noted(clause);
    return answer;
  }
  return null;
}

/** As `handledBy`, with the Power that answers. */
export function handledByPower<Id extends CustomId>(
  powers: readonly PowerProfile[],
  id: Id,
  facts: FactsFor<Id>,
): { readonly power: string; readonly answer: AnswerOf<Id> } | null {
  for (const { name, clauses } of powers) {
    const answer = handledBy(clauses, id, facts);
    if (answer !== null) return { power: name, answer };
  }
  return null;
}

export const HANDLER_IDS: readonly string[] = Object.keys(HANDLERS);
