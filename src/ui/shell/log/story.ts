import type { PlayerId } from '../../../kernel/ids.ts';

export const TONES = ['plain', 'good', 'bad', 'loud', 'quiet'] as const;
export type Tone = (typeof TONES)[number];

/** What the log can be narrowed to; `other` is in no selection. */
export const TOPICS = ['dice', 'effects', 'moves', 'other'] as const;
export type Topic = (typeof TOPICS)[number];

/** The dice of one side with the reason for each of them. */
export interface ToldDice {
  readonly who: string;
  readonly team: PlayerId | null;
  /** 'Energy 6 + 5 = 11' */
  readonly sum: string;
  readonly faces: readonly number[];
  /** What the side came to; absent: no total was held against another. */
  readonly total?: number;
  /** How many of the highest faces are marked. */
  readonly counted: number;
  readonly countedAs: string | null;
  /** '1 die always', '+2 Blaster' */
  readonly causes: readonly { readonly text: string; readonly rule: string | null }[];
}

/** One line of the log, in words. */
export interface Telling {
  readonly text: string;
  readonly tone: Tone;
  /** Whose doing or suffering it is. */
  readonly team: PlayerId | null;
  readonly cause: string | null;
  readonly details: readonly string[];
  readonly dice: readonly ToldDice[];
  /** Rules it rests on. */
  readonly rules: readonly string[];
}

/** A line of the log as it is shown. */
export interface StoryLine {
  readonly key: string;
  readonly topic: Topic;
  readonly telling: Telling;
  /** The first line of what belongs together. */
  readonly head: boolean;
  /** The entry of the journal that it tells of, counted from 1; 0: the opening. */
  readonly entry: number;
}

/** Lines under one heading, oldest first. */
export interface StoryGroup {
  readonly key: string;
  readonly title: string;
  /** Whose Turn it is. */
  readonly team: PlayerId | null;
  /** Worded when they are wanted: the dock shows the last few of a whole evening. */
  lines(): readonly StoryLine[];
}

/** All that has happened and still holds, in the language of the screen. */
export interface Story {
  readonly edition: string;
  readonly groups: readonly StoryGroup[];
}

/** A line that tells no more than its sentence. */
export const plainTelling = (text: string, more: Partial<Telling> = {}): Telling => ({
  text,
  tone: 'plain',
  team: null,
  cause: null,
  details: [],
  dice: [],
  rules: [],
  ...more,
});
