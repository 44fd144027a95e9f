import type { TableLayout } from '../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, ruin, tree, um } from './build.ts';

const SIZE = um(36);

/** Nine blocks about a square with old arcades; a cable has come down in its middle. @rule PC-TABLE-01 @rule PC-TABLE-15 */
export const midtown: TableLayout = {
  id: 'midtown',
  size: SIZE,
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({ id: 'hotel', look: 'offices', name: 'Grand Hotel', at: [1.4, 4, 6.6, 8.6], height: 6 }),
        deck({ id: 'deck', look: 'deck', name: 'Parking Deck', at: [29, 3.4, 34.4, 8.4], height: 3 }),
        enclosed({ id: 'diner', look: 'diner', name: 'Diner', at: [14.2, 5, 17.4, 8.4], height: 2 }),
        enclosed({ id: 'cinema', look: 'cinema', name: 'Cinema', at: [18.8, 3.6, 22.4, 8.6], height: 4 }),
        enclosed({
          id: 'precinct',
          look: 'precinct',
          name: 'Precinct',
          at: [1.6, 14.6, 7, 20],
          height: 5,
          material: 'Reinforced',
        }),
        ruin({ id: 'arcade', look: 'ruin', name: 'Arcades', at: [14.2, 18.8, 18.2, 22.2], height: 2.5 }, [
          [14.2, 18.8, 14.6, 22.2],
          [14.6, 21.8, 18.2, 22.2],
          [16.4, 18.8, 18.2, 19.2],
        ]),
        barrier({ id: 'hedge', look: 'hedge', at: [13.8, 14, 14.3, 17.4], height: 1, material: 'Flimsy' }),
        barrier({ id: 'wall', look: 'wall', at: [1.4, 22, 6.8, 22.4], height: 1 }),
        barrier({ id: 'wall-2', look: 'wall', at: [27.6, 9.6, 27.9, 12.8], height: 1.5 }),
        object('bus', 'bus', 3, [17.4, 11.2], 'x'),
        object('truck', 'truck', 3, [8.6, 17.4]),
        object('car', 'car', 2, [11.2, 4.4]),
        object('car-2', 'car', 2, [11.4, 19.4]),
        object('dumpster', 'dumpster', 2, [8.4, 6.8]),
        tree('tree', [16, 16]),
        object('hydrant', 'hydrant', 1, [13.6, 8.6]),
        object('lamp', 'lamp', 1, [13.5, 13.2]),
        object('lamp-2', 'lamp', 1, [9, 13.4]),
        object('bin', 'bin', 1, [16.4, 13.9]),
        object('bench', 'bench', 1, [15.4, 3.2]),
        object('bench-2', 'bench', 1, [27.4, 5.6]),
      ],
      {
        'hotel-b': 'Exchange',
        'deck-b': 'Bus Depot',
        'diner-b': 'Laundry',
        'cinema-b': 'Ballroom',
        'precinct-b': 'Vault',
        'arcade-b': 'Old Baths',
      },
    ),
    dangerous(
      'wires',
      'wires',
      outline([
        [16.6, 17.4],
        [17.6, 16.6],
        [18.6, 16.9],
        [19.4, 18.6],
        [18.4, 19.4],
        [17.4, 19.1],
      ]),
      { grade: 'Dangerous', trait: 'H' },
    ),
  ],
};
