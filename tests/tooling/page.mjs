/** Builds the page when it must be built. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectRoot } from './project.mjs';
import { dropOldBuilds, fingerprint, newestChange, PAGE_SOURCES } from './sources.mjs';

/** @param {string} folder */
function viteBuild(folder) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  const run = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    // A test runner's NODE_ENV would build a page for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (run.status !== 0) throw new Error(`The page could not be built.\n${run.stdout}${run.stderr}`);
  process.stderr.write(run.stderr);
}

/** Where the page is built for its players. */
export const dist = join(projectRoot, 'dist');

/** Makes dist current. */
export function ensureDist() {
  const page = join(dist, 'index.html');
  const built = statSync(page, { throwIfNoEntry: false })?.mtimeMs ?? -1;
  if (built < newestChange(PAGE_SOURCES)) {
    console.error('Building the page ...');
    const begun = new Date();
    viteBuild(dist);
    // A source saved while the build ran must count as newer than the build.
    utimesSync(page, begun, begun);
  }
}

/** A build for tests in a folder named after its sources: runs at the same time do not disturb each other. */
export function ensureTestPage() {
  const builds = join(cacheFolder, 'page');
  const folder = join(builds, fingerprint(PAGE_SOURCES));
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  dropOldBuilds(builds);
  const unfinished = join(builds, `unfinished-${process.pid}`);
  viteBuild(unfinished);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}
