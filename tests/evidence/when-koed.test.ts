import { whenKoed } from './cards/when-koed.ts';
import { proveAll } from './support/evidence.ts';

proveAll(whenKoed);
