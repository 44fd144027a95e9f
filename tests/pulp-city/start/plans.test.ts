import { expect, test } from 'vitest';
import { type Edition, inEditions } from '../../support/editions.ts';

import { actFast, endTurns, nameRollers, startRound } from '../../support/rounds.ts';
import { structure } from '../../support/pieces.ts';
import { type ModelSpec, type SceneSpec, type TeamSpec, scene } from '../../support/scene.ts';

const both = { a: 'Ace', b: 'Bull' } as const;
const moreDice = (by: number) =>
  ({ name: 'Insight', clauses: [{ modify: 'startingRollDice', by }] }) as const;

interface Planning {
  readonly a?: Omit<ModelSpec, 'at'>;
  readonly b?: Omit<ModelSpec, 'at'>;
  readonly friends?: TeamSpec;
  readonly foes?: TeamSpec;
  readonly pieces?: SceneSpec['pieces'];
}

/** Ace and Bull have made the Starting Roll with these dice, Ace's first. */
function planning(
  edition: Edition,
  dice: readonly number[],
  { a, b, friends, foes, pieces = [] }: Planning = {},
) {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], ...a }, ...friends },
    b: { Bull: { at: [18, 18], ...b }, ...foes },
    pieces,
    phase: 'startingRoll',
    dice,
  });
  return nameRollers(game, both);
}

const plansOf = (game: ReturnType<typeof planning>) => game.last('startingRolled').plans;
const threeDice = { card: { powers: [moreDice(2)] } } as const;

