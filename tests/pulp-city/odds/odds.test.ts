import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import { clashOf } from '../../../src/systems/pulp-city/view/actions/clash.ts';
import { oddsView } from '../../../src/systems/pulp-city/view/actions/odds.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import type { CardSpec } from '../../support/card.ts';
import { citizensAt } from '../../support/citizens.ts';
import { ACE_AT, duel, SHOT } from '../../support/duel.ts';
import type { Play } from '../../support/play.ts';
import { beside, object, structure } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';

const STRIKE = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: Damage 1';
const FOE_AT = beside(ACE_AT, { gap: 5 });
const IN_ACTIVATION = {
  occasion: 'activation',
  by: 'a',
  side: 'a',
  against: null,
  limits: { moves: true, combat: true },
} as const;
const HEX = 'AP 1 Hex (IND 6, J vs T#9, Suppress 1) SFX: Suppress 1';

type Printed = Omit<CardSpec, 'name'>;

function chances(a: Printed, b: Printed, action: string, choices: Parameters<typeof oddsOf>[3] = {}) {
  const game = scene({
    edition: '2017',
    a: { Brute: { card: a, at: [10, 10], powerUp: 3 } },
    b: { Thug: { card: b, at: beside([10, 10]), powerUp: 3 } },
  }).activate('Brute');
  const w = worldOf(game.game);
  const order = { model: game.names.model('Brute'), action, use: 0, targets: [game.names.model('Thug')] };
  const use = declare(w, order, declarer('a', { moves: true, combat: true }));
  if (!use.ok) throw new Error(use.error.code);
  return oddsOf(w, use.value, game.names.model('Thug'), choices);
}

test('one die against one die, equal Traits, equal Origins: 15 of 36, as ties go to the Defender', () => {
  const odds = chances({ F: 5, actions: [STRIKE] }, { G: 5, health: 3 }, 'strike');
  expect(odds.success).toBeCloseTo(15 / 36, 12);
  // A 6 of the Attacker gives an SFX and wins against 1 to 5, where nothing cancels.
  expect(odds.sfx[1]).toBeCloseTo(5 / 36, 12);
  expect(odds.damage[0]).toBeCloseTo(21 / 36, 12);
  expect(odds.damage[1]).toBeCloseTo(10 / 36, 12);
  expect(odds.damage[2]).toBeCloseTo(5 / 36, 12);
  expect(odds.expectedDamage).toBeCloseTo(20 / 36, 12);
  expect(odds.ko).toBe(0);
});

test('the chance to KO counts the throws that deal the Health left', () => {
  const odds = chances({ F: 5, actions: [STRIKE] }, { G: 5, health: 2 }, 'strike');
  expect(odds.ko).toBeCloseTo(5 / 36, 12);
});

test('Power Up dice of each side move the chance its own way', () => {
  const plain = chances({ F: 5, actions: [STRIKE] }, { G: 5 }, 'strike').success;
  const pushed = chances({ F: 5, actions: [STRIKE] }, { G: 5 }, 'strike', { attackPowerUp: 2 });
  const held = chances({ F: 5, actions: [STRIKE] }, { G: 5 }, 'strike', { defendPowerUp: 2 });
  expect(pushed.attack.dice).toBe(3);
  expect(pushed.success).toBeGreaterThan(plain);
  expect(held.defence?.dice).toBe(3);
  expect(held.success).toBeLessThan(plain);
});

test('against a number an equal total succeeds and nothing is cancelled', () => {
  const odds = chances({ J: 4, trump: ['J'], actions: [HEX] }, {}, 'hex');
  expect(odds.defence).toBeNull();
  expect(odds.success).toBeCloseTo(2 / 6, 12);
  expect(odds.sfx[1]).toBeCloseTo(2 / 6, 12);
  expect(odds.expectedDamage).toBe(0);
});

test('an Object answers with its Defense alone', () => {
  const game = scene({
    edition: '2017',
    a: { Brute: { card: { F: 2, actions: [STRIKE] }, at: [10, 10] } },
    b: { Thug: { at: [20, 20] } },
    pieces: [object('bin', { at: [11.09, 10], rank: 1 }, { g: 5 })],
  }).activate('Brute');
  const w = worldOf(game.game);
  const bin = Object.keys(game.game.state.pieces)[0] ?? '';
  const order = { model: game.names.model('Brute'), action: 'strike', use: 0, targets: [bin] };
  const use = declare(w, order, declarer('a', { moves: true, combat: true }));
  if (!use.ok) throw new Error(use.error.code);
  expect(oddsOf(w, use.value, bin).success).toBeCloseTo(4 / 6, 12);
});

