import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COVERAGE_FILE, coveragePage, freshPage } from './coverage-page.mjs';

const TEXTS = {
  'rule.PC-ROLL-01.title': 'Attacker and Defender',
  'rule.PC-ROLL-01.text': 'words',
  'rule.PC-ROLL-03.title': 'Number of dice',
  'rule.PC-ROLL-03.2013': 'words',
  'rule.PC-ROLL-03.2017': 'words',
};

test('a rule worded apart needs a test for each edition', () => {
  const page = coveragePage(TEXTS, new Set(['PC-ROLL-01', 'PC-ROLL-03@2013']));
  expect(page).toContain('| ROLL | 2 | 3 |');
  expect(page).toContain('- PC-ROLL-03@2017: Number of dice');
});

test('docs/coverage.md is what the tests say now', () => {
  expect(readFileSync(COVERAGE_FILE, 'utf8')).toBe(freshPage());
});