inEditions(['2013', '2017'], (edition) => {
  test('[PC-START-06] a Trump Mind gains plans on 5 and 6, a plain one cancels on 6 only', () => {
    const game = planning(edition, [6, 5, 5], { a: { card: { trump: ['J'], powers: [moreDice(1)] } } });
    expect(plansOf(game)).toBe(2);
    expect(game.question('masterPlan')).toMatchObject({ by: 'a', left: 2 });
  });

  test('[PC-START-06] all plans cancelled: the winner still chooses the first Turn', () => {
    const game = planning(edition, [6, 5, 5], {
      a: { card: { J: 5, powers: [moreDice(1)] } },
      b: { card: { trump: ['J'] } },
    });
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', plans: 0 });
    expect(game.question('chooseFirstTurn').by).toBe('a');
  });

  test('[PC-START-06] no die of 5 or 6, no plan; more cancels than plans leave none', () => {
    expect(plansOf(planning(edition, [4, 2], { a: { card: { trump: ['J'] } } }))).toBe(0);
    const game = planning(edition, [6, 6, 6, 6], { a: { card: { J: 5 } }, b: threeDice });
    expect(game.last('startingRolled')).toMatchObject({ winner: 'a', plans: 0 });
  });

  test('[PC-START-06] the winner may use fewer than it has', () => {
    const game = planning(edition, [6, 6, 1, 2], { a: threeDice });
    game.answer('masterPlan', { plan: 'domination' }).answer('masterPlan', { plan: 'none' });
    expect(game.asked()).toEqual(['chooseFirstTurn']);
    expect(game.events('masterPlanUsed')).toHaveLength(1);
  });

  test('[PC-START-07] a Supreme moves for its Fatigue, which the Effects Phase takes off again', () => {
    const game = planning(edition, [6, 2], { a: { fatigue: 1 } });
    actFast(game, 'Ace', [6, 10]);
    expect(game.at('Ace')).toEqual({ x: 6, y: 10, z: 0 });
    expect(game.card('Ace').fatigue).toBe(2);
    game.answer('chooseFirstTurn', 'a');
    expect(game.card('Ace').fatigue).toBe(0);
  });

  test('[PC-START-07] it needs spare Fatigue, and only a Speeder has a third', () => {
    const tired = planning(edition, [6, 2], { a: { fatigue: 2 } });
    expect(tired.question('masterPlan').plans).not.toContain('actFast');
    expect(tired.refused((it) => actFast(it, 'Ace', [6, 8]))).toBe('answer.notOffered');
    const speeder = planning(edition, [6, 2], { a: { fatigue: 2, card: { role: 'Speeder' } } });
    actFast(speeder, 'Ace', [6, 8]);
    expect(speeder.card('Ace').fatigue).toBe(3);
  });

  test('[PC-START-07] Minions cannot be chosen, nor the Enemy’s Supremes', () => {
    const game = planning(edition, [6, 2], { friends: { Mob: { card: { kind: 'minion' }, at: [[9, 6]] } } });
    expect(game.refused((it) => actFast(it, 'Mob', [9, 8]))).toBe('plan.supremesOnly');
    expect(game.refused((it) => actFast(it, 'Bull', [17, 17]))).toBe('plan.supremesOnly');
  });

  test('[PC-START-07] it follows the movement rules: a Stunned flyer Sprints, nobody goes too far', () => {
    const game = planning(edition, [6, 2], { a: { stunned: true, card: { movement: 'Flight' } } });
    expect(game.refused((it) => actFast(it, 'Ace', [6, 8]))).toBe('move.type');
    const far = planning(edition, [6, 2]);
    expect(far.refused((it) => actFast(it, 'Ace', [6, 12]))).toBe('move.tooFar');
    far.forgetDice();
  });

  test('[PC-START-07] [PC-START-09] [PC-TABLE-11] nor a Monster, for either plan', () => {
    const friends = { Hydra: { card: { kind: 'monster' }, at: [9, 6] } } as const;
    const game = planning(edition, [6, 2], { friends });
    const card = game.names.card('Hydra');
    expect(game.refused((it) => actFast(it, 'Hydra', [9, 8]))).toBe('plan.supremesOnly');
    expect(game.refused((it) => it.answer('masterPlan', { plan: 'powerUp', card }))).toBe(
      'plan.supremesOnly',
    );
  });

  test('[PC-START-07] [PC-MOVE-35] all models of a Supreme move by it, for one Fatigue, or as many as its player likes', () => {
    const trio = {
      Trio: {
        card: { modelsAtStart: 3, modelsMax: 3 },
        at: [
          [2, 2],
          [4, 2],
          [9, 2],
        ],
      },
    } as const;
    const game = planning(edition, [6, 2], { friends: trio });
    actFast(game, 'Trio 1', [2, 6]);
    const others = ['Trio 2', 'Trio 3'].map(game.names.model);
    expect(game.question('act')).toMatchObject({ by: 'a', models: others, mayEnd: true });
    expect(game.refused((it) => it.move('Trio 2', [4, 8]))).toBe('move.tooFar');
    game.move('Trio 2', [4, 6]);
    expect(game.question('act').models).toEqual(others.slice(1));
    game.act({ do: 'end' });
    expect(['Trio 1', 'Trio 2', 'Trio 3'].map((name) => game.at(name).y)).toEqual([6, 6, 2]);
    expect([game.card('Trio').fatigue, game.asked()]).toEqual([1, ['chooseFirstTurn']]);
  });

  const house = structure('house', { at: [6, 6], size: [3, 3], height: 6 });

  test('[PC-START-07] [PC-FALL-04] by the usual rules it may Fall on purpose, and is over what that does by its first Turn', () => {
    const game = planning(edition, [6, 2], { a: { z: 6 }, pieces: [house] });
    expect(game.refused((it) => actFast(it, 'Ace', [6, 8.5]))).toMatch(/^move\./);
    // Three dice of the Fall against one: 11 to 5, and the 6 is worth Damage 1 besides.
    if (edition === '2013') game.dice(6, 1, 1, 1);
    actFast(game, 'Ace', [6, 8.5], { fall: true });
    if (edition === '2013') game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect([game.at('Ace').z, game.card('Ace').fatigue]).toEqual([0, 1]);
    expect(game.model('Ace')).toMatchObject({ stunned: true, health: edition === '2013' ? 5 : 4 });
    game.answer('chooseFirstTurn', 'a');
    expect([game.model('Ace').stunned, game.card('Ace').fatigue]).toEqual([false, 0]);
  });

  test('[PC-START-07] [PC-MOVE-22] two moves in one it is not', () => {
    const game = planning(edition, [6, 2], { a: { card: { movement: 'Blink' } } });
    expect(game.refused((it) => actFast(it, 'Ace', [6, 15], { combined: true }))).toBe('plan.plainMove');
  });

  test('[PC-START-07] it is no Activation: nobody reacts to the contact', () => {
    const duck = 'AP 0 Duck (RCT/BTB, K vs T#2, Self/Defend 1) SFX: none';
    const game = planning(edition, [6, 2], {
      foes: { Calf: { at: [6, 6 + 4], card: { actions: [duck] } } },
    });
    actFast(game, 'Ace', [6, 10 - 30 / 25.4]);
    expect(game.asked()).toEqual(['chooseFirstTurn']);
    expect(game.card('Ace')).toMatchObject({ activationsThisRound: 0, fatigue: 1 });
  });

  test('[PC-START-08] each Domination is one AP more in the Pool about to be calculated', () => {
    const game = planning(edition, [6, 6, 1, 2], { a: { card: { apPlus: 8, powers: [moreDice(2)] } } });
    game.answer('masterPlan', { plan: 'domination' }).answer('masterPlan', { plan: 'domination' });
    expect(game.pool('a'), 'kept aside').toBe(20);
    game.answer('chooseFirstTurn', 'a');
    expect([game.pool('a'), game.pool('b')]).toEqual([10, 3]);
  });

  test('[PC-START-08] it serves this Round alone', () => {
    const game = planning(edition, [6, 2], { a: { card: { apPlus: 7 } } });
    game.answer('masterPlan', { plan: 'domination' }).answer('chooseFirstTurn', 'a');
    expect(game.pool('a')).toBe(8);
    endTurns(game);
    startRound(game.dice(4, 2), both, 'a');
    expect(game.pool('a')).toBe(7);
  });

  test('[PC-START-09] a Supreme of the winner gains a Power Up die at once', () => {
    const game = planning(edition, [6, 6, 1, 2], {
      a: threeDice,
      friends: { Bea: { at: [9, 9], powerUp: 2 } },
    });
    game.answer('masterPlan', { plan: 'powerUp', card: game.names.card('Bea') });
    expect(game.card('Bea').powerUp).toBe(3);
    game.answer('masterPlan', { plan: 'powerUp', card: game.names.card('Bea') });
    expect(game.card('Bea').powerUp).toBe(4);
  });

  test('[PC-START-09] neither Minions nor the Enemy nor the KO’ed gain it', () => {
    const game = planning(edition, [6, 2], {
      friends: {
        Mob: { card: { kind: 'minion' }, at: [[9, 6]] },
        Gone: { at: [12, 6], status: 'ko', health: 0 },
      },
    });
    for (const name of ['Mob', 'Bull', 'Gone']) {
      const card = game.names.card(name);
      expect(game.refused((it) => it.answer('masterPlan', { plan: 'powerUp', card }))).toBe(
        'plan.supremesOnly',
      );
    }
  });
});