function oddsOn(game: Play, action: string, target: string) {
  const w = worldOf(game.game);
  const order = { model: game.names.model('Ace'), action, use: 0, targets: [target] };
  const use = declare(w, order, declarer('a', { moves: true, combat: true }));
  if (!use.ok) throw new Error(use.error.code);
  return oddsOf(w, use.value, target);
}

test("[PC-CITIZEN-02] a Citizen beaten although it throws a 6 is not among those KO'ed", () => {
  const hit = 'AP 1 Hit (PRJ 8, F vs G, Damage 1) SFX: none';
  const at = beside([12, 12]);
  const game = duel('2013', { foe: { at: [2, 2] }, ace: { card: { actions: [hit] } }, ...citizensAt([at]) });
  const odds = oddsOn(game.activate('Ace'), 'hit', game.names.model('citizen1'));
  // F 4 against G 1, ties to the Defender: lost are 1 against 4, 1 or 2 against 5, and 1 to 3 against 6.
  expect(odds.success).toBeCloseTo(30 / 36, 12);
  expect(odds.ko).toBeCloseTo(27 / 36, 12);
  // Its last Health kept is no Damage.
  expect(odds.damage).toEqual([expect.closeTo(9 / 36, 12), expect.closeTo(27 / 36, 12)]);
  expect(odds.expectedDamage).toBeCloseTo(27 / 36, 12);
});

test('[PC-OBJ-13] Damage that a Power adds is told with the rest, and only where it hits', () => {
  const wrecker = {
    name: 'Wrecker',
    clauses: [{ modify: 'damageDealt', by: 3, when: { opponent: { side: 'any', kind: ['object'] } } }],
  } as const;
  const game = duel('2017', {
    foe: { at: [2, 2] },
    ace: { card: { F: 2, actions: [STRIKE], powers: [wrecker] } },
    pieces: [object('bin', { at: [13.09, 12], rank: 1 }, { g: 5 })],
  });
  const odds = oddsOn(game.activate('Ace'), 'strike', Object.keys(game.game.state.pieces)[0] ?? '');
  expect(odds.damage.map((share) => Number(share.toFixed(6)))).toEqual([0.333333, 0, 0, 0, 0.5, 0.166667]);
});

test('[PC-OBJ-13] Damage that a Power adds once for each Action is told of the next Action, too', () => {
  const payload = {
    name: 'Payload',
    clauses: [
      {
        modify: 'damageDealt',
        by: 2,
        perAction: true,
        when: { opponent: { side: 'any', kind: ['structure'] } },
      },
    ],
  } as const;
  const game = duel('2017', {
    foe: { at: [2, 2] },
    ace: { card: { F: 6, actions: [STRIKE], powers: [payload] } },
    pieces: [structure('wall', { at: [13.6, 12], size: [2, 2], height: 6, health: 20, g: 4 })],
    dice: [3],
  }).activate('Ace');
  const [wall = ''] = Object.keys(game.game.state.pieces);
  const before = oddsOn(game, 'strike', wall);
  expect(before.damage.map((share) => Number(share.toFixed(6)))).toEqual([0, 0, 0, 0.833333, 0.166667]);
  game.attack('Ace', 'Strike', wall, { quiet: false });
  expect(game.last('damaged')).toMatchObject({ target: wall, points: 3 });
  expect(oddsOn(game, 'strike', wall).damage).toEqual(before.damage);
});

