import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { oddsView } from '../../../src/systems/pulp-city/view/actions/odds.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { beside, duel, type DuelSpec, reasons } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });
const cloak = (more: Readonly<Record<string, unknown>> = {}) =>
  power('Cloak', { custom: 'forcedTraitOrPay', with: { trait: 'K', ...more }, at: 'actionDeclared' });
const CLOAK = cloak({ ap: 1 });
/** Strength 7 Trump, Spirit 3. */
const BRUTE = { F: 7, K: 3, trump: ['F'] as const };

inEditions(['2013', '2017'], (edition) => {
  const struck = (spec: Omit<DuelSpec, 'edition'>, dice: readonly number[]) =>
    duel(edition, {
      foe: { card: { powers: [CLOAK] } },
      ...spec,
      ace: { card: BRUTE, ...spec.ace },
      dice,
    }).activate('Ace');

  describe('a Trait forced on the Attacker', () => {
    test('[PC-ROLL-16] is rolled in place of that of the bar, as Trump only if it is one', () => {
      const game = struck({}, [5, 1]).attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled').attack).toMatchObject({ trait: 'K', value: 3, total: 8, counted: 0 });
      expect(game.last('traitForced')).toMatchObject({ from: 'F', to: 'K', paid: 0 });
      const trump = struck({ ace: { card: { ...BRUTE, trump: ['K'] } } }, [5, 1]);
      trump.attack('Ace', 'Strike', 'Foe', { sfx: [] });
      expect(trump.last('rolled').attack.counted).toBe(1);
    });

    test('[PC-ROLL-16] comes before the dice are declared, and can be paid off', () => {
      const game = struck({ ace: { powerUp: 1, card: BRUTE } }, [1, 1]);
      game.attack('Ace', 'Strike', 'Foe', { quiet: false });
      expect(game.question('keepTrait')).toMatchObject({ by: 'a', from: 'F', to: 'K', ap: 1 });
      game.answer('keepTrait', true);
      expect(game.asked()).toEqual(['attackDice']);
      game.decline().decline();
      expect(game.last('rolled').attack).toMatchObject({ trait: 'F', value: 7 });
      expect([game.card('Ace').apSpent, game.pool('a'), game.last('traitForced').paid]).toEqual([2, 18, 1]);
    });

    test('[PC-ROLL-16] is not offered for payment beyond AP Limit or Pool', () => {
      const limited = struck({ ace: { card: { ...BRUTE, apLimit: 1 } } }, [1, 1]);
      limited.attack('Ace', 'Strike', 'Foe', { quiet: false });
      const poor = struck({ pools: { a: 1 } }, [1, 1]);
      poor.attack('Ace', 'Strike', 'Foe', { quiet: false });
      for (const game of [limited, poor]) expect(game.last('rolled').attack.trait).toBe('K');
    });

    test('[PC-ROLL-16] Minions use no AP and cannot pay it off', () => {
      const game = duel(edition, {
        ace: { at: [2, 2] },
        foe: { at: [12, 12], card: { powers: [CLOAK] } },
        a: {
          Rat: {
            at: [beside([12, 12])],
            card: { kind: 'minion', actions: ['Activation Bite (CCM, F vs G, Damage 1) SFX: none'] },
          },
        },
        dice: [1, 1],
      }).activate('Ace', { minions: 'Rat' });
      game.attack('Rat', 'Bite', 'Foe', { quiet: false });
      expect(game.last('rolled').attack.trait).toBe('K');
    });

    test('[PC-ROLL-16] leaves no way out where its Power names no price', () => {
      const game = struck({ foe: { card: { powers: [cloak()] } } }, [1, 1]);
      game.attack('Ace', 'Strike', 'Foe', { quiet: false });
      expect(game.last('rolled').attack.trait).toBe('K');
    });

    test('[PC-ROLL-16] is no Trump if its Power says so', () => {
      const game = struck(
        { ace: { card: { ...BRUTE, trump: ['K'] } }, foe: { card: { powers: [cloak({ trump: false })] } } },
        [5, 1],
      );
      game.attack('Ace', 'Strike', 'Foe');
      expect(game.last('rolled').attack.counted).toBe(0);
    });

    test('[PC-ROLL-16] the Action stays one of the Trait of its bar: Immune/F Actions is no Target, forced K or not', () => {
      const intangible = power('Intangible', { grant: 'immune', of: 'F Actions' });
      const game = struck({ foe: { card: { powers: [CLOAK, intangible] } } }, []);
      expect(game.refused((it) => it.attack('Ace', 'Strike', 'Foe'))).toBe('target.immune');
      const spirited = power('Warded', { grant: 'immune', of: 'K Actions' });
      const open = struck({ foe: { card: { powers: [CLOAK, spirited] } } }, [1, 1]);
      expect(open.attack('Ace', 'Strike', 'Foe').last('rolled').attack.trait).toBe('K');
    });

    test('[PC-ROLL-16] Powers that look at the Trait rolled see the one forced', () => {
      const brawn = power('Brawn', { modify: 'rollDice', by: 1, when: { rolling: 'F' } });
      const soul = power('Soul', { modify: 'rollDice', by: 1, when: { rolling: 'K' } });
      const game = struck({ ace: { card: { ...BRUTE, powers: [brawn, soul] } } }, [1, 1, 1]);
      game.attack('Ace', 'Strike', 'Foe');
      expect(reasons(game)).toEqual(['Soul 1']);
    });

    test('[PC-ROLL-16] is forced by the model that is rolled against, not by others in the area', () => {
      const game = struck(
        {
          ace: { card: { ...BRUTE, actions: ['AP 1 Wave (PLS 4, F vs G, Damage 1) SFX: none'] } },
          b: { Two: { at: [12, 14] } },
        },
        [1, 1, 1, 1],
      );
      game.attack('Ace', 'Wave', ['Foe', 'Two']);
      expect(game.events('rolled').map(({ attack }) => attack.trait)).toEqual(['K', 'F']);
    });

    test('[PC-ROLL-16] a bar that names that Trait anyway is left alone', () => {
      const game = struck(
        { ace: { card: { ...BRUTE, actions: ['AP 1 Pray (CCM, K vs G, Damage 1) SFX: none'] } } },
        [1, 1],
      );
      game.attack('Ace', 'Pray', 'Foe', { quiet: false });
      expect(game.events('traitForced')).toEqual([]);
    });

    test('[PC-ROLL-16] the odds go by the forced Trait and say what paying would change', () => {
      const game = struck({}, []);
      const w = worldOf(game.game);
      const who = { occasion: 'activation', by: 'a', side: 'a', against: null } as const;
      const { use } = tryDeclare(w, game.order('Ace', 'Strike', 'Foe'), {
        ...who,
        limits: { moves: true, combat: true },
      });
      const odds = oddsView(w, use!);
      expect(odds.attack).toMatchObject({ trait: 'K', value: 3 });
      expect(odds.changes[0]).toMatchObject({ what: 'keepTrait', ap: 1, trait: 'F' });
      expect(odds.changes[0]!.success).toBeGreaterThan(odds.success);
    });
  });

  describe('a Trait of his own that the Attacker rolls instead', () => {
    test('[PC-ROLL-16] by a Power of his, under its condition', () => {
      const mind = power('Mind over Matter', {
        set: 'attackTrait',
        to: 'J',
        when: { action: { kind: 'attack', trait: 'F' } },
      });
      const game = duel(edition, { ace: { card: { J: 9, powers: [mind] } }, dice: [1, 1] });
      game.activate('Ace').attack('Ace', 'Strike', 'Foe', { sfx: [] });
      expect(game.last('rolled').attack).toMatchObject({ trait: 'J', value: 9 });
    });
  });

  describe("the Defender's Trait", () => {
    const answers = (...clauses: Clause[]) => {
      const game = duel(edition, {
        ace: { powerUp: 1 },
        foe: { powerUp: 1, card: { G: 7, I: 2, trump: ['G'], powers: [power('Guard', ...clauses)] } },
        gap: 2,
        dice: [1, 5],
      });
      game.activate('Ace').attack('Ace', 'Shot', 'Foe', { quiet: false });
      game.answer('attackDice', { powerUp: 0, object: null, powers: [] });
      return game;
    };

    test('[PC-ROLL-16] a compulsory exchange leaves no choice, and Trump counts if the Power does not forbid it', () => {
      const game = answers({ allow: 'defendWith', with: { use: 'G', for: 'I', compulsory: true } });
      expect(game.question('defendDice').traits).toMatchObject([{ trait: 'G', trump: true }]);
      game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
      expect(game.last('rolled').defence).toMatchObject({ value: 7, counted: 1 });
    });

    test("[PC-ROLL-16] 'any' stands in for whatever Trait the bar names; several Powers are several choices", () => {
      const game = answers(
        { allow: 'defendWith', with: { use: 'K', for: 'any' } },
        { allow: 'defendWith', with: { use: 'G', for: 'I', trump: false } },
      );
      expect(game.question('defendDice').traits.map(({ trait }) => trait)).toEqual(['I', 'K', 'G']);
      game.answer('defendDice', { powerUp: 0, trait: 1, powers: [] });
      expect(game.last('rolled').defence).toMatchObject({ trait: 'K', value: 4 });
    });

    test('[PC-ROLL-16] it is raised and set as any Trait is', () => {
      const game = answers(
        { allow: 'defendWith', with: { use: 'G', for: 'I' } },
        { set: 'trait', of: 'G', to: 3 },
        { modify: 'trait', of: 'all', by: 2 },
        { modify: 'trait', of: 'G', by: -1 },
      );
      game.answer('defendDice', { powerUp: 0, trait: 1, powers: [] });
      expect(game.last('rolled').defence).toMatchObject({ trait: 'G', value: 4 });
    });

    test('[PC-ROLL-16] a value set for all Traits is set for each', () => {
      const game = answers({ set: 'trait', of: 'all', to: 5 });
      game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
      expect(game.last('rolled').defence?.value).toBe(5);
    });
  });
});
