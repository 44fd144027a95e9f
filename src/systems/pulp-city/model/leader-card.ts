import type { AtOnceEffect, EffectCalled, Selector, TeamClause } from './clause.ts';
import type { Origin } from './keywords.ts';
import type { Place } from './place.ts';
import type { CardId, ModelId, TeamId } from './ids.ts';
import type { Dying, Lasting } from './state.ts';

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

export type LeaderEffect =
  /** `count` of its receivers: so many at most that its player chooses. */
  | AtOnceEffect
  | EffectCalled<'masterPlan'>
  /** In force over the whole table until the next Effects Phase, for those that its clauses name. */
  | { readonly fx: 'inForce'; readonly clauses: readonly TeamClause[] }
  /** Dice handed out among the Supremes of the Team. */
  | { readonly fx: 'spread'; readonly x: number; readonly each: number }
  | { readonly fx: 'shift'; readonly x: number; readonly to: Selector }
  /** A Supreme of the Faction comes into the Encounter: so many of each, of some only one. */
  | {
      readonly fx: 'join';
      readonly of: string;
      readonly x: number;
      readonly each: number;
      readonly single: readonly string[];
    };

export interface LeaderCard {
  readonly id: string;
  readonly rule: string;
  readonly kind: LeaderCardKind;
  readonly moment: LeaderMoment;
  readonly needs?: FactionNeeds;
  /** Uses of which its player chooses one; each is carried out whole. */
  readonly ways: readonly (readonly LeaderEffect[])[];
}

export type LeaderEvent =
  | {
      readonly type: 'leaderCardPlayed';
      readonly team: TeamId;
      readonly card: string;
      /** Which of its uses. */
      readonly way: number;
    }
  /** Both Teams have played it: it does nothing. */
  | { readonly type: 'leaderCardsCancelled'; readonly card: string }
  | { readonly type: 'leaderCardsLost'; readonly team: TeamId; readonly cards: readonly string[] }
  /** A roll that a Leader card wins without dice. */
  | { readonly type: 'rollForgone'; readonly roll: 'tactical' | 'starting'; readonly winner: TeamId }
  | { readonly type: 'teamLastingBegan'; readonly team: TeamId; readonly lasting: Lasting }
  /** A Supreme that was not recruited has come into the Encounter. */
  | {
      readonly type: 'cardJoined';
      readonly team: TeamId;
      readonly card: CardId;
      readonly profile: string;
      readonly level: number;
      readonly health: number;
      readonly at: Place;
    }
  /** A model without Health rolls whether it stays. */
  | { readonly type: 'survivalDue'; readonly dying: Dying }
  /** Whether a model without Health stays after all. */
  | {
      readonly type: 'survivalRolled';
      readonly model: ModelId;
      readonly power: string;
      readonly face: number;
      readonly needed: number;
      /** Health it stays with; 0: it does not. */
      readonly left: number;
    };
