import { describe, expect, test } from 'vitest';
import { cardFile, loaded } from '../cards/card-files.ts';
import { inEditions } from '../../support/editions.ts';
import { card } from '../../support/card.ts';
import { beside, object } from '../../support/pieces.ts';
import { stepInPlace } from '../../support/rounds.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const STRIKE = 'AP 2 Strike (CCM, F vs G, Damage 1) SFX: none';
const AT = [6, 6] as const;
const BY_HIM = beside(AT);
const tired = { fatigue: 2, apSpent: 3 } as const;
/** At full Fatigue, with 2 AP of 5 left. */
const worn = (actions: readonly string[], more: Partial<ModelSpec> = {}): ModelSpec => ({
  at: AT,
  ...tired,
  ...more,
  card: { apLimit: 5, actions, ...more.card },
});

const table = (edition: SceneSpec['edition'], a: SceneSpec['a'], more: Partial<SceneSpec> = {}) =>
  scene({ edition, a, b: { Bull: { at: [18, 18] } }, ...more });

/** Bea stands in contact with Ace. */
const besideFriend = (
  edition: SceneSpec['edition'],
  actions: readonly string[],
  more: Partial<SceneSpec> = {},
) => table(edition, { Ace: worn(actions), Bea: { at: BY_HIM, fatigue: 2, apSpent: 6 } }, more);

/** What tires a model as its Activation begins. */
const drained = {
  name: 'Drained',
  clauses: [{ at: 'activationStarted', must: [{ fx: 'fatigue', x: 1 }] }],
} as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-06] the only Action payable is a CCM, nobody in contact, Fatigue full: it cannot be Activated', () => {
    const game = table(edition, { Ace: worn([STRIKE]), Bea: { at: [9, 9] } });
    expect(game.question('turn').cards).toEqual([game.names.card('Bea')]);
    expect(game.refused((it) => it.activate('Ace'))).toBe('turn.cannotActivate');
  });

  test('[PC-TURN-06] what a Power asks besides is part of the price of a use', () => {
    const hammer = loaded(cardFile('professor-hammer'));
    const tiredHammer = (apSpent: number, bull: readonly [number, number]) =>
      scene({
        edition,
        a: { Hammer: { card: hammer, at: AT, fatigue: 2, apSpent }, Bea: { at: [2, 20] } },
        b: { Bull: { at: bull } },
      }).question('turn').cards;
    const near = [11, 6] as const;
    expect(tiredHammer(4, near), 'a Projectile for 1 AP more').not.toContain('a1');
    expect(tiredHammer(3, near)).toContain('a1');
    expect(tiredHammer(4, beside(AT)), 'in contact for 1 AP').toContain('a1');
  });

  test('[PC-TURN-06] Fatigue full, the only legal Target a friend: the Activation may be ended without an Action', () => {
    const game = besideFriend(edition, [STRIKE]).activate('Ace');
    expect(game.question('act')).toMatchObject({ mayEnd: true, models: [game.names.model('Ace')] });
    game.endActivation();
    expect([game.question('turn').by, game.pool('a'), game.card('Ace').apSpent]).toEqual(['b', 20, 3]);
  });

  test('[PC-TURN-06] the Action on the friend may be used all the same', () => {
    const game = besideFriend(edition, [STRIKE], { dice: [6, 1] })
      .activate('Ace')
      .attack('Ace', 'Strike', 'Bea');
    expect(game.model('Bea').health).toBe(5);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-TURN-06] an Enemy or an Object that could be struck as well has to be, or another Action used', () => {
    const foe = scene({
      edition,
      a: { Ace: worn([STRIKE]), Bea: { at: BY_HIM, fatigue: 2, apSpent: 6 } },
      b: { Bull: { at: beside(AT, { side: 'north' }) } },
    });
    const bin = besideFriend(edition, [STRIKE], { pieces: [object('bin', { at: [6, 7.1], size: 1 })] });
    for (const game of [foe, bin])
      expect(game.activate('Ace').refused((it) => it.endActivation())).toBe('act.mustAct');
  });

  test('[PC-TURN-06] tired out by a Power as its Activation begins, it has nothing left and its Turn is over', () => {
    const card = { powers: [drained] };
    const game = table(edition, { Ace: worn([STRIKE], { fatigue: 1, card }) }).activate('Ace');
    expect([game.question('turn').by, game.card('Ace').fatigue, game.pool('a')]).toEqual(['b', 2, 20]);
    expect(game.events('turnPassed')).toEqual([]);
  });

  test('[PC-TURN-06] an area that nobody but friends stands in compels nobody, one with an Enemy in it does', () => {
    const pulse = 'AP 2 Howl (PLS 3, K vs K, Damage 1) SFX: none';
    const ray = 'AP 2 Beam (RAY 6, H vs I, Damage 1) SFX: none';
    const mayEnd = (action: string, bull: readonly [number, number]) =>
      scene({
        edition,
        a: { Ace: worn([action]), Bea: { at: BY_HIM, fatigue: 2, apSpent: 6 } },
        b: { Bull: { at: bull } },
      })
        .activate('Ace')
        .question('act').mayEnd;
    for (const action of [pulse, ray])
      expect([mayEnd(action, [18, 18]), mayEnd(action, [6, 8.5])]).toEqual([true, false]);
  });

  test('[PC-TURN-08] Pool 0, Fatigue full: an Action for 0 AP on a friend may be used, or the Turn let go for nothing', () => {
    const shove = 'AP 0 Shove (CCM, F vs G, Damage 1) SFX: none';
    const start = (dice: readonly number[]) =>
      besideFriend(edition, [shove], { pools: { a: 0, b: 3 }, dice });
    const used = start([6, 1]).activate('Ace').attack('Ace', 'Shove', 'Bea');
    expect([used.model('Bea').health, used.question('turn').by]).toEqual([5, 'b']);
    const let_go = start([]).pass();
    expect([let_go.pool('a'), let_go.question('turn').by]).toEqual([0, 'b']);
    expect(let_go.events('turnSkipped').map(({ team }) => team)).toEqual(['a']);
    expect(let_go.events('turnPassed')).toEqual([]);
    stepInPlace(let_go, 'Bull');
    expect(let_go.question('turn'), 'asked again in his next Turn').toMatchObject({ by: 'a', pass: true });
  });

  test('[PC-TURN-08] an Action for 0 AP on an Enemy has to be used', () => {
    const shove = 'AP 0 Shove (CCM, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: { Ace: worn([shove]) },
      b: { Bull: { at: BY_HIM } },
      pools: { a: 0, b: 3 },
    });
    expect(game.refused((it) => it.pass())).toBe('turn.noPass');
  });
});

