import { createTape } from '../../../app/tape.ts';
import { playedOut } from '../../../lab/chances.ts';
import { pulpCity } from '../../../systems/pulp-city/index.ts';
import type { Asked, Told } from './asking.ts';
import { turnEnds } from './moments.ts';

/** Playouts of each moment before it is left at that. */
const MOST = 200;

const port = self as unknown as {
  onmessage: ((message: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
};

const winnerOf = (outcome: unknown): string | null =>
  (outcome as { readonly winner?: string } | null)?.winner ?? null;

/** One playout of every Turn, then another: whoever has heard enough ends the worker. */
port.onmessage = ({ data: { journal, game } }) => {
  const tape = createTape(pulpCity, game, journal);
  const moments = turnEnds(journal);
  for (let nth = 0; nth < MOST; nth += 1)
    for (const [at, { at: entry }] of moments.entries()) {
      const score = playedOut(pulpCity, tape.gameAt(entry), 'regular', nth + 1, winnerOf);
      port.postMessage({ at, score });
    }
};
