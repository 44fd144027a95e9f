import { TRAITS } from '../../../src/systems/pulp-city/model/keywords.ts';
import { traitOf } from '../../../src/systems/pulp-city/traits/values.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { SHOT } from '../../support/duel.ts';
import { nameRollers } from '../../support/rounds.ts';
import type { At } from '../support/evidence.ts';
import { activated, endowed, type Fight, fought, ONES, SIXES, stage } from '../support/fight.ts';
import { ARC, AT_FOE, CLAW, JOINED, MIGHTY, REST, ULTHAR, VILLAIN } from '../support/kit.ts';
import { attempt, buysSfx, powerUps } from '../support/moments.ts';
import { adds, diceFrom, DISPLACED, FATIGUED, shaped, spares } from '../support/shapes.ts';

/** The Ape Spirit guides; dice that the friend then has for the Trait. */
const guided =
  (name: string) =>
  (at: At, fight: Fight): number => {
    const { game, names } = fought(endowed(at, { K: 5 }), {
      ...fight,
      on: 'nobody',
      dice: fight.dice ?? SIXES,
      options: { sfx: [] },
    });
    game.forgetDice().endActivation().activate(names.foe).move(names.foe).endActivation();
    game
      .activate(names.pal)
      .dice(...ONES)
      .attack(names.pal, 'Poke', names.foe, { sfx: [] })
      .forgetDice();
    return diceFrom(game, name, 'attack');
  };

