import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, enclosed, object, outline, ruin, tree, um } from '../build.ts';
import { boxPatch, path } from '../ground.ts';

const SIZE = um(24);

/** Vaults and crooked stones about an open grave, under old trees. @rule PC-TABLE-15 */
export const graveyard: TableLayout = {
  id: 'graveyard',
  size: SIZE,
  setting: 'graveyard',
  ground: [
    boxPatch('dirt', 1.2, 9.4, 6.2, 14.6),
    boxPatch('dirt', 17.8, 9.4, 22.8, 14.6),
    path(0.9, [0, 7.4], [6, 8.6], [12, 12], [18, 15.4], [24, 16.6]),
    path(0.9, [12.6, 0], [12.4, 5], [12, 12], [11.6, 19], [11.4, 24]),
  ],
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({
          id: 'crypt',
          look: 'mausoleum',
          name: 'Crypt',
          at: [4, 3.6, 8.2, 6.8],
          height: 2.5,
          material: 'Reinforced',
        }),
        ruin({ id: 'chapel', look: 'ruin', name: 'Old Chapel', at: [15.2, 4.2, 19.6, 8.4], height: 3.5 }, [
          [15.2, 4.2, 15.6, 8.4],
          [15.6, 8, 19.6, 8.4],
          [15.6, 4.2, 17.4, 4.6],
        ]),
        enclosed({
          id: 'hut',
          look: 'shed',
          name: 'Gravediggers’ Hut',
          at: [7.4, 11.6, 9.6, 13.6],
          height: 2,
          material: 'Flimsy',
        }),
        barrier({ id: 'fence', look: 'fence', at: [1, 8.2, 4.6, 8.5], height: 1, material: 'Flimsy' }),
        barrier({ id: 'hedge', look: 'hedge', at: [20.9, 3.2, 21.4, 7.2], height: 1, material: 'Flimsy' }),
        object('hearse', 'truck', 3, [14, 1.6], 'x'),
        tree('yew', [2, 4.6]),
        tree('oak', [9.6, 9.6]),
        object('angel', 'statue', 2, [13.2, 6.4], 'y'),
        object('grave-1', 'tombstone', 1, [2.2, 10.8]),
        object('grave-2', 'tombstone', 1, [4.6, 10.8]),
        object('grave-3', 'tombstone', 1, [2.2, 13.2]),
        object('grave-4', 'tombstone', 1, [4.6, 13.2]),
        object('lamp', 'lamp', 1, [11, 6]),
      ],
      { 'crypt-b': 'Family Vault', 'chapel-b': 'Bell Tower', 'hut-b': 'Charnel House' },
    ),
    {
      ...dangerous(
        'graves',
        'hazard',
        outline([
          [10.6, 11.6],
          [11.6, 10.6],
          [13, 11],
          [13.4, 12.4],
          [12.4, 13.4],
          [11, 13],
        ]),
        { grade: 'Very Dangerous', trait: 'F' },
      ),
      name: 'Open Graves',
    },
  ],
};
