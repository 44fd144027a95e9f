import type { TableLayout } from '../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, um } from './build.ts';

const SIZE = um(24);

/** Warehouses along the water; the drums on the quay have leaked. @rule PC-TABLE-15 */
export const docks: TableLayout = {
  id: 'docks',
  size: SIZE,
  pieces: bothSides(
    SIZE,
    [
      enclosed({
        id: 'warehouse',
        look: 'warehouse',
        name: 'Warehouse 9',
        at: [3.2, 4.4, 9.8, 9.4],
        height: 5,
      }),
      enclosed({
        id: 'shed',
        look: 'shed',
        name: 'Bait Shop',
        at: [15.2, 4.6, 17.8, 6.8],
        height: 2,
        material: 'Flimsy',
      }),
      deck({ id: 'gantry', look: 'gantry', name: 'Gantry', at: [10.2, 13, 13, 19], height: 4 }),
      barrier({ id: 'wall', look: 'wall', at: [3.4, 13.4, 7.4, 13.8], height: 1 }),
      barrier({
        id: 'bulwark',
        look: 'bulwark',
        at: [18.4, 7.6, 21, 8.1],
        height: 1.5,
        material: 'Reinforced',
      }),
      object('truck', 'truck', 3, [1.6, 18]),
      object('container', 'dumpster', 2, [8.4, 11.1], 'x'),
      object('car', 'car', 2, [11.6, 16]),
      object('drum', 'bin', 1, [19.6, 5.2]),
      object('lamp', 'lamp', 1, [2, 11]),
      object('bollard', 'hydrant', 1, [15.2, 8.7]),
      object('crates', 'crate', 1, [8.6, 20.2]),
      dangerous(
        'spill',
        'spill',
        outline([
          [4, 10.7],
          [5.2, 10.2],
          [6.3, 10.8],
          [6.2, 12.1],
          [4.9, 12.6],
          [3.8, 11.9],
        ]),
        { grade: 'Very Dangerous', trait: 'H' },
      ),
    ],
    { 'warehouse-b': 'Cold Store', 'shed-b': 'Chandler', 'gantry-b': 'Loading Bridge' },
  ),
};
