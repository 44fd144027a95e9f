/** Runs each test once as it is, and then once more for every mistake that it reaches and that no test has noticed yet. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setMaxListeners } from 'node:events';
import { type RunnerTestCase as Test, type RunnerTestSuite as Suite, TestRunner } from 'vitest';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import type { Ruleset } from '../../../src/systems/pulp-city/model/encounter.ts';
import { RESULTS, type Results } from './results.ts';

/** What the instrumented files look at. */
interface Switches {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number | undefined;
  hitLimit: number;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

declare global {
  var __stryker__: Switches;
  var __policies: (id: string, rules: Ruleset) => Ruleset['policies'];
}

const HERE = 'test';
/** Milliseconds; a test that lasts longer is run once, and no more. */
const LONGEST = 3_000;
/** A loop that goes round so much more often than it should is taken for one without end. */
const MOST_ROUNDS = 100;

// An instrumented file that is loaded before this one has begun the object already.
const switches: Partial<Switches> & Pick<Switches, 'mutantCoverage'> = Object.assign(
  (globalThis.__stryker__ ??= {} as Switches),
  { mutantCoverage: globalThis.__stryker__?.mutantCoverage ?? { static: {}, perTest: {} } },
);

const EDITIONS = [e2013, e2017];

globalThis.__policies = (id, rules) => {
  const reached = (switches.mutantCoverage.perTest[HERE] ??= {});
  for (const { id: edition, policies } of EDITIONS) {
    if (edition !== rules.id) reached[`${id}@${edition}`] = 1;
    if (switches.activeMutant === `${id}@${edition}`) return policies;
  }
  return rules.policies;
};

type Hook = (...args: unknown[]) => unknown;

function hooksOf(test: Test, name: 'beforeEach' | 'afterEach'): Hook[] {
  const hooks: Hook[] = [];
  for (let suite: Suite | undefined = test.suite ?? test.file; suite !== undefined; suite = parentOf(suite)) {
    hooks.push(...(TestRunner.getSuiteHooks(suite)[name] as unknown as Hook[]).toReversed());
  }
  return name === 'afterEach' ? hooks : hooks.toReversed();
}

const parentOf = (suite: Suite): Suite | undefined =>
  'filepath' in suite ? undefined : (suite.suite ?? suite.file);

export default class MistakeRunner extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const once = TestRunner.getTestFn(test);
    switches.currentTestId = HERE;
    switches.mutantCoverage.perTest = {};
    const begun = performance.now();
    await once();
    const lasted = performance.now() - begun;
    delete switches.currentTestId;
    const reached = switches.mutantCoverage.perTest[HERE] ?? {};
    const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
    for (const id of Object.keys(switches.mutantCoverage.static)) {
      const one = results[id];
      if (one !== undefined && one.reached === 0) one.loading = true;
    }
    const open = Object.keys(reached).filter((id) => {
      const one = results[id];
      return one?.noticed === null && new RegExp(one.tests).test(test.file.name);
    });
    if (open.length === 0 || lasted > LONGEST) return writeFileSync(RESULTS, JSON.stringify(results));
    setMaxListeners(0, test.context.signal);
    await this.around(test, 'afterEach');
    for (const id of open) {
      const one = results[id];
      if (one === undefined) continue;
      one.reached += 1;
      if (!(await this.notices(test, once, id, reached[id] ?? 1))) continue;
      one.noticed = `${test.file.name}: ${test.name}`;
      // What a mistake has left behind in memory would be taken for one of the next.
      await this.again(test, once);
    }
    writeFileSync(RESULTS, JSON.stringify(results));
    await this.around(test, 'beforeEach');
  }

  private async notices(test: Test, once: () => unknown, id: string, hits: number): Promise<boolean> {
    switches.activeMutant = id;
    switches.hitCount = 0;
    switches.hitLimit = hits * MOST_ROUNDS;
    try {
      await this.again(test, once);
      return false;
    } catch {
      delete switches.activeMutant;
      await this.around(test, 'afterEach').catch(() => undefined);
      return true;
    } finally {
      delete switches.activeMutant;
      delete switches.hitCount;
    }
  }

  private async again(test: Test, once: () => unknown): Promise<void> {
    await this.around(test, 'beforeEach');
    await once();
    await this.around(test, 'afterEach');
  }

  private async around(test: Test, name: 'beforeEach' | 'afterEach'): Promise<void> {
    for (const hook of hooksOf(test, name)) await hook(test.context, test.suite ?? test.file);
  }
}
