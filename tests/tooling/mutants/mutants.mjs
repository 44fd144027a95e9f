/**
 * `npm run mutants -- PATH...`: makes small mistakes in the named files, one at a time, and says which of them no test
 * notices. Not part of `npm test`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from '../install.mjs';
import { projectRoot } from '../project.mjs';
import {
  HERE,
  builtIn,
  fileOf,
  filesOf,
  mistakesIn,
  nameOf,
  originalOf,
  placeOf,
  policiesIn,
} from './mistakes.mjs';
import { drawSample, shareOf } from './sample.mjs';
import { patternOf, testsOf } from './tests-of.mjs';

const USAGE = `Usage: npm run mutants -- PATH... [--sample N] [--seed S] [--tests GLOB] [--least PERCENT]
       npm run mutants -- PATH... --policies

Makes small mistakes in the named files and folders of src (src/kernel/journal.ts, src/storage,
src/app/session.ts:40-90 for some lines), one at a time. Each test that comes to the place of a mistake runs
once more with it: those that tests/tooling/mutants/tests-of.mjs names for its folder. What none of them
notices is printed with its place.

  --sample N       only N of them, drawn evenly at random over all the named paths
  --seed S         which ones: the same for the same seed, and more of them for a larger N (1 if not given)
  --policies       instead: every place that asks a policy of the edition, held to each edition in turn
  --tests GLOB     these tests instead, such as 'tests/storage/**/*.test.ts'; may be given several times
  --least PERCENT  fail when fewer are noticed
  --list           print what would be tried, and try nothing
  --help           this text

Left out are emptied texts and objects: the compiler refuses an empty name of a step, a question or a
refusal and an object without its fields, and what a text says is tested where it is shown. What happens
only while a file is loaded cannot be switched and is counted apart.`;

/** @typedef {import('./mistakes.mjs').Mistake} Mistake */

/**
 * @param {{ found: readonly Mistake[], written: readonly { name: string, content: string }[] }} mistakes
 * @param {(mistake: Mistake) => readonly string[]} testsFor
 */
async function tryOut({ found, written }, testsFor) {
  const folder = mkdtempSync(join(tmpdir(), 'pulp-city-mutants-'));
  process.env['MUTANTS_FOLDER'] = folder;
  process.env['MUTANT_TESTS'] = [...new Set(found.flatMap(testsFor))].join(' ');
  const results = join(folder, 'results.json');
  /** @type {import('./results.ts').Results} */
  const open = Object.fromEntries(
    found.map((mistake) => [mistake.id, { tests: patternOf(testsFor(mistake)), noticed: null, reached: 0 }]),
  );
  writeFileSync(results, JSON.stringify(open));
  writeFileSync(
    join(folder, 'files.json'),
    JSON.stringify(Object.fromEntries(written.map(({ name, content }) => [name, content]))),
  );
  const { startVitest } = await import('vitest/node');
  const run = await startVitest('test', [], {
    config: join(HERE, 'vitest.config.ts'),
    root: projectRoot,
    watch: false,
    reporters: [process.stdout.isTTY ? 'dot' : 'agent'],
  });
  const failed = run.state.getCountOfFailedTests();
  const broken = run.state.getUnhandledErrors().length;
  await run.close();
  if (failed + broken > 0)
    console.log('Some tests fail without any mistake, see above: they notice nothing here.');
  /** @type {import('./results.ts').Results} */
  const told = JSON.parse(readFileSync(results, 'utf8'));
  rmSync(folder, { recursive: true });
  return found.flatMap((mistake) => {
    const one = told[mistake.id];
    return one === undefined ? [] : [{ mistake, ...one }];
  });
}

/** @param {Mistake} mistake */
const worded = (mistake) =>
  `${fileOf(mistake)}:${placeOf(mistake)} ${mistake.mutatorName}\n    - ${originalOf(mistake)}\n    + ${mistake.replacement.replace(/\s+/g, ' ')}`;

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      policies: { type: 'boolean' },
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

  const files = positionals.flatMap(filesOf);
  const policies = values.policies ? policiesIn(files) : null;
  const all = policies?.found ?? (await mistakesIn(files));
  const drawn = drawSample(all, nameOf, size, values.seed ?? '1');
  const wanted = new Set(drawn.map(nameOf));
  if (values.list) {
    for (const mistake of drawn) console.log(nameOf(mistake));
    return true;
  }
  const tried = await tryOut(
    policies === null
      ? await builtIn(drawn)
      : { ...policies, found: policies.found.filter((mistake) => wanted.has(nameOf(mistake))) },
    (mistake) => values.tests ?? testsOf(fileOf(mistake)),
  );
  const atLoading = tried.filter((one) => one.reached === 0 && one.loading === true);
  const counted = tried.filter((one) => !atLoading.includes(one));
  const noticed = counted.filter((one) => one.noticed !== null);
  for (const { mistake, noticed: by, reached } of counted) {
    if (by === null) console.log(`${reached === 0 ? 'Not reached' : 'Unnoticed'} ${worded(mistake)}`);
  }
  const { percent, low, high } = shareOf(noticed.length, counted.length, all.length - atLoading.length);
  const unreached = counted.filter(({ reached }) => reached === 0).length;
  console.log(
    `Sample of ${tried.length} of ${all.length} mistakes, ${atLoading.length} of them made while loading and left out`,
  );
  console.log(`${noticed.length} of ${counted.length} noticed, ${unreached} at places that no test comes to`);
  console.log(
    `${percent.toFixed(1)} %, with 95 % certainty ${low.toFixed(1)} to ${high.toFixed(1)} % of all`,
  );
  return percent >= least;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
