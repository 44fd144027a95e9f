import { forTwo } from '../../../kernel/ids.ts';
import { um } from '../tables/build.ts';
import { crossroads } from '../tables/crossroads.ts';
import { groundOf } from '../tables/ground.ts';
import { type Example, FIRST_GAME } from './example.ts';

/** Half of a 40 mm base, and how far the middle of it is from a car that it touches. */
const BESIDE_CAR = 12.25 - 20 / 25.4 - 0.004;

/**
 * The Encounter that teaches by being played: two Heroes whole, two Villains that have been in a fight, a car within a
 * Hero's grasp, a roof to climb, and Action Points on the other side for one attack. Its seed has the dice fall so that
 * whoever does what the coach proposes sees each thing happen; whoever does something else plays on with other dice.
 */
export const firstGame: Example = {
  id: FIRST_GAME,
  topic: 'lesson',
  edition: '2017',
  level: 4,
  table: { ...crossroads, id: FIRST_GAME, ground: groundOf(crossroads) },
  teams: forTwo(
    { name: { en: 'Corner Watch', fr: 'La Garde du carrefour' }, cards: ['ace-of-wraiths', 'iron-train'] },
    { name: { en: 'Bad Company', fr: 'Les Sales Types' }, cards: ['nuke', 'hellsmith'] },
  ),
  situation: {
    round: 2,
    active: 'a',
    pools: forTwo(10, 2),
    models: {
      a1: { x: um(18.5), y: um(1.6), z: 0 },
      a2: { x: um(BESIDE_CAR), y: um(5.6), z: 0 },
      b1: { x: um(11.8), y: um(9.7), z: 0, health: 1 },
      b2: { x: um(16.1), y: um(10.9), z: 0, health: 4 },
    },
  },
  seed: 5,
};
