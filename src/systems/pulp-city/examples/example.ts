import type { ByPlayer } from '../../../kernel/ids.ts';
import type { Situation } from '../model/setup.ts';
import type { TableLayout } from '../model/terrain.ts';

export interface ExampleTeam {
  readonly name: { readonly en: string; readonly fr: string };
  /** Cards by their ids in the roster. */
  readonly cards: readonly string[];
}

/** What an example is about; one topic may be shown in both editions. */
export const TOPICS = ['collapse', 'roofEdge', 'citizens'] as const;
export type Topic = (typeof TOPICS)[number];

/** The Encounter that is played with a coach, and the table it is played on, by their id. */
export const FIRST_GAME = 'first-game';

/** An Encounter in the middle of something worth a look. */
export interface Example {
  readonly id: string;
  /** `lesson`: it is played with a coach, and is no example to be looked at. */
  readonly topic: Topic | 'lesson';
  readonly edition: string;
  readonly level: number;
  readonly table: TableLayout;
  readonly teams: ByPlayer<ExampleTeam>;
  readonly situation: Situation;
  readonly seed: number;
}
