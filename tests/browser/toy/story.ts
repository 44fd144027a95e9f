import { useMemo } from 'react';
import type { Lang } from '../../../src/i18n/language.ts';
import { useLanguage } from '../../../src/i18n/use-t.ts';
import { playersOf, type PlayerId } from '../../../src/kernel/ids.ts';
import {
  plainTelling,
  type Story,
  type StoryLine,
  type Telling,
  type Topic,
} from '../../../src/ui/shell/log/story.ts';
import type { DuelEvent, DuelSetup } from '../../kernel/duel.ts';
import { useGameOrNull, useSessionState } from './use-duel.ts';
import { word } from './words.ts';

type Rolled = Extract<DuelEvent, { type: 'rolled' }>;

function rolledWords({ faces, point }: Rolled, names: DuelSetup['names'], lang: Lang): Telling {
  const text = point === null ? word(lang, 'story.even') : word(lang, 'story.point', { name: names[point] });
  const dice = playersOf({}).map((player: PlayerId) => ({
    who: names[player],
    team: player,
    sum: String(faces[player]),
    total: faces[player],
    faces: [faces[player]],
    counted: player === point ? 1 : 0,
    countedAs: null,
    causes: [{ text: word(lang, 'story.die', { name: names[player] }), rule: 'DUEL-POINTS' }],
  }));
  return plainTelling(text, { team: point, tone: 'loud', dice, rules: ['DUEL-POINTS'] });
}

function tell(event: DuelEvent, names: DuelSetup['names'], lang: Lang): Telling {
  switch (event.type) {
    case 'began':
      return plainTelling(word(lang, 'story.began', { name: names[event.first] }), { team: event.first });
    case 'stood': {
      const [a, b] = playersOf({}).map((player) =>
        word(lang, `stance.${event.stances[player]}`).toLowerCase(),
      );
      return plainTelling(word(lang, 'story.stood', { a: a ?? '', b: b ?? '' }), { rules: ['DUEL-STANCE'] });
    }
    case 'cheered':
      return plainTelling(word(lang, 'story.cheered', { name: names[event.by] }), { tone: 'quiet' });
    case 'rolled':
      return rolledWords(event, names, lang);
    case 'set':
      return plainTelling(word(lang, 'story.set', { name: names[event.player], n: event.to }));
    case 'dropped':
      return plainTelling(word(lang, 'story.dropped'));
    case 'won':
      return plainTelling(word(lang, 'story.won', { name: names[event.by] }), { tone: 'loud' });
  }
}

const topicOf = ({ type }: DuelEvent): Topic => (type === 'rolled' ? 'dice' : 'other');

interface Part {
  readonly title: string;
  readonly lines: StoryLine[];
}

/** What has happened, exchange by exchange. */
export function useDuelStory(): Story | null {
  const lang = useLanguage();
  const journal = useSessionState((state) => state.journal);
  const game = useGameOrNull();
  return useMemo(() => {
    if (journal === null || game === null) return null;
    const { names, edition } = game.setup;
    const parts: Part[] = [{ title: word(lang, 'story.opening'), lines: [] }];
    const events = [journal.opening, ...journal.entries.slice(0, journal.head)].flatMap(
      ({ events: of }, entry) => of.map((event) => ({ entry, event })),
    );
    events.forEach(({ entry, event }, place) => {
      if (event.type === 'stood')
        parts.push({ title: word(lang, 'story.round', { n: parts.length }), lines: [] });
      const telling = tell(event, names, lang);
      parts.at(-1)?.lines.push({ key: `e${place}`, entry, topic: topicOf(event), telling, head: true });
    });
    return {
      edition,
      groups: parts.map(({ title, lines }) => ({ key: title, title, team: null, lines: () => lines })),
    };
  }, [journal, game, lang]);
}
