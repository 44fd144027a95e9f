import { createTape } from '../../../app/tape.ts';
import { playedOut } from '../../../lab/chances.ts';
import { type DeskPort, type Order, serveLaboratory, type Word } from '../../../lab/desk.ts';
import { laboratory, usualBots } from '../../../lab/laboratory.ts';
import { pulpCity } from '../../../systems/pulp-city/index.ts';
import { pulpCityLab } from '../../../systems/pulp-city/lab/lab.ts';
import type { Asked, Told } from './asking.ts';
import { turnEnds } from './moments.ts';

/** One file for all that is played beside the page, as each brings the rules along: studies, and chances. */
interface Port {
  onmessage: ((message: { readonly data: Order | Asked }) => void) | null;
  postMessage(word: Word | Told): void;
}

/** Playouts of each moment before it is left at that. */
const MOST = 200;

const port = self as unknown as Port;

const desk: DeskPort = { onmessage: null, postMessage: (word) => port.postMessage(word) };
serveLaboratory(laboratory(pulpCityLab, usualBots(pulpCity)), desk, (work) => {
  setTimeout(work);
});

const winnerOf = (outcome: unknown): string | null =>
  (outcome as { readonly winner?: string } | null)?.winner ?? null;

/** One playout of every Turn, then another: whoever has heard enough ends the worker. */
function playOn({ journal, game }: Asked): void {
  const tape = createTape(pulpCity, game, journal);
  const moments = turnEnds(journal);
  for (let nth = 0; nth < MOST; nth += 1)
    for (const [at, { at: entry }] of moments.entries()) {
      const score = playedOut(pulpCity, tape.gameAt(entry), 'regular', nth + 1, winnerOf);
      port.postMessage({ say: 'played', at, score });
    }
}

port.onmessage = ({ data }) => {
  if (data.ask === 'chances') playOn(data);
  else desk.onmessage?.({ data });
};
