/** Every Effect an Action may have, used on a Citizen. */
import { describe, expect, test } from 'vitest';
import { citizensAt } from '../../support/citizens.ts';
import type { PowerSpec } from '../../support/card.ts';
import { beside, duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Inches } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const BESIDE: Inches = beside([12, 12]);

const HUSH: PowerSpec = {
  name: 'Hush',
  clauses: [{ forbid: 'power', who: { side: 'any', within: 8 } }],
};

/** Ace tries a bar on the Citizen beside it and throws well. */
function tried(edition: Edition, effects: string, powers: readonly PowerSpec[] = []): Play {
  const bar = `AP 1 Try (CCM, J vs K, ${effects}) SFX: none`;
  const game = duel(edition, {
    ace: { card: { J: 9, actions: [bar], powers } },
    foe: { at: [2, 22] },
    dice: edition === '2013' ? [5, 1] : [5],
    ...citizensAt([BESIDE]),
  }).activate('Ace');
  game.attack('Ace', 'Try', 'citizen1', { quiet: false });
  if (game.asked()[0] === 'spendSfx') game.spend();
  return game;
}

const ignored = (game: Play): readonly unknown[] => game.events('effectIgnored').map(({ effect }) => effect);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-FX-20, PC-CITIZEN-01] nobody controls the mind of a Citizen', () => {
    const game = tried(edition, 'Knockback 1 and Mind Control');
    expect(ignored(game)).toEqual(['mindControl']);
    expect(game.pending('act')).toMatchObject([{ occasion: 'activation' }]);
  });

  test('[PC-CITIZEN-01] what takes Powers away takes nothing from what a Citizen is', () => {
    const game = tried(edition, 'Knockback 1 and Mind Control', [HUSH]);
    expect(ignored(game)).toEqual(['mindControl']);
    expect(game.pending('act')).toMatchObject([{ occasion: 'activation' }]);
  });

  test('[PC-CITIZEN-01] alone, Mind Control has no Citizen for a Target, its Powers taken away or not', () => {
    for (const powers of [[], [HUSH]]) {
      const bar = 'AP 1 Try (CCM, J vs K, Mind Control) SFX: none';
      const game = duel(edition, {
        ace: { card: { actions: [bar], powers } },
        foe: { at: [2, 22] },
        ...citizensAt([BESIDE]),
      }).activate('Ace');
      expect(game.refused((it) => it.attack('Ace', 'Try', 'citizen1'))).toBe('target.immune');
    }
  });
});

describe('with a Knockback that reaches it in both editions', () => {
  test.each([
    ['Damage 1', { status: 'ko' }],
    ['Attack 1', { attack: 1 }],
    ['Defend 1', { defend: 1 }],
    ['Suppress 1', { suppress: 1 }],
    ['Stun', { stunned: true }],
    ['Spectral', { spectral: true }],
    ['Immune/Fire', { immune: ['Fire'] }],
    ['Weak/Fire', { weak: ['Fire'] }],
  ])('[PC-CITIZEN-01@2013, PC-CITIZEN-14] %s is for a model, and not for a Marker', (effect, after) => {
    expect(tried('2013', `Knockback 1 and ${effect}`).model('citizen1')).toMatchObject(after);
    const marker = tried('2017', `Knockback 1 and ${effect}`);
    expect(marker.events('effectIgnored')).toMatchObject([{ target: 'citizen1', why: 'immune' }]);
    expect(marker.model('citizen1')).not.toMatchObject(after);
  });

  test.each(['Fatigue', 'Power Up 1', 'Power Down 1'])(
    '[PC-CITIZEN-01] %s does nothing to it in either edition',
    (effect) => {
      for (const edition of ['2013', '2017'] as const) {
        const game = tried(edition, `Knockback 1 and ${effect}`, [HUSH]);
        expect(ignored(game)).toHaveLength(1);
        expect(game.state.cards['citizens']).toMatchObject({ fatigue: 0, powerUp: 0 });
      }
    },
  );
});
