/** Installs a folder's packages when they are missing or differ from its lock file. Node builtins only. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npm, pause, projectRoot } from './project.mjs';

const LOCK_IS_STALE_AFTER = 10 * 60_000;

/** @typedef {{ version?: string, optional?: boolean, peer?: boolean, link?: boolean }} LockedPackage */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
const lockedPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/**
 * True when every package that the lock file demands is there in its exact version.
 * @param {string} folder
 */
function matchesLock(folder) {
  const installedList = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = lockedPackages(installedList);
  return Object.entries(lockedPackages(join(folder, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/**
 * Keeps two processes from installing into the same folder at once.
 * @param {string} folder
 * @param {() => void} work
 */
function alone(folder, work) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `pulp-city-install-${name}`);
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_IS_STALE_AFTER) rmSync(lock, { recursive: true, force: true });
      else pause(250);
    }
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Says in one sentence when this Node is too old, before something breaks in a less readable way. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!fits)
    throw new Error(`Node 20.19 or later, or 22.12 or later, is needed; this is ${process.version}.`);
}

/**
 * @param {string} [folder] a folder with package.json and package-lock.json
 */
export function ensureInstalled(folder = projectRoot) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.lock-sha256');
  const isCurrent = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isCurrent()) return;
  alone(folder, () => {
    if (isCurrent()) return;
    if (!matchesLock(folder)) {
      console.error(`Installing packages in ${folder} ...`);
      npm(['ci', '--no-audit', '--no-fund'], folder);
    }
    writeFileSync(stamp, wanted);
  });
}
