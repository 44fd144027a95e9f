import { forTwo } from '../../../kernel/ids.ts';
import { um } from '../tables/build.ts';
import { crossroads } from '../tables/crossroads.ts';
import type { Example } from './example.ts';

/** Half of a 30 mm base and half of a 40 mm base. */
const REACH = 15_000 + 20_000;

/** Two models toe to toe on a roof, one of them with its back to the edge. @rule PC-FALL-09 */
export const roofEdge: Example = {
  id: 'roof-edge',
  topic: 'roofEdge',
  edition: '2017',
  level: 4,
  table: crossroads,
  teams: forTwo(
    { name: { en: 'Steam Engine', fr: 'La Locomotive' }, cards: ['iron-train', 'ace-of-wraiths'] },
    { name: { en: 'Cat Burglars', fr: 'Le Gang des toits' }, cards: ['riposte', 'hellsmith'] },
  ),
  situation: {
    round: 2,
    active: 'a',
    pools: forTwo(9, 9),
    models: {
      a1: { x: um(4.6), y: um(4.9) + REACH, z: um(6) },
      a2: { x: um(9), y: um(12.6), z: 0 },
      b1: { x: um(4.6), y: um(4.9), z: um(6) },
      b2: { x: um(5.7), y: um(2.78), z: 0 },
    },
  },
  seed: 66,
};
