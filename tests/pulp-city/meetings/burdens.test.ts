/** A bearer, and what else happens to it. */
import { expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, duel, STRIKE } from '../../support/duel.ts';
import { agendasHeld, points } from '../../support/agendas.ts';
import { card } from '../../support/card.ts';
import { structure, um } from '../../support/pieces.ts';
import { endTurns } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { R30 } from '../move/walker.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { bar } from './kit.ts';

const QUEST = { kind: 'quest', carriedFrom: 3 } as const;
const TREASURE = { kind: 'treasure', carriedFrom: 1 } as const;
const facts = (edition: Edition) => (edition === '2013' ? QUEST : TREASURE);
const bearerOf = (game: Play): string | undefined => Object.keys(game.state.burdens ?? {})[0];
const BEND = 'AP 1 Bend (PRJ 12, J vs K, Mind Control) SFX: none';

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-BURDEN-07] [PC-TYPE-10] an Enemy’s Aura that Stuns a bearer, or makes it Spectral, lets that Enemy place the Burden', () => {
    const under = (effect: string, who: 'a' | 'b' = 'a', immune: readonly string[] = []) => {
      const hum = { card: { K: 9, actions: [`AP 1 Hum (AUR 4, K vs T#5, ${effect}) SFX: none`] } };
      const powers = [{ name: 'Calm', clauses: [{ grant: 'immune', of: [...immune] }] }] as const;
      const game = duel(edition, {
        round: 3,
        plot: 'quest',
        gap: 2,
        turn: who,
        ...(who === 'a' ? { ace: hum } : { b: { Hummer: { ...hum, at: [12, 14] } } }),
        foe: { card: { powers: immune.length === 0 ? [] : powers } },
        markers: { thing: { ...facts(edition), bearer: 'Foe' } },
        dice: [1],
      });
      const user = who === 'a' ? 'Ace' : 'Hummer';
      game.activate(user).attack(user, 'Hum');
      return game.pending('placeBurden').map(({ by, why }) => `${by} ${why}`);
    };
    expect([under('Stun'), under('Spectral')]).toEqual([['a effect'], ['a spectral']]);
    expect([under('Suppress 1'), under('Stun', 'a', ['Stun']), under('Spectral', 'a', ['Spectral'])]).toEqual(
      [[], [], []],
    );
    expect([under('Stun', 'b'), under('Spectral', 'b')]).toEqual([[], ['b spectral']]);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FALL-09] knocked off a roof, a bearer leaves its Burden up there', () => {
    const game = scene({
      edition,
      round: 3,
      plot: 'quest',
      a: { Brute: { card: { F: 9, actions: [bar('CCM', 'Knockback 3')] }, at: [9.5 - 2 * R30, 12], z: 6 } },
      b: { Thug: { card: { G: 1, I: 1 }, at: [9.5, 12], z: 6 }, Two: { at: [20, 20] } },
      pieces: [structure('tower', { at: [8, 12], size: [4, 4], height: 6 })],
      markers: { thing: { ...facts(edition), bearer: 'Thug' } },
      dice: edition === '2013' ? [5, 1, 6, 1, 1, 1] : [5, 1],
    });
    game.activate('Brute').attack('Brute', 'Blow', 'Thug');
    expect(game.question('placeBurden')).toMatchObject({ by: 'a' });
    game.answer('placeBurden', { x: um(9.5), y: um(12 - 2 * R30) });
    if (edition === '2013') {
      game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    }
    expect(game.piece('thing')?.bottom).toBe(um(6));
    expect(game.at('Thug').z).toBe(0);
    expect(game.model('Thug').stunned).toBe(true);
    // Half an inch to the edge; the rest is left along the ground, from the foot of the wall.
    expect(game.at('Thug').x).toBeGreaterThan(12.4);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FALL-11] a Crash is nobody’s Action: the bearer that is fallen on keeps its Burden', () => {
    const game = scene({
      edition,
      round: 3,
      plot: 'quest',
      a: { Brute: { card: { F: 9, actions: [bar('CCM', 'Knockback 1')] }, at: [9.5 - 2 * R30, 12], z: 9 } },
      b: {
        Thug: { card: { G: 1, I: 1 }, at: [9.5, 12], z: 9 },
        Low: { card: { G: 1, I: 1 }, at: [10 + R30 + 0.3, 12] },
      },
      pieces: [structure('tower', { at: [8, 12], size: [4, 4], height: 9 })],
      markers: { thing: { ...facts(edition), bearer: 'Low' } },
      dice: edition === '2013' ? [5, 1, /* fall */ 5, 5, 5, 5, 1, /* crash */ 6, 6, 6, 1, 1] : [5, 1],
    });
    game.activate('Brute').attack('Brute', 'Blow', 'Thug');
    if (edition === '2013') {
      game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
      game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    }
    expect([game.model('Low').health, game.model('Low').stunned]).toEqual([3, true]);
    expect(bearerOf(game)).toBe(game.names.model('Low'));
  });

  test('[PC-BURDEN-06] [PC-TURN-01] a bearer KO’ed by a Reaction: the reacting player places the Burden, Minions may still be commanded', () => {
    const counter = bar('RCT/BTB', 'Damage 9').replace('Blow*', 'Trap');
    const game = scene({
      edition,
      round: 3,
      plot: 'quest',
      a: {
        Ace: { at: [10, 12], card: { actions: [STRIKE] } },
        Pal: { at: [2, 2] },
        Mob: { card: { kind: 'minion' }, at: [[3, 20]] },
      },
      b: { Foe: { at: [14, 12], card: { F: 9, actions: [counter] } } },
      markers: { thing: { ...facts(edition), bearer: 'Ace' } },
      dice: [5, 1],
    });
    game.activate('Ace').move('Ace', [14 - 2 * R30, 12]);
    game.react('Foe', 'Trap', 'Ace');
    expect(game.model('Ace').status).toBe('ko');
    expect(game.question('placeBurden')).toMatchObject({ by: 'b', why: 'koed' });
    game.answer('placeBurden', { x: um(14 - 4 * R30), y: um(12) });
    expect(game.question('commandAfter')).toMatchObject({ by: 'a' });
    game.answer('commandAfter', game.names.card('Mob'));
    game.move('Mob', [3, 19]);
    expect(game.question('turn').by).toBe('b');
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] a Reaction of 3 Damage makes the active bearer drop in 2013; left to its bearer, its own player places it', () => {
    const back = bar('RCT/DMG', 'Damage 3', 'none', 'Back');
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      ace: { card: { F: 9, actions: [STRIKE] } },
      foe: { card: { F: 9, actions: [back] } },
      markers: { thing: { ...facts(edition), bearer: 'Ace' } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false }).react('Foe', 'Back', 'Ace');
    const drops = edition === '2013';
    expect(game.pending('placeBurden').map(({ by, why }) => [by, why])).toEqual(
      drops ? [['b', 'damage']] : [],
    );
    if (drops) game.answer('placeBurden', null).answer('placeBurden', { x: um(12), y: um(16) }, 'a');
    expect(bearerOf(game)).toBe(drops ? undefined : game.names.model('Ace'));
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] Damage 3 of which a Power leaves 2 is not three Damage suffered', () => {
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      ace: { card: { F: 9, actions: [bar('CCM', 'Damage 3')] } },
      foe: { card: { powers: [{ name: 'Hide', clauses: [{ modify: 'damageTaken', by: -1 }] }] } },
      markers: { thing: { ...facts(edition), bearer: 'Foe' } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe');
    expect(game.model('Foe').health).toBe(4);
    expect(bearerOf(game)).toBe(game.names.model('Foe'));
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FX-25] the text of a Special Stuns, pushes and hurts as the Effects of its Action do', () => {
    const dropped = (base: string, does: Clause, target: 'Foe' | 'Pal' = 'Foe') => {
      const special = { name: 'Trick', clauses: [does] };
      const trick = { bar: bar('CCM', `${base}Special/Trick`), specials: [special] };
      const game = duel(edition, {
        round: 3,
        plot: 'quest',
        ace: { card: { F: 9, actions: [trick] } },
        a: { Pal: { at: beside([12, 12], { side: 'west' }) } },
        markers: { thing: { ...facts(edition), bearer: target } },
        dice: [5, 1],
      });
      game.activate('Ace').attack('Ace', 'Blow', target);
      const asked = game.pending('placeBurden').map(({ by, why }) => `${by} ${why}`);
      return [...asked, game.at(target).x - (target === 'Foe' ? 12 + 2 * R30 : 12 - 2 * R30) > 1];
    };
    const push: Clause = { at: 'achieved', must: [{ fx: 'knockback', x: 3, to: 'subject' }] };
    const daze: Clause = { at: 'achieved', must: [{ fx: 'stun', to: 'subject' }] };
    expect([dropped('', daze), dropped('', push)]).toEqual([
      ['a effect', false],
      ['a effect', false],
    ]);
    const burn: Clause = { at: 'achieved', must: [{ fx: 'damage', x: 1, to: 'subject' }] };
    expect([dropped('Damage 2 and ', burn), dropped('Damage 1 and ', burn)]).toEqual([
      edition === '2013' ? ['a damage', false] : [false],
      [false],
    ]);
    expect(dropped('', daze, 'Pal')).toEqual([false]);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-MOVE-36] whoever Climbs High and knocks back all about makes Enemies drop, and no friends', () => {
    const dropped = (bearer: 'Foe' | 'Pal') => {
      const powers = [
        {
          name: 'Gust',
          clauses: [
            {
              at: 'moved',
              must: [{ fx: 'knockback', x: 4, to: { within: 3, other: true } }],
              when: { movement: 'climbHigh' },
            },
          ],
        },
      ] as const;
      const game = duel(edition, {
        round: 3,
        plot: 'quest',
        ace: { card: { movement: 'Flight', powers } },
        a: { Pal: { at: beside([12, 12], { side: 'west' }) } },
        markers: { thing: { ...facts(edition), bearer } },
      });
      game.activate('Ace').climbHigh('Ace');
      return game.pending('placeBurden').map(({ by }) => by);
    };
    expect([dropped('Foe'), dropped('Pal')]).toEqual([['a'], []]);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] a friend’s Knockback makes nobody drop', () => {
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      ace: { card: { F: 9, actions: [bar('PRJ 8', 'Knockback 2')] } },
      a: { Pal: { at: [12, 15] } },
      foe: { at: [2, 2] },
      markers: { thing: { ...facts(edition), bearer: 'Pal' } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Pal');
    expect(game.at('Pal').y).toBe(17);
    expect(bearerOf(game)).toBe(game.names.model('Pal'));
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FX-13] who is grabbed and thrown drops it where it stood', () => {
    const grab = 'AP 1 Grab (CCM, F vs G, Damage 1 and Grab & Throw) SFX: none';
    const hurl = 'AP 1 Hurl (THR 6, F vs G, Damage 1) SFX: none';
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      ace: { card: { F: 9, actions: [grab, hurl] } },
      b: { Two: { at: beside([12, 12], { gap: 4, side: 'north' }) } },
      markers: { thing: { ...facts(edition), bearer: 'Foe' } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Grab', 'Foe');
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'effect' });
    game.answer('placeBurden', { x: um(12 + 4 * R30), y: um(12) });
    game.attack('Ace', 'Hurl', 'Two');
    expect(bearerOf(game)).toBeUndefined();
    expect(game.at('Foe').y).toBeGreaterThan(14);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FX-21] a Mind Controlled teammate Stuns a bearer: an Enemy’s Action in 2017, a friend’s in 2013', () => {
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      gap: 4,
      ace: { card: { J: 9, actions: [BEND] } },
      foe: { card: { F: 9, actions: [bar('PRJ 8', 'Stun')] } },
      b: { Two: { at: [18, 16] } },
      markers: { thing: { ...facts(edition), bearer: 'Two' } },
      dice: [5, 1, 5, 1],
    });
    game.activate('Ace').attack('Ace', 'Bend', 'Foe');
    game.attack('Foe', 'Blow', 'Two');
    expect(game.model('Two').stunned).toBe(true);
    const drops = edition === '2017';
    if (drops) game.answer('placeBurden', { x: um(18), y: um(20) }, 'a');
    expect(bearerOf(game)).toBe(drops ? undefined : game.names.model('Two'));
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-TYPE-09] its own Self/Shift as a Reaction makes it drop nothing', () => {
    const dodge = 'AP 0 Dodge (RCT/TGT, I vs T#3, Self/Shift 2) SFX: none';
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      ace: { card: { actions: ['AP 1 Strike (CCM, F vs G, Damage 1) SFX: none'] } },
      foe: { card: { actions: [dodge] } },
      markers: { thing: { ...facts(edition), bearer: 'Foe' } },
      dice: [3],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false }).react('Foe', 'Dodge');
    game.answer('shift', { x: um(16), y: um(12) });
    expect(bearerOf(game)).toBe(game.names.model('Foe'));
    expect(game.last('actionFailed').why).toBe('outOfReach');
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-ROLE-11] a Tank that stands in for a bearer saves its Burden', () => {
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      gap: 4,
      ace: { card: { F: 9, actions: [bar('PRJ 8', 'Stun')] } },
      b: { Wall: { at: beside([12, 12], { gap: 4 + 2 * R30 }), card: { role: 'Tank' } } },
      markers: { thing: { ...facts(edition), bearer: 'Foe' } },
      dice: [5, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { redirect: 'Wall' });
    expect(game.model('Wall').stunned).toBe(true);
    expect(bearerOf(game)).toBe(game.names.model('Foe'));
    expect(game.asked()).toEqual(['act']);
  });

  test('[PC-BURDEN-05@2013] [PC-BURDEN-05@2017] [PC-FX-15] an Extra Target suffers an Enemy’s Action like any other', () => {
    const game = duel(edition, {
      round: 3,
      plot: 'quest',
      gap: 4,
      ace: { card: { F: 9, actions: [bar('PRJ 8', 'Stun', 'Extra Target 2')] } },
      b: { Two: { at: beside([12, 12], { gap: 4 + 2 * R30 + 0.5 }) } },
      markers: { thing: { ...facts(edition), bearer: 'Two' } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Blow', 'Foe', { sfx: [0] });
    game.answer('extraTarget', game.names.model('Two'));
    expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'effect' });
    game.answer('placeBurden', { x: game.model('Two').x, y: um(12 + 2 * R30) });
    expect(game.model('Two').stunned).toBe(true);
  });

  test('[PC-START-07] [PC-BURDEN-02@2013] [PC-BURDEN-02@2017] by Act Fast a bearer Sprints', () => {
    const game = scene({
      edition,
      round: 2,
      plot: 'quest',
      a: { Ace: { at: [6, 6], card: { J: 9, movement: 'Flight', move: 6 }, stunned: edition === '2017' } },
      b: { Foe: { at: [20, 20], card: { J: 1 } } },
      markers: { thing: { ...facts(edition), carriedFrom: 1, bearer: 'Ace' } },
      dice: [6, 1],
    });
    endTurns(game);
    game
      .answer('chooseRoller', game.names.card('Ace'), 'a')
      .answer('chooseRoller', game.names.card('Foe'), 'b');
    const fast = (as: 'Flight' | 'Sprint') => (g: Play) =>
      g.answer('masterPlan', {
        plan: 'actFast',
        model: g.names.model('Ace'),
        legs: [{ x: um(11), y: um(6) }],
        as,
        combined: false,
        fall: false,
      });
    expect(game.refused(fast('Flight'))).toBe('move.type');
    fast('Sprint')(game);
    expect(game.at('Ace').x).toBe(11);
    expect(bearerOf(game)).toBe(game.names.model('Ace'));
  });

  test('[PC-ROLE-04] [PC-BURDEN-01@2013] [PC-BURDEN-01@2017] a Speeder moves, picks up and moves on', () => {
    const game = scene({
      edition,
      round: 3,
      plot: 'quest',
      a: { Ace: { at: [6, 6], card: { role: 'Speeder' } } },
      b: { Foe: { at: [20, 20] } },
      markers: { thing: { ...facts(edition), at: [8, 6] } },
    });
    game
      .activate('Ace')
      .move('Ace', [8 - 2 * R30, 6])
      .act({ do: 'pickUp', model: game.names.model('Ace'), item: 'thing' });
    expect(game.card('Ace').fatigue).toBe(edition === '2013' ? 2 : 1);
    game.move('Ace', [8 - 2 * R30, 4]);
    if (game.asked()[0] === 'act') game.endActivation();
    game.activate('Foe').move('Foe').endActivation();
    expect(game.card('Ace').fatigue).toBe(edition === '2013' ? 3 : 2);
  });
});

test('[PC-COND-06@2017] [PC-BURDEN-06] KO’ed by its own Shapeshift: its own player places the Burden, nobody has the credit', () => {
  const change = (to: string) => [
    { name: 'Change', clauses: [{ allow: 'shapeshift', with: { to } }] } as const,
  ];
  const man = card({ name: 'Man', health: 8, powers: change('Wolf') });
  const wolf = card({ name: 'Wolf', health: 4, powers: change('Man') });
  const game = scene({
    edition: '2017',
    round: 3,
    plot: 'quest',
    profiles: [wolf],
    a: { Man: { card: man, at: [12, 12], health: 3 }, Pal: { at: [1, 1] } },
    b: { Foe: { at: [20, 20] } },
    markers: { thing: { ...TREASURE, bearer: 'Man' } },
    ...agendasHeld([{ agenda: 'firstBlood' }]),
  });
  game.activate('Man').act({ do: 'shapeshift', form: 'wolf' });
  expect(game.model('a1').status).toBe('ko');
  expect(game.question('placeBurden')).toMatchObject({ by: 'a', why: 'koed' });
  game.answer('placeBurden', { x: um(12), y: um(12) });
  expect(points(game)).toEqual([0, 0]);
});
