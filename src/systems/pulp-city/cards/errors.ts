import type { BarErrorCode } from '../notation/cursor.ts';

export const CARD_ERRORS = [
  'card.apLimitMissing',
  'card.badId',
  'card.baseNotPositive',
  'card.diceAndApPlus',
  'card.empty',
  'card.missing',
  'card.negative',
  'card.noVerb',
  'card.notPositive',
  'card.notWhole',
  'card.nothingHappens',
  'card.sameId',
  'card.specialMissing',
  'card.specialUnused',
  'card.tooManyAtStart',
  'card.twoRoles',
  'card.typeNotInEdition',
  'card.unknownAction',
  'card.unknownAlignment',
  'card.unknownElement',
  'card.unknownField',
  'card.unknownHandler',
  'card.unknownKind',
  'card.unknownMovement',
  'card.unknownOrigin',
  'card.unknownRole',
  'card.unknownTrait',
  'card.unknownType',
  'card.unknownWord',
  'card.unread',
  'card.wrongForm',
] as const;
export type CardErrorCode = (typeof CARD_ERRORS)[number];

export interface CardError {
  /** `card.…` for the card, `bar.…` for what is wrong inside an Action Bar. */
  readonly code: CardErrorCode | BarErrorCode;
  readonly params: Readonly<Record<string, string | number>>;
  /** Such as `actions.1.bar`; empty for the card as a whole. */
  readonly path: string;
  /** Inside the bar that the path names. */
  readonly line?: number;
  readonly column?: number;
  readonly expected?: readonly string[];
}
