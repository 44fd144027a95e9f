import { forTwo } from '../../../kernel/ids.ts';
import type { TableLayout } from '../model/terrain.ts';
import { barrier, enclosed, object, um } from '../tables/build.ts';
import type { Example } from './example.ts';

/** The house of the rulebooks' worked example: 8 inches high, 10 wide, 5 deep. @rule PC-STRUCT-10 @rule PC-STRUCT-11 */
const bank: TableLayout = {
  id: 'bank-street',
  size: um(24),
  pieces: [
    enclosed({ id: 'bank', look: 'offices', name: 'Savings Bank', at: [7, 9.5, 17, 14.5], height: 8 }),
    enclosed({ id: 'diner', look: 'diner', name: 'Diner', at: [18.8, 16.4, 22, 20], height: 2 }),
    barrier({ id: 'wall', look: 'wall', at: [3, 16.4, 8, 16.8], height: 1 }),
    object('bus', 'bus', 3, [12, 5.6], 'x'),
    object('car', 'car', 2, [19.6, 9]),
    object('hydrant', 'hydrant', 1, [5, 7]),
    object('lamp', 'lamp', 1, [17.4, 17.2]),
  ],
};

/** Half of a 40 mm base. */
const RADIUS = 20_000;

const collapse = (edition: string): Example => ({
  id: `collapse-${edition}`,
  topic: 'collapse',
  edition,
  level: 4,
  table: bank,
  teams: forTwo(
    {
      name: { en: 'Wrecking Crew', fr: 'La Démolition' },
      cards: ['hellsmith', 'riposte'],
    },
    {
      name: { en: 'Bank Holders', fr: 'La Garde de la banque' },
      cards: ['iron-train', 'ace-of-wraiths'],
    },
  ),
  situation: {
    round: 2,
    active: 'a',
    pools: forTwo(8, 8),
    models: {
      a1: { x: um(7) - RADIUS, y: um(12), z: 0 },
      a2: { x: um(4.2), y: um(9.4), z: 0 },
      b1: { x: um(13.6), y: um(12.4), z: um(8) },
      b2: { x: um(9.4), y: um(11.4), z: 0, inside: 'bank' },
    },
    pieces: { bank: 2 },
  },
  seed: 8105,
});

export const COLLAPSES: readonly Example[] = [collapse('2017'), collapse('2013')];