/** Round 1 with one Power Up plan for Ace, who begins with as many dice as said. */
function withPlanDie(edition: Edition, powerUp: number) {
  const game = scene({
    edition,
    a: { Ace: { at: [6, 6], card: { actions: ['AP 1 Guard (IST, K vs T#2, Self/Defend 1) SFX: none'] } } },
    b: { Bull: { at: [18, 18] } },
    phase: 'startingRoll',
    dice: [6, 2],
  });
  nameRollers(game, both).answer('masterPlan', { plan: 'powerUp', card: game.names.card('Ace') });
  if (powerUp > 0) game.adjust({ what: 'powerUp', card: game.names.card('Ace'), to: powerUp + 1 });
  return game.answer('chooseFirstTurn', 'a');
}

test('[PC-START-10@2013] a die of a plan that nobody used is gone at the end of the Round', () => {
  const game = withPlanDie('2013', 0);
  expect(game.card('Ace').powerUp).toBe(1);
  endTurns(game);
  expect(game.card('Ace').powerUp).toBe(0);
});

test('[PC-START-10@2013] it is spent before other dice', () => {
  const game = withPlanDie('2013', 2);
  game.dice(1, 3).activate('Ace').attack('Ace', 'Guard', [], { boost: 1 });
  expect(game.card('Ace').powerUp).toBe(2);
  game.endActivation();
  endTurns(game);
  expect(game.card('Ace').powerUp, 'two ordinary dice are kept').toBe(2);
});

test('[PC-START-10@2013] it is also the first that a cost in Power Up dice takes', () => {
  const game = scene({
    edition: '2013',
    a: {
      Ace: {
        at: [6, 6],
        powerUp: 2,
        card: { actions: ['AP 0 [Power Down 1] Guard (IST, K vs T#2, Self/Defend 1) SFX: none'] },
      },
    },
    b: { Bull: { at: [18, 18] } },
    phase: 'startingRoll',
    dice: [6, 2, 3],
  });
  nameRollers(game, both).answer('masterPlan', { plan: 'powerUp', card: game.names.card('Ace') });
  game.answer('chooseFirstTurn', 'a').activate('Ace').attack('Ace', 'Guard').endActivation();
  endTurns(game);
  expect(game.card('Ace').powerUp).toBe(2);
});

test('[PC-START-10@2013] plans are resolved one by one in the order the winner likes', () => {
  const game = planning('2013', [6, 6, 1, 2], { a: threeDice });
  actFast(game, 'Ace', [6, 8]).answer('masterPlan', { plan: 'domination' });
  expect(game.events('masterPlanUsed').map((event) => event.plan)).toEqual(['actFast', 'domination']);
  expect(game.at('Ace').y).toBe(8);
});

