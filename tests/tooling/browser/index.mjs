/** Finds a Chromium for the tests; on Linux x64 without one, unpacks the one that an npm package carries. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from '../install.mjs';

/**
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} BrowserLaunch
 * @typedef {{ platform: string, arch: string, env: Readonly<Record<string, string | undefined>> }} Machine
 */

const here = dirname(fileURLToPath(import.meta.url));

/** @param {Machine} machine */
export function installedPlaces({ platform, env }) {
  const windowsFolders = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(
    (name) => env[name] ?? [],
  );
  /** @type {Readonly<Record<string, string[]>>} */
  const places = {
    linux: [
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/chromium-headless-shell',
      '/snap/bin/chromium',
      '/usr/bin/microsoft-edge',
    ],
    darwin: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    win32: windowsFolders.flatMap((folder) => [
      join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      join(folder, 'Chromium', 'Application', 'chrome.exe'),
      join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]),
  };
  return places[platform] ?? [];
}

/**
 * Some Linux systems put a script there that only says where to get the browser, so it is asked for its version.
 * @param {string} path
 */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return false;
  }
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/**
 * The browser of this machine, or nothing when the packaged one must serve; throws when neither will do.
 * @param {Machine} machine
 * @param {(path: string) => boolean} [exists]
 */
export function findInstalled(machine, exists = canRun) {
  const chosen = machine.env['CHROME_BIN'];
  if (chosen) {
    if (exists(chosen)) return chosen;
    throw new Error(`CHROME_BIN is set to "${chosen}", but no program is there. Correct it or unset it.`);
  }
  const found = installedPlaces(machine).find(exists);
  if (found) return found;
  if (machine.platform === 'linux' && machine.arch === 'x64') return undefined;
  throw new Error(
    'The browser tests need Chrome, Chromium or Edge, and none was found on this computer. ' +
      'Install one of them, or set CHROME_BIN to the path of its program.',
  );
}

/** @param {NodeJS.ProcessEnv} env */
const plainEnv = (env) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Installs the package, unpacks it beside itself (a folder is renamed last, so it is whole or absent). */
function unpackPackaged() {
  ensureInstalled(here);
  const unpacked = join(here, 'node_modules', '.chromium');
  if (existsSync(unpacked)) return unpacked;
  const unfinished = `${unpacked}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const run = spawnSync(process.execPath, [join(here, 'unpack.mjs')], {
    encoding: 'utf8',
    // The runtime name makes it unpack the shared libraries that a bare system lacks.
    env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
  });
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new Error(`The packaged Chromium could not be unpacked.\n${run.stderr}`);
  }
  if (existsSync(unpacked)) rmSync(unfinished, { recursive: true, force: true });
  else renameSync(unfinished, unpacked);
  return unpacked;
}

/**
 * A system without fonts would lay out every text without width; the package brings one family.
 * @param {string} unpacked
 */
function writeFontConfig(unpacked) {
  const file = join(unpacked, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `  <dir>${join(unpacked, 'fonts')}</dir>`,
    `  <cachedir>${join(unpacked, 'font-cache')}</cachedir>`,
    '</fontconfig>',
  ];
  if (!existsSync(file)) writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/**
 * The Chromium out of the npm package.
 * @returns {BrowserLaunch}
 */
export function packagedLaunch() {
  const unpacked = unpackPackaged();
  const executablePath = join(unpacked, 'chromium');
  const env = plainEnv(process.env);
  const libraries = spawnSync('ldd', [executablePath], { encoding: 'utf8' });
  if (libraries.status !== 0 || libraries.stdout.includes('not found')) {
    const own = join(unpacked, 'al2023', 'lib');
    env['LD_LIBRARY_PATH'] = env['LD_LIBRARY_PATH'] ? `${own}:${env['LD_LIBRARY_PATH']}` : own;
  }
  env['FONTCONFIG_FILE'] = writeFontConfig(unpacked);
  return { executablePath, args: ['--no-sandbox'], env };
}

/**
 * What `chromium.launch` of playwright-core needs.
 * @returns {BrowserLaunch}
 */
export function browserLaunch() {
  const executablePath = findInstalled(process);
  if (executablePath === undefined) return packagedLaunch();
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  return { executablePath, args: isRoot ? ['--no-sandbox'] : [], env: plainEnv(process.env) };
}
