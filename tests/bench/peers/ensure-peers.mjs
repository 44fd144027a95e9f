/** The programs the bench compares itself with: installed by the bench alone, never part of the product. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from '../../tooling/install.mjs';
import { projectRoot } from '../../tooling/project.mjs';

const folder = join(projectRoot, 'tests', 'bench', 'peers');

/**
 * Installs the peers when needed.
 * @returns {(specifier: string) => Promise<unknown>} imports a peer, for example `@pkmn/sim`
 */
export function ensurePeers() {
  ensureInstalled(folder);
  const { resolve } = createRequire(join(folder, 'package.json'));
  return (specifier) => import(pathToFileURL(resolve(specifier)).href);
}
