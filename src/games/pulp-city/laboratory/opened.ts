import type { Place } from '../../../lab/deal.ts';
import { useWatched } from '../../../ui/shell/app.ts';
import { kept } from '../../../ui/shell/kept.ts';
import { labRun } from './run.ts';

export const FACTORS = ['plot', 'table'] as const;
export type Factor = (typeof FACTORS)[number];

export const ENDS = ['lost', 'tied', 'won'] as const;
export type End = (typeof ENDS)[number];

/** What is opened in the answer to a study. */
export interface Opened {
  /** What its match-ups are taken apart by. */
  readonly factor: Factor;
  /** The list of all Encounters with this end, from this one on; null: it is closed. */
  readonly listing: { readonly end: End; readonly from: number } | null;
}

const CLOSED: Opened = { factor: 'plot', listing: null };

/** It stays as long as the page: a replay leads away from the answer and back to it. */
const store = kept<{ readonly study: string | null; readonly opened: Opened }>({
  study: null,
  opened: CLOSED,
});

/** What is opened in the answer that is shown, and how to open something else. */
export function useOpened(): readonly [Opened, (change: Partial<Opened>) => void] {
  const study = useWatched(labRun().store, ({ id }) => id);
  const opened = useWatched(store, (now) => (now.study === study ? now.opened : CLOSED));
  return [opened, (change) => store.setState({ study, opened: { ...opened, ...change } })];
}

/** The name of an Encounter among those that lead to a replay. */
export const nameOf = ({ matchUp, number }: Place): string => `${matchUp} ${number}`;
