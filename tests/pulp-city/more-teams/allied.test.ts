/** Four Teams, two and two together: 'Ace' with 'Cat' against 'Bull' with 'Dog'. */
import { describe, expect, test } from 'vitest';
import type { ModelId } from '../../../src/systems/pulp-city/model/ids.ts';
import type { EncounterSetup, Switches } from '../../../src/systems/pulp-city/model/setup.ts';
import { nomineesFor } from '../../../src/systems/pulp-city/agendas/picks.ts';
import { revenge } from '../../../src/systems/pulp-city/agendas/revenge.ts';
import { pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { Adjustment } from '../../../src/systems/pulp-city/model/events.ts';
import { courseOf } from '../../../src/systems/pulp-city/view/log/course.ts';
import { hasStealth } from '../../../src/systems/pulp-city/traits/stealth.ts';
import { agendasHeld } from '../../support/agendas.ts';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { beside, reasons, SHOT, STRIKE } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { corners, type MoreSpec } from '../../support/more-teams.ts';
import type { Play } from '../../support/play.ts';
import { stepInPlace } from '../../support/rounds.ts';
import { LAST } from '../plots/support.ts';

const PAIRS = [
  ['a', 'c'],
  ['b', 'd'],
] as const;
const AT = [12, 12] as const;
const CLAW = 'AP 1 Claw (CCM, F vs G, Limited/Enemies, Damage 1) SFX: none';
const HELP = 'AP 1 Help (CCM, F vs 1, Limited/Friendly, Heal 1) SFX: none';
const FINISH = 'AP 1 Finish (CCM, F vs G, Damage 9) SFX: none';
const SNAP = 'AP 1 Snap (RCT/BTB, H vs I, Damage 1) SFX: none';
const APART: Partial<Switches> = { alliedTeamsFriendly: false };

type Spec = Omit<MoreSpec, 'count'>;

const pairs = (edition: Edition, spec: Spec = {}): Play =>
  corners(edition, { count: 4, allied: PAIRS, ...spec });

const agreeAll = (game: Play): Play => {
  game.offerEnd();
  while (game.pending('agreeEnd').length > 0) game.answer('agreeEnd', true);
  return game;
};

/** The last Round ends. */
const ended = (edition: Edition, spec: Spec): Play =>
  agreeAll(pairs(edition, { round: LAST[edition], ...spec }));

inEditions(['2013', '2017'], (edition) => {
  describe('a model of an allied Team', () => {
    const supported = (spec: Spec): number | undefined =>
      corners(edition, {
        count: 4,
        phase: 'actionPool',
        round: 2,
        supremes: {
          a: { at: AT, card: { role: 'Support', apPlus: 1 } },
          b: { card: { apPlus: 1 } },
          c: { at: [14, 12], card: { apPlus: 1 } },
          d: { card: { apPlus: 1 } },
        },
        ...spec,
      })
        .events('poolCalculated')
        .find(({ team }) => team === 'a')?.total;

    test('[PC-TABLE-14@2013] [PC-TABLE-14@2017] [PC-DESC-08@2013] [PC-DESC-08@2017] counts for a Support, unless the players have agreed otherwise', () => {
      expect([
        supported({ allied: PAIRS }),
        supported({ allied: PAIRS, switches: APART }),
        supported({}),
      ]).toEqual([3, 2, 2]);
    });

    const beside1 = (spec: Spec = {}): Play =>
      pairs(edition, {
        supremes: {
          a: { at: AT, card: { actions: [CLAW, HELP, STRIKE] } },
          c: { at: beside(AT), health: 1 },
        },
        ...spec,
      }).activate('Ace');

    test('[PC-TABLE-14] [PC-TABLE-16] is helped as a friend, and is no Enemy to be struck', () => {
      const game = beside1({ dice: [6] });
      expect(game.refusal((it) => it.attack('Ace', 'Claw', 'Cat'))).toMatchObject({
        code: 'target.ally',
        params: { friendly: 'yes' },
      });
      expect(game.attack('Ace', 'Help', 'Cat').model('Cat').health).toBe(2);
    });

    test('[PC-TABLE-16] is by house rule neither: no Enemy, and not helped', () => {
      const game = beside1({ switches: APART });
      const why = { code: 'target.ally', params: { friendly: 'no' } };
      expect(game.refusal((it) => it.attack('Ace', 'Claw', 'Cat'))).toMatchObject(why);
      expect(game.refusal((it) => it.attack('Ace', 'Help', 'Cat'))).toMatchObject(why);
    });

    describe('has a Power for the rolls of friends', () => {
      const WILL: Clause = {
        at: 'rollWon',
        may: [{ fx: 'extraSfx', x: 1 }],
        who: { side: 'friendly' },
        cost: { powerUpDice: 1 },
        limit: 'oncePerRoll',
        when: { as: 'attacker' },
      };
      const DRILL: Clause = {
        at: 'beforeRoll',
        who: { side: 'friendly' },
        may: [{ fx: 'lasting', clauses: [{ modify: 'attackerDice', by: 1 }], lasts: 'roll' }],
        cost: { fatigue: 1 },
      };
      const armed = (clause: Clause, spec: Spec = {}): Play =>
        pairs(edition, {
          dice: [6, 1],
          supremes: {
            a: { at: AT, powerUp: 1, card: { F: 9, actions: [STRIKE] } },
            b: { at: beside(AT) },
            c: { card: { powers: [{ name: 'Gift', clauses: [clause] }] } },
          },
          ...spec,
        })
          .activate('Ace')
          .attack('Ace', 'Strike', 'Bull', { quiet: false });
      const sold = (spec: Spec = {}) => {
        const game = armed(WILL, spec);
        while (['attackDice', 'defendDice'].includes(game.asked()[0] ?? '')) game.decline();
        const names = game.question('spendSfx').extras.map(({ power }) => power);
        game.forgetDice();
        return names;
      };

      test('[PC-TABLE-14] [PC-SFX-07] one that the Attacker pays itself is open to it, while allied Teams are Friendly', () => {
        expect([sold(), sold({ switches: APART }), sold({ allied: undefined })]).toEqual([['Gift'], [], []]);
      });

      test('[PC-TABLE-14] [PC-AP-07] one that its owner pays is not: what an ally has is spent by nobody else', () => {
        const offered = (spec: Spec = {}) => {
          const game = armed(DRILL, spec);
          const powers = game.question('attackDice').powers;
          game.forgetDice();
          return powers;
        };
        const own = { at: [30, 20], card: { powers: [{ name: 'Gift', clauses: [DRILL] }] } } as const;
        expect([offered(), offered({ more: { a: { Pal: own } } })]).toEqual([[], ['Gift']]);
      });
    });

    test.each([{}, APART])('[PC-TABLE-14] [PC-COND-05] touching it takes no Stealth away: %o', (switches) => {
      const hidden = { at: AT, card: { stealth: true } } as const;
      const shooter = { at: [18, 12], card: { actions: [SHOT] } } as const;
      const game = pairs(edition, {
        turn: 'b',
        switches,
        supremes: { a: hidden, b: shooter, c: { at: beside(AT, { side: 'north' }) } },
      });
      expect(game.activate('Bull').refused((it) => it.attack('Bull', 'Shot', 'Ace'))).toBe('target.stealth');
    });

    test.each([{}, APART])(
      '[PC-TABLE-14] [PC-TYPE-05] coming into contact with it nobody reacts: %o',
      (switches) => {
        const game = pairs(edition, {
          switches,
          supremes: { a: { at: [12, 16] }, c: { at: AT, card: { actions: [SNAP] } } },
        })
          .activate('Ace')
          .move('Ace', beside(AT, { side: 'north' }));
        expect(game.pending('react')).toEqual([]);
      },
    );

    test('[PC-TABLE-14] [PC-BONUS-07@2013] [PC-BONUS-07@2017] mobs with its ally in 2013 as a friend; in 2017 it is no Enemy to be counted', () => {
      const mob = (switches: Partial<Switches>) =>
        pairs(edition, {
          switches,
          supremes: {
            a: { at: AT, card: { actions: [STRIKE] } },
            b: { at: beside(AT) },
            c: { at: beside(beside(AT)) },
          },
        })
          .activate('Ace')
          .dice(1, 1, 1, 6)
          .attack('Ace', 'Strike', 'Bull')
          .forgetDice();
      expect(reasons(mob({}))).toEqual(['Mobbing 1']);
      expect(reasons(mob(APART))).toEqual(edition === '2017' ? ['Mobbing 1'] : []);
    });

    test('[PC-TABLE-14] KO’ed by its ally it is worth nothing to anybody', () => {
      const game = pairs(edition, {
        round: LAST[edition],
        dice: [5, 1],
        supremes: {
          a: { at: AT, card: { F: 9, actions: [FINISH] } },
          c: { at: beside(AT), card: { level: 2 } },
        },
      });
      agreeAll(game.activate('Ace').attack('Ace', 'Finish', 'Cat').endActivation());
      expect(game.model('Cat').status).toBe('ko');
      expect(game.state.outcome).toMatchObject({ winner: 'tie', agendaPoints: { a: 0, b: 0, c: 0, d: 0 } });
    });

    test('[PC-TABLE-14] [PC-TURN-09] is in no chain with its ally, nor chained by one', () => {
      const next = { side: 'friendly', kind: 'supreme', other: true } as const;
      const powers = [
        {
          name: 'Call',
          clauses: [{ at: 'activationEnded' as const, may: [{ fx: 'activate' as const, to: next }] }],
        },
      ];
      const after = {
        name: 'Follow',
        clauses: [
          {
            at: 'activationEnded' as const,
            who: next,
            may: [{ fx: 'activate' as const, to: 'self' as const }],
          },
        ],
      };
      const game = pairs(edition, {
        supremes: { a: { card: { powers } }, c: { card: { powers: [after] } } },
        more: { a: { Pal: { at: [9, 5] } } },
      });
      stepInPlace(game, 'Ace');
      expect(game.question('chain').cards).toEqual([game.names.card('Pal')]);
    });

    test('[PC-TABLE-14] takes its own Turns, and no one else commands it', () => {
      const game = pairs(edition, { more: { c: { Mob: { card: { kind: 'minion' }, at: [[5, 29]] } } } });
      expect(game.state.turn.order).toEqual(['a', 'b', 'c', 'd']);
      expect(Object.values(game.question('turn').minions).flat()).toEqual([]);
    });
  });

  describe('the end', () => {
    test('[PC-TABLE-14] [PC-WIN-04@2013] [PC-WIN-04@2017] points of those that play together are added up', () => {
      const teams = { a: { agendaPoints: 2 }, b: { agendaPoints: 3 }, c: { agendaPoints: 2 } };
      expect(ended(edition, { teams }).state.outcome).toMatchObject({ winner: 'a', together: ['a', 'c'] });
      expect(ended(edition, { teams, switches: APART }).state.outcome).toMatchObject({
        together: ['a', 'c'],
      });
      expect(ended(edition, { teams, allied: undefined }).state.outcome).toMatchObject({ winner: 'b' });
    });

    test('[PC-TABLE-14] [PC-WIN-08] equal totals are a tie of all four', () => {
      const teams = { a: { agendaPoints: 1 }, b: { agendaPoints: 2 }, c: { agendaPoints: 1 } };
      expect(ended(edition, { teams }).state.outcome).toMatchObject({
        winner: 'tie',
        shared: ['a', 'b', 'c', 'd'],
      });
    });

    test('[PC-TABLE-14] [PC-WIN-02@2013] [PC-WIN-02@2017] comes when both Teams of a side are out, and not before', () => {
      const blow = (out: 'c' | 'd') =>
        pairs(edition, {
          dice: [5, 1],
          supremes: {
            a: { at: AT, card: { F: 9, actions: [FINISH] } },
            b: { at: beside(AT) },
            [out]: { status: 'ko', health: 0 },
          },
        })
          .activate('Ace')
          .attack('Ace', 'Finish', 'Bull').state.outcome;
      expect(blow('c')).toBeNull();
      expect(blow('d')).toMatchObject({ why: 'vanquished', together: ['a', 'c'] });
    });

    test('[PC-TABLE-14] [PC-WIN-08] whoever gives up leaves the ally to play on, and wins with it', () => {
      const game = pairs(edition, { teams: { a: { agendaPoints: 5 } } }).concede('a');
      expect(game.state.outcome).toBeNull();
      game.concede('b').concede('d');
      expect(game.state.outcome).toMatchObject({ why: 'conceded', together: ['a', 'c'] });
    });
  });

  test('[PC-TABLE-14] [PC-AGENDA-09] only Supremes of Enemy Teams are named as Enemies', () => {
    const { setup } = pairs(edition).game;
    expect(nomineesFor(setup, 'a', revenge)).toEqual(['b1', 'd1']);
  });
});

test('[PC-TABLE-14] a Leader card that speaks of Friendly Supremes is theirs, too', () => {
  const has = (switches: Partial<Switches>): readonly number[] => {
    const game = pairs('2017', {
      switches,
      leaderCards: { a: ['shadow-mastery'] },
      supremes: {
        a: { card: { role: 'Leader', factions: ['Jade Cult'] } },
        b: { card: { factions: ['Jade Cult'] } },
        c: { card: { factions: ['Jade Cult'] } },
      },
    }).activate('Ace');
    game.act({ do: 'leaderCard', card: 'shadow-mastery', way: 0, on: [] });
    return ['Ace', 'Bull', 'Cat'].map((name) =>
      Number(hasStealth(worldOf(game.game), game.names.model(name))),
    );
  };
  expect([has({}), has(APART)]).toEqual([
    [1, 0, 1],
    [1, 0, 0],
  ]);
});

describe('Control, 2017', () => {
  /** On the Hill: Ace and Cat, or Ace alone, and Bull. */
  const holder = (spec: Spec) =>
    agreeAll(
      pairs('2017', {
        plot: 'kingOfTheHill',
        supremes: { a: { at: [17, 17] }, b: { at: [19, 19] }, c: { at: [17, 19] } },
        ...spec,
      }),
    ).last('objectivesControlled').holders;

  test('[PC-TABLE-14] [PC-CONTROL-01] those that play together count together, whether Friendly or not', () => {
    expect([holder({}), holder({ switches: APART }), holder({ allied: undefined })]).toEqual([
      { hill: 'a' },
      { hill: 'a' },
      { hill: null },
    ]);
  });

  test('[PC-TABLE-14] [PC-CONTROL-01] the Team that has the most there holds it for both', () => {
    const more = { c: { Cub: { at: [19, 17] as const } }, b: { Ox: { at: [20, 20] as const } } };
    expect(holder({ more })).toEqual({ hill: 'c' });
  });

  test('[PC-TABLE-14] [PC-WIN-04] what only goes from one to its ally has turned nothing', () => {
    const { setup, state } = pairs('2017', {
      plot: 'kingOfTheHill',
      supremes: { a: { at: [17, 17] }, c: { at: [17, 19] } },
      more: { a: { Cub: { at: [19, 17] } } },
    }).game;
    const models = Object.fromEntries(
      Object.values(state.models).map(({ id, x, y }) => [id, { x, y, z: 0 }]),
    );
    const situation = { round: 4, active: 'a', pools: { a: 1, b: 1, c: 1, d: 1 }, models } as const;
    const away = (model: ModelId): Adjustment => {
      const at = { x: models[model]!.x, y: models['d1']!.y, z: 0, inside: null, wall: null };
      return { what: 'position', model, at };
    };
    const changes: readonly Adjustment[] = [
      { what: 'pool', team: 'b', to: 2 },
      ...['a1', 'a2'].map((model) => away(model)),
    ];
    const { allied: _allied, ...each } = setup;
    const turns = (begun: EncounterSetup): number => {
      const opened = pulpCity.open({ ...begun, situation });
      if (!opened.ok) throw new Error(opened.error[0]?.code);
      const { game, events } = opened.value;
      const adjusted = pulpCity.execute(game, { type: 'adjust', changes });
      if (!adjusted.ok) throw new Error(adjusted.error.code);
      const { value } = adjusted;
      return courseOf(worldOf(value.game), [...events, ...value.events]).turns.length;
    };
    expect([turns(setup), turns(each)]).toEqual([0, 2]);
  });

  test('[PC-TABLE-14] [PC-PLOT-24] Rounds of both are added up, and the points given once', () => {
    const controlled = [
      { round: 1, holders: { hill: 'a' as const } },
      { round: 2, holders: { hill: 'c' as const } },
      { round: 3, holders: { hill: 'b' as const } },
    ];
    const game = ended('2017', { plot: 'kingOfTheHill', tweak: (state) => (state.controlled = controlled) });
    expect(game.state.outcome).toMatchObject({
      together: ['a', 'c'],
      agendaPoints: { a: 3, b: 0, c: 0, d: 0 },
    });
  });

  test('[PC-TABLE-14] [PC-AGENDA-20] what both have done counts together for an Agenda of everybody', () => {
    const game = ended('2017', {
      ...agendasHeld([{ agenda: 'urbanRenewal' }], ({ agendas }) => {
        Object.assign(agendas!.held[0]!, { counts: { a: 1, b: 2, c: 2 } });
      }),
    });
    expect(game.state.outcome).toMatchObject({ agendaPoints: { a: 0, b: 0, c: 1, d: 0 } });
  });
});
