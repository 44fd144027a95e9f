import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_IDS, ruleText } from '../../src/i18n/rules.ts';
import { RULINGS_FILE, rulingsDocument } from '../tooling/rulings.mjs';
import { readMessages } from './files.ts';

const PARTS = ['title', 'text', '2013', '2017', 'ruling', 'switch'];
/** Areas of the catalogue whose rules have texts, with the number of rules in each. */
const AREAS = {
  DESC: 14,
  ROLE: 13,
  CARD: 10,
  ROUND: 10,
  START: 11,
  AP: 7,
  TURN: 10,
  MINION: 5,
  ROLL: 16,
  SFX: 7,
  BAR: 15,
  LOS: 6,
  MEASURE: 4,
  TYPE: 25,
  FX: 33,
  BONUS: 13,
  COND: 6,
  TABLE: 16,
  MOVE: 36,
  FALL: 12,
  OBJ: 13,
  STRUCT: 13,
  AREA: 6,
  DANGER: 7,
  CITIZEN: 14,
  TEAM: 19,
  LEADER: 30,
  SETUP: 7,
  DEPLOY: 8,
  WIN: 8,
  AGENDA: 27,
  BURDEN: 9,
  CONTROL: 5,
  PLOT: 26,
};

const en = readMessages('en', 'rules.json');

describe('rule texts', () => {
  test('every rule of the areas has a text', () => {
    const wanted = Object.entries(AREAS).flatMap(([area, count]) =>
      Array.from({ length: count }, (_, at) => `PC-${area}-${String(at + 1).padStart(2, '0')}`),
    );
    expect([...RULE_IDS].sort()).toEqual(wanted.sort());
  });

  test('keys are a rule and a known part, and no rule has both a common text and one of an edition', () => {
    const keys = Object.keys(en);
    const bad = keys.filter((key) => {
      const [head, id = '', part = ''] = key.split('.');
      const doubled = part === 'text' && (`rule.${id}.2013` in en || `rule.${id}.2017` in en);
      return head !== 'rule' || !RULE_IDS.includes(id) || !PARTS.includes(part) || doubled;
    });
    expect(bad).toEqual([]);
  });

  test.each(['en', 'fr'] as const)('each reads well in both editions (%s)', (lang) => {
    const bad = RULE_IDS.filter((id) =>
      ['2013', '2017'].some((edition) => {
        const found = ruleText(id, edition, lang);
        return !found || found.title === '' || !/[.!?]$/.test(found.text);
      }),
    );
    expect(bad).toEqual([]);
  });

  test('summaries stay short and a ruling is one sentence that says what is open and what is played', () => {
    const long = Object.entries(en).filter(([, text]) => text.length > 420);
    const rulings = Object.entries(en).filter(([key]) => key.endsWith('.ruling'));
    expect(long).toEqual([]);
    expect(rulings.filter(([, text]) => !/^[^:]+: \S/.test(text) || /\. [A-Z]/.test(text))).toEqual([]);
  });

  test('the edition decides where the books differ', () => {
    expect(ruleText('PC-ROUND-02', '2013', 'en')?.text).toMatch(/six/);
    expect(ruleText('PC-ROUND-02', '2017', 'en')?.text).toMatch(/four/);
    expect(ruleText('PC-ROUND-02', '2017', 'fr')?.text).toMatch(/quatre/);
  });

  test('a ruling is given only where there is one, and an unknown rule has no text', () => {
    expect(ruleText('PC-START-08', '2017', 'en')?.ruling).toBeDefined();
    expect(ruleText('PC-START-09', '2017', 'en')).not.toHaveProperty('ruling');
    expect(ruleText('no such rule', '2017', 'en')).toBeUndefined();
  });

  test('French texts carry narrow no-break spaces', () => {
    expect(ruleText('PC-DESC-01', '2017', 'fr')?.text).toContain('Traits\u202f:');
  });
});

test('docs/rulings.md says what the rule texts say', () => {
  expect(readFileSync(RULINGS_FILE, 'utf8')).toBe(rulingsDocument(en));
});

test('a ruling of an unknown area is refused', () => {
  expect(() => rulingsDocument({ 'rule.unknown.ruling': 'Open: so' })).toThrow(/unknown/);
});
