import { loadEngine } from '../../../tests/bench/against/load-engine.mjs';
import type { playOut } from '../../simulation/play.ts';
import type { pulpCity } from '../../systems/pulp-city/index.ts';
import type { reach } from '../../tabletop/reach.ts';
import type { sight } from '../../tabletop/sight.ts';
import type { starterSetup } from '../random-setup.ts';
import type { gaitOf } from './crowd.ts';
import type { afterMove, crowdedTable, middleModel, untouched } from './crowded-table.ts';

/** The engine of a checkout, as far as the bench drives it. */
export interface Engine {
  readonly pulpCity: typeof pulpCity;
  readonly playOut: typeof playOut;
  readonly starterSetup: typeof starterSetup;
  readonly crowdedTable: typeof crowdedTable;
  readonly middleModel: typeof middleModel;
  readonly untouched: typeof untouched;
  readonly afterMove: typeof afterMove;
  readonly gaitOf: typeof gaitOf;
  /** Some checkouts know no question for visibility alone. */
  readonly sightly: {
    readonly sight: typeof sight;
    readonly canSee?: (...asked: Parameters<typeof sight>) => boolean;
  };
  readonly reach: typeof reach;
}

/** This checkout's, or that of another, which is taken at its word. @throws when the folder holds none. */
export const engineOf = async (checkout?: string): Promise<Engine> => (await loadEngine(checkout)) as Engine;
