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

/** An Encounter in the middle of something worth a look. */
export interface Example {
  readonly id: string;
  readonly topic: Topic;
  readonly edition: string;
  readonly level: number;
  readonly table: TableLayout;
  readonly teams: ByPlayer<ExampleTeam>;
  readonly situation: Situation;
  readonly seed: number;
}