describe('a Pass in 2017', () => {
  const edition = '2017';

  test('[PC-TURN-06@2017] a Shapeshift that a Power makes free is no use of the Activation', () => {
    const wolf = card({ name: 'Wolf' });
    const shift = {
      name: 'Shapeshift',
      clauses: [{ allow: 'shapeshift', with: { to: ['Wolf'], freeFirstPerRound: true } }],
    } as const;
    const game = table(
      edition,
      { Ace: { at: AT, card: { powers: [shift] } } },
      { profiles: [wolf] },
    ).activate('Ace');
    game.act({ do: 'shapeshift', form: wolf.id });
    expect(game.card('a1').fatigue).toBe(0);
    expect(game.refused((it) => it.endActivation())).toBe('act.mustAct');
  });

  test('[PC-TURN-07@2017] AP left, but only a CCM and nobody in contact: Pass for 1 AP', () => {
    const game = table(edition, { Ace: worn([STRIKE]) }, { pools: { a: 2 } }).pass();
    expect([game.pool('a'), game.card('Ace').apSpent, game.question('turn').by]).toEqual([1, 3, 'b']);
  });

  test('[PC-TURN-07@2017] the only model in contact is a friend: the Action on him, or a Pass', () => {
    const start = (dice: readonly number[]) => besideFriend(edition, [STRIKE], { dice });
    expect(start([]).question('turn')).toMatchObject({ cards: ['a1'], pass: true });
    expect(start([]).pass().pool('a')).toBe(19);
    expect(start([6, 1]).activate('Ace').attack('Ace', 'Strike', 'Bea').pool('a')).toBe(18);
  });

  test('[PC-TURN-07@2017] Pool 2 and the cheapest Action 3 AP: Pass', () => {
    const blow = 'AP 3 Blow (IND 12, F vs G, Damage 1) SFX: none';
    const game = table(edition, { Ace: worn([blow], { apSpent: 0 }) }, { pools: { a: 2 } }).pass();
    expect([game.pool('a'), game.question('turn').by]).toEqual([1, 'b']);
  });

  test.each([
    ['a Projectile with an Enemy in reach', 'AP 2 Shot (PRJ 20, H vs I, Damage 1) SFX: none'],
    ['an Instant Action on itself', 'AP 2 Focus (IST, K vs T#2, Self/Attack 1) SFX: none'],
    ['an Aura, which takes its user in', 'AP 2 Shield (AUR 4, K vs T#2, Defend 1) SFX: none'],
    ['something Summoned', 'AP 2 Wall (SUM 6, K vs T#2, Summon Minion/Mob) SFX: none'],
  ])('[PC-TURN-07@2017] %s can be paid: Passing is refused', (_what, action) => {
    const game = table(edition, { Ace: worn([action]), Mob: { card: { kind: 'minion' }, at: [[3, 3]] } });
    expect(game.refused((it) => it.pass())).toBe('turn.noPass');
  });
});
