import type { EventLike } from '../../../kernel/game-system.ts';
import type { Lesson } from './course.ts';

interface Told {
  readonly entries: readonly { readonly events: readonly EventLike[] }[];
  readonly head: number;
}

export type LessonState = 'done' | 'skipped' | 'now' | 'ahead';

export interface Progress {
  readonly states: readonly LessonState[];
  /** Place of the lesson that is taken now; null: there is none left. */
  readonly at: number | null;
  /** Entry of the journal at which it began. */
  readonly began: number;
}

/** How far a course has come, from what is in force of a journal. */
export function progressOf(
  lessons: readonly Lesson[],
  { entries, head }: Told,
  skipped: readonly string[],
): Progress {
  const told = entries.slice(0, head);
  const doneIn = lessons.map(({ done }) => told.findIndex(({ events }) => events.some(done)));
  const open = lessons.findIndex(({ id }, place) => doneIn[place] === -1 && !skipped.includes(id));
  const at = open === -1 ? null : open;
  const states = lessons.map(({ id }, place): LessonState => {
    if (doneIn[place] !== -1) return 'done';
    if (skipped.includes(id)) return 'skipped';
    return place === at ? 'now' : 'ahead';
  });
  const before = doneIn.slice(0, at ?? undefined);
  return { states, at, began: Math.max(-1, ...before) + 1 };
}
