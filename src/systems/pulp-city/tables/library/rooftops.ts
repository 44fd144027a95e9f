import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, solid, um } from '../build.ts';
import { rounded } from '../edit.ts';
import { boxPatch } from '../ground.ts';

const SIZE = um(24);

/** The top of a block above the clouds: penthouses, tanks, and a mast that has come down. @rule PC-TABLE-15 */
export const rooftops: TableLayout = {
  id: 'rooftops',
  size: SIZE,
  setting: 'rooftops',
  ground: [
    boxPatch('planks', 13.8, 3, 20.2, 9),
    boxPatch('planks', 3.8, 15, 10.2, 21),
    boxPatch('gravel', 0, 10.9, 24, 13.1),
    boxPatch('tiles', 1, 3.4, 8.4, 9.2),
    boxPatch('tiles', 15.6, 14.8, 23, 20.6),
  ],
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({ id: 'penthouse', look: 'tower', name: 'Penthouse', at: [2.4, 4, 7.4, 8.6], height: 5 }),
        deck({ id: 'billboard', look: 'deck', name: 'Billboard', at: [9.8, 6.8, 12.8, 9.6], height: 6 }),
        enclosed({
          id: 'lift',
          look: 'bunker',
          name: 'Lift House',
          at: [15.2, 4.2, 18, 6.8],
          height: 2.5,
          material: 'Reinforced',
        }),
        enclosed({
          id: 'loft',
          look: 'shed',
          name: 'Pigeon Loft',
          at: [9.4, 3.2, 11.4, 5.2],
          height: 2,
          material: 'Flimsy',
        }),
        rounded(solid({ id: 'tank', look: 'silo', at: [18.6, 8.4, 21.4, 11.2], height: 4 }), true),
        barrier({ id: 'parapet', look: 'wall', at: [5.4, 10.6, 9, 11], height: 1.5, material: 'Reinforced' }),
        barrier({ id: 'rail', look: 'fence', at: [20.9, 3, 21.2, 6.6], height: 1, material: 'Flimsy' }),
        object('duct', 'vent', 3, [8.4, 13.6], 'x'),
        object('vent', 'vent', 2, [13, 4], 'y'),
        object('vent-2', 'vent', 2, [2, 10.4], 'x'),
        object('dish', 'console', 2, [16.4, 1.6], 'x'),
        object('crate', 'crate', 1, [8.4, 2.2]),
        object('barrel', 'barrel', 1, [19.4, 4.2]),
        object('lamp', 'lamp', 1, [9.2, 16.4]),
        object('crate-2', 'crate', 1, [4.4, 17]),
      ],
      { 'penthouse-b': 'Roof Garden', 'billboard-b': 'Mast', 'lift-b': 'Engine House', 'loft-b': 'Studio' },
    ),
    {
      ...dangerous(
        'cables',
        'hazard',
        outline([
          [10.9, 11.6],
          [11.8, 11],
          [12.8, 11.2],
          [13.1, 12.4],
          [12.2, 13],
          [11.2, 12.8],
        ]),
        { grade: 'Dangerous', trait: 'H' },
      ),
      name: 'Bare Cables',
    },
  ],
};
