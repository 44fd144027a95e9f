import { describe, expect, test } from 'vitest';
import type { Clause, Given } from '../../../src/systems/pulp-city/model/clause.ts';
import { oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { actMenu } from '../../../src/systems/pulp-city/view/actions/action-menu.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { beside, duel, reasons, SHOT, STRIKE } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const as = (given: Given<'useAs'>, name = 'Reach') => ({
  name,
  clauses: [{ allow: 'useAs', with: given } satisfies Clause],
});
const CLAW = 'AP 2 Claw (CCM, F vs G, Damage 1) SFX: none';
const WAVE = 'AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none';
const SCREEN =
  'AP 1 Screen* (PRJ 4 or IST, H vs T#6, Defend 1 (as PRJ 4) or Self/Defend 1 (as IST)) SFX: none';
const GUARD = as({ actions: ['Claw'], as: 'RCT/BTB' }, 'Guard');
const FIST = as({ actions: { type: 'CCM', trait: ['F'] }, as: 'PRJ 6', extraAp: 1 }, 'Rocket Fist');
const WEST = beside([12, 12], { side: 'west' });

inEditions(['2013', '2017'], (edition) => {
  const charged = (dice: readonly number[], more: object = {}) =>
    duel(edition, {
      ace: { at: [8, 12] },
      foe: { at: [12, 12], card: { actions: [CLAW, SHOT], powers: [GUARD] } },
      dice,
      ...more,
    }).activate('Ace');

  describe('a further Type by a Power', () => {
    test('[PC-BAR-14] a Close Combat Action that is a Reaction as well answers a move into contact at its AP cost', () => {
      const game = charged([6, 1]).move('Ace', WEST);
      expect(game.question('react').options).toEqual([
        { model: game.names.model('Foe'), action: 'claw', use: 1 },
      ]);
      game.react('Foe', 'Claw', 'Ace', { use: 1 });
      expect([game.model('Ace').health, game.pool('b'), game.card('Foe').apSpent]).toEqual([5, 18, 2]);
    });

    test('[PC-BAR-14] it is offered once for one contact, and not for what its Power does not name', () => {
      const game = charged([1, 6]).move('Ace', WEST).react('Foe', 'Claw', 'Ace', { use: 1 });
      expect(game.asked()).toEqual(['act']);
    });

    test('[PC-BAR-14] without the AP to pay it is not offered', () => {
      const game = charged([], {
        foe: { at: [12, 12], card: { actions: [CLAW], powers: [GUARD], apLimit: 1 } },
      });
      expect(game.move('Ace', WEST).asked()).toEqual(['act']);
    });

    test('[PC-BAR-14] in its own Activation it keeps the Types of its bar, and is no Reaction', () => {
      const game = duel(edition, { ace: { card: { actions: [CLAW], powers: [GUARD] } }, dice: [6, 1] });
      game.activate('Ace');
      expect(game.refused((it) => it.attack('Ace', 'Claw', 'Foe', { use: 1 }))).toBe('action.reactionOnly');
      game.attack('Ace', 'Claw', 'Foe');
      expect(game.model('Foe').health).toBe(5);
    });

    test('[PC-BAR-14] only range and rules of the Type chosen apply: Close Combat as Projectile 6', () => {
      const far = (gap: number, dice: readonly number[] = []) =>
        duel(edition, { ace: { card: { actions: [CLAW], powers: [FIST] } }, gap, dice }).activate('Ace');
      expect(far(7).refused((it) => it.attack('Ace', 'Claw', 'Foe', { use: 1 }))).toBe('target.tooFar');
      expect(far(6).refused((it) => it.attack('Ace', 'Claw', 'Foe'))).toBe('target.notInContact');
      const game = far(6, [6, 1]).attack('Ace', 'Claw', 'Foe', { use: 1 });
      expect([game.model('Foe').health, game.card('Ace').apSpent]).toEqual([5, 3]);
    });

    test('[PC-BAR-14] what the further Type costs more must be there', () => {
      const poor = duel(edition, {
        ace: { card: { actions: [CLAW], powers: [FIST], apLimit: 2 } },
        gap: 4,
      }).activate('Ace');
      expect(poor.refused((it) => it.attack('Ace', 'Claw', 'Foe', { use: 1 }))).toBe('cost.apLimit');
    });

    test('[PC-BAR-14] the Power names the Actions: another is not used so', () => {
      const game = duel(edition, {
        ace: { card: { actions: [SHOT, STRIKE], powers: [FIST] } },
        gap: 10,
      }).activate('Ace');
      expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe', { use: 1 }))).toBe('action.chooseType');
      expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe', { use: 1 }))).toBe('target.tooFar');
    });

    test('[PC-BAR-14] an area Action used as a Reaction goes only against the model that triggered it', () => {
      const game = charged([6, 1], {
        foe: { at: [12, 12], card: { actions: [WAVE], powers: [as({ actions: 'all', as: 'RCT/BTB' })] } },
        a: { Pal: { at: [12, 14] } },
      }).move('Ace', WEST);
      game.react('Foe', 'Wave', 'Ace', { use: 1 });
      expect([game.model('Ace').health, game.model('Pal').health]).toEqual([5, 6]);
    });

    test('[PC-BAR-14] Effects tied to another Type do not come with it', () => {
      const game = charged([5], {
        foe: { at: [12, 12], card: { actions: [SCREEN], powers: [as({ actions: 'all', as: 'RCT/BTB' })] } },
      }).move('Ace', WEST);
      game.react('Foe', 'Screen', [], { use: 2 });
      expect([game.model('Ace').defend, game.model('Foe').defend]).toEqual([0, 0]);
    });

    test('[PC-BAR-14] a Power may look at the Type it is used as', () => {
      const strikes = {
        name: 'Strikes You',
        clauses: [
          { allow: 'useAs', with: { actions: ['Claw'], as: 'RCT/DMG 6' } },
          { modify: 'attackerDice', by: 1, when: { action: { name: 'Claw', usedAs: 'RCT/DMG' } } },
        ],
      } satisfies { name: string; clauses: Clause[] };
      const game = duel(edition, {
        foe: { card: { actions: [CLAW], powers: [strikes] } },
        dice: [6, 1, /* Claw */ 5, 6, 1],
      });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
      game.react('Foe', 'Claw', 'Ace', { use: 1 });
      expect(reasons(game)).toEqual(['Strikes You 1']);
      const plain = duel(edition, { ace: { card: { actions: [CLAW], powers: [strikes] } }, dice: [1, 1] });
      plain.activate('Ace').attack('Ace', 'Claw', 'Foe');
      expect(reasons(plain)).toEqual([]);
    });

    test('[PC-BAR-14] a Power may let it answer for a friend: within range of the user, and not for the user alone', () => {
      const cover = as({ actions: ['Shot'], as: 'RCT/TGT 8', for: { side: 'friendly' } }, 'Cover');
      const shot = (guardAt: readonly [number, number], dice: readonly number[]) => {
        const game = duel(edition, {
          b: { Guard: { at: guardAt, card: { actions: [SHOT], powers: [cover] } } },
          dice,
        }).activate('Ace');
        return game.attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] });
      };
      expect(shot([12, 22], [1, 1]).asked()).toEqual(['act']);
      const game = shot([12, 18], [6, 1, /* Strike */ 1, 6]);
      game.react('Guard', 'Shot', 'Ace', { use: 1, sfx: [] });
      expect([game.model('Ace').health, game.model('Foe').health]).toEqual([5, 6]);
      const alone = duel(edition, {
        foe: { card: { actions: [SHOT], powers: [cover] } },
        dice: [1, 1],
      }).activate('Ace');
      expect(alone.attack('Ace', 'Strike', 'Foe', { quiet: false, sfx: [] }).asked()).toEqual(['act']);
    });

    test('[PC-BAR-14] menu and odds know it: reach, price and chance are those of the Type', () => {
      const game = duel(edition, { ace: { card: { actions: [CLAW], powers: [FIST] } }, gap: 4 }).activate(
        'Ace',
      );
      const w = worldOf(game.game);
      const menu = actMenu(w, game.question('act'), game.names.model('Ace'));
      expect(menu.actions[0]).toMatchObject({
        inReach: 1,
        uses: [{ type: 'CCM' }, { type: 'PRJ', by: { power: 'Rocket Fist', extraAp: 1 } }],
      });
      const order = game.order('Ace', 'Claw', 'Foe', { use: 1 });
      const who = { occasion: 'activation', by: 'a', side: 'a', against: null } as const;
      const { use } = tryDeclare(w, order, { ...who, limits: { moves: true, combat: true } });
      // One die against one die of equal Traits.
      expect(oddsOf(w, use!, order.targets[0]!).success).toBeCloseTo(15 / 36, 9);
    });
  });
});
