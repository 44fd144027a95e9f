import type { TableLayout } from '../../model/terrain.ts';
import {
  barrier,
  bothSides,
  dangerous,
  deck,
  enclosed,
  object,
  outline,
  ruin,
  solid,
  tree,
  um,
} from '../build.ts';
import { boxPatch, path } from '../ground.ts';

const SIZE = um(24);

/** Shrines and fallen columns on a hill where somebody has oiled the old traps. @rule PC-TABLE-15 */
export const temple: TableLayout = {
  id: 'temple',
  size: SIZE,
  setting: 'temple',
  ground: [
    boxPatch('tiles', 8.6, 8.6, 15.4, 15.4),
    boxPatch('grass', 0.8, 15.6, 6.4, 20.4),
    boxPatch('grass', 17.6, 3.6, 23.2, 8.4),
    path(1.3, [0, 12], [8, 12], [16, 12], [24, 12]),
    path(1.3, [12, 0], [12, 8], [12, 16], [12, 24]),
  ],
  pieces: bothSides(
    SIZE,
    [
      enclosed({ id: 'shrine', look: 'temple', name: 'Shrine', at: [3.4, 4, 8.2, 8.2], height: 3.5 }),
      solid({ id: 'altar', look: 'platform', name: 'Sun Altar', at: [9.6, 9, 14.4, 10.6], height: 1.5 }),
      ruin({ id: 'oracle', look: 'ruin', name: 'Oracle', at: [15.4, 4.6, 19.2, 8], height: 2.5 }, [
        [15.4, 4.6, 15.8, 8],
        [15.8, 7.6, 19.2, 8],
        [15.8, 4.6, 17.4, 5],
      ]),
      deck({ id: 'stoa', look: 'deck', name: 'Stoa', at: [1.4, 13.6, 4.8, 18.4], height: 3 }),
      barrier({ id: 'wall', look: 'wall', at: [5.6, 12.6, 8.2, 13], height: 1.5, material: 'Reinforced' }),
      barrier({ id: 'wall-2', look: 'wall', at: [20.4, 10.4, 23, 10.8], height: 1 }),
      object('column-3', 'column', 3, [5, 10.4], 'x'),
      object('column', 'column', 2, [10.6, 5.6], 'y'),
      object('idol', 'statue', 2, [13.6, 4.6], 'x'),
      tree('palm', [21.6, 4.4]),
      object('urn', 'barrel', 1, [8.8, 11.4]),
      object('urn-2', 'barrel', 1, [1.6, 12.6]),
      object('stele', 'tombstone', 1, [12.9, 21.4]),
      object('chest', 'crate', 1, [14.2, 7.2]),
      {
        ...dangerous(
          'spikes',
          'hazard',
          outline([
            [17, 8.5],
            [18.2, 8.1],
            [19.2, 8.9],
            [18.8, 10.1],
            [17.6, 10.5],
            [16.8, 9.7],
          ]),
          { grade: 'Dangerous', trait: 'F' },
        ),
        name: 'Spike Traps',
      },
    ],
    { 'shrine-b': 'Treasury', 'altar-b': 'Moon Altar', 'oracle-b': 'Hall of Masks', 'stoa-b': 'Colonnade' },
  ),
};
