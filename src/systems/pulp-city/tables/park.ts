import type { TableLayout } from '../model/terrain.ts';
import { barrier, bothSides, dangerous, enclosed, object, outline, ruin, tree, um } from './build.ts';

const SIZE = um(24);

/** A park between two avenues; what lives under the bandstand has come out. @rule PC-TABLE-15 */
export const park: TableLayout = {
  id: 'park',
  size: SIZE,
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({ id: 'museum', look: 'museum', name: 'Museum', at: [3.5, 4, 9.5, 8], height: 4 }),
        enclosed({
          id: 'bunker',
          look: 'bunker',
          name: 'Air Raid Post',
          at: [15.8, 3.6, 18.8, 6.2],
          height: 2,
          material: 'Reinforced',
        }),
        ruin({ id: 'chapel', look: 'ruin', name: 'Old Chapel', at: [4.2, 12.9, 7.8, 16.2], height: 2.5 }, [
          [4.2, 12.9, 4.6, 16.2],
          [4.6, 15.8, 7.8, 16.2],
          [4.6, 12.9, 6.2, 13.3],
        ]),
        barrier({ id: 'hedge', look: 'hedge', at: [9.6, 15.4, 13, 15.9], height: 1, material: 'Flimsy' }),
        barrier({ id: 'hedge-2', look: 'hedge', at: [13.4, 8.6, 13.9, 11], height: 1, material: 'Flimsy' }),
        barrier({ id: 'wall', look: 'wall', at: [20.4, 4.6, 20.8, 8.1], height: 1.5 }),
        object('truck', 'truck', 3, [1.6, 7.4]),
        object('car', 'car', 2, [12.6, 4.6]),
        tree('tree', [2.6, 12.1]),
        object('bench', 'bench', 1, [9.2, 10.4]),
        object('bench-2', 'bench', 1, [10, 17.4]),
        object('bin', 'bin', 1, [20.9, 9.6]),
        object('lamp', 'lamp', 1, [11, 7]),
      ],
      { 'museum-b': 'Planetarium', 'bunker-b': 'Vault', 'chapel-b': 'Glasshouse' },
    ),
    dangerous(
      'nest',
      'nest',
      outline([
        [10.7, 11.2],
        [12.2, 10.7],
        [13.1, 11.7],
        [13.3, 12.8],
        [11.8, 13.3],
        [10.9, 12.3],
      ]),
      { grade: 'Dangerous', trait: 'F' },
    ),
  ],
};
