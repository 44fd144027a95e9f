/**
 * What the fields of a clause may hold, by name. `Values` in `model/clause.ts` says which type each of them is,
 * `cards/field-forms.ts` how a card file writes it, `cards/saved-clauses.ts` what a save may hold: a kind that is new here
 * compiles at none of the three before it has its entry there.
 */
export type Kind =
  | 'number'
  | 'flag'
  | 'yes'
  | 'no'
  | 'text'
  | 'texts'
  | 'names'
  | 'numbers'
  | 'trait'
  | 'traits'
  | 'anyTrait'
  | 'traitRolled'
  | 'kinds'
  | 'roles'
  | 'bonus'
  | 'bonuses'
  | 'plan'
  | 'movementType'
  | 'movement'
  | 'actions'
  | 'use'
  | 'barEffects'
  | 'bar'
  | 'bars'
  | 'selector'
  | 'selectors'
  | 'named'
  | 'doer'
  | 'own'
  | 'about'
  | 'traitOf'
  | 'within'
  | 'count'
  | 'health'
  | 'marks'
  | 'amount'
  | 'amountOfAction'
  | 'amountOfDamage'
  | 'amountSpent'
  | 'perAction'
  | 'perRoll'
  | 'amountDone'
  | 'action'
  | 'namedAction'
  | 'actionOfDamage'
  | 'counted'
  | 'cost'
  | 'apOnly'
  | 'lastingClauses'
  | 'diceClauses'
  | 'pieceClauses'
  | 'pieceOptions'
  | 'source'
  | 'planEffects'
  | 'ways'
  | 'bands'
  | 'point'
  | 'toAll'
  | 'toPick'
  | 'toAllOrSubject'
  | 'toPickOrSubject'
  | 'toEvent';

/** A kind of value, or one of these words. */
export type Field = Kind | readonly string[] | readonly number[];
export type FieldTable = Readonly<Record<string, Field>>;

export interface Fields {
  readonly needs?: FieldTable;
  readonly may?: FieldTable;
}
