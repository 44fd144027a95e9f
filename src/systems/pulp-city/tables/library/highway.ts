import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, solid, tree, um } from '../build.ts';
import { rounded } from '../edit.ts';
import { boxPatch, lane } from '../ground.ts';

const SIZE = um(36);

/** A pile-up on the motorway, between the filling station and the motel. @rule PC-TABLE-15 @rule PC-TABLE-01 */
export const highway: TableLayout = {
  id: 'highway',
  size: SIZE,
  setting: 'highway',
  ground: [
    boxPatch('road', 2.4, 9, 13.4, 12.6),
    boxPatch('road', 22.6, 23.4, 33.6, 27),
    boxPatch('road', 0, 12.4, 36, 17.2),
    boxPatch('road', 0, 18.8, 36, 23.6),
    boxPatch('grass', 0, 17.2, 36, 18.8),
    lane(0, 14.8, 36, 14.8),
    lane(0, 21.2, 36, 21.2),
  ],
  pieces: bothSides(
    SIZE,
    [
      enclosed({ id: 'motel', look: 'building', name: 'Motel', at: [17, 4.4, 25, 8.2], height: 3 }),
      deck({ id: 'pumps', look: 'deck', name: 'Filling Station', at: [4.2, 3.6, 9.6, 7.6], height: 2.5 }),
      enclosed({
        id: 'shop',
        look: 'shed',
        name: 'Truck Stop',
        at: [12, 5, 14.8, 7.6],
        height: 2,
        material: 'Flimsy',
      }),
      enclosed({ id: 'garage', look: 'hall', name: 'Garage', at: [28.6, 5.2, 33.4, 9.6], height: 3 }),
      rounded(
        solid({ id: 'tower', look: 'silo', at: [1.4, 8.8, 4.2, 11.6], height: 5, material: 'Reinforced' }),
        true,
      ),
      barrier({ id: 'rail', look: 'bulwark', at: [4, 17.7, 9, 18.3], height: 1, material: 'Reinforced' }),
      barrier({
        id: 'rail-2',
        look: 'bulwark',
        at: [12.2, 17.7, 16, 18.3],
        height: 1,
        material: 'Reinforced',
      }),
      barrier({ id: 'fence', look: 'fence', at: [16, 10.6, 21, 10.9], height: 1, material: 'Flimsy' }),
      barrier({ id: 'hedge', look: 'hedge', at: [23.4, 10.5, 27, 11], height: 1, material: 'Flimsy' }),
      object('tanker', 'truck', 3, [23, 15], 'x'),
      object('coach', 'bus', 3, [9.4, 10.6], 'x'),
      object('trailer', 'truck', 3, [3.2, 15.4], 'x'),
      object('car', 'car', 2, [13.4, 14.2], 'y'),
      object('car-2', 'car', 2, [17.8, 15.4], 'x'),
      object('car-3', 'car', 2, [29.6, 14.4], 'y'),
      object('car-4', 'car', 2, [12.4, 2.2], 'x'),
      object('skip', 'dumpster', 2, [26.8, 6.4], 'y'),
      tree('tree', [30.4, 2.2]),
      object('drum', 'barrel', 1, [8.6, 13.8]),
      object('drum-2', 'barrel', 1, [20.4, 13.2]),
      object('lamp', 'lamp', 1, [16, 13.4]),
      object('lamp-2', 'lamp', 1, [32, 11.4]),
      object('bin', 'bin', 1, [15.8, 3.6]),
      object('bin-2', 'bin', 1, [10.8, 4]),
      {
        ...dangerous(
          'wreck',
          'hazard',
          outline([
            [23.8, 11.6],
            [25.2, 11.9],
            [25.8, 13],
            [25.2, 14],
            [24, 13.4],
            [23.2, 12.5],
          ]),
          { grade: 'Dangerous', trait: 'H' },
        ),
        name: 'Burning Wreck',
      },
    ],
    {
      'motel-b': 'Grand Motel',
      'pumps-b': 'Toll Plaza',
      'shop-b': 'Diner',
      'garage-b': 'Drive-In',
    },
  ),
};
