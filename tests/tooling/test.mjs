/**
 * `npm test`: every check and every test, one after the other; a failing step never hides a later one.
 * `npm run check`: only the checks that run nothing (`--static`).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserLaunch } from './browser/index.mjs';
import { ensureInstalled, requireNode } from './install.mjs';
import { cacheFolder, projectRoot } from './project.mjs';
import { tally } from './vitest-report.mjs';

const LINES_SHOWN = 60;
const tools = join(projectRoot, 'node_modules');
const { FORCE_COLOR: _, ...withoutColor } = process.env;

/** @typedef {import('./vitest-report.mjs').Tally & { output?: string }} Outcome */

/** @param {string} script @param {readonly string[]} args */
function runTool(script, args) {
  const run = spawnSync(process.execPath, [join(tools, script), ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...withoutColor, NO_COLOR: '1' },
  });
  const output =
    `${run.error ? `${run.error.message}\n` : ''}${run.stdout ?? ''}${run.stderr ?? ''}`.trimEnd();
  return { ok: run.status === 0, output };
}

/** @param {string} output */
const ending = (output) => output.split('\n').slice(-LINES_SHOWN).join('\n');

/**
 * @param {boolean} ok
 * @param {string} output
 * @returns {Outcome}
 */
const single = (ok, output) =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [ending(output)] };

/** @param {string} script @param {...string} args */
const check =
  (script, ...args) =>
  () => {
    const { ok, output } = runTool(script, args);
    return single(ok, output);
  };

/** @param {string} project */
const tests = (project) => () => {
  const report = join(cacheFolder, `report-${project}-${process.pid}.json`);
  mkdirSync(cacheFolder, { recursive: true });
  const args = [
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const { ok, output } = runTool('vitest/vitest.mjs', args);
  if (!existsSync(report)) return single(ok, output);
  const counted = tally(JSON.parse(readFileSync(report, 'utf8')), projectRoot);
  rmSync(report);
  if (!ok && counted.failed === 0) return { ...counted, failed: 1, failures: [ending(output)] };
  return counted;
};

function browserTests() {
  try {
    browserLaunch();
  } catch (error) {
    return single(false, error instanceof Error ? error.message : String(error));
  }
  return tests('browser')();
}

/** @type {readonly (readonly [string, () => Outcome])[]} */
const STATIC_STEPS = [
  ['format', check('@biomejs/biome/bin/biome', 'format', '--reporter=summary')],
  ['lint', check('oxlint/bin/oxlint')],
  ['types', check('typescript/bin/tsc', '-p', '.')],
  ['types of the engine', check('typescript/bin/tsc', '-p', 'tests/architecture/tsconfig.engine.json')],
];

/** @type {readonly (readonly [string, () => Outcome])[]} */
const TEST_STEPS = [
  ['unit tests', tests('unit')],
  ['interface tests', tests('ui')],
  ['fuzz tests', tests('fuzz')],
  ['browser tests', browserTests],
];

/** @param {string} name @param {() => Outcome} step */
function report(name, step) {
  const begun = performance.now();
  const outcome = step();
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  for (const failure of outcome.failures) console.log(`${failure}\n`);
  for (const failure of outcome.unsteady ?? []) console.log(`  Passed at the second try:\n${failure}\n`);
  return outcome;
}

function main() {
  requireNode();
  ensureInstalled();
  const steps = process.argv.includes('--static') ? STATIC_STEPS : [...STATIC_STEPS, ...TEST_STEPS];
  const outcomes = steps.map(([name, step]) => report(name, step));
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    outcomes.reduce((total, one) => total + one[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

try {
  process.exitCode = main() ? 0 : 1;
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
