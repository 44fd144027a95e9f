import { expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { CardSpec } from '../../support/card.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { endTurns, startRound, stepInPlace } from '../../support/rounds.ts';
import { scene, setupOf } from '../../support/scene.ts';

const CONTACT = 30 / 25.4;
const inches = (mm: number) => mm / 25.4;
type Card = Omit<CardSpec, 'name'>;

const stunning = 'AP 1 Daze (CCM, F vs G, Damage 1 and Stun and Suppress 1) SFX: none';
const tiring = 'AP 1 Tire* (CCM, F vs G, Fatigue) SFX: none';

/** Ace beside the first of three Minions of a card, each with 2 Health. */
function group(edition: Edition, bar: string, mob: Card = {}, dice: readonly number[] = []) {
  return scene({
    edition,
    a: { Ace: { at: [6, 6], card: { F: 9, actions: [bar] } } },
    b: {
      Bull: { at: [18, 18] },
      Mob: {
        card: { kind: 'minion', health: 2, ...mob },
        at: [
          [6 + CONTACT, 6],
          [9, 9],
          [12, 12],
        ],
      },
    },
    dice,
  }).activate('Ace');
}

const perModel = (edition: Edition): void => {
  const game = group(edition, stunning, {}, [3, 1]).attack('Ace', 'Daze', 'Mob 1');
  expect(game.model('Mob 1')).toMatchObject({ health: 1, stunned: true, suppress: 1 });
  for (const name of ['Mob 2', 'Mob 3']) {
    expect(game.model(name)).toMatchObject({ health: 2, stunned: false, suppress: 0 });
  }
};

const perCard = (edition: Edition): void => {
  const game = group(edition, tiring, {}, [3, 1, 3, 1]);
  game.attack('Ace', 'Tire', 'Mob 1').attack('Ace', 'Tire', 'Mob 1').endActivation();
  expect(game.card('Mob').fatigue).toBe(2);
  expect(game.question('turn').minions[game.names.card('Bull')]).toEqual([]);
};

test('[PC-CARD-03@2013] Health and Effects belong to the model, Fatigue to the card', () => {
  perModel('2013');
  perCard('2013');
});

test('[PC-CARD-03@2013] a model KO’ed leaves the others in play', () => {
  const game = group('2013', 'AP 1 Crush (CCM, F vs G, Damage 3) SFX: none', {}, [3, 1]);
  game.attack('Ace', 'Crush', 'Mob 1').endActivation();
  expect(['Mob 1', 'Mob 2', 'Mob 3'].map((name) => game.model(name).status)).toEqual([
    'ko',
    'table',
    'table',
  ]);
  game.activate('Bull', { minions: 'Mob' });
  expect(game.question('act').models).toEqual(['Mob 2', 'Mob 3'].map(game.names.model));
});

test('[PC-CARD-03@2017] Health and Effects belong to the model, Fatigue to the card', () => {
  perModel('2017');
  perCard('2017');
});

test('[PC-CARD-03@2017] black pawns start, and with grey ones no more than both may be in play', () => {
  const summon = 'AP 1 Call* (SUM 6, K vs T#2, Summon Minion/Mob) SFX: none';
  const game = scene({
    edition: '2017',
    a: {
      Ace: { at: [6, 6], card: { actions: [summon], apLimit: 9 } },
      Mob: {
        card: { kind: 'minion', modelsAtStart: 2, modelsMax: 3 },
        at: [
          [3, 3],
          [3, 6],
        ],
      },
    },
    b: { Bull: { at: [18, 18] } },
    dice: [3, 3],
  }).activate('Ace');
  const live = () =>
    game.names.models('Mob').filter((id) => game.state.models[id]?.status === 'table').length;
  expect(live()).toBe(2);
  game.attack('Ace', 'Call', [], { at: [6, 9] });
  expect([live(), game.asked()]).toEqual([3, ['act']]);
  game.attack('Ace', 'Call', [], { at: [9, 6] });
  expect(game.question('summonSurplus').options).toHaveLength(4);
  game.answer('summonSurplus', game.names.model('Mob 1'));
  expect(live()).toBe(3);
});

test('[PC-CARD-03@2017] Minions without a printed Trump gain nothing from a 5', () => {
  const claw = 'Activation Claw (CCM, F vs G, Damage 1) SFX: Damage 1';
  const fury = { name: 'Fury', clauses: [{ modify: 'attackerDice', by: 1 }] } as const;
  const sfx = (trump: CardSpec['trump']) => {
    const game = scene({
      edition: '2017',
      a: {
        Ace: { at: [2, 2] },
        Mob: {
          card: {
            kind: 'minion',
            F: 9,
            actions: [claw],
            powers: [fury],
            ...(trump === undefined ? {} : { trump }),
          },
          at: [[6, 6]],
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [5, 5, 1],
    });
    return game.activate('Ace', { minions: 'Mob' }).attack('Mob', 'Claw', 'Bull').last('rolled').sfx;
  };
  expect([sfx(undefined), sfx(['F'])]).toEqual([0, 2]);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-09] a Trait printed with an X counts the models of the card in play at the roll', () => {
    const claw = 'Activation Claw (CCM, F vs G, Damage 1) SFX: none';
    const game = scene({
      edition,
      a: {
        Ace: { at: [2, 2] },
        Mob: {
          card: { kind: 'minion', F: 0, traitsPlusModels: ['F'], actions: [claw] },
          at: [
            [6, 6],
            [9, 9],
            [12, 12],
            [15, 15],
          ],
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [1, 6, 1, 6],
    });
    game.activate('Ace', { minions: 'Mob' }).attack('Mob 1', 'Claw', 'Bull');
    expect(game.last('rolled').attack.value).toBe(4);
    game.endActivation();
    stepEnd(game.move('Ace'));
    stepInPlace(game, 'Bull');
    game.adjust({ what: 'health', model: game.names.model('Mob 3'), to: 0 });
    game.activate('Ace', { minions: 'Mob' }).attack('Mob 1', 'Claw', 'Bull');
    expect(game.last('rolled').attack.value).toBe(3);
  });
});

const claw = 'AP 1 Claw* (CCM, F vs G, Damage 1) SFX: none';

/** Ace of 40 mm fights Giant of 50 mm, who may stand on a smaller base. */
function giant(edition: Edition, baseMm: number | undefined, dice: readonly number[]) {
  const radius = (baseMm ?? 50) / 2;
  return scene({
    edition,
    a: {
      Ace: {
        at: [6, 6],
        card: {
          F: 9,
          baseMm: 40,
          actions: [
            claw,
            'AP 1 Lift (CCM, F vs G, Grab & Throw) SFX: none',
            'AP 1 Hurl (THR 6, F vs I, Damage 1) SFX: none',
          ],
        },
      },
    },
    b: {
      Giant: {
        at: [6 + inches(20 + radius), 6],
        card: { baseMm: 50 },
        ...(baseMm === undefined ? {} : { recruited: { baseMm } }),
      },
      Calf: { at: [6, 11] },
    },
    dice,
  }).activate('Ace');
}

const sizes = (game: ReturnType<typeof giant>) =>
  [game.last('rolled').attack, game.last('rolled').defence].map((side) =>
    side?.sources.some((source) => source.name === 'Size Matters'),
  );

test('[PC-CARD-04@2013] 50 mm set up on 40 mm counts as 40 mm: no Size Matters between the two', () => {
  expect(sizes(giant('2013', 40, [3, 1]).attack('Ace', 'Claw', 'Giant'))).toEqual([false, false]);
  expect(sizes(giant('2013', undefined, [3, 1, 1]).attack('Ace', 'Claw', 'Giant'))).toEqual([false, true]);
});

test('[PC-CARD-04@2013] on 40 mm it can be thrown, on 50 mm it cannot', () => {
  const small = giant('2013', 40, [3, 1]).attack('Ace', 'Lift', 'Giant');
  expect(small.question('act').occasion).toBe('grabThrow');
  const large = giant('2013', undefined, [3, 1, 1]).attack('Ace', 'Lift', 'Giant');
  expect(large.question('act').occasion).toBe('activation');
});

const begun = (edition: Edition, printed: number, baseMm: number) =>
  pulpCity.begin(
    setupOf({
      edition,
      a: { Ace: { at: [6, 6], card: { baseMm: printed }, recruited: { baseMm } } },
      b: { Bull: { at: [18, 18] } },
    }),
  );

test('[PC-CARD-04@2013] only 50 to 40 mm may be chosen, before the Encounter', () => {
  expect(begun('2013', 50, 40).ok).toBe(true);
  expect(begun('2013', 50, 50).ok).toBe(true);
  for (const [printed, chosen] of [
    [50, 30],
    [40, 30],
    [30, 40],
  ] as const) {
    expect(begun('2013', printed, chosen)).toMatchObject({ ok: false, error: [{ code: 'setup.base' }] });
  }
});

test('[PC-CARD-04@2017] 50 mm on the card is 50 mm for every rule', () => {
  expect(sizes(giant('2017', undefined, [3, 1, 1]).attack('Ace', 'Claw', 'Giant'))).toEqual([false, true]);
  expect(begun('2017', 50, 40)).toMatchObject({ ok: false, error: [{ code: 'setup.base' }] });
  expect(begun('2017', 50, 50).ok).toBe(true);
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-CARD-05] a card may lift the limit of Actions in an Activation', () => {
    const timeControl = { name: 'Time Control', clauses: [{ allow: 'combineAny' }] } as const;
    const hit = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: none';
    const start = (powers: Card['powers']) =>
      scene({
        edition,
        a: {
          Ace: { at: [6, 6], card: { F: 9, actions: [hit], ...(powers === undefined ? {} : { powers }) } },
        },
        b: { Bull: { at: [6 + CONTACT, 6] } },
        dice: [3, 1, 3, 1],
      }).activate('Ace');
    const free = start([timeControl]).attack('Ace', 'Hit', 'Bull').attack('Ace', 'Hit', 'Bull');
    expect([free.model('Bull').health, free.card('Ace').apSpent]).toEqual([4, 2]);
    const bound = start(undefined).attack('Ace', 'Hit', 'Bull');
    expect(bound.refused((it) => it.attack('Ace', 'Hit', 'Bull'))).toMatch(/^act(ion)?\./);
    bound.forgetDice();
  });

  test('[PC-CARD-05] a Power may raise the AP Limit for the Round', () => {
    const rage = {
      name: 'Rage',
      clauses: [
        {
          at: 'achieved',
          must: [{ fx: 'lasting', clauses: [{ modify: 'apLimit', by: 2 }], lasts: 'round' }],
        },
      ],
    } as const;
    const bar = { bar: 'AP 0 Rage (IST, K vs T#2, Special/Rage) SFX: none', specials: [rage] };
    const game = scene({
      edition,
      a: {
        Ace: {
          at: [6, 6],
          apSpent: 5,
          card: { F: 9, apLimit: 5, actions: [bar, 'AP 2 Hit* (CCM, F vs G, Damage 1) SFX: none'] },
        },
      },
      b: { Bull: { at: [6 + CONTACT, 6] } },
      dice: [3, 3, 1],
    }).activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Hit', 'Bull'))).toBe('cost.apLimit');
    game.attack('Ace', 'Rage').attack('Ace', 'Hit', 'Bull');
    expect(game.card('Ace').apSpent).toBe(7);
    stepEnd(game);
    endTurns(stepInPlace(game, 'Bull'));
    startRound(game.dice(4, 2), { a: 'Ace', b: 'Bull' }, 'a');
    expect(game.model('Ace').lasting).toEqual([]);
  });

  test('[PC-CARD-06] Powers hold without Action or cost, and end at once with the KO of their model', () => {
    const shield = {
      name: 'Shield',
      clauses: [{ modify: 'defenderDice', by: 1, who: { side: 'friendly', within: 4 } }],
    } as const;
    const shot = 'AP 1 Shot* (PRJ 8, H vs I, Damage 1) SFX: none';
    const crush = 'AP 1 Crush* (PRJ 8, F vs G, Damage 9) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [shot, crush] } } },
      b: { Bull: { at: [10, 6] }, Guard: { at: [10, 9], card: { powers: [shield] } } },
      dice: [1, 6, 6, 6, 1, 1, 1, 6],
    }).activate('Ace');
    game.attack('Ace', 'Shot', 'Bull');
    expect(game.last('rolled').defence?.faces).toEqual([6, 6]);
    game.attack('Ace', 'Crush', 'Guard');
    expect(game.model('Guard').status).toBe('ko');
    stepEnd(game);
    stepInPlace(game, 'Bull');
    game.activate('Ace').attack('Ace', 'Shot', 'Bull');
    expect(game.last('rolled').defence?.faces).toEqual([6]);
  });

  test('[PC-CARD-06] an Effect of a Power that names no roll comes about without one', () => {
    const spite = {
      name: 'Spite',
      clauses: [
        { at: 'koed', must: [{ fx: 'powerUp', x: 1 }], when: { by: 'self', victim: { side: 'any' } } },
      ],
    } as const;
    const crush = 'AP 1 Crush (CCM, F vs G, Damage 9) SFX: none';
    const game = scene({
      edition,
      a: { Ace: { at: [6, 6], card: { F: 9, actions: [crush], powers: [spite] } } },
      b: { Bull: { at: [6 + CONTACT, 6] }, Calf: { at: [18, 18] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Crush', 'Bull');
    expect(game.card('Ace').powerUp).toBe(1);
    expect(game.events('rolled')).toHaveLength(1);
  });
});

function stepEnd<G extends ReturnType<typeof scene>>(game: G): G {
  if (game.asked()[0] === 'act') game.endActivation();
  return game;
}
