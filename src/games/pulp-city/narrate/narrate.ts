import type { Event } from '../../../systems/pulp-city/model/events.ts';
import type { LogFacts } from '../../../systems/pulp-city/view/log/log-facts.ts';
import type { Lang } from '../../../i18n/language.ts';
import { plainTelling, type Telling } from '../../../ui/shell/log/story.ts';
import { ACTIONS } from './actions.ts';
import { AGENDAS } from './agendas.ts';
import { CITIZENS } from './citizens.ts';
import { EFFECTS } from './effects.ts';
import { OBJECTIVES } from './objectives.ts';
import { ROUND } from './round.ts';
import { RULES_OF_EVENTS } from './rules-of-events.ts';
import { TABLE } from './table.ts';
import { type EventType, type Narrator, type Narrators, Say } from './telling.ts';

/** One narrator for each event: one that lacks is a mistake of types. */
export const NARRATORS: Narrators<EventType> = {
  ...ROUND,
  ...AGENDAS,
  ...CITIZENS,
  ...OBJECTIVES,
  ...ACTIONS,
  ...EFFECTS,
  ...TABLE,
};

/** An event as a line of the log; null: it shows elsewhere and has no line. */
export function narrate(event: Event, facts: LogFacts, lang: Lang): Telling | null {
  // TypeScript cannot correlate a union of events with its table of narrators.
  const narrator = NARRATORS[event.type] as Narrator<EventType>;
  const told = narrator(event, new Say(facts, lang));
  if (told === null) return null;
  const rules = [...(told.rules ?? []), ...RULES_OF_EVENTS[event.type]];
  return plainTelling(told.text, { ...told, rules: [...new Set(rules)] });
}
