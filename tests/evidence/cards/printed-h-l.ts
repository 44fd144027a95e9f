import { SHOT } from '../../support/duel.ts';
import { beside } from '../../support/pieces.ts';
import { endowed, fought, ONES, SIXES, stage } from '../support/fight.ts';
import { AT_FOE, GRIMM, JOINED, REST, VILLAIN } from '../support/kit.ts';
import { attempt, powerUps, standsIn } from '../support/moments.ts';
import {
  adds,
  CONTROLLED,
  diceFrom,
  DISPLACED,
  FATIGUED,
  keepsOff,
  shaped,
  spares,
  STUNNED,
} from '../support/shapes.ts';

export const printedHL = [
  spares({ of: 'hellsmith/aegis-of-the-damned', ...DISPLACED, twins: {} }),
  adds({
    of: 'hellsmith/aegis-of-the-damned',
    name: 'Aegis of the Damned',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', bar: SHOT, gap: 1 },
    twins: { 'an Enemy is in Base to Base': { gap: 0 } },
  }),
  shaped(
    {
      of: 'harrier/bird-of-prey',
      base: { foe: { card: VILLAIN, health: 1 }, b: REST },
      twins: {
        'the victim is a friend': { on: 'pal', pal: { card: VILLAIN, health: 1, gap: 0 } },
        'nobody is KO’ed': { foe: { card: VILLAIN } },
        'a friend does it': { by: 'pal', pal: AT_FOE },
      },
    },
    (at, fight) => fought(at, fight).game.pool('a'),
    20,
    19,
  ),
  shaped(
    {
      of: 'hellsmith/unholy-rage',
      base: { foe: { card: VILLAIN, health: 1 }, b: REST },
      twins: {
        'nobody is KO’ed': { foe: { card: VILLAIN } },
        'a friend does it': { by: 'pal', pal: AT_FOE },
      },
    },
    (at, fight) => powerUps(fought(at, fight))[0],
    1,
    0,
  ),
  adds({
    of: 'iron-train/high-octane-fuel',
    name: 'High Octane Fuel',
    side: 'attack',
    dice: 2,
    base: { charge: 2, options: { powers: ['High Octane Fuel'], sfx: [] } },
    twins: { 'he is not Fatigued for it': { options: { sfx: [] } } },
    unsilenced: true,
  }),
  shaped(
    {
      of: 'iron-train/high-octane-fuel',
      base: { charge: 2 },
      twins: {
        'no Momentum': { charge: 0 },
        'no Fatigue to spare': { self: { fatigue: 1 } },
      },
    },
    (at, fight) => {
      const { game } = fought(at, { ...fight, options: { quiet: false } });
      return game.pending('attackDice').map(({ by, powers }) => `${by}: ${powers.join(' ')}`);
    },
    ['a: High Octane Fuel'],
    [],
  ),
  adds({
    of: 'john-grimmsham/grimm-master',
    name: 'Grimm Master',
    side: 'attack',
    dice: 1,
    base: { pal: { card: GRIMM, gap: 6 } },
    twins: {
      'the friend is no Grimm': { pal: {} },
      'the friend is a Minion': { pal: { card: { ...GRIMM, kind: 'minion' } } },
      'the friend is farther away': { pal: { card: GRIMM, gap: 6.1 } },
      'the other is an Enemy': { foe: { card: GRIMM }, pal: {} },
    },
  }),
  shaped(
    {
      of: 'jade-hawk/urban-predator',
      base: { pal: { gap: 6.1 } },
      twins: {
        'a friend is near': { pal: { gap: 6 } },
      },
      unsilenced: true,
    },
    (at, fight) => diceFrom(fought(at, fight).game, 'Strong', 'attack'),
    1,
    0,
  ),
  shaped(
    {
      of: 'john-grimmsham/rise-of-the-grimm',
      base: { phase: 'actionPool', pal: { card: GRIMM, gap: 6 } },
      twins: {
        'the friend is farther away': { pal: { card: GRIMM, gap: 6.1 } },
        'the friend is no Grimm': { pal: {} },
        'the friend is a Minion': { pal: { card: { ...GRIMM, kind: 'minion' } } },
      },
    },
    (at, fight) => {
      const { game } = stage(at, fight);
      const [own] = game.events('poolCalculated').filter(({ team }) => team === 'a');
      return own?.parts.filter(({ why }) => why === 'power').map(({ ap }) => ap);
    },
    [1],
    [],
  ),
  shaped(
    {
      of: 'john-grimmsham/the-grimm',
      base: {
        use: 'To Me My Grimm!',
        on: 'pal',
        pal: { card: GRIMM, stunned: true, suppress: 2 },
        dice: SIXES,
      },
      twins: { 'the Action fails': { dice: ONES } },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = fought(endowed(at, { K: 7 }), { ...fight, options: { sfx: [] } });
      game.forgetDice();
      const { stunned, suppress } = game.model(names.pal);
      return [stunned, suppress];
    },
    [false, 0],
    [true, 2],
  ),
  shaped(
    {
      of: 'jade-hawk/urban-predator',
      base: { pal: { card: 'skyline', gap: 3 } },
      twins: { 'another friend is near': { pal: { gap: 3 } } },
      unsilenced: true,
    },
    (at, fight) => diceFrom(fought(at, fight).game, 'Strong', 'attack'),
    1,
    0,
  ),
  keepsOff('Mobbing', {
    of: 'kitharion-leo-battle-beast/cornered-beast',
    base: { by: 'foe', b: { Mate: { at: [12, 13.378] } } },
    twins: {},
  }),
  shaped(
    {
      of: 'kitharion-leo-battle-beast/ulthar-training',
      base: {
        by: 'foe',
        on: 'pal',
        bar: SHOT,
        gap: 2,
        pal: { card: { factions: ['Ulthar'] }, gap: 0, side: 'north' },
      },
      twins: {
        'they are not in Base to Base': { pal: { card: { factions: ['Ulthar'] }, gap: 1, side: 'north' } },
        'the friend is of another Faction': { pal: { gap: 0, side: 'north' } },
      },
    },
    standsIn,
    'a: a1 Ulthar Training',
    null,
  ),
  spares({ of: 'l-o-a/mount-of-legba', ...STUNNED, twins: {} }),
  spares({ of: 'l-o-a/mount-of-legba', ...CONTROLLED, twins: {} }),
  spares({ of: 'l-o-a/mount-of-legba', ...FATIGUED, twins: {} }),
  adds({
    of: 'lady-in-red/dark-glamour',
    name: 'Dark Glamour',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'the Attacker has Trump K': { foe: { card: { trump: ['K'] } } }, 'she attacks': { by: 'self' } },
  }),
  shaped(
    {
      of: 'l-o-a/mount-of-kalfu',
      base: {
        by: 'pal',
        bar: 'AP 1 Hex (PRJ 6, K vs K, Damage 1) SFX: none',
        pal: { card: { factions: ['Coven'] }, at: [2, 12] },
        gap: 2,
        options: { source: 'L.O.A.', sfx: [] },
      },
      twins: {
        'the friend is of another Faction': { pal: { at: [2, 12] } },
        'the Action asks for neither J nor K': { bar: SHOT },
      },
    },
    (at, fight) => attempt(() => fought(at, fight)),
    'ok',
    'action.source',
  ),
  shaped(
    {
      of: 'lady-cyburn/ring-of-fire',
      base: { by: 'foe', gap: 2, pal: JOINED, dice: SIXES },
      twins: {
        'her Action fails': { dice: ONES },
        'the friend is not in Base to Base': [{ pal: {} }, [6, 5]],
      },
      unsilenced: true,
    },
    (at, fight) => {
      const { game, names } = stage(endowed(at, { H: 4 }), fight);
      game.activate(names.foe).move(names.foe, beside([12, 12]));
      game.react(names.self, 'Fire Woman', [], { sfx: [] }).forgetDice();
      return [game.model(names.pal).health, game.model(names.foe).health];
    },
    [5, 5],
    [6, 6],
  ),
  shaped(
    {
      of: 'lady-in-red/succubus',
      base: { use: 'Malign Influence', on: 'nobody', gap: 2, foe: { card: { K: 1 } } },
      twins: {
        'it beats nobody': { foe: { card: { K: 12 } } },
        'it beats two': [{ b: { Two: { at: [12, 15], card: { K: 1 } } } }, 21],
      },
      unsilenced: true,
    },
    (at, fight) => fought(at, fight).game.pool('a'),
    20,
    19,
  ),
];
