import { useMemo } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { LEVELS } from '../../../app/seats.ts';
import { useGameOrNull, useSessionState } from '../app.ts';
import { useTableFace } from '../table/table-face.ts';
import type { StoryGroup, StoryLine } from './story.ts';

/** Why the bot whose entry a line tells of answered so, in one sentence; null: no bot did, or nothing is to be said. */
export type ReasonOf = (line: Pick<StoryLine, 'entry'>) => string | null;

/** The reasons of all bots of the game so far; null: none has answered. */
export function useReasons(): ReasonOf | null {
  const t = useT();
  const { reason } = useTableFace();
  const game = useGameOrNull();
  const entries = useSessionState((state) => state.journal?.entries);
  return useMemo(() => {
    if (game === null || entries === undefined || !entries.some(({ advised }) => advised !== undefined))
      return null;
    return ({ entry }) => {
      const advised = entries[entry - 1]?.advised;
      const words = advised === undefined ? null : (reason?.(game, advised.why, t) ?? null);
      if (advised === undefined || words === null) return null;
      const level = LEVELS.find((one) => one === advised.by);
      return t('machine.why.by', {
        level: level === undefined ? advised.by : t(`machine.level.${level}`),
        reason: words,
      });
    };
  }, [t, reason, game, entries]);
}

/** The first line of each entry, which its reason stands below. */
export function firstOfEntry(groups: readonly StoryGroup[]): ReadonlySet<string> {
  const first = new Map<number, string>();
  for (const group of groups)
    for (const { entry, key } of group.lines()) if (!first.has(entry)) first.set(entry, key);
  return new Set(first.values());
}
