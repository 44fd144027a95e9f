/** Where things are, and how to call npm and the tools of node_modules from any folder and system. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const cacheFolder = join(projectRoot, 'node_modules', '.cache', 'pulp-city');

/**
 * Runs npm with its output sent to standard error, so that the caller's standard output stays its own.
 * @param {readonly string[]} args
 * @param {string} folder
 */
export function npm(args, folder) {
  const npmScript = process.env['npm_execpath'];
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: folder, stdio: ['ignore', 2, 2] };
  const run = npmScript?.endsWith('.js')
    ? spawnSync(process.execPath, [npmScript, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (run.error) throw new Error(`npm could not be started: ${run.error.message}`);
  if (run.status !== 0) throw new Error(`"npm ${args.join(' ')}" failed in ${folder}.`);
}

/**
 * Waits, without burning the processor.
 * @param {number} milliseconds
 */
export function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
