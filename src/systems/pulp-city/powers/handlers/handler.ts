import type { CustomGiven, CustomId, Selector } from '../../model/clause.ts';
import type { Trait } from '../../model/keywords.ts';

/** What each handler is told when its moment comes, and what it answers. */
interface Moments {
  /** The Attacker's dice; `targeted`: the Action has Targets. Answers the face that one of them is turned to. */
  readonly alterDie: [facts: { readonly dice: number; readonly targeted: boolean }, answer: number];
  /** Answers the name of the models beside which a Blink may end. */
  readonly blinkToPiece: [facts: null, answer: string];
  /** Its player names the Trump until the next Effects Phase. */
  readonly chooseTrump: [facts: null, answer: true];
  /** Told the Trait of the bar; answers what is rolled instead, and the AP that spare it. */
  readonly forcedTraitOrPay: [facts: { readonly printed: Trait }, answer: ForcedExchange];
  readonly leaveByShortestRoute: [facts: null, answer: true];
  readonly offTable: [facts: null, answer: true];
  /** Answers the bars as one of which the Action is used. */
  readonly usedAsOneOf: [facts: null, answer: readonly string[]];
  /** Told the name of a Special that was achieved; answers for how many AP it goes to whom. */
  readonly widenSpecial: [
    facts: { readonly special: string },
    answer: { readonly ap: number; readonly to: Selector },
  ];
}

export interface ForcedExchange {
  readonly trait: Trait;
  /** A Trump of the Trait counts. */
  readonly trump: boolean;
  readonly ap: number | null;
}

export type FactsFor<Id extends CustomId> = Moments[Id][0];
export type AnswerOf<Id extends CustomId> = Moments[Id][1];

/** The body of a `custom` clause. null: it does nothing now. */
export type Handler<Id extends CustomId> = (
  given: CustomGiven<Id>,
  facts: FactsFor<Id>,
) => AnswerOf<Id> | null;
