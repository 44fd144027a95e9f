import { freshId } from '../../../app/fresh-id.ts';
import { createStudyRun, type StudyRun } from '../../../app/study-run.ts';
import { openStudies, type StudyShelf } from '../../../app/study-shelf.ts';

const SHELF = 'pulp-city-tabletop-studies';

/** One core is left to the page. */
const desks = (): number => Math.max(1, (navigator.hardwareConcurrency || 2) - 1);

let run: StudyRun | null = null;
let shelf: Promise<StudyShelf> | null = null;

/** The study of this page: it goes on whatever screen is shown. */
export function labRun(): StudyRun {
  run ??= createStudyRun({
    worker: () => new Worker(new URL('../chances/worker.ts', import.meta.url), { type: 'module' }),
    desks: desks(),
    shelf: () => (shelf ??= openStudies(SHELF)),
    now: () => Date.now(),
    freshId,
  });
  return run;
}
