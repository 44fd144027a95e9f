import { expect, test } from 'vitest';
import { loadCard } from '../../../src/systems/pulp-city/cards/load.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import type { Role } from '../../../src/systems/pulp-city/model/keywords.ts';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { startRound } from '../../support/rounds.ts';
import { type SceneSpec, type TeamSpec, scene } from '../../support/scene.ts';
import { supreme } from '../cards/card-files.ts';

const CONTACT = 30 / 25.4;
const claw = 'AP 1 Claw* (CCM, F vs G, Damage 1) SFX: none';
type Card = Omit<CardSpec, 'name'>;

const load = (edition: Edition, card: Readonly<Record<string, unknown>>) =>
  loadCard(supreme(card), rulesetOf(edition)!);

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLE-01] there are eight Roles, and a card may have one of them or none', () => {
    const roles: readonly Role[] = [
      'Blaster',
      'Brawler',
      'Infiltrator',
      'Leader',
      'Powerhouse',
      'Speeder',
      'Support',
      'Tank',
    ];
    for (const role of roles) {
      const card = load(edition, role === 'Powerhouse' ? { role, apPlus: 0 } : { role });
      expect(card, role).toMatchObject({ ok: true, value: { role } });
    }
    expect(load(edition, { role: null })).toMatchObject({ ok: true, value: { role: null } });
  });

  test('[PC-ROLE-01] a card with two Roles, or with another, is refused', () => {
    for (const role of [['Tank', 'Leader'], 'Mascot']) {
      const card = load(edition, { role });
      expect(card.ok ? [] : card.error.map(({ path }) => path)).toContain('role');
    }
  });

  test('[PC-ROLE-04] a Speeder may take a third Fatigue, not a fourth', () => {
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], fatigue: 2, card: { role: 'Speeder' } } },
      b: { Bull: { at: [18, 18] } },
    });
    game.activate('Ace').move('Ace', [6, 8]);
    expect(game.card('Ace').fatigue).toBe(3);
    expect(game.question('turn').by, 'no second move').toBe('b');
  });

  test('[PC-ROLE-04] Fatigue from an Enemy beyond the third has no effect', () => {
    const tire = 'AP 1 Tire (CCM, F vs G, Fatigue) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [tire] } } },
      b: { Bull: { at: [6 + CONTACT, 6], fatigue: 3, card: { role: 'Speeder' } } },
      dice: [3, 1],
    });
    game.activate('Ace').attack('Ace', 'Tire', 'Bull');
    expect(game.card('Bull').fatigue).toBe(3);
    expect(game.model('Bull')).toMatchObject({ health: 6, stunned: false });
  });

  test('[PC-ROLE-04] two Movement Actions an Activation remain the most', () => {
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          card: { role: 'Speeder', actions: ['AP 1 Focus* (IST, K vs T#2, Self/Attack 1) SFX: none'] },
        },
      },
      b: { Bull: { at: [18, 18] } },
    });
    game.activate('Ace').move('Ace', [6, 8]).move('Ace', [6, 10]);
    const third = game.asked()[0] === 'act' ? game.refused((it) => it.move('Ace', [6, 12])) : 'over';
    expect(third).toBe(edition === '2017' ? 'act.noMove' : 'over');
    expect(game.card('Ace').fatigue).toBe(2);
  });
});

/** What Team A has after the Calculation of Round 2. */
function pooled(edition: Edition, a: TeamSpec, more: Partial<SceneSpec> = {}) {
  const game = scene({
    edition,
    a,
    b: { Bull: { at: [22, 22] } },
    phase: 'startingRoll',
    round: 2,
    dice: [6, 1],
    ...more,
  });
  const first = Object.keys(a)[0] ?? '';
  return startRound(game, { a: first, b: 'Bull' }, 'a');
}

test('[PC-ROLE-06] a Powerhouse gains its dice on top of those left, and gives no AP', () => {
  const game = pooled('2017', {
    Hulk: { at: [4, 4], card: { role: 'Powerhouse', apPlus: 0, powerUpPerRound: 3 }, powerUp: 2 },
    Ace: { at: [8, 4], card: { apPlus: 2 } },
    Bea: { at: [12, 4], card: { apPlus: 3 } },
  });
  expect([game.card('Hulk').powerUp, game.pool('a')]).toEqual([5, 5]);
});

test('[PC-ROLE-06] off the table or KO’ed it gains none', () => {
  const hulk = { role: 'Powerhouse', apPlus: 0, powerUpPerRound: 3, movement: 'Flight' } as const;
  const game = pooled('2017', {
    Ace: { at: [8, 4] },
    Aloft: { at: [4, 4], card: hulk, status: 'aloft', powerUp: 1 },
    Gone: { at: [4, 8], card: hulk, status: 'ko', health: 0 },
  });
  expect([game.card('Aloft').powerUp, game.card('Gone').powerUp]).toEqual([1, 0]);
});

