import { expect, test } from 'vitest';
import { beside, diceRolled, reasons, STRIKE } from '../../support/duel.ts';
import { led, playCard } from '../../support/leader.ts';
import type { ModelSpec } from '../../support/scene.ts';

type Printed = Extract<Exclude<ModelSpec['card'], undefined>, { readonly level?: number }>;

/** Ace, Base to Base with Foe, has played the card and attacks; both have Strike. */
function clash(
  card: string,
  dice: readonly number[],
  more: { ace?: Printed; foe?: Printed; way?: number; action?: string } = {},
) {
  const { ace = {}, foe = {}, way = 0, action = 'Strike' } = more;
  const mm = { mm: foe.baseMm ?? 30, otherMm: ace.baseMm ?? 30 };
  const game = led([card], {
    ace: { card: { actions: [STRIKE], ...ace } },
    foe: { at: beside([12, 12], mm), card: { actions: [STRIKE], ...foe } },
    dice,
  }).activate('Ace');
  return playCard(game, card, [], way).attack('Ace', action, 'Foe');
}

/** And now Foe Strikes back. */
const answered = (game: ReturnType<typeof clash>) => {
  if (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
  if (game.asked()[0] === 'act') game.endActivation();
  return game.activate('Foe').attack('Foe', 'Strike', 'Ace');
};

const HEAVY = { factions: ['Heavy Metal'] } as const;

test('[PC-LEADER-14] each defence die of 4 or more of a Supreme of Heavy Metal cancels one', () => {
  const two = { powers: [{ name: 'Wall', clauses: [{ modify: 'defenderDice', by: 1 }] }] } as const;
  const strong = { F: 9, powers: [{ name: 'Fury', clauses: [{ modify: 'attackerDice', by: 2 }] }] } as const;
  const game = answered(
    clash('digital-armor', [1, 2, 6, 6, 6, 4, 3], { ace: { ...HEAVY, ...two }, foe: strong }),
  );
  expect(game.last('rolled')).toMatchObject({ cancelled: 1, sfx: 2, defence: { counted: 1 } });
});

test('[PC-LEADER-14] nobody else, and not without the card', () => {
  const strong = { F: 9 };
  expect(answered(clash('digital-armor', [1, 2, 6, 5], { foe: strong })).last('rolled').cancelled).toBe(0);
  const other = answered(clash('night-stalkers', [1, 2, 6, 5], { ace: HEAVY, foe: strong }));
  expect(other.last('rolled').cancelled).toBe(0);
});

test('[PC-LEADER-15] a Supreme of Mystery gains an SFX with each attack die of 4 or more', () => {
  const fury = [{ name: 'Fury', clauses: [{ modify: 'attackerDice', by: 2 } as const] }];
  const mystery = clash('aura-of-enchantment', [4, 4, 2, 1], { ace: { origin: 'Mystery', powers: fury } });
  expect(mystery.last('rolled').attack.counted).toBe(2);
  const science = clash('aura-of-enchantment', [4, 4, 2, 1], { ace: { origin: 'Science', powers: fury } });
  expect(science.last('rolled').attack.counted).toBe(0);
});

const WATCH = { factions: ['Blood Watch'] } as const;

test('[PC-LEADER-16] 2 dice more as Attacker', () => {
  const game = clash('night-stalkers', [5, 1, 1, 1, 4, 1], { ace: WATCH });
  expect(diceRolled(game)).toEqual([3, 1]);
  expect(reasons(game)).toEqual(['night-stalkers 2']);
  expect(diceRolled(answered(game))).toEqual([1, 1]);
});

test('[PC-LEADER-16] or 2 dice more as Defender, by one choice for all', () => {
  const game = clash('night-stalkers', [1, 5, 4, 1, 1, 1], { ace: WATCH, way: 1 });
  expect(diceRolled(game)).toEqual([1, 1]);
  expect(diceRolled(answered(game))).toEqual([1, 3]);
});

test('[PC-LEADER-16] a Supreme of another Faction has none', () => {
  expect(diceRolled(clash('night-stalkers', [1, 5]))).toEqual([1, 1]);
});

test('[PC-LEADER-17] Mobbing gives Friendly models 1 more die, Minions too', () => {
  const game = led(['cut-throats'], {
    friends: {
      Bo: { at: beside([12, 6], { side: 'west' }) },
      Thugs: {
        at: [beside([12, 6])],
        card: { kind: 'minion', modelsAtStart: 1, actions: [STRIKE.replace('AP 1', 'Activation')] },
      },
    },
    foe: { at: [12, 6] },
    dice: [5, 1, 1, 1],
  }).activate('Ace');
  playCard(game, 'cut-throats').move('Ace').endActivation();
  game.answer('commandAfter', game.names.card('Thugs')).attack('Thugs', 'Strike', 'Foe');
  expect(reasons(game)).toEqual(['Mobbing 1', 'cut-throats 1']);
});

test('[PC-LEADER-17] without Mobbing there is nothing to add', () => {
  expect(reasons(clash('cut-throats', [5, 1]))).toEqual([]);
});

test('[PC-LEADER-18] Size Matters gives Friendly Supremes 1 more die', () => {
  const game = clash('giants-amongst-men', [5, 1, 1, 1], { ace: { baseMm: 50 }, foe: { baseMm: 40 } });
  expect(reasons(game)).toEqual(['Size Matters 1', 'giants-amongst-men 1']);
  expect(reasons(clash('giants-amongst-men', [5, 1]))).toEqual([]);
});

test('[PC-LEADER-22] 3 dice more against a Supreme of higher Level', () => {
  const game = clash('power-of-the-underdog', [5, 1, 1, 1, 1], { ace: { level: 1 }, foe: { level: 2 } });
  expect(reasons(game)).toEqual(['power-of-the-underdog 3']);
});

test('[PC-LEADER-22] none against one of the same Level, or a Minion', () => {
  expect(reasons(clash('power-of-the-underdog', [5, 1], { ace: { level: 2 }, foe: { level: 2 } }))).toEqual(
    [],
  );
  const minion = { kind: 'minion', level: 4, modelsAtStart: 1, modelsMax: 1 } as const;
  const game = led(['power-of-the-underdog'], {
    ace: { card: { level: 1 } },
    foes: { Thugs: { at: [beside([12, 12])], card: minion } },
    dice: [5, 1],
  }).activate('Ace');
  playCard(game, 'power-of-the-underdog').attack('Ace', 'Strike', 'Thugs');
  expect(reasons(game)).toEqual([]);
});

const APE = { factions: ['A.R.C.'] } as const;
const SWIPE = 'AP 1 Strike (CCM, F vs I, Damage 1) SFX: none';

test('[PC-LEADER-26] first use: 2 dice more to defend with Agility, and with no other Trait', () => {
  const agile = answered(clash('monkey-mayhem', [1, 5, 1, 1, 1, 1], { ace: APE, foe: { actions: [SWIPE] } }));
  expect(reasons(agile, 'defence')).toEqual(['monkey-mayhem 2']);
  const plain = answered(clash('monkey-mayhem', [1, 5, 1, 1], { ace: APE }));
  expect(reasons(plain, 'defence')).toEqual([]);
});

test('[PC-LEADER-26] second use: 1 die more in Combat Actions, for Minions of the A.R.C. too', () => {
  const game = led(['monkey-mayhem'], {
    friends: {
      Chimps: {
        at: [beside([12, 6])],
        card: { ...APE, kind: 'minion', modelsAtStart: 1, actions: [STRIKE.replace('AP 1', 'Activation')] },
      },
    },
    foe: { at: [12, 6] },
    dice: [5, 1, 1],
  }).activate('Ace');
  playCard(game, 'monkey-mayhem', [], 1);
  game.move('Ace').endActivation();
  game.answer('commandAfter', game.names.card('Chimps')).attack('Chimps', 'Strike', 'Foe');
  expect(reasons(game)).toEqual(['monkey-mayhem 1']);
});
