import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { apLimit } from '../../../src/systems/pulp-city/traits/limits.ts';
import { SHOT } from '../../support/duel.ts';
import { beside } from '../../support/pieces.ts';
import { endowed, fought, SIXES, stage } from '../support/fight.ts';
import { AT_FOE, DEAR_SHOT, HERO, hitWith, MIGHTY, onHigh, VILLAIN } from '../support/kit.ts';
import { attempt, buysSfx, opening, standsIn } from '../support/moments.ts';
import { adds, keepsOff, shaped, strong, suffers } from '../support/shapes.ts';

export const printedVZ = [
  shaped(
    {
      of: 'v-h/blood-of-the-hunter',
      base: { foe: { card: { alignment: ['Villain'], G: 4, origin: 'Science' } } },
      twins: {
        'the other is no Villain': { foe: { card: { alignment: ['Hero'], G: 4, origin: 'Science' } } },
        'the other is a Minion': [
          { foe: { card: { alignment: ['Villain'], G: 4, origin: 'Science', kind: 'minion' } } },
          [true, 'supreme'],
        ],
      },
    },
    (at, fight) => {
      const { game } = fought(endowed(at, { F: 4 }), fight);
      return [game.last('rolled').won, game.last('rolled').tie];
    },
    [true, 'power'],
    [false, 'triad'],
  ),
  adds({
    of: 'v-h/exorcism',
    name: 'Exorcism',
    side: 'attack',
    dice: 1,
    base: { by: 'pal', pal: AT_FOE, foe: { card: { types: ['Nonliving'] } } },
    twins: {
      'the Enemy is Living': { foe: {} },
      'the Target is a friend': { on: 'self', bar: SHOT },
    },
  }),
  adds({
    of: 'v-h/exorcism',
    name: 'Exorcism',
    side: 'attack',
    dice: 1,
    base: { foe: { card: { types: ['Outsider'] } } },
    twins: { 'the Enemy is Living': { foe: {} } },
  }),
  shaped(
    {
      of: 'v-h/hunter-training',
      base: {},
      twins: { 'another model attacks': { by: 'foe', on: 'pal', pal: AT_FOE } },
    },
    (at, fight) => fought(at, fight).game.last('rolled').attack.faces.length,
    3,
    1,
  ),
  shaped(
    {
      of: 'vector/glitch',
      base: { by: 'foe', foe: { card: MIGHTY }, bar: 'AP 1 Hit (CCM, J vs K, Damage 1 and Stun) SFX: none' },
      twins: { 'the Attacker does not roll J or K': { bar: hitWith('Stun') } },
    },
    suffers(),
    ['stunned'],
    ['damaged', 'stunned'],
  ),
  strong(
    'vigilantes/inspired',
    { pal: { card: 'dead-eye', gap: 6 } },
    { 'no Dead Eye in the Team': { pal: {} } },
  ),
  strong(
    'virgo/renegade',
    { foe: { card: { factions: ['Ulthar'] } } },
    { 'the Target is of another Faction': { foe: {} } },
  ),
  adds({
    of: 'virgo/mindcamo',
    name: 'Mindcamo',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'a friend attacks': { by: 'pal', on: 'self', pal: {}, bar: SHOT } },
  }),
  shaped(
    {
      of: 'virus/quick-fix',
      base: { by: 'pal', pal: { card: 'apebot', gap: 6 } },
      twins: {
        'Apebot is farther away': { pal: { card: 'apebot', gap: 6.1 } },
      },
    },
    opening(({ game, names }) => apLimit(worldOf(game.game), game.card(names.pal).id)),
    4,
    3,
  ),
  adds({
    of: 'white-tiger/martial-arts-master',
    name: 'Martial Arts Master',
    side: 'attack',
    dice: 1,
    base: { by: 'pal', pal: AT_FOE },
    twins: {
      'the friend is in Base to Base with nobody': {
        bar: SHOT,
        pal: { beside: 'foe', gap: 2, side: 'north' },
      },
      'an Enemy attacks': { by: 'foe' },
    },
  }),
  shaped(
    {
      of: 'white-tiger/eye-of-the-tiger',
      base: { by: 'foe', gap: 2 },
      twins: { 'nobody comes into Base to Base': { gap: 6 } },
    },
    (at, fight) => {
      const { game, names } = stage(at, fight);
      const gap = fight.gap ?? 0;
      game.activate(names.foe).move(names.foe, gap > 2 ? [16, 12] : beside([12, 12]));
      return game
        .pending('react')
        .map(({ by, options }) => `${by}: ${options.map(({ action: id }) => id).join(' ')}`);
    },
    ['a: rip seven-element-fist tiger-kick'],
    [],
  ),
  shaped(
    {
      of: 'wildman/project-chimera-blood',
      base: { use: 'Rending Slash', self: { health: 5, attack: 4 }, dice: SIXES, options: { sfx: [] } },
      twins: {
        'he rolled fewer dice': { self: { health: 5 }, foe: { health: 5 } },
        'he used another Action': { use: 'Howl', on: 'nobody' },
      },
    },
    (at, fight) => {
      const { game } = fought(at, fight);
      game.forgetDice();
      while (game.asked()[0] === 'spendSfx') game.decline('spendSfx');
      if (game.question('act').occasion === 'activation') game.endActivation();
      return game
        .pending('act')
        .map(({ by, occasion, limits }) => [by, occasion, limits.actions, limits.free]);
    },
    [['a', 'power', ['shrug-off'], true]],
    [],
  ),
  keepsOff('Mobbing', {
    of: 'wildman/unleashed',
    base: { by: 'foe', b: { Mate: { at: [12, 12 + 70 / 50.8] } } },
    twins: {},
  }),
  keepsOff('Higher Ground', {
    of: 'wildman/unleashed',
    base: { by: 'foe', bar: SHOT, ...onHigh(40) },
    twins: {},
  }),
  shaped(
    {
      of: 'wonder-wight/wight-lies',
      base: { bar: SHOT, foe: { card: HERO } },
      twins: {
        'the Defender is no Hero': { foe: { card: VILLAIN } },
        'the Defender is a Minion': { foe: { card: { ...HERO, kind: 'minion', health: 6 } } },
        'he loses the roll': [{ foe: { card: { ...HERO, I: 9 } } }, [undefined, null, 9, 6]],
        'a second time in the roll': [{ otherwise: true }, [['a: Wight Lies'], 'answer.notOffered', 9, 6]],
        'the Action has cost him his last Health': [
          { bar: DEAR_SHOT, self: { health: 1 } },
          [undefined, null, 0, 5],
        ],
      },
    },
    buysSfx('Wight Lies', ({ game, names }) => game.model(names.self).health),
    [['a: Wight Lies'], 'ok', 8, 4],
    [undefined, null, 9, 5],
  ),
  adds({
    of: 'xenobi/little-kingpin',
    name: 'Brawler',
    side: 'attack',
    dice: 0,
    without: 1,
    base: { by: 'foe', foe: { card: { role: 'Brawler' } } },
    twins: { 'the Enemy is not in Base to Base': { on: 'pal', gap: 0.5, pal: AT_FOE } },
  }),
  adds({
    of: 'xenobi/little-kingpin',
    name: 'Tank',
    side: 'defence',
    dice: 0,
    without: 1,
    base: { foe: { card: { role: 'Tank' } } },
    twins: { 'the Enemy is not in Base to Base': { bar: SHOT, gap: 1 } },
  }),
  shaped(
    {
      of: 'xyllian-master-sagittarius/master-hunter',
      base: { use: 'Laser Crossbow Shot', foe: { card: { stealth: true } }, gap: 6 },
      twins: { 'a friend attacks': { by: 'pal', use: undefined, bar: SHOT, pal: { side: 'north' } } },
    },
    (at, fight) => attempt(() => fought(at, fight)),
    'ok',
    'target.stealth',
  ),
  adds({
    of: 'yeti/mountain-beast',
    name: 'Mountain Beast',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', foe: { card: { elements: ['Water'] } } },
    twins: {
      'the Attacker is of Fire': { foe: { card: { elements: ['Fire'] } } },
      'the Attacker has no Element': { foe: {} },
    },
  }),
  shaped(
    {
      of: 'zombie-wolf/pet-zombie',
      base: {
        by: 'foe',
        on: 'pal',
        bar: SHOT,
        gap: 2,
        pal: { card: 'red-riding-hoodoo', gap: 0, side: 'north' },
      },
      twins: {
        'they are not in Base to Base': { pal: { card: 'red-riding-hoodoo', gap: 1, side: 'north' } },
        'another friend is the Target': { pal: { gap: 0, side: 'north' } },
      },
    },
    standsIn,
    'a: a1 Pet Zombie',
    null,
  ),
];
