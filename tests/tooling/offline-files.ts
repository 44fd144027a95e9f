import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

export const WORKER = 'offline-worker.js';
/** The worker is asked for by the browser itself, and must not keep itself. */
const LEFT_OUT: readonly string[] = [WORKER];

/** The files of a folder and of those in it, named as addresses are. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !LEFT_OUT.includes(file) && !file.endsWith('.map'))
    .sort();
}

/** Tells the worker which files there are; the version changes with any of them. */
export function workerFor(folder: string, worker: string): string {
  const files = filesIn(folder);
  const hash = createHash('sha256').update(worker);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  const version = hash.digest('hex').slice(0, 12);
  return worker
    .replace("const VERSION = '';", `const VERSION = '${version}';`)
    .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`);
}

/** Completes the worker once the page is built. */
export function offlineFiles(): Plugin {
  let folder = '';
  return {
    name: 'offline-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const path = join(folder, WORKER);
      writeFileSync(path, workerFor(folder, readFileSync(path, 'utf8')));
    },
  };
}
