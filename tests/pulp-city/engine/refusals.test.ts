import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import { RULE_IDS } from '../../../src/i18n/rules.ts';
import { REFUSALS } from '../../../src/systems/pulp-city/model/refusals.ts';
import { TRAVEL_FAULTS } from '../../../src/tabletop/gait.ts';
import { linesMatching, sources } from '../../architecture/sources.ts';
import { duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

/** What only a way can have against it, never a place. */
const NEVER = TRAVEL_FAULTS.map((fault) => `place.${fault}`).filter(
  (code) => !['place.crossesRoom', 'place.noCling'].includes(code),
);

describe('the list of refusals', () => {
  test.each(['en', 'fr'] as const)('has words for each of them (%s)', (lang) => {
    const texts: Readonly<Record<string, string>> = MESSAGES[lang] ?? {};
    const codes = Object.keys(REFUSALS).filter((code) => !NEVER.includes(code));
    expect(codes.filter((code) => texts[`refusal.${code}`] === undefined)).toEqual([]);
  });

  test('names rules that a player can read', () => {
    const rules = Object.values(REFUSALS).flatMap((rule) => rule ?? []);
    expect(rules.filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
  });

  test('is the only way by which the game refuses', () => {
    const game = sources.filter(
      ({ path }) => path.startsWith('src/systems/pulp-city/') && !path.endsWith('/model/refusals.ts'),
    );
    expect(linesMatching(game, /import \{[^}]*\brefusal\b[^}]*\} from '[./]*\/kernel\//)).toEqual([]);
  });

  test('names in code only rules that a player can read', () => {
    const named = sources
      .filter(({ path }) => path.startsWith('src/systems/pulp-city/'))
      .flatMap(({ code }) => [...code.matchAll(/'(PC-[A-Z]+-\d+)'/g)].map(([, rule]) => rule ?? ''));
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((rule) => !RULE_IDS.includes(rule))).toEqual([]);
  });
});

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1 and Follow Up) SFX: none';
const RAY = 'AP 1 Beam (RAY 6, H vs I, Damage 1) SFX: none';
const REST = 'AP 0 Rest* (IST, K vs T#5, Self/Heal 1) SFX: none';
const RUSH = 'AP 1 Rush (OVR 4, F vs G, Damage 1) SFX: none';

const ace = (edition: Edition): Play =>
  scene({
    edition,
    a: { Ace: { at: [12, 12], card: { actions: [STRIKE, RAY, RUSH, REST], movement: 'Flight', move: 8 } } },
    b: { Foe: { at: [20, 20] } },
  }).activate('Ace');

test('no Move is left in an Activation', () => {
  const moved = ace('2017').move('Ace', [12, 10]).move('Ace', [12, 8]);
  expect(moved.refusal((it) => it.move('Ace', [12, 6]))).toMatchObject({
    code: 'act.noMove',
    rule: 'PC-TURN-02',
  });
});

inEditions(['2013', '2017'], (edition) => {
  describe('one code, the rule of the occasion', () => {
    test('no Move is left in a Follow Up', () => {
      const followed = duel(edition, { dice: [2, 1], ace: { card: { actions: [STRIKE, RAY] } } })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Foe');
      expect(followed.refusal((it) => it.move('Ace', [12, 10]))).toMatchObject({
        code: 'act.noMove',
        rule: 'PC-FX-17',
      });
    });

    test('too far: of a path on foot, and of a flight', () => {
      expect(ace(edition).refusal((it) => it.move('Ace', [12, 1]))).toMatchObject({
        code: 'move.tooFar',
        rule: 'PC-MOVE-16',
      });
      expect(ace(edition).refusal((it) => it.move('Ace', [12, 1], { as: 'Sprint' }))).toMatchObject({
        code: 'move.tooFar',
        rule: 'PC-MOVE-06',
      });
    });

    test('no direction: of a Ray, and of an Overrun', () => {
      const order = { do: 'action', model: 'Ace', use: 0, targets: [] };
      const aimless = (action: string) =>
        ace(edition).refusal((it) =>
          it.answer('act', { ...order, model: it.names.model('Ace'), action } as never),
        );
      expect(aimless('beam')).toMatchObject({ code: 'action.direction', rule: 'PC-TYPE-19' });
      expect(aimless('rush')).toMatchObject({ code: 'action.direction', rule: 'PC-TYPE-15' });
    });
  });
});
