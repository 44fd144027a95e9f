import { readSeed } from '../../../systems/pulp-city/view/setup/seed.ts';
import { freshSeed, seedInAddress } from '../../../ui/shell/seed.ts';

/** For a new game: the seed of the address makes one that can be told again; else it is drawn. */
export const startingSeed = (): number => readSeed(seedInAddress() ?? '') ?? freshSeed();
