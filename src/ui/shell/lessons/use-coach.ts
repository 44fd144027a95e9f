import { createContext, useContext, useLayoutEffect, useState } from 'react';
import { restAt } from '../../../kernel/journal.ts';
import { useApp, useAskedHere, usePreference, useSessionState } from '../app.ts';
import type { Course, LessonNow, LessonStep } from './course.ts';
import { type Progress, progressOf } from './progress.ts';

export interface Coach {
  readonly course: Course;
  readonly progress: Progress;
  /** null: all is done. */
  readonly now: LessonNow | null;
  /** The thing to do; null: nothing at the moment. */
  readonly step: LessonStep | null;
  /** How often somebody has asked to be shown: each time the hand goes its way again. */
  readonly shown: number;
  show(): void;
  /** Back to where the lesson began; null: it has only begun. */
  readonly again: (() => void) | null;
  /** The coach is asked again for what was taken back; null: nobody waits for him. */
  readonly goOn: (() => void) | null;
  skip(): void;
  /** From here on it is a game like any other. */
  leave(): void;
}

export const CoachContext = createContext<Coach | null>(null);

/** null: nobody is coached. */
export const useCoach = (): Coach | null => useContext(CoachContext);

interface Skipped {
  readonly save: string | null;
  readonly lessons: readonly string[];
}

const KEY = 'skipped';

const entries = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** What was skipped in this save; it outlives a reload, and is no part of the game. */
function skippedIn(kept: unknown, save: string | null): readonly string[] {
  const { [KEY]: found }: Partial<Record<string, unknown>> = { ...entries(kept) };
  const { save: of, lessons }: Partial<Record<string, unknown>> = { ...entries(found) };
  return of === save && Array.isArray(lessons) ? lessons.filter((one) => typeof one === 'string') : [];
}

/** The coach of the game on the table; null: it has none, or he has been sent away. */
export function useCoaching(course: Course | null): Coach | null {
  const { preferences, remembered, session } = useApp();
  const wanted = usePreference((state) => state.coach);
  const journal = useSessionState((state) => state.journal);
  const save = useSessionState((state) => state.save?.id ?? null);
  const [own, setOwn] = useState<Skipped | null>(null);
  const [shown, setShown] = useState(0);
  const here = wanted ? course : null;
  const takenBack = journal !== null && journal.head < journal.entries.length;
  const open = useAskedHere();
  const asked = here === null ? undefined : open.find(({ by }) => by === here.coach);
  const answer = (): void => {
    // What is on the screen may be over already.
    if (session.store.getState().journal !== journal) return;
    const given = here === null || asked === undefined ? null : here.answer(asked);
    if (asked !== undefined && given !== null)
      session.dispatch({ type: 'answer', decision: asked.id, answer: given }, { agreed: takenBack });
  };
  useLayoutEffect(() => {
    if (!takenBack) answer();
  });
  if (here === null || journal === null) return null;
  const skipped = own?.save === save ? own.lessons : skippedIn(remembered.get(), save);
  const progress = progressOf(here.lessons, journal, skipped);
  const lesson = progress.at === null ? undefined : here.lessons[progress.at];
  const now = lesson === undefined ? null : here.now(lesson.id);
  const ours = (at: number): boolean => restAt(journal, at).pending.some(({ by }) => by !== here.coach);
  let start = progress.began;
  while (start < journal.head && !ours(start)) start += 1;
  return {
    course: here,
    progress,
    now,
    step: now?.steps.find(({ done }) => !done) ?? null,
    shown,
    show: () => setShown(shown + 1),
    again: start < journal.head ? () => void session.goTo(start, { agreed: true }) : null,
    goOn: takenBack && asked !== undefined ? answer : null,
    skip() {
      if (lesson === undefined) return;
      const lessons = [...skipped, lesson.id];
      setOwn({ save, lessons });
      remembered.set({ ...entries(remembered.get()), [KEY]: { save, lessons } });
    },
    leave: () => preferences.set({ coach: false }),
  };
}
