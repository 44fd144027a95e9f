/**
 * `npm run mutants -- PATH...`: makes small mistakes in the named files, one at a time, and says which of them no test
 * notices. A folder has thousands, at seconds each: `--sample` tries some. Not part of `npm test`.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from '../install.mjs';
import { cacheFolder, projectRoot } from '../project.mjs';
import { DRAWN, fileOf, nameOf, rangeOf } from './drawn.mjs';
import { drawSample, shareOf } from './sample.mjs';
import { testsOf } from './tests-of.mjs';

const HERE = join(projectRoot, 'tests', 'tooling', 'mutants');
const REPORT = join(cacheFolder, 'mutants.json');
const USAGE = `Usage: npm run mutants -- PATH... [--sample N] [--seed S] [--tests GLOB] [--least PERCENT]

Makes small mistakes in the named files and folders of src (src/kernel/journal.ts, src/storage,
src/app/session.ts:40-90 for some lines), one at a time, and runs the tests against each: those that
tests/tooling/mutants/tests-of.mjs names for its folder. What no test notices is printed with its place,
and all that was tried is written to node_modules/.cache/pulp-city/mutants.json.

  --sample N       only N of them, drawn evenly at random over all the named paths
  --seed S         which ones: the same for the same seed, and more of them for a larger N (1 if not given)
  --tests GLOB     these tests instead, such as 'tests/storage/**/*.test.ts'; may be given several times
  --least PERCENT  fail when fewer are noticed
  --list           print what would be tried, and try nothing
  --help           this text

