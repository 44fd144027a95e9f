import { useEffect, useRef, useState } from 'react';
import { downloadBlob, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { filmTable, type TableFilm } from '../share/table-film.ts';
import { type Telling, useMoment, useShown } from './context.ts';
import { lastsMs } from './moments.ts';

/** Milliseconds of the moment before, and after all has been read. */
const BEFORE_MS = 700;
const AFTER_MS = 500;

interface Film {
  /** It is being recorded. */
  readonly running: boolean;
  readonly fault: Refusal | null;
  /** Shows the moment again from the one before, and hands the film of it to the browser. */
  begin(): void;
}

/** A film of the moment shown, as a file. */
export function useFilm(telling: Telling): Film {
  const t = useT();
  const { reel } = useShown();
  const { moments } = telling;
  const place = useMoment(telling);
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  const film = useRef<TableFilm | null>(null);
  const timer = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void film.current?.stop();
    },
    [],
  );

  const end = async (name: string): Promise<void> => {
    const own = film.current;
    film.current = null;
    const made = (await own?.stop()) ?? null;
    setRunning(false);
    if (own === null || made === null) setFault(refusal('film.none'));
    else downloadBlob(fileName(name, own.ending), made);
  };

  function begin(): void {
    const [before, now] = [moments[place - 1], moments[place]];
    if (running || before === undefined || now === undefined) return;
    const { face, game } = reel.document;
    const name = `${face.fileTitle(game, t)} ${now.title}`;
    let words = before.title;
    reel.store.setState({ playing: false });
    reel.show(before.at);
    film.current = filmTable(() => words);
    if (film.current === null) return setFault(refusal('film.none'));
    setFault(null);
    setRunning(true);
    timer.current = window.setTimeout(() => {
      words = now.line?.telling.text ?? now.title;
      reel.show(now.at, true);
      timer.current = window.setTimeout(() => void end(name), lastsMs(now) + AFTER_MS);
    }, BEFORE_MS);
  }

  return { running, fault, begin };
}
