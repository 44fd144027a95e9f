import { describe, expect, test } from 'vitest';
import { beside, diceRolled, reasons, STRIKE } from '../../support/duel.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, loaded } from './card-files.ts';

const real = (id: string) => loaded(cardFile(id));
const AT = [12, 12] as const;
const WEST = beside(AT, { side: 'west' });

describe('cards whose Powers let an Action be used as a further Type', () => {
  test('[PC-BAR-14] Trojan answers with Hipshot for a friend who is Targeted by an Enemy within 12 inches of him', () => {
    const shot = (trojanAt: readonly [number, number], dice: readonly number[]) =>
      scene({
        edition: '2017',
        a: { Ace: { at: WEST, card: { actions: [STRIKE] } } },
        b: { Trojan: { card: real('trojan'), at: trojanAt }, Pal: { at: AT } },
        dice,
      })
        .activate('Ace')
        .attack('Ace', 'Strike', 'Pal', { quiet: false, sfx: [] });
    expect(shot([1, 22], [1, 1]).events('reactionDeclined')).toEqual([]);
    const game = shot([12, 6], [/* Hipshot */ 6, 1, /* Strike */ 1, 6]);
    game.react('Trojan', 'Hipshot', 'Ace', { use: 1, sfx: [] });
    expect([game.model('Ace').health, game.card('Trojan').apSpent]).toEqual([5, 1]);
  });

  test('[PC-BAR-14] White Tiger answers contact with any of her Actions, each at its own cost, with her own die', () => {
    const game = scene({
      edition: '2017',
      a: { Ace: { at: [8, 12], card: {} } },
      b: { 'White Tiger': { card: real('white-tiger'), at: AT } },
      dice: [6, 1, 1],
    })
      .activate('Ace')
      .move('Ace', beside(AT, { side: 'west', mm: 30, otherMm: real('white-tiger').baseMm }));
    expect(game.question('react').options.map(({ action, use }) => [action, use])).toEqual([
      ['rip', 1],
      ['seven-element-fist', 1],
      ['tiger-kick', 1],
    ]);
    game.react('White Tiger', 'Rip', 'Ace', { use: 1, sfx: [] });
    expect([game.card('White Tiger').apSpent, reasons(game)]).toEqual([2, ['Martial Arts Master 1']]);
    game.forgetDice();
  });

  test('[PC-BAR-14] Professor Hammer throws his fists for 1 AP more, and strikes back when Damaged with one die more', () => {
    const hammer = real('professor-hammer');
    const far = scene({
      edition: '2017',
      a: { 'Professor Hammer': { card: hammer, at: AT } },
      b: { Foe: { at: beside(AT, { mm: 30, otherMm: hammer.baseMm, gap: 6 }) } },
      dice: [1, 1, 6],
    }).activate('Professor Hammer');
    far.attack('Professor Hammer', 'Power Smash', 'Foe', { use: 1 });
    expect([far.card('Professor Hammer').apSpent, diceRolled(far)[0]]).toEqual([3, 2]);
    const back = scene({
      edition: '2017',
      a: {
        Ace: { at: beside(AT, { side: 'west', otherMm: hammer.baseMm }), card: { actions: [STRIKE], F: 9 } },
      },
      b: { 'Professor Hammer': { card: hammer, at: AT } },
      dice: [6, 1, /* Power Smash */ 1, 1, 1, 6],
    }).activate('Ace');
    back.attack('Ace', 'Strike', 'Professor Hammer', { quiet: false, sfx: [] });
    back.react('Professor Hammer', 'Power Smash', 'Ace', { use: 2 });
    expect(reasons(back)).toContain('In Russia, Hammer Strikes You 1');
    back.forgetDice();
  });
});
