import { canvasFor, paintTable, tableView } from './table-picture.ts';

/** What messengers play comes first. */
const FORMS = [
  { type: 'video/mp4;codecs=avc1.42E01E', ending: 'mp4' },
  { type: 'video/webm;codecs=vp9', ending: 'webm' },
  { type: 'video/webm', ending: 'webm' },
] as const;

const FRAMES_A_SECOND = 30;

/** Flat colours and ink need few bits. */
const BITS_A_SECOND = 4_000_000;

/** A film that the browser is recording. */
export interface TableFilm {
  /** The end of its file's name. */
  readonly ending: string;
  /** Ends it; null: nothing has come of it. */
  stop(): Promise<Blob | null>;
}

/** Can this browser record a canvas at all? The platform does it all: nothing is loaded for it. */
export const canFilm = (): boolean =>
  typeof MediaRecorder === 'function' && 'captureStream' in HTMLCanvasElement.prototype;

/** Begins to film the table as it is to be seen, with a line below it; null: it cannot. */
export function filmTable(words: () => string, page: Document = document): TableFilm | null {
  const form = canFilm() ? FORMS.find(({ type }) => MediaRecorder.isTypeSupported(type)) : undefined;
  const begun = tableView(page);
  if (form === undefined || begun === null) return null;
  const canvas = canvasFor(begun, page);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const parts: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_A_SECOND), {
    mimeType: form.type,
    videoBitsPerSecond: BITS_A_SECOND,
  });
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  let request = 0;
  const paint = (): void => {
    const view = tableView(page);
    if (view !== null) paintTable(pen, view, words(), page);
    request = requestAnimationFrame(paint);
  };
  paint();
  recorder.start();
  return {
    ending: form.ending,
    stop: () =>
      new Promise((done) => {
        recorder.addEventListener('stop', () => {
          cancelAnimationFrame(request);
          const film = new Blob(parts, { type: recorder.mimeType });
          done(film.size > 0 ? film : null);
        });
        recorder.stop();
      }),
  };
}
