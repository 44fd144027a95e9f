import type { Translator } from '../../../i18n/translate.ts';
import { logFacts } from '../../../systems/pulp-city/view/log/log-facts.ts';
import { engine } from '../engine.ts';
import { narrate } from '../narrate/narrate.ts';
import type { Encounter } from '../use-game.ts';

/** More is not read before a decision. */
const MOST_LINES = 3;

/** What an answer does up to the first roll, as the log will tell it; nothing where nothing of it is told. */
export function answerWords(
  game: Encounter,
  decision: string,
  answer: unknown,
  t: Translator,
): readonly string[] {
  const ahead = engine.get().pulpCity.rehearse(game, { type: 'answer', decision, answer });
  if (!ahead.ok) return [];
  const { events, game: then } = ahead.value;
  const facts = logFacts(then.setup, then.state, events);
  const lines = events.flatMap((event) => {
    const telling = narrate(event, facts, t.lang);
    return telling === null || telling.tone === 'quiet' ? [] : [telling.text];
  });
  return [...new Set(lines)].slice(0, MOST_LINES);
}
