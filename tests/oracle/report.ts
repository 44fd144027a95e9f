/** `npm run -s oracle`: how the engine's geometry compares with the slow second one, and its odds with its dice. */
import { helpFor, readArguments, type Usage } from '../../src/cli/arguments.ts';
import { Failure, runProgram } from '../../src/cli/program.ts';
import { oddsRun } from './odds-run.ts';
import { moveRun, nearestRun, reachRun, type Run, sightRun, slideRun } from './runs.ts';
import { TOLERANCE } from './solids.ts';

const USAGE: Usage = {
  program: 'oracle',
  summary:
    'Holds the engine to a second, slow implementation of its geometry, on random tables, and its odds to its dice.',
  options: {
    tables: { is: 'whole', least: 1, help: 'how many tables for each question (400)' },
    seed: { is: 'whole', least: 1, help: 'seed of the first table (1)' },
    help: { is: 'flag', help: 'print this' },
  },
};

const KINDS: readonly { readonly name: string; readonly run: (seed: number, tables: number) => Run }[] = [
  { name: 'lines of sight', run: (seed, tables) => sightRun(seed, tables, 50 * tables) },
  { name: 'moves', run: (seed, tables) => moveRun(seed, tables, 20 * tables) },
  { name: 'reaches', run: (seed, tables) => reachRun(seed, Math.ceil(tables / 4)) },
  { name: 'nearest places', run: (seed, tables) => nearestRun(seed, tables, 4 * tables) },
  { name: 'pushes', run: (seed, tables) => slideRun(seed, tables, 20 * tables) },
  { name: 'attacks, 500 rolls each', run: (seed, tables) => oddsRun(seed, tables, 500) },
];

function report(argv: readonly string[]): void {
  const given = readArguments(USAGE, argv);
  if (!given.ok) throw new Failure(given.error);
  if (given.value.flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const { tables = 400, seed = 1 } = given.value.numbers;
  console.log(`tolerance ${TOLERANCE} micrometres`);
  for (const { name, run } of KINDS) {
    const begun = performance.now();
    const { asked, near, wrong } = run(seed, tables);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`${name}: ${asked} asked, ${wrong.length} wrong, ${near} near (${seconds} s)`);
    for (const why of wrong) console.log(`  ${why}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

await runProgram(report);
