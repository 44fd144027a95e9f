import type { PlayerId } from '../kernel/ids.ts';

/** What a card, or whatever a list is made of, did in an Encounter. */
export interface PartTold {
  /** Its place in the list, from 1, and what it is: ids of the game. */
  readonly at: number;
  readonly part: string;
  /** Times it was its turn. */
  readonly acted: number;
  /** What it spent to act, what it did to others, what was done to it: in units of the game. */
  readonly spent: number;
  readonly dealt: number;
  readonly taken: number;
  /** Of the other side that it put out. */
  readonly felled: number;
  /** Objects of the Plot it took up or kept. */
  readonly carried: number;
  readonly standing: boolean;
  /** How often it used each of the things it can do, by name; what was never used is left out. */
  readonly used: Readonly<Record<string, number>>;
}

/** How an Encounter went for a side. */
export interface SideTold {
  readonly points: number;
  readonly felled: number;
  readonly passes: number;
  /** Points, as far as they could be told after a Round, that it was behind at the worst moment; 0: never. */
  readonly behind: number;
  /** Sum of its best dice above what was to be expected of them. */
  readonly luck: number;
  readonly parts: readonly PartTold[];
}

/** What a game tells of an Encounter that is over. */
export interface Told {
  readonly winner: PlayerId | 'tie';
  /** How it ended, a code of the game. */
  readonly why: string;
  readonly rounds: number;
  /** Who had the first Turn; null: nobody had one. */
  readonly firstTurn: PlayerId | null;
  /** Who put out the first of the other side; null: nobody did. */
  readonly firstBlood: PlayerId | null;
  readonly sides: Readonly<Record<'a' | 'b', SideTold>>;
}

/** A side of a result: what is told, and how its bot answered. */
export interface SideResult extends SideTold {
  readonly decisions: number;
  /** Answers of which the bot had no opinion. */
  readonly fallbacks: number;
  /** Answers that the rules refused. */
  readonly refused: number;
}

/** An Encounter of a study. First and second are the lists of the match-up, whatever seats they had. */
export interface EncounterResult {
  readonly matchUp: string;
  readonly number: number;
  readonly seed: number;
  /** Where the first list sat. */
  readonly seat: 'a' | 'b';
  /** Plot and table, or whatever the study takes in turn. */
  readonly at: Readonly<Record<string, string>>;
  /** Of the first list. */
  readonly score: 1 | 0.5 | 0;
  readonly why: string;
  readonly rounds: number;
  readonly firstTurn: 'first' | 'second' | null;
  readonly firstBlood: 'first' | 'second' | null;
  readonly first: SideResult;
  readonly second: SideResult;
}

/** An Encounter that could not be played to its end: a mistake of the program, counted and told, never a score. */
export interface EncounterFailure {
  readonly matchUp: string;
  readonly number: number;
  readonly failure: string;
}
