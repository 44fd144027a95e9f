import type { ClauseEffect, Selector } from './clause.ts';
import type { ModelId, TargetId } from './ids.ts';
import type { BlastArea } from './occasion.ts';
import type { RollSpec } from './roll.ts';

export interface PowerUse {
  readonly owner: ModelId;
  readonly power: string;
  /** Its place among the owner's clauses at that trigger point. */
  readonly index: number;
  readonly at: string;
  /** Model the event is about. */
  readonly subject: ModelId | null;
  /** Who has done it. */
  readonly by?: ModelId | null;
  /** Target of the Action that is over. */
  readonly target?: TargetId;
  /** What has come of it, where X is counted by that. */
  readonly counts?: Counts;
  /** Its player has said already that it is used. */
  readonly chosen?: true;
  /** How often it may be used again. */
  readonly again?: number;
  /** Models and pieces that an Effect of several goes has been on, and models picked so far, each once. */
  readonly been?: readonly TargetId[];
  /** Whom a Special goes to in place of its Target. */
  readonly widened?: Selector;
  /** Effects that have been made use of already. */
  readonly used?: number;
  /** Whether it is to be widened has been asked. */
  readonly asked?: true;
  /** The success that a Special is of, with the Damage that it did to the subject. */
  readonly success?: Success;
}

interface Success {
  readonly spec: RollSpec;
  readonly special: string;
  readonly damage: number;
  /** Of a text about the area of its Action: Effects of it, and inches. */
  readonly effects?: number;
  readonly range?: number;
  /** Of an Action that has one. */
  readonly blast?: BlastArea;
}

/** What the moment of a Power counts: AP spent, and Damage model by model. */
export interface Counts {
  readonly ap?: number;
  readonly damage?: readonly number[];
}

/** `at`: its place in the clause; without a name, what it does says which it is. */
export interface PowerWay {
  readonly at: number;
  readonly name: string | null;
  readonly does: readonly ClauseEffect[];
}

/** So many of them are chosen, or from `least` on to so many. */
export interface Ways {
  readonly ways: readonly PowerWay[];
  readonly count: number;
  readonly least?: number;
}
