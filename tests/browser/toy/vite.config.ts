/** A page with the duel of the tests beside the games of the product: nobody but its test builds it. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import product from '../../../vite.config.ts';

const here = dirname(fileURLToPath(import.meta.url));

export default mergeConfig(product, { root: here, publicDir: join(here, '..', '..', '..', 'public') });
