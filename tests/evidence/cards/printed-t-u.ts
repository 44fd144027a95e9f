import { SHOT } from '../../support/duel.ts';
import { object, structure } from '../../support/pieces.ts';
import { activated, fought, ONES, stage } from '../support/fight.ts';
import { CLAW, GRIMM, MACHINE, shed } from '../support/kit.ts';
import { attempt, offeredNext, opening, powerUps } from '../support/moments.ts';
import { adds, shaped, strong } from '../support/shapes.ts';

export const printedTU = [
  shaped(
    {
      of: 'tangent/sleeper-agent',
      base: { pal: { card: { factions: ['Red Republik'] }, gap: 6 } },
      twins: {
        'the friend is farther away': { pal: { card: { factions: ['Red Republik'] }, gap: 6.1 } },
        'the friend is of another Faction': { pal: {} },
        'her second Activation': { self: { activationsThisRound: 1 } },
      },
    },
    opening((staged) => powerUps(staged)[0]),
    1,
    0,
  ),
  shaped(
    {
      of: 'tekkna/techno-sorcery',
      base: {},
      twins: { 'her second Activation': { self: { activationsThisRound: 1 } } },
    },
    opening((staged) => powerUps(staged)[0]),
    1,
    0,
  ),
  adds({
    of: 'tekkna/cult-of-mekkana',
    name: 'Cult of Mekkana',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', foe: MACHINE },
    twins: {
      'the Attacker is Living': { foe: {} },
      'a friend attacks': { by: 'pal', on: 'self', pal: MACHINE, bar: SHOT },
    },
  }),
  shaped(
    {
      of: 'the-big-grimmowski/surfer-of-the-sewer-ways',
      base: { by: 'foe', on: 'pal', bar: SHOT, pal: { card: GRIMM, gap: 0, side: 'north' } },
      twins: {
        'the friend is no Grimm': { pal: { gap: 0, side: 'north' } },
        'the friend is not in Base to Base': { pal: { card: GRIMM, gap: 0.5, side: 'north' } },
        'another Trait is asked for': { bar: 'AP 1 Shot (PRJ 8, H vs G, Damage 1) SFX: none' },
      },
    },
    (at, fight) => fought(at, fight).game.last('rolled').defence?.value,
    5,
    4,
  ),
  shaped(
    {
      of: 'tiny/throw-grimm',
      base: { use: 'Throw', gap: 3, pal: { card: GRIMM, gap: 0 }, options: { object: 'Pal', sfx: [] } },
      twins: {
        'the friend is no Grimm': { pal: { gap: 0 } },
        'the friend is not in Base to Base': { pal: { card: GRIMM, gap: 0.5 } },
      },
    },
    (at, fight) => {
      const staged = stage(at, fight);
      const { game, names } = staged;
      activated(staged, 'self').dice(...ONES);
      const result = attempt(() =>
        game.attack(names.self, 'Throw', names.foe, { object: game.names.model(names.pal), sfx: [] }),
      );
      game.forgetDice();
      return result;
    },
    'ok',
    'object.none',
  ),
  strong(
    'tiny/toxic-sludge',
    { foe: { card: { origin: 'Nature' } } },
    { 'the Target is of another Origin': { foe: { card: { origin: 'Science' } } } },
  ),
  adds({
    of: 'tiny/big-body-small-mind',
    name: 'Big Body Small Mind',
    side: 'defence',
    dice: 2,
    base: { by: 'foe', bar: CLAW },
    twins: { 'the Attacker rolls neither J nor K': { bar: SHOT } },
  }),
  strong('tomcat/top-gun', { foe: { card: { movement: 'Flight' } } }, { 'the Target Sprints': { foe: {} } }),
  shaped(
    {
      of: 'tomcat/payload',
      base: {
        on: 'shed',
        foe: { at: [20, 20] },
        pieces: [
          structure('shed', { at: [12 + 40 / 50.8 + 0.5, 12], size: [1, 1], height: 1, health: 9, g: 1 }),
        ],
      },
      twins: {
        'it is an Object': {
          pieces: [object('shed', { at: [12 + 40 / 50.8 + 0.5, 12] }, { health: 9, maxHealth: 9, g: 1 })],
        },
        'he hits a model': { on: 'foe', pieces: [], foe: { card: { health: 9, G: 1 } } },
      },
    },
    (at, fight) => fought(at, fight).game.last('damaged').points,
    3,
    1,
  ),
  shaped(
    {
      of: 'tomcat/payload',
      editions: ['2017'],
      base: { ...shed(40), bar: 'AP 1 Ram (CCM, F vs G, Damage 1) SFX: none' },
      twins: { 'a Dynamic Action attacks nobody': { bar: 'AP 1 Ram (CCM, F vs T#2, Damage 1) SFX: none' } },
    },
    (at, fight) => fought(at, fight).game.last('damaged').points,
    3,
    1,
  ),
  shaped(
    {
      of: 'toxic-grimmvenger/barrelmates',
      base: { bar: SHOT, pal: { card: 'tiny' } },
      twins: {
        'Tiny! is KO’ed': { pal: { card: 'tiny', status: 'ko', health: 0 } },
        'he is another friend': { pal: {} },
      },
    },
    (at, fight) => fought(at, fight).game.last('rolled').attack.value,
    5,
    4,
  ),
  shaped(
    {
      of: 'trail/a-second-ahead',
      base: { pal: {} },
      twins: { 'his second Activation': { self: { activationsThisRound: 1 } } },
    },
    offeredNext,
    'a: Pal',
    null,
  ),
  shaped(
    {
      of: 'trojan/covering-your-back',
      base: { by: 'foe', bar: SHOT, on: 'pal', pal: { side: 'north' }, gap: 6 },
      twins: {
        'the Enemy is farther away': {
          gap: 12.1,
          bar: 'AP 1 Shot (PRJ 20, H vs I, Damage 1) SFX: none',
          pal: { side: 'north' },
          size: 36,
        },
      },
    },
    (at, fight) => {
      const { game, names } = fought(at, { ...fight, options: { quiet: false } });
      while (['attackDice', 'redirect'].includes(game.asked()[0] ?? '')) game.decline();
      return game
        .pending('react')
        .map(({ by, options }) => [
          by,
          options.map(({ model, action: id }) => [game.profile(model).name === names.self, id]),
        ]);
    },
    [['a', [[true, 'hipshot']]]],
    [],
  ),
  adds({
    of: 'twilight/shadow-zone',
    name: 'Shadow Zone',
    side: 'attack',
    dice: 1,
    base: { use: 'Shadow Fangs', charge: 2 },
    twins: { 'no Momentum': { charge: 0 }, 'another Action': { use: undefined, bar: CLAW } },
  }),
  shaped(
    {
      of: 'universal-soldat/energy-battery',
      base: { phase: 'deployment' },
      twins: { 'the second Round': { phase: 'startingRoll', round: 2 } },
      unsilenced: true,
    },
    (at, fight) => powerUps(stage(at, fight))[0],
    2,
    0,
  ),
];
