import { expect, test } from 'vitest';
import { type DuelSpec, duel } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene } from '../../support/scene.ts';
import { CONTACT, chain, stepEnd, tactics } from './chain-kit.ts';

/** If it wins an Action Roll during an Enemy Turn it may Activate at once. */
const breakOut = {
  name: 'Break Out',
  clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], when: { turn: 'enemy' } }],
} as const;

const STRIKE = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: none';
const FAIL = [1, 6] as const;
const HIT = [6, 1] as const;

const prison = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    ...spec,
    ace: { ...spec.ace, card: { actions: [STRIKE], ...spec.ace?.card } },
    foe: { ...spec.foe, card: { actions: [STRIKE], powers: [breakOut], ...spec.foe?.card } },
  });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-10] a Defender that wins a roll Activates in the Enemy Turn, then the interrupted Activation goes on', () => {
    const game = prison(edition, { dice: [...FAIL, ...HIT] });
    const [ace, foe] = [game.names.card('Ace'), game.names.card('Foe')];
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(game.question('chain')).toMatchObject({
      by: 'b',
      cards: [foe],
      from: foe,
      power: 'Break Out',
      interrupts: ace,
    });
    chain(game, 'Foe');
    expect(game.question('act')).toMatchObject({ by: 'b', card: foe, occasion: 'activation' });
    expect(game.state.activation?.card).toBe(foe);
    expect(game.state.interrupted.map((one) => one.card)).toEqual([ace]);
    game.attack('Foe', 'Strike', 'Ace').endActivation();
    expect([game.model('Ace').health, game.pool('b'), game.card('Foe').apSpent]).toEqual([5, 19, 1]);
    expect(game.card('Foe')).toMatchObject({ activationsThisRound: 1 });
    expect(game.question('act')).toMatchObject({ by: 'a', card: ace });
    expect(game.state.activation).toMatchObject({ card: ace, used: ['combinable'] });
    expect(game.state.interrupted).toEqual([]);
    stepEnd(game.move('Ace', [12, 11]));
    expect(game.question('turn').by, 'the Turn passes on as always').toBe('b');
    expect(game.events('turnEnded')).toHaveLength(1);
  });

  test('[PC-TURN-10] it may be declined, and is not offered for a roll that is lost', () => {
    const declined = prison(edition, { dice: FAIL }).activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(declined, null);
    expect(declined.question('act').by).toBe('a');
    expect(declined.events('activationInterrupted')).toEqual([]);
    const lost = prison(edition, { dice: HIT }).activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(lost.question('act').by).toBe('a');
  });

  test('[PC-TURN-10] a roll won in an own Turn opens nothing, nor does one won by somebody else', () => {
    const own = prison(edition, { turn: 'b', dice: HIT }).activate('Foe').attack('Foe', 'Strike', 'Ace');
    expect(own.asked()).toEqual(['act']);
    const other = prison(edition, {
      gap: 4,
      b: { Mate: { at: [12 - CONTACT, 12] } },
      dice: FAIL,
    }).activate('Ace');
    other.attack('Ace', 'Strike', 'Mate');
    expect(other.question('act').by).toBe('a');
  });

  test('[PC-TURN-10] a Reaction that wins its roll: the Activation comes before the triggering Action goes on', () => {
    const snap = 'AP 1 Snap (RCT/TGT 6, F vs G, Damage 1) SFX: none';
    const game = prison(edition, {
      foe: { card: { actions: [STRIKE, snap], powers: [breakOut] } },
      dice: HIT,
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    game.react('Foe', 'Snap', 'Ace');
    chain(game, 'Foe').move('Foe', [16, 12]).endActivation();
    expect(game.last('actionFailed'), 'Foe has run out of reach').toMatchObject({
      model: game.names.model('Ace'),
      why: 'outOfReach',
    });
    expect(game.model('Foe').health).toBe(6);
    expect(game.question('act')).toMatchObject({ by: 'a', card: game.names.card('Ace') });
  });

  test('[PC-TURN-10] the Action that was interrupted asks again who is in reach', () => {
    const beam = 'AP 1 Beam (RAY 8, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [4, 12], card: { actions: [beam] } } },
      b: {
        Foe: { at: [7, 12], card: { powers: [breakOut], actions: [STRIKE] } },
        Mate: { at: [10, 12] },
      },
      dice: [...FAIL],
    }).activate('Ace');
    game.attack('Ace', 'Beam', ['Foe', 'Mate'], { toward: [12, 12] });
    chain(game, 'Foe');
    game.adjust({
      what: 'position',
      model: game.names.model('Mate'),
      at: { x: 25_400 * 10, y: 25_400 * 18, z: 0, inside: null, wall: null },
    });
    game.move('Foe').endActivation();
    expect(game.last('actionFailed')).toMatchObject({
      target: game.names.model('Mate'),
      why: 'outOfReach',
    });
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.question('act').by).toBe('a');
  });

  test('[PC-TURN-10] an Attacker KO’ed meanwhile does not go on: its Activation ends, then its Turn', () => {
    const game = prison(edition, {
      ace: { health: 1 },
      a: { Bea: { at: [3, 3] } },
      dice: [...FAIL, ...HIT],
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    stepEnd(chain(game, 'Foe').attack('Foe', 'Strike', 'Ace'));
    expect(game.model('Ace').status).toBe('ko');
    expect(game.question('turn').by).toBe('b');
    expect(game.state).toMatchObject({ activation: null, interrupted: [] });
  });

  test('[PC-TURN-10] whoever can pay for nothing, or may not be Activated, does not interrupt', () => {
    const spent = prison(edition, { foe: { fatigue: 2, apSpent: 6 }, dice: FAIL });
    expect(spent.activate('Ace').attack('Ace', 'Strike', 'Foe').question('act').by).toBe('a');
    const bound = { id: 'x', clauses: [{ forbid: 'activate' }], from: 'Ice', owner: 'a1' } as const;
    const frozen = prison(edition, { foe: { lasting: [{ ...bound, lasts: 'round' }] }, dice: FAIL });
    expect(frozen.activate('Ace').attack('Ace', 'Strike', 'Foe').question('act').by).toBe('a');
    const later = prison(edition, { foe: { lasting: [{ ...bound, lasts: 'nextTurn' }] }, dice: FAIL });
    expect(
      later.activate('Ace').attack('Ace', 'Strike', 'Foe').question('chain').by,
      'what forbids its own next Turn does not forbid this one',
    ).toBe('b');
  });

  test('[PC-TURN-10] it is a full Activation: Minions are commanded with it, and it may chain', () => {
    const game = prison(edition, {
      foe: { card: { actions: [STRIKE], powers: [breakOut, tactics] } },
      b: { Mate: { at: [20, 20] }, Mob: { card: { kind: 'minion' }, at: [[20, 3]] } },
      dice: FAIL,
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe', 'Mob').move('Mob', [20, 4]);
    expect(game.state.interrupted.map((one) => one.card)).toEqual([game.names.card('Ace')]);
    game.move('Foe').endActivation();
    expect(game.question('chain')).toMatchObject({ by: 'b', power: 'Tactics', interrupts: null });
    stepEnd(chain(game, 'Mate').move('Mate', [20, 19])).decline();
    expect(game.at('Mate').y).toBe(19);
    expect(game.question('act')).toMatchObject({ by: 'a', card: game.names.card('Ace') });
  });

  test('[PC-TURN-10] an interruption may be interrupted; nobody is Activated inside its own Activation', () => {
    const always = {
      name: 'Always',
      clauses: [{ at: 'rollWon', may: [{ fx: 'activate', to: 'self' }] }],
    } as const;
    const shot = 'AP 1 Shot* (PRJ 12, F vs G, Damage 1) SFX: none';
    const own = { card: { actions: [shot], powers: [always] } };
    const game = scene({
      edition,
      a: {
        Ace: { at: [6, 6], ...own },
        Bea: { at: [6, 12], ...own },
      },
      b: { Foe: { at: [12, 9], ...own } },
      dice: [...FAIL, ...FAIL, ...HIT],
    });
    const [ace, foe, bea] = (['Ace', 'Foe', 'Bea'] as const).map(game.names.card);
    game.activate('Ace').attack('Ace', 'Shot', 'Foe');
    chain(game, 'Foe').attack('Foe', 'Shot', 'Bea');
    chain(game, 'Bea');
    expect(game.state.interrupted.map((one) => one.card)).toEqual([ace, foe]);
    game.attack('Bea', 'Shot', 'Foe');
    expect(game.question('act').card, 'Bea has won in her own Activation').toBe(bea);
    game.endActivation();
    expect(game.question('act').card).toBe(foe);
    game.endActivation();
    expect(game.question('act').card).toBe(ace);
  });

  test('[PC-TURN-10] the moves and limits of the interrupted Activation wait for it', () => {
    const surge = {
      name: 'Surge',
      clauses: [
        {
          at: 'rollWon',
          may: [{ fx: 'extraSfx' }],
          cost: { damage: 1 },
          limit: 'oncePerActivation',
        },
      ],
    } as const;
    const bar = 'AP 1 Strike* (CCM, F vs G, Damage 1) SFX: Damage 1';
    const game = prison(edition, {
      ace: {
        at: [8, 12],
        card: { actions: [bar], powers: [surge, { name: 'Flurry', clauses: [{ allow: 'combineAny' }] }] },
      },
      foe: { at: [12, 12], card: { actions: [STRIKE], powers: [breakOut] } },
      dice: [6, 6, 1, ...FAIL, ...HIT],
    });
    game.activate('Ace').move('Ace', [12 - CONTACT, 12]);
    game.attack('Ace', 'Strike', 'Foe');
    game.answer('spendSfx', { picks: [], extras: ['Surge'] });
    const used = { [game.names.card('Ace')]: ['Surge'] };
    const own = () => ({ limits: game.state.activation?.limits, moves: game.state.activation?.moves });
    const before = own();
    expect(before.limits).toEqual(used);
    game.attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe');
    expect(own()).toEqual({ limits: {}, moves: {} });
    game.move('Foe').endActivation();
    expect(own()).toEqual(before);
    game.attack('Ace', 'Strike', 'Foe');
    expect(game.question('spendSfx').extras, 'used up for this Activation').toEqual([]);
  });

  test('[PC-TURN-10] what lasts for an Activation ends with it, not with one that interrupts it', () => {
    const roar = {
      name: 'Roar',
      clauses: [
        {
          at: 'activationStarted',
          must: [{ fx: 'lasting', clauses: [{ modify: 'trait', of: 'K', by: 1 }], lasts: 'activation' }],
        },
      ],
    } as const;
    const game = prison(edition, {
      ace: { card: { actions: [STRIKE], powers: [roar] } },
      foe: { card: { actions: [STRIKE], powers: [breakOut, roar] } },
      dice: FAIL,
    });
    const roaring = () => (['Ace', 'Foe'] as const).map((name) => game.model(name).lasting.length);
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe');
    expect(roaring()).toEqual([1, 1]);
    game.move('Foe').endActivation();
    expect(roaring()).toEqual([1, 0]);
    game.endActivation();
    expect(roaring()).toEqual([0, 0]);
  });

  test('[PC-TURN-10] its first Activation of the Round may be one in the Enemy Turn', () => {
    const ready = {
      name: 'Ready',
      clauses: [
        { at: 'activationStarted', must: [{ fx: 'powerUp', x: 1 }], limit: 'firstActivationOfRound' },
      ],
    } as const;
    const game = prison(edition, {
      foe: { card: { actions: [STRIKE], powers: [breakOut, ready] } },
      dice: FAIL,
    });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe').move('Foe').endActivation();
    game.endActivation();
    stepInPlace(game, 'Foe');
    expect(game.card('Foe')).toMatchObject({ powerUp: 1, activationsThisRound: 2 });
    endTurns(game);
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Foe' }, 'a');
    expect(game.state.turn.interruptions).toBe(0);
  });

  test('[PC-TURN-10] a Power that interrupts at a price is paid for, once for each time', () => {
    const costly = {
      name: 'Costly',
      clauses: [
        {
          at: 'rollWon',
          may: [{ fx: 'activate', to: 'self' }],
          cost: { powerUpDice: 1 },
          limit: 'oncePerRound',
        },
      ],
    } as const;
    const poor = prison(edition, { foe: { card: { powers: [costly] } }, dice: FAIL });
    expect(poor.activate('Ace').attack('Ace', 'Strike', 'Foe').question('act').by).toBe('a');
    const rich = prison(edition, {
      foe: { powerUp: 2, card: { powers: [costly] } },
      dice: [...FAIL, ...FAIL],
    });
    rich.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(rich, 'Foe').move('Foe').endActivation();
    expect(rich.card('Foe').powerUp).toBe(1);
    rich.attack('Ace', 'Strike', 'Foe');
    expect(rich.question('act').by, 'used up for the Round').toBe('a');
  });

  test('[PC-TURN-10] dropping what is in flight ends the Activations that wait as well', () => {
    const game = prison(edition, { dice: FAIL });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    chain(game, 'Foe').skip();
    expect(game.state).toMatchObject({ activation: null, interrupted: [] });
    expect(game.question('turn').by).toBe('b');
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-MINION-01] [PC-TURN-10] Minions whose own Activation is interrupted cannot be commanded inside the interruption', () => {
    const seize = {
      name: 'Seize the Moment',
      clauses: [
        { at: 'rollWon', may: [{ fx: 'activate', to: 'self' }], who: { side: 'friendly', kind: 'minion' } },
      ],
    } as const;
    const game = scene({
      edition,
      a: {
        Boss: { at: [2, 2] },
        Ace: { at: [4, 2], card: { powers: [seize] } },
        Mob: {
          card: { kind: 'minion', actions: ['Activation Punch (CCM, F vs G, Damage 1) SFX: none'] },
          at: [[12, 12]],
        },
        Gang: { card: { kind: 'minion' }, at: [[20, 2]] },
      },
      b: { Foe: { at: [12 + CONTACT, 12], card: {} } },
      dice: [...HIT],
    });
    game.activate('Boss', { minions: 'Mob' }).attack('Mob', 'Punch', 'Foe');
    expect(game.question('chain').cards).toEqual([game.names.card('Ace')]);
    expect(game.card('Mob').fatigue, 'it could pay for another command').toBe(1);
    expect(game.refused((it) => chain(it, 'Ace', 'Mob'))).toBe('answer.notOffered');
    chain(game, 'Ace');
    stepEnd(game.move('Ace'));
    expect(game.question('commandAfter').cards, 'behind it only the others').toEqual([
      game.names.card('Gang'),
    ]);
    game.decline('commandAfter');
    expect(game.state.activation, 'the Minions go on').toMatchObject({ card: game.names.card('Mob') });
  });
});