test('[PC-START-10@2017] a die of a plan is an ordinary one and stays', () => {
  const game = withPlanDie('2017', 0);
  endTurns(game);
  expect(game.card('Ace').powerUp).toBe(1);
  nameRollers(game, both);
  expect(game.question('startingDice')).toMatchObject({ by: 'a', max: 1 });
});

test('[PC-START-10@2017] a plan not used now is lost', () => {
  const game = planning('2017', [6, 6, 1, 2], { a: threeDice });
  game.answer('masterPlan', { plan: 'domination' });
  expect(game.asked()).toEqual(['masterPlan']);
  game.answer('masterPlan', { plan: 'none' }).answer('chooseFirstTurn', 'a');
  endTurns(game);
  nameRollers(game.dice(4, 2, 1, 2), both);
  expect(game.asked()).toEqual(['chooseFirstTurn']);
});

inEditions(['2013', '2017'], (edition) => {
  const dragon = {
    name: 'Dragon',
    clauses: [
      {
        allow: 'masterPlan',
        with: {
          name: 'Way of the Dragon',
          do: [
            { fx: 'powerUp', x: 2 },
            { fx: 'defend', x: 1 },
          ],
        },
      },
    ],
  } as const;
  const warlord = {
    name: 'Warlord',
    clauses: [
      { at: 'startingRollWon', must: [{ fx: 'masterPlan', plan: 'Domination' }], when: { by: 'self' } },
    ],
  } as const;

  test('[PC-START-11] a roller’s own plan may be taken beside the three, once an SFX each', () => {
    const game = planning(edition, [6, 6, 1, 2], { a: { card: { powers: [moreDice(2), dragon] } } });
    expect(game.question('masterPlan')).toMatchObject({ left: 2, own: ['Way of the Dragon'] });
    game.answer('masterPlan', { plan: 'own', power: 'Way of the Dragon' });
    expect(game.card('Ace').powerUp).toBe(2);
    expect(game.model('Ace').defend).toBe(1);
    expect(game.question('masterPlan').left).toBe(1);
    game.answer('masterPlan', { plan: 'own', power: 'Way of the Dragon' });
    expect(game.card('Ace').powerUp).toBe(4);
    expect(game.asked()).toEqual(['chooseFirstTurn']);
  });

  test('[PC-START-11] own plan and Domination go together', () => {
    const game = planning(edition, [6, 6, 1, 2], { a: { card: { powers: [moreDice(2), dragon] } } });
    game
      .answer('masterPlan', { plan: 'own', power: 'Way of the Dragon' })
      .answer('masterPlan', { plan: 'domination' });
    game.answer('chooseFirstTurn', 'a');
    expect([game.pool('a'), game.card('Ace').powerUp]).toEqual([4, 2]);
  });

  test('[PC-START-11] the own plan of a Supreme that did not roll is not to be had', () => {
    const game = planning(edition, [6, 2], {
      friends: { Bea: { at: [9, 9], card: { powers: [dragon, warlord] } } },
    });
    expect(game.question('masterPlan')).toMatchObject({ left: 1, own: [] });
    expect(game.refused((it) => it.answer('masterPlan', { plan: 'own', power: 'Way of the Dragon' }))).toBe(
      'answer.notOffered',
    );
    game.answer('masterPlan', { plan: 'domination' });
    expect(game.asked()).toEqual(['chooseFirstTurn']);
  });

  test('[PC-START-11] a plan that a Power gives the winner comes after cancelling', () => {
    const game = planning(edition, [6, 6], { a: { card: { J: 5, powers: [warlord] } } });
    expect(plansOf(game), 'gained one, cancelled one').toBe(0);
    expect(game.question('masterPlan')).toMatchObject({ by: 'a', left: 1, plans: ['domination'] });
    expect(
      game.refused((it) => it.answer('masterPlan', { plan: 'powerUp', card: it.names.card('Ace') })),
    ).toBe('answer.notOffered');
    game.answer('masterPlan', { plan: 'domination' }).answer('chooseFirstTurn', 'a');
    expect(game.pool('a')).toBe(4);
  });

  test('[PC-START-11] it comes on top of plans rolled, and the loser’s Power gives nothing', () => {
    const game = planning(edition, [6, 2], {
      a: { card: { powers: [warlord] } },
      b: { card: { powers: [warlord] } },
    });
    game.answer('masterPlan', { plan: 'powerUp', card: game.names.card('Ace') });
    expect(game.question('masterPlan')).toMatchObject({ left: 1, plans: ['domination'] });
    game.answer('masterPlan', { plan: 'domination' }).answer('chooseFirstTurn', 'a');
    expect([game.pool('a'), game.pool('b'), game.card('Ace').powerUp]).toEqual([4, 3, 1]);
  });
});
