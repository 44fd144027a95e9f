/**
 * `npm run mutants -- PATH...`: makes small mistakes in the named files, one at a time, and says which of them no test
 * notices. Minutes for a file of rules, hours for a folder: not part of `npm test`.
 */
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from '../install.mjs';
import { cacheFolder, projectRoot } from '../project.mjs';

const HERE = join(projectRoot, 'tests', 'tooling', 'mutants');
const USAGE = `Usage: npm run mutants -- PATH... [--tests GLOB] [--least PERCENT]

Makes small mistakes in the named files and folders of src (src/kernel/journal.ts, src/storage,
src/app/session.ts:40-90 for some lines), one at a time, and runs the tests against each.
What no test notices is printed with its place.

  --tests GLOB     only these tests, such as 'tests/storage/**/*.test.ts'; may be given several times
  --least PERCENT  fail when fewer are noticed
  --help           this text`;

/** @param {string} path a file, some lines of one, or a folder */
function pattern(path) {
  const [file = '', lines] = path.split(/:(?=\d)/);
  const known = statSync(join(projectRoot, file), { throwIfNoEntry: false });
  if (known === undefined || !file.startsWith('src/')) throw new Error(`There is no '${file}' below src.`);
  return known.isDirectory() ? `${file.replace(/\/$/, '')}/**/*.{ts,tsx}` : lines ? `${file}:${lines}` : file;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tests: { type: 'string', multiple: true },
      least: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    return values.help === true;
  }
  const least = Number(values.least ?? '0');
  if (!(least >= 0 && least <= 100)) throw new Error(`"${values.least}" is not a percentage.`);
  const mutate = positionals.map(pattern);
  requireNode();
  ensureInstalled();
  ensureInstalled(HERE);
  const { resolve } = createRequire(join(HERE, 'package.json'));
  /** @param {string} name */
  const load = (name) => import(pathToFileURL(resolve(name)).href);
  if (values.tests) process.env['MUTANT_TESTS'] = values.tests.join(' ');
  const { Stryker } = await load('@stryker-mutator/core');
  const report = join(cacheFolder, 'mutants.json');
  const results = await new Stryker({
    mutate,
    testRunner: 'vitest',
    plugins: [resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: join(HERE, 'vitest.config.ts'), related: false },
    concurrency: 2,
    reporters: ['clear-text', 'progress-append-only', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    jsonReporter: { fileName: report },
    ignorePatterns: ['dist', 'docs', 'tests/browser/screenshots', '**/node_modules/.cache'],
    tempDirName: join(cacheFolder, 'mutants'),
    checkers: [],
    // TypeScript 7 offers no programming interface, and the sandbox needs no rewritten tsconfig.
    tsconfigFile: 'tests/tooling/mutants/no-tsconfig.json',
    disableTypeChecks: false,
    allowConsoleColors: false,
    timeoutMS: 20_000,
  }).runMutationTest();
  /** @param {readonly string[]} states */
  const count = (...states) =>
    results.filter((/** @type {{ status: string }} */ { status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  const percent = all === 0 ? 100 : (100 * noticed) / all;
  console.log(`${noticed} of ${all} mistakes noticed (${percent.toFixed(1)} %)`);
  return percent >= least;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