Left out are emptied texts and objects: the compiler refuses an empty name of a step, a question or a
refusal and an object without its fields, and what a text says is tested where it is shown.`;

const EXCLUDED = ['StringLiteral', 'ObjectLiteral'];
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** @typedef {import('./drawn.mjs').Mutant} Mutant */
/** @typedef {import('./drawn.mjs').Place} Place */
/** @typedef {Mutant & { status: string, statusReason?: string }} Result */
/** @typedef {{ file: string, place: string, mutator: string, original: string, replacement: string, status: string }} Line */

const { resolve } = createRequire(join(HERE, 'package.json'));
/** @param {string} name */
const load = (name) => import(pathToFileURL(resolve(name)).href);

/** @typedef {{ file: string, mutate: true | { start: Place, end: Place }[] }} Chosen */

/**
 * The files of a path, each with the lines that count.
 * @param {string} path a file, some lines of one, or a folder
 * @returns {Chosen[]}
 */
function filesOf(path) {
  const [file = '', lines] = path.split(/:(?=\d)/);
  const known = statSync(join(projectRoot, file), { throwIfNoEntry: false });
  if (known === undefined || !/^src(\/|$)/.test(file)) throw new Error(`There is no '${file}' below src.`);
  if (known.isDirectory()) {
    const within = readdirSync(join(projectRoot, file), { recursive: true, encoding: 'utf8' });
    return within
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ file: join(file, name).replaceAll('\\', '/'), mutate: true }));
  }
  if (lines === undefined) return [{ file, mutate: true }];
  const [first = 1, last = first] = lines.split('-').map(Number);
  const range = {
    start: { line: first - 1, column: 0 },
    end: { line: last - 1, column: Number.MAX_SAFE_INTEGER },
  };
  return [{ file, mutate: [range] }];
}

/**
 * @param {readonly string[]} paths
 * @returns {Promise<Mutant[]>}
 */
async function mutantsOf(paths) {
  const { Instrumenter } = await load('@stryker-mutator/instrumenter');
  const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: console.warn,
    isDebugEnabled: () => false,
  };
  const files = paths.flatMap(filesOf).map(({ file, mutate }) => {
    const name = join(projectRoot, file);
    return { name, mutate, content: readFileSync(name, 'utf8') };
  });
  const { mutants } = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: EXCLUDED,
  });
  return mutants.filter((/** @type {Result} */ { status }) => status !== 'Ignored');
}

/**
 * What stands at a place now, on one line.
 * @param {Mutant} mutant
 */
function originalOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join(' ').replace(/\s+/g, ' ');
}

/**
 * Its results count lines and columns from 1.
 * @param {Result} result
 * @returns {Result}
 */
function fromZero(result) {
  /** @param {Place} place */
  const back = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { ...result, location: { start: back(result.location.start), end: back(result.location.end) } };
}

/**
 * @param {readonly Mutant[]} mutants all tried against the same tests
 * @param {readonly string[]} tests
 * @returns {Promise<Line[]>}
 */
async function tryOut(mutants, tests) {
  const known = new Map(mutants.map((mutant) => [nameOf(mutant), mutant]));
  process.env['MUTANT_TESTS'] = tests.join(' ');
  process.env[DRAWN] = JSON.stringify([...known.keys()]);
  const { Stryker } = await load('@stryker-mutator/core');
  /** @type {Result[]} */
  const results = await new Stryker({
    mutate: mutants.map((mutant) => `${fileOf(mutant)}:${rangeOf(mutant)}`),
    mutator: { excludedMutations: EXCLUDED },
    checkers: ['drawn'],
    testRunner: 'vitest',
    plugins: [resolve('@stryker-mutator/vitest-runner'), join(HERE, 'drawn.mjs')],
    vitest: { configFile: join(HERE, 'vitest.config.ts'), related: false },
    concurrency: 2,
    reporters: [],
    ignorePatterns: ['dist', 'docs', 'tests/browser/screenshots', '**/node_modules/.cache'],
    tempDirName: join(cacheFolder, 'mutants'),
    // TypeScript 7 offers no programming interface, and the sandbox needs no rewritten tsconfig.
    tsconfigFile: 'tests/tooling/mutants/no-tsconfig.json',
    disableTypeChecks: false,
    allowConsoleColors: false,
    timeoutMS: 20_000,
  }).runMutationTest();
  const drawn = results.map(fromZero).filter((result) => known.has(nameOf(result)));
  if (drawn.length !== mutants.length)
    throw new Error(`${mutants.length} were to be tried, ${drawn.length} were.`);
  return drawn.map((result) => ({
    file: fileOf(result),
    place: rangeOf(result),
    mutator: result.mutatorName,
    original: originalOf(result),
    replacement: result.replacement.replace(/\s+/g, ' '),
    status: result.status,
  }));
}

/** @param {Line} line */
const worded = ({ file, place, mutator, original, replacement, status }) =>
  `${status.padEnd(10)} ${file}:${place} ${mutator}\n    - ${original}\n    + ${replacement}`;

/**
 * @param {readonly Line[]} lines
 * @param {readonly string[]} states
 */
const count = (lines, ...states) => lines.filter(({ status }) => states.includes(status)).length;

/** @param {readonly Line[]} lines */
const tally = (lines) =>
  [...NOTICED, ...UNNOTICED].map((status) => `${count(lines, status)} ${status.toLowerCase()}`).join(', ');

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      tests: { type: 'string', multiple: true },
      least: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length === 0) {
    console.log(USAGE);
    return values.help === true;
  }
  const least = Number(values.least ?? '0');
  if (!(least >= 0 && least <= 100)) throw new Error(`"${values.least}" is not a percentage.`);
  const size = Number(values.sample ?? Number.MAX_SAFE_INTEGER);
  if (!(Number.isInteger(size) && size > 0))
    throw new Error(`"${values.sample}" is not a number of mistakes.`);
  requireNode();
  ensureInstalled();
  ensureInstalled(HERE);

  const all = await mutantsOf(positionals);
  const drawn = drawSample(all, nameOf, size, values.seed ?? '1');
  console.log(`Sample of ${drawn.length} of ${all.length} mistakes`);
  if (values.list) {
    for (const mutant of drawn) console.log(nameOf(mutant));
    return true;
  }
  /** @type {Map<readonly string[], Mutant[]>} */
  const groups = new Map();
  for (const mutant of drawn) {
    const tests = values.tests ?? testsOf(fileOf(mutant));
    groups.set(tests, [...(groups.get(tests) ?? []), mutant]);
  }
  /** @type {Line[]} */
  const lines = [];
  for (const [tests, mutants] of groups) {
    const tried = await tryOut(mutants, tests);
    lines.push(...tried);
    writeFileSync(REPORT, JSON.stringify(lines, null, 2));
    for (const line of tried) if (UNNOTICED.includes(line.status)) console.log(worded(line));
    console.log(`${lines.length} of ${drawn.length} tried: ${tally(lines)}`);
  }
  const noticed = count(lines, ...NOTICED);
  const tried = count(lines, ...NOTICED, ...UNNOTICED);
  const { percent, low, high } = shareOf(noticed, tried, all.length);
  console.log(
    `${noticed} of ${tried} mistakes noticed (${percent.toFixed(1)} %; sample of ${drawn.length} of ${all.length})`,
  );
  console.log(`With 95 % certainty between ${low.toFixed(1)} % and ${high.toFixed(1)} % of all`);
  return percent >= least;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
