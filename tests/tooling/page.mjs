/** Builds the page when it must be built. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, projectRoot } from './project.mjs';
import { dropOldBuilds, fingerprint, newestChange, PAGE_SOURCES } from './sources.mjs';

/**
 * @param {string} folder
 * @param {readonly string[]} more options of the build
 * @param {Readonly<Record<string, string>>} env
 */
function viteBuild(folder, more = [], env = {}) {
  const vite = join(projectRoot, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn', ...more];
  const run = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    // A test runner's NODE_ENV would build a page for development.
    env: { ...process.env, NODE_ENV: 'production', ...env },
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
export const ensureTestPage = () => ensureBuild(PAGE_SOURCES);

/** As `ensureTestPage`, of the page that hosts the toy game of the tests beside the product's. */
export const ensureToyPage = () =>
  ensureBuild(
    [...PAGE_SOURCES, 'tests/browser/toy', 'tests/kernel/duel.ts'],
    ['--config', join(projectRoot, 'tests', 'browser', 'toy', 'vite.config.ts')],
  );

/**
 * As `ensureTestPage`, of the page with a further language.
 * @param {readonly string[]} sources what the language is made by
 * @param {(place: string) => void} write writes its folder into a place
 */
export function ensurePageWith(sources, write) {
  const place = join(cacheFolder, 'languages', fingerprint([...PAGE_SOURCES, ...sources]));
  write(place);
  return ensureBuild([...PAGE_SOURCES, ...sources], [], { LANGUAGES: place });
}

/**
 * @param {readonly string[]} sources
 * @param {readonly string[]} options of the build
 * @param {Readonly<Record<string, string>>} env
 */
function ensureBuild(sources, options = [], env = {}) {
  const builds = join(cacheFolder, 'page');
  const folder = join(builds, fingerprint(sources));
  if (existsSync(folder)) return folder;
  mkdirSync(builds, { recursive: true });
  dropOldBuilds(builds);
  const unfinished = join(builds, `unfinished-${process.pid}`);
  viteBuild(unfinished, options, env);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return folder;
}
