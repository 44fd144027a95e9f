import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, solid, tree, um } from '../build.ts';
import { rounded } from '../edit.ts';
import { boxPatch, path } from '../ground.ts';

const SIZE = um(36);

/** Tents and rides after dark, and a wheel that nobody has stopped. @rule PC-TABLE-15 @rule PC-TABLE-01 */
export const fairground: TableLayout = {
  id: 'fairground',
  size: SIZE,
  setting: 'fairground',
  ground: [
    boxPatch('sand', 12.6, 12.6, 23.4, 23.4),
    boxPatch('planks', 26, 3, 34, 9.4),
    boxPatch('planks', 2, 26.6, 10, 33),
    path(1.6, [0, 14], [9, 15], [18, 18], [27, 21], [36, 22]),
    path(1.6, [20.6, 0], [20, 9], [18, 18], [16, 27], [15.4, 36]),
  ],
  pieces: [
    ...bothSides(
      SIZE,
      [
        rounded(
          enclosed({
            id: 'big-top',
            look: 'tent',
            name: 'Big Top',
            at: [3.4, 3.8, 9.8, 10.2],
            height: 4,
            material: 'Flimsy',
          }),
          true,
        ),
        rounded(
          solid({ id: 'carousel', look: 'carousel', name: 'Carousel', at: [13, 4.4, 17, 8.4], height: 2 }),
          true,
        ),
        deck({ id: 'coaster', look: 'deck', name: 'Roller Coaster', at: [26.6, 3.6, 33.4, 7], height: 4 }),
        enclosed({
          id: 'mirrors',
          look: 'building',
          name: 'House of Mirrors',
          at: [2, 16.4, 6.4, 20.6],
          height: 2.5,
        }),
        enclosed({ id: 'ghosts', look: 'hall', name: 'Ghost Ride', at: [11.4, 12, 16.6, 15], height: 3 }),
        rounded(
          solid({ id: 'slide', look: 'silo', name: 'Helter-Skelter', at: [22.6, 8, 25.4, 10.8], height: 5 }),
          true,
        ),
        enclosed({
          id: 'gallery',
          look: 'shed',
          name: 'Shooting Gallery',
          at: [30.2, 10.6, 33.4, 12.8],
          height: 2,
          material: 'Flimsy',
        }),
        barrier({ id: 'fence', look: 'fence', at: [9, 12.4, 9.3, 16.6], height: 1, material: 'Flimsy' }),
        barrier({
          id: 'fence-2',
          look: 'fence',
          at: [23.4, 12.6, 27.6, 12.9],
          height: 1,
          material: 'Flimsy',
        }),
        barrier({ id: 'hedge', look: 'hedge', at: [11, 3.2, 11.5, 7], height: 1, material: 'Flimsy' }),
        object('caravan', 'truck', 3, [23, 3.2], 'x'),
        object('wagon', 'cart', 3, [18.9, 7], 'y'),
        object('cart', 'cart', 2, [12.2, 9.8], 'x'),
        object('cart-2', 'cart', 2, [29, 9.4], 'x'),
        object('cart-3', 'cart', 2, [4.4, 13.4], 'x'),
        tree('tree', [2, 2.4]),
        tree('tree-2', [34.8, 13.8]),
        object('popcorn', 'bin', 1, [19, 11.4]),
        object('barrel', 'barrel', 1, [7.4, 12]),
        object('barrel-2', 'barrel', 1, [27.4, 10.8]),
        object('crate', 'crate', 1, [10.8, 18]),
        object('crate-2', 'crate', 1, [29.6, 14.8]),
        object('lamp', 'lamp', 1, [15, 10.4]),
      ],
      {
        'big-top-b': 'Menagerie',
        'carousel-b': 'Tea Cups',
        'coaster-b': 'Wild Mouse',
        'mirrors-b': 'Hall of Oddities',
        'ghosts-b': 'Tunnel of Love',
        'slide-b': 'Drop Tower',
        'gallery-b': 'Coconut Shy',
      },
    ),
    {
      ...dangerous(
        'wheel',
        'hazard',
        outline([
          [16.4, 17.4],
          [17.6, 16.4],
          [19, 16.6],
          [19.6, 18.6],
          [18.4, 19.6],
          [17, 19.4],
        ]),
        { grade: 'Dangerous', trait: 'H' },
      ),
      name: 'Broken Ride',
    },
  ],
};
