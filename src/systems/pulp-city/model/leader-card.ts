import type { ClauseEffect } from './clause.ts';
import type { Origin } from './profile.ts';

export const LEADER_CARD_KINDS = ['recruitment', 'action', 'faction'] as const;
export type LeaderCardKind = (typeof LEADER_CARD_KINDS)[number];

/**
 * When a card does its work: while the Team is built, instead of the Tactical Roll, before the first Round, with the
 * dice of a Starting Roll, instead of a Starting Roll, or between Actions of the Leader.
 */
export type LeaderMoment =
  | 'teamBuilding'
  | 'tacticalRoll'
  | 'firstRound'
  | 'startingDice'
  | 'startingRoll'
  | 'activation';

/** What must hold for a Faction card: who leads, and what every Supreme is. @rule PC-LEADER-03 */
export interface FactionNeeds {
  /** Names as printed on the cards, without their form. */
  readonly leader: readonly string[];
  readonly all: { readonly faction: string | null } | { readonly origin: Origin };
}

export interface LeaderCard {
  readonly id: string;
  readonly rule: string;
  readonly kind: LeaderCardKind;
  readonly moment: LeaderMoment;
  readonly needs?: FactionNeeds;
  /** Uses of which its player chooses one; each is carried out whole. */
  readonly ways: readonly (readonly ClauseEffect[])[];
}
