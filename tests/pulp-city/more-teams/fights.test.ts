/** Rolls in which a third Team takes part. */
import { expect, test } from 'vitest';
import { beside, reasons, SHOT, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { corners, type MoreSpec } from '../../support/more-teams.ts';
import type { Play } from '../../support/play.ts';

const BOMB = 'AP 1 Bomb (PRJ 10, H vs I, Damage 1 and Blast 2) SFX: none';
const BEND = 'AP 1 Bend (PRJ 8, J vs K, Mind Control) SFX: none';
const CLAW = 'AP 1 Claw (CCM, F vs G, Limited/Enemies, Damage 1) SFX: none';
const ACE = [12, 12] as const;

/** Ace of Team a is Activated. */
const three = (edition: Edition, { supremes, ...spec }: Omit<MoreSpec, 'count'>): Play =>
  corners(edition, {
    count: 3,
    supremes: { ...supremes, a: { at: ACE, card: { actions: [STRIKE, SHOT, BOMB, BEND] } } },
    ...spec,
  }).activate('Ace');

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-07@2013] [PC-BONUS-07@2017] a third Team at the Defender is one more Enemy in 2017, and no friend of anybody in 2013', () => {
    const game = three(edition, {
      supremes: { b: { at: beside(ACE) }, c: { at: beside(beside(ACE)) } },
      dice: edition === '2017' ? [1, 1, 2] : [1, 2],
    }).attack('Ace', 'Strike', 'Bull');
    expect(reasons(game)).toEqual(edition === '2017' ? ['Mobbing 1'] : []);
  });

  test("[PC-FX-05] the Target's player moves a Blast that missed; if it missed a friend, the next in Turn order", () => {
    const missed = (target: string) =>
      three(edition, {
        supremes: { c: { at: [17, 12] } },
        more: { a: { Pal: { at: [12, 17] } } },
        dice: [1, 2],
      })
        .attack('Ace', 'Bomb', target)
        .question('blastDrift').by;
    expect([missed('Cat'), missed('Pal')]).toEqual(['c', 'b']);
  });

  test('[PC-FX-21@2013] [PC-FX-21@2017] a third Team stays the Enemy of whoever is controlled', () => {
    const at = [17, 12] as const;
    const game = three(edition, {
      supremes: { b: { at, card: { actions: [CLAW] } }, c: { at: beside(at, { side: 'north' }) } },
      more: { a: { Pal: { at: beside(at) } }, b: { Mate: { at: beside(at, { side: 'south' }) } } },
      dice: [2, 1],
    }).attack('Ace', 'Bend', 'Bull');
    const friend = edition === '2017' ? 'Pal' : 'Mate';
    expect(game.refused((it) => it.attack('Bull', 'Claw', friend))).toBe('target.limited');
    game.dice(1, 1, 2, 2, 2).attack('Bull', 'Claw', 'Cat').forgetDice();
    expect(game.last('rolled').target).toBe(game.names.model('Cat'));
  });
});
