import type { DecisionLike, EventLike } from '../../../kernel/game-system.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import type { Point } from '../../table/types.ts';

/** Where the next press goes. */
export type Mark =
  | {
      readonly on: 'table';
      /** Inches from the north-west corner. */
      readonly at: Point;
      /** Places that do as well, the best first, for where a press at the first would mean somebody who stands beside it. */
      readonly others?: readonly Point[];
      /** Inches. */
      readonly radius: number;
      /** Whence a hand would come. */
      readonly from?: Point;
    }
  /** The first control of the dock that bears these words. */
  | { readonly on: 'dock'; readonly words: string }
  /** The one gold button. */
  | { readonly on: 'gold' };

/** One thing to do. */
export interface LessonStep {
  readonly id: string;
  readonly text: string;
  readonly note: string;
  readonly done: boolean;
  readonly mark: Mark | null;
}

/** A lesson as the game stands. */
export interface LessonNow {
  /** In order; the first that is not done is the one to do. All done: what was begun is on its way. */
  readonly steps: readonly LessonStep[];
  /** Why one would do that, in a sentence or two. */
  readonly why: string;
}

/** Something that is learnt by doing it. */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** Has it just been done? */
  readonly done: (event: EventLike) => boolean;
}

/**
 * A game that is played with a coach: what is learnt in it is told from what has happened, so that undo, saves and a
 * reload know no second truth. Whoever plays something else than is proposed plays a game like any other.
 */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly minutes: number;
  /** Whom the coach plays. */
  readonly coach: PlayerId;
  /** The coach's answer; null: the players are asked. */
  readonly answer: (decision: DecisionLike) => unknown;
  readonly now: (lesson: string) => LessonNow;
  /** What is said once all of it is done. */
  readonly praise: string;
}