test('[PC-ROLE-09] a Support adds an AP for each Friendly Supreme within 6 inches, itself included', () => {
  const away = (inches: number) => 10 + CONTACT + inches;
  const game = pooled('2017', {
    Sue: { at: [10, 10], card: { role: 'Support', apPlus: 1 } },
    At5: { at: [away(5), 10], card: { apPlus: 0 } },
    At6: { at: [10, away(6)], card: { apPlus: 0 } },
    At7: { at: [10 - CONTACT - 7, 10], card: { apPlus: 0 } },
  });
  expect(game.pool('a')).toBe(4);
});

test('[PC-ROLE-09] several Supports each count for themselves', () => {
  const sue = { role: 'Support', apPlus: 1 } as const;
  const game = pooled('2017', { Sue: { at: [4, 4], card: sue }, Sam: { at: [4, 7], card: sue } });
  expect(game.pool('a')).toBe(6);
});

test('[PC-ROLE-09] neither Minions nor Monsters nor the Enemy count, nor who is aloft', () => {
  const game = pooled(
    '2017',
    {
      Sue: { at: [10, 10], card: { role: 'Support', apPlus: 0 } },
      Mob: {
        card: { kind: 'minion', apPlus: 0 },
        at: [
          [8, 10],
          [12, 10],
          [10, 8],
        ],
      },
      Ape: { at: [10, 12], card: { kind: 'monster', apPlus: 0 } },
      Fly: { at: [7, 7], card: { movement: 'Flight', apPlus: 0 }, status: 'aloft' },
    },
    { b: { Bull: { at: [13, 13] } } },
  );
  expect(game.pool('a')).toBe(1);
});

const tank = { role: 'Tank', G: 7, baseMm: 40 } as const;

test('[PC-ROLE-10] a Tank rolls a die more as Defender', () => {
  const defence = (suppress: number, dice: readonly number[]) => {
    const game = scene({
      edition: '2017',
      a: { Ace: { at: [6, 6], card: { actions: [claw] } } },
      b: { Bull: { at: [6 + CONTACT, 6], card: { role: 'Tank' }, suppress } },
      dice,
    });
    return game.activate('Ace').attack('Ace', 'Claw', 'Bull').last('rolled').defence;
  };
  expect(defence(0, [1, 2, 3])?.faces).toEqual([2, 3]);
  expect(defence(0, [1, 2, 3])?.sources).toContainEqual(
    expect.objectContaining({ kind: 'role', name: 'Tank', dice: 1 }),
  );
  expect(defence(2, [1, 2])?.faces, 'Suppress takes it, the last die stays').toEqual([2]);
});

test('[PC-ROLE-10] none as Attacker', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { role: 'Tank', actions: [claw] } } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    dice: [1, 6],
  });
  expect(game.activate('Ace').attack('Ace', 'Claw', 'Bull').last('rolled').attack.faces).toEqual([1]);
});

const R = 15 / 25.4;
const R40 = 20 / 25.4;

/** Ace shoots at a Minion that has its Tank beside it. */
function guarded(bar: string, dice: readonly number[], foes: TeamSpec = {}, gap = 0) {
  const name = /^AP \d (\w+)/.exec(bar)?.[1] ?? '';
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { actions: [bar] } } },
    b: {
      Tank: { at: [12, 6 + R + R40 + gap], card: tank },
      Mob: { card: { kind: 'minion', health: 2 }, at: [[12, 6]] },
      ...foes,
    },
    dice,
  }).activate('Ace');
  game.act({ do: 'action', ...game.order('Ace', name, 'Mob') });
  return game;
}

const shot = 'AP 1 Shot (PRJ 8, H vs G, Damage 1) SFX: none';

test('[PC-ROLE-11] a Tank in contact may take the roll: its Trait, its die, its size, and the Effects', () => {
  const game = guarded(shot, [6, 1, 1, 2]);
  expect(game.question('redirect')).toMatchObject({
    by: 'b',
    target: game.names.model('Mob'),
    to: [{ model: game.names.model('Tank') }],
  });
  game.answer('redirect', game.names.model('Tank'));
  const { defence, target } = game.last('rolled');
  expect(target).toBe(game.names.model('Tank'));
  expect(defence).toMatchObject({ trait: 'G', value: 7, faces: [1, 1, 2] });
  expect(defence?.sources.map((source) => source.name)).toEqual(
    expect.arrayContaining(['Tank', 'Size Matters']),
  );
  expect([game.model('Tank').health, game.model('Mob').health]).toEqual([5, 2]);
});