export const printedPR = [
  shaped(
    {
      of: 'papa-zombie/bad-mojo',
      base: {
        by: 'foe',
        bar: SHOT,
        on: 'pal',
        pal: { side: 'north', gap: 0.5 },
        gap: 7,
        foe: { powerUp: 2 },
      },
      twins: {
        'the Enemy is farther away': { gap: 8.1, bar: 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none' },
        'a friend rolls': { by: 'pal', on: 'foe', pal: { powerUp: 2, side: 'north', gap: 0.5 } },
      },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      return game.pending('attackDice')[0]?.max ?? 0;
    },
    0,
    2,
  ),
  adds({
    of: 'papa-zombie/the-saints-blessing',
    name: "The Saint's Blessing",
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'another model attacks': { by: 'foe' } },
  }),
  adds({
    of: 'papa-zombie/the-saints-blessing',
    name: "The Saint's Blessing",
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'another model Defends': { by: 'self' } },
  }),
  adds({
    of: 'perun/lord-of-lightning',
    name: 'Lord of Lightning',
    side: 'attack',
    dice: 1,
    base: { bar: SHOT, gap: 2 },
    twins: { 'he is in Base to Base with an Enemy': { gap: 0 } },
  }),
  ...(['mystery', 'nature', 'science'] as const)
    .map((one) => {
      const [trait, origin] = {
        mystery: ['J', 'Mystery'],
        nature: ['F', 'Nature'],
        science: ['H', 'Science'],
      }[one];
      const bar = `AP 1 Poke (CCM, ${trait} vs G, Damage 1) SFX: none`;
      return [
        shaped(
          {
            of: `primate-of-${one}/guidance-of-${one}`,
            base: {
              pal: { card: { ...ARC, actions: [bar, CLAW] }, ...AT_FOE },
              use: 'Guidance of the Ape Spirit',
            },
            twins: {
              'the friend is of another Faction': { pal: { card: { actions: [bar] }, ...AT_FOE } },
              'the Action fails': { dice: ONES },
            },
            unsilenced: true,
          },
          guided(`Guidance of ${origin}`),
          1,
          0,
        ),
        shaped(
          {
            of: `primate-of-${one}/chosen`,
            base: {
              pal: { card: { ...ARC, origin: origin as 'Nature' }, gap: 2 },
              on: 'pal',
              use: 'Chosen of the Ape Spirit',
            },
            twins: { 'the Action fails': { dice: ONES } },
            unsilenced: true,
          },
          (at, fight) => {
            const { game, names } = fought(endowed(at, { K: 5 }), {
              ...fight,
              dice: fight.dice ?? SIXES,
              options: { sfx: [] },
            });
            const pal = game.forgetDice().names.model(names.pal);
            return TRAITS.map((each) => traitOf(worldOf(game.game), pal, each));
          },
          [6, 6, 6, 6, 6, 6],
          [4, 4, 4, 4, 4, 4],
        ),
      ];
    })
    .flat(),
  shaped(
    {
      of: 'prisoner-176/science-prisoner',
      base: { by: 'foe', foe: { card: { F: 1 } } },
      twins: {
        'he loses the roll': { foe: { card: MIGHTY } },
        'it is his own Turn': { by: 'self' },
      },
    },
    (at, fight) => {
      const { game } = fought(at, fight);
      return game
        .pending('chain')
        .map(({ by, cards, interrupts }) => [by, cards.length, interrupts !== null]);
    },
    [['a', 1, true]],
    [],
  ),
  adds({
    of: 'professor-hammer/rocket-fists',
    name: 'Rocket Fists',
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'he does not roll F': { bar: CLAW } },
  }),
  shaped(
    {
      of: 'professor-hammer/rocket-fists',
      base: { bar: 'AP 1 Punch (CCM, F vs G, Damage 1) SFX: none', gap: 6, options: { use: 1, sfx: [] } },
      twins: {
        'the Target is farther away': [{ gap: 6.1 }, ['target.tooFar', 0]],
        'the Action does not roll F': { bar: CLAW },
      },
    },
    (at, fight) => {
      const staged = stage(at, fight);
      const game = activated(staged, 'self').dice(...ONES);
      const result = attempt(() =>
        game.attack(staged.names.self, staged.action, staged.target, fight.options),
      );
      game.forgetDice();
      return [result, game.card(staged.names.self).apSpent];
    },
    ['ok', 2],
    ['action.chooseType', 0],
  ),
  shaped(
    {
      of: 'professor-hammer/in-russia-hammer-strikes-you',
      base: { by: 'foe', bar: SHOT, gap: 5, foe: { card: MIGHTY } },
      twins: {
        'he is not Damaged': { bar: 'AP 1 Bind (PRJ 8, H vs I, Suppress 1) SFX: none' },
        'the Attacker is farther away': { bar: 'AP 1 Shot (PRJ 12, H vs I, Damage 1) SFX: none', gap: 6.1 },
      },
    },
    (at, fight) => {
      const { game, names } = fought(at, { ...fight, options: { quiet: false, sfx: [] } });
      game.dice(...ONES);
      while (['attackDice', 'defendDice'].includes(game.asked()[0] ?? '')) game.decline();
      const [asked] = game.pending('react');
      if (asked === undefined) game.forgetDice();
      else
        game
          .react(names.self, 'Power Smash', names.foe, { use: asked.options[0]?.use ?? 0, sfx: [] })
          .forgetDice();
      return [asked?.by, diceFrom(game, 'In Russia, Hammer Strikes You', 'attack')];
    },
    ['a', 1],
    [undefined, 0],
  ),
  shaped(
    {
      of: 'raleigh-aquarius-warlord/tides-of-conquest',
      base: { foe: { card: VILLAIN, health: 1 }, b: REST, pal: { card: ULTHAR } },
      twins: {
        'the second time in the Round': { spent: 'Tides of Conquest' },
        'the friend is of another Faction': [{ pal: {} }, [1, 0]],
        'the victim is a Minion': { foe: { card: { ...VILLAIN, kind: 'minion' }, health: 1 } },
        'the victim is a friend': {
          on: 'pal',
          pal: { card: { ...ULTHAR, ...VILLAIN }, health: 1, gap: 0 },
          foe: {},
        },
      },
    },
    (at, fight) => powerUps(fought(at, fight)),
    [1, 1],
    [0, 0],
  ),
  shaped(
    {
      of: 'raleigh-aquarius-warlord/will-of-the-conqueror',
      base: { by: 'pal', bar: SHOT, pal: { card: { ...ULTHAR, H: 9 }, powerUp: 1, side: 'north' } },
      twins: {
        'the friend is of another Faction': { pal: { card: { H: 9 }, powerUp: 1, side: 'north' } },
        'the friend loses the roll': [{ foe: { card: MIGHTY } }, [undefined, null, 1, 6]],
        'a second time in the roll': [
          { otherwise: true, pal: { card: { ...ULTHAR, H: 9 }, powerUp: 2, side: 'north' } },
          [['a: Will of the Conqueror'], 'answer.notOffered', 2, 6],
        ],
        'no Power Up die to pay with': [
          { pal: { card: { ...ULTHAR, H: 9 }, side: 'north' } },
          [undefined, null, 0, 5],
        ],
      },
    },
    buysSfx('Will of the Conqueror', ({ game, names }) => game.card(names.pal).powerUp),
    [['a: Will of the Conqueror'], 'ok', 0, 4],
    [undefined, null, 1, 5],
  ),
  adds({
    of: 'raleigh-aquarius-warlord/warriors-challenge',
    name: "Warrior's Challenge",
    side: 'attack',
    dice: 1,
    base: {},
    twins: {
      'the Enemy is a Minion': { foe: { card: { kind: 'minion' } } },
      'the Enemy is not in Base to Base': { bar: SHOT, gap: 1 },
      'the Target is a friend': { on: 'pal', pal: JOINED },
    },
  }),
  shaped(
    {
      of: 'riposte/tactical-insight',
      base: { dice: [3, 2, 1, 1, 1] },
      twins: { 'a friend rolls': { by: 'pal', pal: {} } },
    },
    (at, fight) => {
      const staged = stage(at, { phase: 'startingRoll', gap: 6, ...fight });
      const { game, names } = staged;
      nameRollers(game, { a: names[fight.by ?? 'self'], b: names.foe }).forgetDice();
      return game.last('startingRolled').sides.a.faces.length;
    },
    2,
    1,
  ),
  adds({
    of: 'robo-chimp/built-arc-tough',
    name: 'Built A.R.C. Tough',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'a friend attacks': { by: 'pal', on: 'self', pal: {}, bar: SHOT } },
  }),
  adds({
    of: 'rosie-baby-rude/girl-power',
    name: 'Girl Power',
    side: 'attack',
    dice: 1,
    base: { foe: { card: { F: 6 } } },
    twins: {
      'the Target has F 5': { foe: { card: { F: 5 } } },
      'the Target has F 7': [{ foe: { card: { F: 7 } } }, 2],
      'the Target has F 8': [{ foe: { card: { F: 8 } } }, 3],
      'the Target has F 9': [{ foe: { card: { F: 9 } } }, 4],
      'the Target has F 10': [{ foe: { card: { F: 10 } } }, 5],
      'the Target has F 11': [{ foe: { card: { F: 11 } } }, 6],
      'the Target has F 12': [{ foe: { card: { F: 12 } } }, 7],
    },
  }),
  adds({
    of: 'rosie-baby-rude/girl-power',
    editions: ['2013'],
    name: 'Girl Power',
    side: 'attack',
    dice: 7,
    base: { foe: { card: { F: 12 } } },
    twins: { 'a Pulse has no Targets': { use: 'Wild Swing', on: 'nobody', foe: { card: { F: 12 } } } },
  }),
  spares({ of: 'rosie-baby-rude/skyscraper', ...DISPLACED, twins: {} }),
  spares({ of: 'rosie-baby-rude/skyscraper', ...FATIGUED, twins: {} }),
];
