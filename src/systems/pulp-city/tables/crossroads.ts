import type { TableLayout } from '../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, um } from './build.ts';

const SIZE = um(24);

/** Two streets meet in the middle of the city; a fallen line lies where they do. @rule PC-TABLE-15 */
export const crossroads: TableLayout = {
  id: 'crossroads',
  size: SIZE,
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({ id: 'gazette', look: 'offices', name: 'Gazette', at: [2.4, 4.2, 7.4, 8.7], height: 6 }),
        deck({ id: 'deck', look: 'deck', name: 'Parking Deck', at: [1, 16, 4.8, 20.4], height: 3 }),
        enclosed({ id: 'diner', look: 'diner', name: 'Diner', at: [14.6, 4.6, 17.6, 7.8], height: 2 }),
        barrier({ id: 'hedge', look: 'hedge', at: [19.5, 9.3, 23, 9.8], height: 1, material: 'Flimsy' }),
        barrier({ id: 'wall', look: 'wall', at: [6, 9.6, 9.5, 10], height: 1 }),
        object('bus', 'bus', 3, [4.5, 12.9], 'x'),
        object('car', 'car', 2, [13, 5.6]),
        object('dumpster', 'dumpster', 2, [8.3, 6.6]),
        object('hydrant', 'hydrant', 1, [9.4, 3.9]),
        object('lamp', 'lamp', 1, [5.6, 15.2]),
        object('bin', 'bin', 1, [15.1, 9.2]),
        object('bench', 'bench', 1, [7.9, 20.2]),
      ],
      { 'gazette-b': 'Tribune', 'deck-b': 'Bus Depot', 'diner-b': 'Laundry' },
    ),
    dangerous(
      'wires',
      'wires',
      outline([
        [10.6, 11.6],
        [11.4, 10.9],
        [12.3, 11.1],
        [13.2, 11],
        [13.4, 12.4],
        [12.6, 13.1],
        [11.7, 12.9],
        [10.8, 13],
      ]),
      { grade: 'Dangerous', trait: 'H' },
    ),
  ],
};
