import type { Engine } from './engine.ts';
import { MOVEMENTS } from './crowd.ts';
import { type Compared, compare, type Pair, type PairPace, PAIR_PACE, type Work } from './paired.ts';
import { pairsOf } from './sight-table.ts';

/** Encounters of a block: both editions, the same seeds in each block. */
const GAMES = 24;
const EDITIONS = ['2013', '2017'] as const;

function playOf({ pulpCity, playOut, starterSetup }: Engine): Work {
  return (round) => () => {
    const seed = 1 + round;
    const edition = EDITIONS[round % EDITIONS.length] ?? EDITIONS[0];
    const begun = pulpCity.begin(starterSetup(edition, seed));
    if (!begun.ok) throw new Error(`set-up refused: ${begun.error[0]?.code}`);
    const { decisions, failure } = playOut(pulpCity, begun.value, { seed });
    if (failure !== null) throw new Error(`seed ${seed}, edition of ${edition}: ${failure}`);
    return decisions;
  };
}

/** Who sees whom; one unit is all pairs once. `begin` makes the scene that is asked. */
function sightOf({ sightly, crowdedTable }: Engine, begin: Engine['afterMove']): Work {
  const scene = crowdedTable();
  const { sight, canSee } = sightly;
  return () => {
    const fresh = begin(scene);
    return () => {
      for (const [from, to] of pairsOf(fresh)) {
        if (canSee === undefined) sight(fresh, from, to);
        else canSee(fresh, from, to);
      }
      return 1;
    };
  };
}

/** The outlines of where the model in the middle may go, for all gaits, on a table nothing was asked of. */
function reachOf({ reach, gaitOf, crowdedTable, middleModel, untouched }: Engine): Work {
  const scene = crowdedTable();
  const { id } = middleModel(scene);
  return () => {
    const asked = MOVEMENTS.map((movement) => ({ fresh: untouched(scene), gait: gaitOf(movement) }));
    return () => {
      for (const { fresh, gait } of asked) {
        const mover = fresh.bodies.find((body) => body.id === id);
        if (mover !== undefined) reach(fresh, mover, gait).polygons();
      }
      return asked.length;
    };
  };
}

function pairsToCompare(own: Engine, other: Engine): readonly Pair[] {
  const pair = (name: string, unit: string, calls: number, work: (engine: Engine) => Work): Pair => ({
    name,
    unit,
    calls,
    own: work(own),
    other: work(other),
  });
  return [
    pair('random play, starter Teams', 'decision', GAMES, playOf),
    pair('who sees whom, everything new', 'time', 20, (engine) => sightOf(engine, engine.untouched)),
    pair('who sees whom, the models new', 'time', 20, (engine) => sightOf(engine, engine.afterMove)),
    pair('reach, all gaits, everything new', 'time', 4, reachOf),
  ];
}

/** This checkout beside another one, alternately in one run. */
export const compareEngines = (own: Engine, other: Engine, pace: PairPace = PAIR_PACE): readonly Compared[] =>
  pairsToCompare(own, other).map((pair) => compare(pair, pace));

const rounded = (value: number): string => Number(value.toPrecision(3)).toLocaleString('en');

export const comparedRows = (checkout: string, all: readonly Compared[]): readonly string[] =>
  pairRows('this checkout', checkout, all);

export function pairRows(own: string, other: string, all: readonly Compared[]): readonly string[] {
  return [
    `Processor time, ${own} beside ${other}: warm (cold)`,
    ...all.map(
      ({ name, unit, warm, cold, ratio, settled }) =>
        `${name.padEnd(34)} ${rounded(warm.own)} (${rounded(cold.own)}) beside ${rounded(warm.other)} (${rounded(cold.other)}) µs/${unit}: ` +
        `${rounded(ratio.median)} × [${rounded(ratio.least)}–${rounded(ratio.most)}]${settled ? '' : ', not settled'}`,
    ),
  ];
}
