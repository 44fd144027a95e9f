import { whenDamaged } from './cards/when-damaged.ts';
import { proveAll } from './support/evidence.ts';

proveAll(whenDamaged);
