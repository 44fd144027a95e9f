import type { PlayerId } from '../../../kernel/ids.ts';
import type { Story, StoryLine } from '../log/story.ts';
import type { Chapter, Mark } from './told.ts';

/** One moment: what is told of an entry, and whose Turn it is in. */
export interface Moment {
  /** How many entries are in force. */
  readonly at: number;
  /** The line that says most; null: the beginning, or the end without a word. */
  readonly line: StoryLine | null;
  /** The heading that it stands under. */
  readonly title: string;
  readonly team: PlayerId | null;
  /** Which of the groups of the story. */
  readonly group: number;
}

const LOUDNESS = { quiet: 0, plain: 1, good: 2, bad: 2, loud: 3 } as const;

/** What says most of an entry: the loudest of its lines, dice before words; of equals the first. */
export function louder(one: StoryLine, other: StoryLine): StoryLine {
  const weight = ({ telling, topic }: StoryLine): number =>
    2 * LOUDNESS[telling.tone] + (topic === 'dice' ? 1 : 0);
  return weight(other) > weight(one) ? other : one;
}

/** Where a replay may stop: wherever something is told, at the beginning and at the end. */
export function momentsOf({ groups }: Story, entries: number): readonly Moment[] {
  const found = new Map<number, Moment>();
  groups.forEach(({ lines, team, title }, group) => {
    for (const line of lines()) {
      if (line.telling.tone === 'quiet') continue;
      const before = found.get(line.entry);
      // A Turn that ends and the next that begins may be of one entry: what is told first names it.
      const shown = louder(before?.line ?? line, line);
      found.set(line.entry, { at: line.entry, title, team, group, ...before, line: shown });
    }
  });
  const bare = (at: number, group: number): Moment => ({
    at,
    line: null,
    title: groups[group]?.title ?? '',
    team: groups[group]?.team ?? null,
    group,
  });
  if (!found.has(0)) found.set(0, bare(0, 0));
  if (!found.has(entries)) found.set(entries, bare(entries, Math.max(0, groups.length - 1)));
  return [...found.values()].toSorted((one, other) => one.at - other.at);
}

/** The moment that holds after so many entries: the last that has come by then. */
export function momentAt(moments: readonly Moment[], at: number): number {
  let [low, high] = [0, moments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((moments[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The first moment that has come once so many entries are in force. */
export const momentFrom = (moments: readonly Moment[], at: number): number =>
  Math.max(
    0,
    moments.findIndex((moment) => moment.at >= at),
  );

/** Where the next Turn begins, or this one and then the one before. */
export function turnFrom(moments: readonly Moment[], place: number, by: 1 | -1): number {
  const group = moments[place]?.group ?? 0;
  if (by > 0) {
    const next = moments.findIndex((moment, at) => at > place && moment.group > group);
    return next < 0 ? moments.length - 1 : next;
  }
  const start = moments.findIndex((moment) => moment.group === group);
  if (start < place) return Math.max(0, start);
  const before = moments[place - 1]?.group ?? 0;
  return Math.max(
    0,
    moments.findIndex((moment) => moment.group === before),
  );
}

const SHORTEST_MS = 900;
const LONGEST_MS = 3400;
const MS_PER_LETTER = 26;
const DICE_MS = 900;

/** How long a moment is shown at the speed of 1: long enough to read its line. */
export function lastsMs({ line }: Pick<Moment, 'line'> & Partial<Moment>): number {
  if (line === null) return SHORTEST_MS;
  const read = SHORTEST_MS + MS_PER_LETTER * line.telling.text.length;
  return Math.min(LONGEST_MS, read + (line.telling.dice.length > 0 ? DICE_MS : 0));
}

/** How long it takes from each moment to the end. */
export function leftMs(moments: readonly Moment[]): readonly number[] {
  const left: number[] = [];
  for (const moment of moments.toReversed()) left.unshift(lastsMs(moment) + (left[0] ?? 0));
  return left;
}

/** A stretch of moments in the colour of a Turn. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly team: PlayerId | null;
}

/** The Turns as stretches of the track, by places of moments. */
export function stretchesOf(moments: readonly Moment[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  moments.forEach(({ group, team }, place) => {
    const next = moments[place + 1];
    if (next !== undefined && next.group === group) return;
    stretches.push({ from, to: Math.min(moments.length - 1, place + 1), team });
    from = place + 1;
  });
  return stretches.filter((one) => one.to > one.from);
}

/** What a game says nothing of itself about, read off its story: a chapter for each heading, dice as they fell. */
export function plainTelling(moments: readonly Moment[]): {
  readonly chapters: readonly Chapter[];
  readonly marks: readonly Mark[];
} {
  const chapters = moments
    .filter((moment, place) => moment.group !== moments[place - 1]?.group)
    .map(({ at, title }) => ({ at, title, score: null }));
  const marks = moments.flatMap(({ at, line, team }): Mark[] =>
    line?.topic === 'dice' ? [{ at, kind: line.telling.team === null ? 'miss' : 'hit', team }] : [],
  );
  return { chapters, marks };
}
