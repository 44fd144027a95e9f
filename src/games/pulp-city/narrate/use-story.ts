import { useMemo } from 'react';
import { narrate } from './narrate.ts';
import { topicOf, type Topic } from './rules-of-events.ts';
import type { Telling } from './telling.ts';
import type { Lang } from '../../../i18n/language.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import {
  type LogFacts,
  type LogGroup,
  logFacts,
  logGroups,
} from '../../../systems/pulp-city/view/log/log-facts.ts';
import { useGameOrNull, useSessionState } from '../../../ui/shell/app.ts';

interface Story {
  readonly events: readonly Event[];
  readonly groups: readonly LogGroup[];
  readonly facts: LogFacts;
}

/** Everything that has happened and still holds, from the opening dice on. */
export function useStory(): Story | null {
  const journal = useSessionState((state) => state.journal);
  const game = useGameOrNull();
  return useMemo(() => {
    if (journal === null || game === null) return null;
    const entries = [journal.opening, ...journal.entries.slice(0, journal.head)];
    const events = entries.flatMap((entry) => entry.events);
    return {
      events,
      groups: logGroups(entries, game.setup.situation?.round),
      facts: logFacts(game.setup, game.state, events),
    };
  }, [journal, game]);
}

/** A line of the log as it is shown. */
export interface LogLineData {
  readonly key: string;
  readonly topic: Topic;
  readonly telling: Telling;
  /** The first line of an Action. */
  readonly head: boolean;
}

export function linesOf(group: LogGroup, facts: LogFacts, lang: Lang): readonly LogLineData[] {
  return group.parts.flatMap((part) => {
    const told = part.events.flatMap(({ event }, place): Omit<LogLineData, 'head'>[] => {
      const telling = narrate(event, facts, lang);
      return telling === null ? [] : [{ key: `${part.key}e${place}`, topic: topicOf(event.type), telling }];
    });
    return told.map((line, place) => ({ ...line, head: place === 0 }));
  });
}