test('[PC-ROLE-11] a Tank that takes the roll upon itself answers with its own Trait and its own dice', () => {
  const game = duel('2017', {
    ace: { card: { H: 5, actions: [SHOT] } },
    gap: 5,
    foe: { card: { I: 3 } },
    b: { Wall: { at: beside(FOE_AT), card: { role: 'Tank', I: 5, health: 1 } } },
  }).activate('Ace');
  const w = worldOf(game.game);
  const [foe, wall] = [game.names.model('Foe'), game.names.model('Wall')];
  const { use } = tryDeclare(w, game.order('Ace', 'Shot', 'Foe'), IN_ACTIVATION);
  if (use === null) throw new Error('Shot cannot be declared');
  const own = oddsOf(w, use, foe);
  const taken = oddsOf(w, use, foe, { redirect: wall });
  expect([own.defence?.dice, own.defence?.value, own.ko]).toEqual([1, 3, 0]);
  expect([taken.defence?.dice, taken.defence?.value]).toEqual([2, 5]);
  // One die against the better of two, ties to the Defender; its last Health is lost with any hit.
  const wins = [2, 3, 4, 5, 6].reduce((sum, face) => sum + (face - 1) ** 2, 0);
  expect(taken.success).toBeCloseTo(wins / 216, 12);
  expect(taken.ko).toBeCloseTo(wins / 216, 12);
  const { changes } = oddsView(w, use);
  expect(changes).toContainEqual({ what: 'redirect', model: wall, success: taken.success });
});

test('[PC-ROLE-11, PC-ROLL-16] who takes the roll may force a Trait, which is paid off or not', () => {
  const cloak = {
    name: 'Cloak',
    clauses: [{ custom: 'forcedTraitOrPay', with: { trait: 'K', ap: 1 }, at: 'actionDeclared' }],
  } as const;
  const game = duel('2017', {
    ace: { card: { H: 6, K: 2, actions: [SHOT] } },
    gap: 5,
    b: { Wall: { at: beside(FOE_AT), card: { role: 'Tank', powers: [cloak] } } },
  }).activate('Ace');
  const w = worldOf(game.game);
  const [foe, wall] = [game.names.model('Foe'), game.names.model('Wall')];
  const { use } = tryDeclare(w, game.order('Ace', 'Shot', 'Foe'), IN_ACTIVATION);
  if (use === null) throw new Error('Shot cannot be declared');
  const rolled = (choices: Parameters<typeof oddsOf>[3]) => {
    const { attack, defence } = oddsOf(w, use, foe, choices);
    return [attack.trait, attack.value, defence?.dice];
  };
  expect(rolled({})).toEqual(['H', 6, 1]);
  expect(rolled({ keepTrait: true })).toEqual(['H', 6, 1]);
  expect(rolled({ redirect: wall })).toEqual(['K', 2, 2]);
  expect(rolled({ redirect: wall, keepTrait: true })).toEqual(['H', 6, 2]);
});

test('the chance to destroy a Structure is that of the hits which take the Health it has left', () => {
  const shed = (health: number) => {
    const game = duel('2017', {
      foe: { at: [2, 2] },
      ace: { card: { F: 2, actions: [STRIKE] } },
      pieces: [structure('shed', { at: [13.6, 12], size: [2, 2], height: 2, health })],
    });
    return oddsOn(game.activate('Ace'), 'strike', Object.keys(game.game.state.pieces)[0] ?? '');
  };
  const [weak, sound] = [shed(2), shed(3)];
  expect(weak.success).toBeGreaterThan(weak.ko);
  expect(weak.ko).toBeCloseTo(weak.sfx[1] ?? 0, 12);
  expect(weak.ko).toBeGreaterThan(0);
  expect(sound.ko).toBe(0);
});

test('[PC-ROLL-16] the Defender is taken to answer with the Trait that serves him best, in figures and in the dice shown', () => {
  const duck = { name: 'Duck', clauses: [{ allow: 'defendWith', with: { use: 'K', for: 'I' } }] } as const;
  const game = duel('2017', {
    ace: { card: { H: 4, actions: [SHOT] } },
    gap: 5,
    foe: { card: { I: 2, K: 6, powers: [duck] } },
  }).activate('Ace');
  const w = worldOf(game.game);
  const foe = game.names.model('Foe');
  const { use } = tryDeclare(w, game.order('Ace', 'Shot', 'Foe'), IN_ACTIVATION);
  if (use === null) throw new Error('Shot cannot be declared');
  const [printed, other] = [oddsOf(w, use, foe, { trait: 0 }), oddsOf(w, use, foe, { trait: 1 })];
  expect([printed.defence?.trait, other.defence?.trait]).toEqual(['I', 'K']);
  expect(other.success).toBeLessThan(printed.success);
  expect(oddsOf(w, use, foe)).toEqual(other);
  expect(clashOf(w, specFor(w, use, foe, null)).defence?.pool.trait).toBe('K');
  expect(oddsView(w, use).changes).toContainEqual({ what: 'trait', trait: 'I', success: printed.success });
});
