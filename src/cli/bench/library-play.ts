import { playOut } from '../../simulation/play.ts';
import { EDITIONS } from '../../systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import { dealt, DEAL } from '../library/deal.ts';
import { randomSetup, starterSetup } from '../random-setup.ts';
import { compare, type Compared } from './paired.ts';

/** Encounters of each side in a block. */
const CALLS = 6;
/** Seeds among which Teams of a Level are looked for. */
const SEEDS = 4 * DEAL;

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

const setupsOf = (level: number | null): readonly EncounterSetup[] =>
  Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed) => {
    const edition = EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];
    return level === null || dealt(edition, seed, false).level === level
      ? [randomSetup(edition, 'library', seed)]
      : [];
  });

/** A decision of random play with any Teams of the library beside one with the starter Teams, in turn. */
export function libraryPlay(): readonly Compared[] {
  return ([6, 9, null] as const).map((level) => {
    const setups = setupsOf(level);
    let [own, other] = [0, 0];
    return compare({
      name: level === null ? 'Teams of all Levels, with Minions' : `Teams of Level ${level}`,
      unit: 'decision',
      calls: CALLS,
      own: () => {
        own += 1;
        return played(starterSetup(EDITIONS[own % EDITIONS.length] ?? EDITIONS[0], own));
      },
      other: () => {
        const setup = setups[other % setups.length];
        other += 1;
        if (setup === undefined) throw new Error(`no Team of Level ${level}`);
        return played(setup);
      },
    });
  });
}
