/**
 * Runs a TypeScript program with plain Node: `node tests/tooling/run-ts.mjs src/cli/fuzz.ts ...args`.
 * The bundle is one file, kept until a source changes. Modules ending in .mjs stay where they are, so that
 * they still find the files beside them. Standard output belongs to the program alone.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, requireNode } from './install.mjs';
import { cacheFolder, projectRoot } from './project.mjs';
import { dropOldBuilds, fingerprint } from './sources.mjs';

/** Tools that must not be bundled, for they look for files beside their own; the page's own libraries are. */
const EXTERNAL = ['playwright-core', 'vite', 'vitest', 'rolldown', 'piscina', 'bullmq', 'ioredis'];

/** @returns {import('vite').Plugin} */
const keepScriptsInPlace = () => ({
  name: 'keep-scripts-in-place',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.') || !source.endsWith('.mjs')) return null;
    return { id: pathToFileURL(resolve(dirname(importer), source)).href, external: true };
  },
});

/**
 * @param {string} entry absolute path
 * @param {string} folder where the bundle goes
 */
async function bundle(entry, folder) {
  const { build, runnerImport } = await import('vite');
  /** @param {string} name */
  const plugin = async (name) =>
    (await runnerImport(join(projectRoot, 'tests', 'tooling', name), { configFile: false })).module;
  const { factionFiles } = /** @type {typeof import('./faction-files.ts')} */ (
    await plugin('faction-files.ts')
  );
  const { languageFiles } = /** @type {typeof import('./language-files.ts')} */ (
    await plugin('language-files.ts')
  );
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'silent',
    mode: 'production',
    plugins: [keepScriptsInPlace(), factionFiles(), languageFiles()],
    ssr: { target: 'node', noExternal: true, external: EXTERNAL },
    build: {
      ssr: entry,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      sourcemap: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'program.mjs', codeSplitting: false } },
    },
  });
}

/** @param {string} entry absolute path */
async function bundled(entry) {
  const name = relative(projectRoot, entry).replace(/[^A-Za-z0-9]+/g, '-');
  const sources = [
    'src',
    'tests/oracle',
    'tests/tabletop',
    relative(projectRoot, entry),
    'package-lock.json',
    'tests/tooling/run-ts.mjs',
    'tests/tooling/faction-files.ts',
    'tests/tooling/language-files.ts',
  ];
  const folder = join(cacheFolder, `${name}-${fingerprint(sources)}`);
  const program = join(folder, 'program.mjs');
  if (existsSync(program)) return program;
  mkdirSync(cacheFolder, { recursive: true });
  const unfinished = join(cacheFolder, `unfinished-${process.pid}`);
  await bundle(entry, unfinished);
  dropOldBuilds(cacheFolder);
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
  return program;
}

/** Makes everything ready and answers what to import. */
async function prepare() {
  const [wanted, ...args] = process.argv.slice(2);
  if (wanted === undefined)
    throw new Error('Name a program: node tests/tooling/run-ts.mjs <file> [arguments]');
  const entry = resolve(projectRoot, wanted);
  if (!existsSync(entry)) throw new Error(`There is no program ${wanted}.`);
  requireNode();
  ensureInstalled();
  process.env['NODE_ENV'] ??= 'production';
  process.setSourceMapsEnabled(true);
  const program = entry.endsWith('.mjs') ? entry : await bundled(entry);
  process.argv.splice(1, process.argv.length, program, ...args);
  return pathToFileURL(program).href;
}

/** @type {string | undefined} */
let program;
try {
  program = await prepare();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (program !== undefined) await import(program);
