import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, solid, um } from '../build.ts';
import { boxPatch, crossing, rails } from '../ground.ts';

const SIZE = um(36);

/** The last train stands between two platforms, and the rail beside it is live. @rule PC-TABLE-15 @rule PC-TABLE-01 */
export const subway: TableLayout = {
  id: 'subway',
  size: SIZE,
  setting: 'subway',
  ground: [
    boxPatch('gravel', 0, 13.4, 36, 22.6),
    boxPatch('sand', 0, 12.8, 36, 13.4),
    boxPatch('sand', 0, 22.6, 36, 23.2),
    rails(0, 15.2, 36, 15.2),
    rails(0, 20.8, 36, 20.8),
    crossing(5, 13.6, 5, 22.4),
    crossing(31, 13.6, 31, 22.4),
    boxPatch('tiles', 14, 2.4, 22, 8),
    boxPatch('tiles', 14, 28, 22, 33.6),
  ],
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({ id: 'train', look: 'train', name: 'Night Express', at: [8, 14.1, 16, 16.3], height: 2.5 }),
        enclosed({
          id: 'train-2',
          look: 'train',
          name: 'Inner Line',
          at: [18.2, 14.1, 26.2, 16.3],
          height: 2.5,
        }),
        enclosed({ id: 'hall', look: 'hall', name: 'Ticket Hall', at: [14.8, 3.4, 21.2, 7.4], height: 4 }),
        deck({ id: 'stairs', look: 'deck', name: 'Footbridge', at: [3.6, 4.2, 8.8, 8], height: 4 }),
        enclosed({
          id: 'signal',
          look: 'bunker',
          name: 'Signal Box',
          at: [28.4, 5, 31.6, 8],
          height: 3,
          material: 'Reinforced',
        }),
        enclosed({
          id: 'kiosk',
          look: 'shed',
          name: 'Kiosk',
          at: [11, 9.4, 13.2, 11.4],
          height: 2,
          material: 'Flimsy',
        }),
        solid({ id: 'stage', look: 'platform', at: [24, 9, 27.6, 11.2], height: 1.5 }),
        barrier({
          id: 'barrier',
          look: 'bulwark',
          at: [16.4, 10.2, 19.6, 10.7],
          height: 1.5,
          material: 'Reinforced',
        }),
        barrier({ id: 'wall', look: 'wall', at: [10.8, 3.2, 11.2, 7.2], height: 1.5 }),
        barrier({ id: 'fence', look: 'fence', at: [24.4, 3.4, 24.7, 7.4], height: 1, material: 'Flimsy' }),
        barrier({ id: 'wall-2', look: 'wall', at: [1.2, 10.8, 4.8, 11.2], height: 1 }),
        object('trolley', 'cart', 3, [31.6, 11.4], 'x'),
        object('machines', 'console', 3, [6, 1.8], 'x'),
        object('luggage', 'cart', 2, [7.2, 10.6], 'x'),
        object('machine', 'console', 2, [22.6, 1.9], 'x'),
        object('column', 'column', 2, [13, 5.2], 'y'),
        object('column-2', 'column', 2, [33.6, 6], 'y'),
        object('bench', 'bench', 1, [9.4, 11.2]),
        object('bench-2', 'bench', 1, [15, 11.6]),
        object('bench-3', 'bench', 1, [21.6, 11.4]),
        object('bin', 'bin', 1, [26.8, 5]),
        object('lamp', 'lamp', 1, [2.2, 7.4]),
        object('lamp-2', 'lamp', 1, [30, 2.4]),
      ],
      {
        'train-b': 'Ghost Train',
        'train-2-b': 'Outer Line',
        'hall-b': 'Waiting Room',
        'stairs-b': 'Mezzanine',
        'signal-b': 'Switch Room',
        'kiosk-b': 'Flower Stall',
      },
    ),
    {
      ...dangerous(
        'rail',
        'hazard',
        outline([
          [15.6, 17.6],
          [17, 17],
          [20, 17.2],
          [20.4, 18.4],
          [19, 19],
          [16, 18.8],
        ]),
        { grade: 'Very Dangerous', trait: 'H' },
      ),
      name: 'Live Rail',
    },
  ],
};
