import { SHOT } from '../../support/duel.ts';
import { AT_FOE, CLAW, shed } from '../support/kit.ts';
import { adds, keepsOff, strong } from '../support/shapes.ts';

export const printedS = [
  keepsOff('Mobbing', {
    of: 'seabolt/smokin-wet',
    base: { by: 'foe', b: { Mate: { at: [12, 12 + 30 / 25.4] } } },
    twins: {},
  }),
  strong(
    'sgt-bale/righteous',
    { foe: { card: { origin: 'Mystery' } } },
    { 'the Target is of another Origin': { foe: { card: { origin: 'Science' } } } },
  ),
  adds({
    of: 'sister-bedlam/sister-of-mercy',
    name: 'Sister of Mercy',
    side: 'attack',
    dice: 1,
    base: { self: { health: 3 } },
    twins: { 'she is whole': { self: {} } },
  }),
  adds({
    of: 'six-feet-under/insanity',
    name: 'Insanity',
    side: 'attack',
    dice: 1,
    base: { self: { health: 7 } },
    twins: {
      'he has 8 HP': { self: { health: 8 } },
      'he has 3 HP': [{ self: { health: 3 } }, 2],
      'he Defends': { by: 'foe' },
    },
  }),
  strong(
    'six-feet-under/undertaker',
    { foe: { card: { types: ['Nonliving'] } } },
    { 'the Target is Living': { foe: {} } },
  ),
  adds({
    of: 'skyline/rooftop-reconnaissance',
    name: 'Higher Ground',
    side: 'attack',
    dice: 1,
    base: {},
    twins: {
      'the Target has Flight': { foe: { card: { movement: 'Flight' } } },
      'the Target is no model': shed(30),
    },
  }),
  adds({
    of: 'slug-muldoon/monster-hunter',
    name: 'Monster Hunter',
    side: 'attack',
    dice: 1,
    base: { foe: { card: { baseMm: 40 } } },
    twins: { 'a base like his': { foe: {} }, 'a 50mm base': [{ foe: { card: { baseMm: 50 } } }, 2] },
  }),
  keepsOff('Size Matters', {
    of: 'slug-muldoon/monster-hunter',
    base: { by: 'foe', foe: { card: { baseMm: 50 } } },
    twins: { 'a friend is the Target': { on: 'pal', pal: AT_FOE } },
  }),
  adds({
    of: 'solar/touch-of-the-sun',
    name: 'Touch of the Sun',
    side: 'attack',
    dice: 1,
    base: { by: 'pal', pal: { card: { origin: 'Nature' }, ...AT_FOE }, gap: 2 },
    twins: {
      'the friend is farther away': { gap: 4.1 },
      'the friend is of another Origin': { pal: { card: { origin: 'Science' }, ...AT_FOE } },
      'an Enemy of Nature': { by: 'foe', foe: { card: { origin: 'Nature' } }, on: 'pal' },
      'he rolls himself': { by: 'self', bar: SHOT },
    },
  }),
  adds({
    of: 'sovereign/british-steel',
    name: 'British Steel',
    side: 'attack',
    dice: 1,
    base: { use: 'Power Slash', charge: 2 },
    twins: { 'no Momentum': { charge: 0 }, 'another Action': { use: undefined, bar: CLAW } },
  }),
  adds({
    of: 'spybreaker/shield-supreme',
    name: 'Shield Supreme',
    side: 'defence',
    dice: 1,
    base: { by: 'foe', on: 'pal', bar: SHOT, pal: { gap: 0, side: 'north' } },
    twins: {
      'the friend is not in Base to Base': { pal: { gap: 0.5, side: 'north' } },
      'the Attacker rolls J': { bar: 'AP 1 Hex (PRJ 6, J vs K, Damage 1) SFX: none' },
    },
  }),
  adds({
    of: 'spybreaker/shield-supreme',
    name: 'Shield Supreme',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'the Attacker rolls J': { bar: CLAW } },
  }),
  adds({
    of: 'spybreaker/supreme-soldier-formula',
    name: 'Supreme Soldier Formula',
    side: 'attack',
    dice: 1,
    base: {},
    twins: { 'another model attacks': { by: 'foe' } },
  }),
  adds({
    of: 'spybreaker/supreme-soldier-formula',
    name: 'Supreme Soldier Formula',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'another model Defends': { by: 'self' } },
  }),
  adds({
    of: 'stalker/elusive',
    name: 'Elusive',
    side: 'defence',
    dice: 1,
    base: { by: 'foe' },
    twins: { 'the Attacker is not in Base to Base': { bar: SHOT, gap: 1 } },
  }),
  keepsOff('Momentum', {
    of: 'stormblades-libra-sensei/krakens-guard',
    base: { by: 'foe', charge: 2 },
    twins: {},
  }),
  keepsOff('Mobbing', {
    of: 'stygian-queen/crown-of-snakes',
    base: { by: 'foe', b: { Mate: { at: [12, 12 + 70 / 50.8] } } },
    twins: {},
  }),
  keepsOff('Mobbing', {
    of: ['stygian-true/crown-of-snakes', 'yeti/snow-and-wind'],
    base: { by: 'foe', b: { Mate: { at: [12, 12 + 80 / 50.8] } } },
    twins: {},
  }),
];
