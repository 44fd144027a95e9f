/** Knows what a build was made from, so that nothing is built twice and nothing stale is served. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project.mjs';

export const PAGE_SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  'tests/tooling/faction-files.ts',
  'tests/tooling/language-files.ts',
  'tests/tooling/offline-files.ts',
  'package.json',
  'package-lock.json',
];
const KEEP_BUILDS_FOR = 6 * 3_600_000;

/**
 * Every file and folder under the given paths; folders too, because their times tell of deleted files.
 * @param {readonly string[]} paths relative to the project
 */
function entries(paths) {
  /** @type {{ path: string, modified: number, size: number }[]} */
  const found = [];
  const queue = paths.map((path) => join(projectRoot, path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const folder = path;
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (!stats) continue;
    found.push({ path: folder, modified: stats.mtimeMs, size: stats.isDirectory() ? 0 : stats.size });
    if (stats.isDirectory()) queue.push(...readdirSync(folder).map((name) => join(folder, name)));
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** @param {readonly string[]} paths */
export const newestChange = (paths) =>
  entries(paths).reduce((newest, entry) => Math.max(newest, entry.modified), 0);

/**
 * A short name for exactly these sources.
 * @param {readonly string[]} paths
 */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const entry of entries(paths)) hash.update(`${entry.path}\0${entry.modified}\0${entry.size}\n`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Removes what nobody has built or used for hours; younger builds may still be running elsewhere.
 * @param {string} folder
 */
export function dropOldBuilds(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEEP_BUILDS_FOR) rmSync(path, { recursive: true, force: true });
  }
}
