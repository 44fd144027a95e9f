import { expect, test } from 'vitest';
import { tally } from './vitest-report.mjs';

const passing = { fullName: 'a rule holds', status: 'passed' };
const failing = {
  fullName: 'a rule breaks',
  status: 'failed',
  failureMessages: ['expected 1 to be 2\n    at here'],
};
const skipped = { fullName: 'a rule waits', status: 'skipped' };

test('counts what passed and failed, and not what was skipped', () => {
  const file = {
    name: '/p/tests/a.test.ts',
    status: 'failed',
    assertionResults: [passing, failing, skipped, passing],
  };
  const { passed, failed, failures } = tally({ success: false, testResults: [file] }, '/p');
  expect([passed, failed]).toEqual([2, 1]);
  expect(failures).toEqual(['  tests/a.test.ts\n  a rule breaks\n    expected 1 to be 2\n        at here']);
});

test('a file that cannot be loaded is one failure', () => {
  const file = {
    name: '/p/tests/b.test.ts',
    status: 'failed',
    message: 'no such module',
    assertionResults: [],
  };
  const { failed, failures } = tally({ success: false, testResults: [file] }, '/p');
  expect(failed).toBe(1);
  expect(failures[0]).toContain('no such module');
});

test('a run that fails outside of any test is one failure', () => {
  const file = { name: '/p/tests/c.test.ts', status: 'passed', assertionResults: [passing] };
  expect(tally({ success: false, testResults: [file] }, '/p')).toMatchObject({ passed: 1, failed: 1 });
});

test('what passed at its second try is counted as passed, and named', () => {
  const second = { ...failing, status: 'passed' };
  const file = { name: '/p/tests/d.test.ts', status: 'passed', assertionResults: [passing, second] };
  const { passed, failed, unsteady } = tally({ success: true, testResults: [file] }, '/p');
  expect([passed, failed]).toEqual([2, 0]);
  expect(unsteady).toEqual([expect.stringContaining('a rule breaks')]);
});
