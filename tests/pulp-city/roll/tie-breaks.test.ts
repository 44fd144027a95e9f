import { describe, expect, test } from 'vitest';
import type { Origin } from '../../../src/systems/pulp-city/model/keywords.ts';
import { duel, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';

type Kind = 'supreme' | 'minion' | 'monster';
type Fighter = readonly [Kind, Origin | null];

const ALIKE = { modelsAtStart: 1, modelsMax: 1, health: 6 } as const;
const COMMANDED = 'Activation Strike (CCM, F vs G, Damage 1) SFX: Damage 1';

/** Ace, a Supreme with the Origin of the Attacker, or the Minion it commands, ties with Foe. */
function tie(edition: Edition, attacker: Fighter, defender: Fighter) {
  const [kind, origin] = attacker;
  const [otherKind, otherOrigin] = defender;
  const commanded = kind === 'minion' ? [COMMANDED] : [STRIKE];
  const game = duel(edition, {
    ace: {
      card: { ...ALIKE, kind, origin, actions: commanded },
    },
    foe: { card: { ...ALIKE, kind: otherKind, origin: otherOrigin } },
    a: kind === 'minion' ? { Boss: { at: [3, 3] } } : {},
    b: otherKind === 'minion' ? { Chief: { at: [21, 21] } } : {},
    dice: [6, 6],
  });
  if (kind === 'minion') game.activate('Boss', { minions: 'Ace' });
  else game.activate('Ace');
  game.attack('Ace', 'Strike', 'Foe');
  const { won, tie: why, attack, defence } = game.last('rolled');
  expect([attack.total, defence?.total]).toEqual([10, 10]);
  return [won, why, game.model('Foe').health];
}

describe('equal totals', () => {
  test('[PC-ROLL-05] 2013: a Supreme beats a Minion before anything else is asked', () => {
    expect(tie('2013', ['supreme', null], ['minion', null])).toEqual([true, 'supreme', 5]);
    expect(tie('2013', ['supreme', 'Nature'], ['minion', 'Mystery'])).toEqual([true, 'supreme', 5]);
  });

  test('[PC-ROLL-05] 2017: a Minion of Mystery attacking a Supreme of Nature loses, the Triad is not asked', () => {
    expect(tie('2017', ['minion', 'Mystery'], ['supreme', 'Nature'])).toEqual([false, 'supreme', 6]);
  });

  test('[PC-ROLL-05] 2013: Nature attacking Mystery loses to the Triad', () => {
    expect(tie('2013', ['supreme', 'Nature'], ['supreme', 'Mystery'])).toEqual([false, 'triad', 6]);
  });

  test('[PC-ROLL-05] 2017: Science against Science goes to the Defender', () => {
    expect(tie('2017', ['supreme', 'Science'], ['supreme', 'Science'])).toEqual([false, 'defender', 6]);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-05] a Monster counts as a Supreme against a Minion, and two Minions as equals', () => {
    expect(tie(edition, ['monster', null], ['minion', null])).toEqual([true, 'supreme', 5]);
    expect(tie(edition, ['minion', null], ['monster', null])).toEqual([false, 'supreme', 6]);
    expect(tie(edition, ['minion', 'Mystery'], ['minion', 'Nature'])).toEqual([true, 'triad', 5]);
    expect(tie(edition, ['minion', null], ['minion', null])).toEqual([false, 'defender', 6]);
  });

  test.each([
    ['Mystery', 'Nature'],
    ['Nature', 'Science'],
    ['Science', 'Mystery'],
  ] as const)('[PC-ROLL-05] %s beats %s in a tie, whoever attacks', (strong, weak) => {
    expect(tie(edition, ['supreme', strong], ['supreme', weak])).toEqual([true, 'triad', 5]);
    expect(tie(edition, ['supreme', weak], ['supreme', strong])).toEqual([false, 'triad', 6]);
  });

  test('[PC-ROLL-05] a side without an Origin skips the Triad, and the Defender wins', () => {
    expect(tie(edition, ['supreme', 'Mystery'], ['supreme', null])).toEqual([false, 'defender', 6]);
    expect(tie(edition, ['supreme', null], ['supreme', 'Science'])).toEqual([false, 'defender', 6]);
  });

  test('[PC-ROLL-05] tie-breaks are for equal totals only', () => {
    const game = duel(edition, {
      ace: { card: { origin: 'Nature', F: 5 } },
      foe: { card: { origin: 'Mystery' } },
      dice: [4, 4],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.last('rolled')).toMatchObject({ won: true, tie: 'none' });
  });
});