test('[PC-ROLE-11] its player may leave the roll where it is', () => {
  const game = guarded(shot, [6, 1]).answer('redirect', null);
  expect([game.model('Tank').health, game.model('Mob').health]).toEqual([6, 1]);
});

test('[PC-ROLE-11] half an inch away it cannot', () => {
  const game = guarded(shot, [6, 1], {}, 0.5);
  expect(game.events('rolled')).toHaveLength(1);
  expect(game.model('Mob').health).toBe(1);
});

test('[PC-ROLE-11] against a number there is nothing to take over', () => {
  const game = guarded('AP 1 Curse (PRJ 8, J vs T#9, Damage 1) SFX: none', [6]);
  expect(game.last('rolled')).toMatchObject({ number: 9, won: true });
  expect(game.model('Mob').health).toBe(1);
});

test('[PC-ROLE-11] a roll is taken over once: a second Tank beside the first is not asked', () => {
  const game = guarded(shot, [6, 1, 1, 2], { Wall: { at: [12, 6 + R + 3 * R40], card: tank } });
  expect(game.question('redirect').to.map(({ model }) => model)).toEqual([game.names.model('Tank')]);
  game.answer('redirect', game.names.model('Tank'));
  expect(game.events('redirected')).toHaveLength(1);
  expect(game.last('rolled').target).toBe(game.names.model('Tank'));
});

test('[PC-ROLE-11] a Tank that could not be affected cannot take it', () => {
  const game = guarded('AP 1 Rust (PRJ 8, H vs G, Limited/Minions, Damage 1) SFX: none', [6, 1]);
  expect(game.last('rolled').target).toBe(game.names.model('Mob'));
});

test('[PC-ROLE-11] it was not the Target: its Reaction to being one is not triggered', () => {
  const dodge = 'AP 0 Dodge (RCT/TGT, I vs T#2, Self/Defend 1) SFX: none';
  const game = scene({
    edition: '2017',
    a: { Ace: { at: [6, 6], card: { actions: [shot] } } },
    b: {
      Tank: { at: [12, 6 + R + R40], card: { ...tank, actions: [dodge] } },
      Mob: { card: { kind: 'minion', health: 2 }, at: [[12, 6]] },
    },
    dice: [6, 1, 1, 2],
  }).activate('Ace');
  game.act({ do: 'action', ...game.order('Ace', 'Shot', 'Mob') });
  expect(game.asked()).toEqual(['redirect']);
  game.answer('redirect', game.names.model('Tank'));
  expect(game.events('rolled')).toHaveLength(1);
});

const plain = (role: Role, more: Card = {}): Card => ({ role, ...more });

test('[PC-ROLE-02] a 2013 card without a Role Power of its own has that of 2017', () => {
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [6, 6], card: plain('Brawler', { actions: [claw] }) } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    dice: [1, 2, 6],
  });
  expect(game.activate('Ace').attack('Ace', 'Claw', 'Bull').last('rolled').attack.faces).toEqual([1, 2]);
});

test('[PC-ROLE-02] a 2013 Speeder without one may take a third Fatigue', () => {
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [6, 6], fatigue: 2, card: plain('Speeder') } },
    b: { Bull: { at: [18, 18] } },
  });
  game.activate('Ace').move('Ace', [6, 8]);
  expect(game.card('Ace').fatigue).toBe(3);
});

test('[PC-ROLE-02] a 2013 Powerhouse gives what its card prints: AP+ or dice', () => {
  const ap = pooled('2013', { Hulk: { at: [4, 4], card: plain('Powerhouse', { apPlus: 1 }) } });
  expect([ap.pool('a'), ap.card('Hulk').powerUp]).toEqual([1, 0]);
  const dice = pooled('2013', {
    Hulk: { at: [4, 4], card: plain('Powerhouse', { apPlus: 0, powerUpPerRound: 2 }) },
  });
  expect([dice.pool('a'), dice.card('Hulk').powerUp]).toEqual([0, 2]);
});

test('[PC-ROLE-02] a card that prints another Role Power has that one alone', () => {
  const own = {
    name: 'Bruiser',
    clauses: [
      { forbid: 'rolePower', who: 'self' },
      { modify: 'attackerDice', by: 3, when: { opponent: { btb: true } } },
    ],
  } as const;
  const game = scene({
    edition: '2013',
    a: { Ace: { at: [6, 6], card: plain('Brawler', { actions: [claw], powers: [own] }) } },
    b: { Bull: { at: [6 + CONTACT, 6] } },
    dice: [1, 2, 1, 2, 6],
  });
  const { sources, faces } = game.activate('Ace').attack('Ace', 'Claw', 'Bull').last('rolled').attack;
  expect(faces).toHaveLength(4);
  expect(sources.map((source) => source.name)).not.toContain('Brawler');
});
