import {
  savedClause,
  savedCost,
  savedEffect,
  savedPieceClause,
  savedSelector,
} from '../cards/saved-clauses.ts';
import type {
  AnyClause,
  ClauseCost,
  ClauseEffect,
  ClauseInForce,
  PieceTextClause,
  Selector,
} from '../model/clause.ts';
import type { Form } from './form.ts';

export const selector: Form<Selector> = savedSelector;
export const clauseCost: Form<ClauseCost> = savedCost;
export const clauseEffect: Form<ClauseEffect> = savedEffect;
const any: Form<AnyClause> = savedClause;
export const clauseInForce = any as Form<ClauseInForce>;
export const pieceTextClause: Form<PieceTextClause> = savedPieceClause;
