import { writeFileSync } from 'node:fs';
import { EDITIONS } from '../../../systems/pulp-city/editions/editions.ts';
import { SIGNS } from '../../../systems/pulp-city/search/signs.ts';
import type { Given } from '../../arguments.ts';
import { fit, lossOf, type Moment } from './fit.ts';
import { sampled } from './sample.ts';

const GAMES = 1_000;

/** Of so many pairs of Encounters one is kept back, to see how well what was fitted to the others does on it. */
const KEPT_BACK = 5;

/** `lab -- --fit-outlook FILE`: what bots expect of an Encounter, learned anew from many. */
export function fitOutlook(file: string, { numbers }: Given): void {
  const games = numbers['games'] ?? GAMES;
  const seed = numbers['seed'] ?? 1;
  const told: Record<string, unknown> = {};
  const editions = EDITIONS.map((edition) => {
    const moments = sampled(edition, games, seed);
    const [rest, back] = parted(moments);
    const even = lossOf(
      back,
      SIGNS.map(() => [0, 0]),
    );
    told[edition] = { moments: moments.length, loss: rounded(lossOf(back, fit(rest))), even: rounded(even) };
    console.error(edition, JSON.stringify(told[edition]));
    const speaking = fit(moments).map((pair) => pair.map(rounded));
    return [edition, Object.fromEntries(SIGNS.map((sign, at) => [sign, speaking[at]]))] as const;
  });
  const from = { games, seed, ...told };
  writeFileSync(file, `${JSON.stringify({ from, editions: Object.fromEntries(editions) }, null, 2)}\n`);
}

const rounded = (value: number): number => Number(value.toFixed(4));

function parted(moments: readonly Moment[]): readonly [readonly Moment[], readonly Moment[]] {
  const pairs = [...new Set(moments.map(({ pair }) => pair))];
  const back = new Set(pairs.filter((_, at) => at % KEPT_BACK === 0));
  return [moments.filter(({ pair }) => !back.has(pair)), moments.filter(({ pair }) => back.has(pair))];
}
