import { useMemo } from 'react';
import type { Lang } from '../../../i18n/language.ts';
import { bookWords, type Translator } from '../../../i18n/translate.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Event } from '../../../systems/pulp-city/model/events.ts';
import {
  type LogFacts,
  type LogGroup,
  logFacts,
  logGroups,
} from '../../../systems/pulp-city/view/log/log-facts.ts';
import type { Story, StoryGroup, StoryLine } from '../../../ui/shell/log/story.ts';
import { type Encounter, useGameOrNull, useSessionState } from '../use-game.ts';
import { wholeMoves } from '../../../systems/pulp-city/view/log/whole-moves.ts';
import { narrate } from './narrate.ts';
import { topicOf } from './rules-of-events.ts';

type Entries = readonly { readonly events: readonly Event[] }[];

/** Everything that has happened and still holds, from the opening dice on, by entry. */
function useEntries(): Entries | null {
  const journal = useSessionState((state) => state.journal);
  return useMemo(
    () => (journal === null ? null : [journal.opening, ...journal.entries.slice(0, journal.head)]),
    [journal],
  );
}

const eventsOf = (entries: Entries): readonly Event[] => entries.flatMap(({ events }) => events);

export function useEvents(): readonly Event[] {
  const entries = useEntries();
  return useMemo(() => eventsOf(entries ?? []), [entries]);
}

/** It in words, for the log. */
export function useStory(): Story | null {
  const t = useT();
  const entries = useEntries();
  const game = useGameOrNull();
  return useMemo(
    () => (entries === null || game === null ? null : storyOf(entries, game, t)),
    [entries, game, t],
  );
}

/** Gone through when its groups are wanted: whoever shows it late has made nobody wait. */
function storyOf(entries: Entries, game: Encounter, t: Translator): Story {
  let groups: readonly StoryGroup[] | null = null;
  return {
    edition: game.setup.edition,
    get groups() {
      groups ??= groupsOf(entries, game, t);
      return groups;
    },
  };
}

function groupsOf(entries: Entries, { setup, state }: Encounter, t: Translator): readonly StoryGroup[] {
  const events = eventsOf(entries);
  const facts = logFacts(setup, state, events);
  const moves = wholeMoves(events);
  return logGroups(entries, setup.situation?.round).map((group) => ({
    key: group.key,
    get title() {
      return groupTitle(group, facts, t);
    },
    team: group.turn?.team ?? null,
    lines: () => linesOf(group, facts, moves, t.lang),
  }));
}

function linesOf(
  group: LogGroup,
  facts: LogFacts,
  moves: ReturnType<typeof wholeMoves>,
  lang: Lang,
): readonly StoryLine[] {
  return group.parts.flatMap((part) => {
    const told = part.events.flatMap(({ entry, event }, place): Omit<StoryLine, 'head'>[] => {
      const whole = moves.get(event);
      const telling = whole === null ? null : narrate(whole ?? event, facts, lang);
      const key = `${part.key}e${place}`;
      return telling === null ? [] : [{ key, entry, topic: topicOf(event.type), telling }];
    });
    return told.map((line, place) => ({ ...line, head: place === 0 }));
  });
}

function groupTitle({ round, phase, turn }: LogGroup, facts: LogFacts, t: Translator): string {
  if (turn !== null) {
    return t('log.group.turn', {
      n: round,
      turn: turn.number,
      team: facts.team(turn.team, bookWords(t.lang)),
    });
  }
  const name = t(`phase.${phase}`);
  return round === 0 ? name : t('log.group.phase', { n: round, phase: name });
}
