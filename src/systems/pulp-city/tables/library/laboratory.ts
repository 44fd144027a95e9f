import type { TableLayout } from '../../model/terrain.ts';
import { barrier, bothSides, dangerous, deck, enclosed, object, outline, solid, um } from '../build.ts';
import { rounded } from '../edit.ts';
import { boxPatch, lane } from '../ground.ts';

const SIZE = um(24);

/** Test cells and tanks about a core that should not be open. @rule PC-TABLE-15 */
export const laboratory: TableLayout = {
  id: 'laboratory',
  size: SIZE,
  setting: 'laboratory',
  ground: [
    boxPatch('tiles', 0, 10.4, 24, 13.6),
    boxPatch('tiles', 10.4, 0, 13.6, 24),
    boxPatch('gravel', 1.4, 15.2, 5.4, 19.6),
    boxPatch('gravel', 18.6, 4.4, 22.6, 8.8),
    lane(0, 12, 24, 12),
  ],
  pieces: [
    ...bothSides(
      SIZE,
      [
        enclosed({
          id: 'reactor',
          look: 'hall',
          name: 'Reactor Hall',
          at: [3.2, 3.8, 8.8, 8.4],
          height: 4,
          material: 'Reinforced',
        }),
        deck({ id: 'catwalk', look: 'deck', name: 'Catwalk', at: [1.6, 15.4, 5.2, 19.4], height: 3 }),
        enclosed({
          id: 'clean',
          look: 'building',
          name: 'Clean Room',
          at: [14.6, 5, 17.4, 8.4],
          height: 2.5,
        }),
        rounded(
          solid({ id: 'tank', look: 'silo', at: [10.4, 6, 13, 8.6], height: 4, material: 'Reinforced' }),
          true,
        ),
        barrier({
          id: 'bulwark',
          look: 'bulwark',
          at: [7, 13.9, 9.6, 14.4],
          height: 1.5,
          material: 'Reinforced',
        }),
        barrier({ id: 'wall', look: 'wall', at: [18.4, 10, 21.8, 10.4], height: 1 }),
        object('press', 'console', 3, [3.8, 11.6], 'x'),
        object('console', 'console', 2, [12, 4.4], 'x'),
        object('vent', 'vent', 2, [8.6, 11], 'x'),
        object('drum', 'barrel', 1, [9.9, 5.6]),
        object('drum-2', 'barrel', 1, [17.2, 3]),
        object('crates', 'crate', 1, [9, 20.6]),
        object('crates-2', 'crate', 1, [15.6, 11]),
      ],
      { 'reactor-b': 'Server Farm', 'catwalk-b': 'Gallery', 'clean-b': 'Cryo Store' },
    ),
    {
      ...dangerous(
        'core',
        'hazard',
        outline([
          [10.8, 11.3],
          [12, 10.6],
          [13.2, 11.3],
          [13.2, 12.7],
          [12, 13.4],
          [10.8, 12.7],
        ]),
        { grade: 'Very Dangerous', trait: 'H' },
      ),
      name: 'Reactor Leak',
    },
  ],
};
