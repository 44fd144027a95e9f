import { playOut } from '../../simulation/play.ts';
import { type EditionId, EDITIONS } from '../../systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import { dealt, DEAL } from '../library/deal.ts';
import { randomSetup, starterSetup } from '../random-setup.ts';
import { compare, type Compared, PAIR_PACE } from './paired.ts';

/** Encounters of each side in a block: with fewer it depends on which Teams it drew. */
const CALLS = 20;
/** Seeds among which Teams of a Level are looked for. */
const SEEDS = 4 * DEAL;
const BLOCKS = 5;

/** Dealing and beginning are not measured: decisions are. */
const played = (setup: EncounterSetup) => {
  const begun = pulpCity.begin(setup);
  if (!begun.ok) throw new Error(`set-up refused: ${begun.error[0]?.code}`);
  return (): number => {
    const { decisions, failure } = playOut(pulpCity, begun.value, { seed: setup.seed });
    if (failure !== null) throw new Error(`seed ${setup.seed}, edition of ${setup.edition}: ${failure}`);
    return decisions;
  };
};

const editionOf = (seed: number): EditionId => EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];

/** The table, the switches and the Citizens of the one, played by the Teams of the other. */
const withTeams = (where: EncounterSetup, { level, teams, profiles }: EncounterSetup): EncounterSetup => ({
  ...where,
  level,
  teams,
  profiles,
});

const libraryTeams = (level: number | null): readonly EncounterSetup[] =>
  Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed) =>
    level === null || dealt(editionOf(seed), seed, false).level === level
      ? [randomSetup(editionOf(seed), 'library', seed)]
      : [],
  );

/** Plays one set-up of a list after the other, on the tables of the starter Teams. */
function inTurn(setups: readonly EncounterSetup[]): () => () => number {
  let next = 0;
  return () => {
    const setup = setups[next % setups.length];
    next += 1;
    if (setup === undefined) throw new Error('no Team of this Level');
    return played(withTeams(starterSetup(editionOf(setup.seed), setup.seed), setup));
  };
}

const READY_TEAMS_OF = { 6: 'starters', 9: 'level9' } as const;

const readyTeams = (level: 6 | 9): readonly EncounterSetup[] =>
  Array.from({ length: DEAL }, (_, seed) => randomSetup(editionOf(seed), READY_TEAMS_OF[level], seed));

/**
 * A decision of random play with Teams of the library beside one with ready-made Teams of the same Level, in turn and on
 * the same tables; and Teams of all Levels, with their Minions, beside the starter Teams.
 */
export function libraryPlay(): readonly Compared[] {
  const rows = [
    ['Teams of Level 6', 6, 6],
    ['Teams of Level 9', 9, 9],
    ['Teams of all Levels, with Minions, beside starter Teams', 6, null],
  ] as const;
  return rows.map(([name, ready, library]) =>
    compare(
      {
        name,
        unit: 'decision',
        calls: CALLS,
        own: inTurn(readyTeams(ready)),
        other: inTurn(libraryTeams(library)),
      },
      { ...PAIR_PACE, blocks: BLOCKS },
    ),
  );
}
