import { inTheCentre, inTheZones } from '../board/field.ts';
import { piecesOn } from '../board/scene.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Objective } from '../model/objectives.ts';
import { ANY_NUMBER, toTheMost } from './parts.ts';

const flags = (w: World): readonly Objective[] =>
  piecesOn(w).flatMap(({ id, objective }): Objective[] =>
    objective?.kind === 'flag' ? [{ id, of: 'piece', piece: id }] : [],
  );

/** Flags that stay with whoever Tagged them last. @rule PC-PLOT-21 */
export const captureTheFlag: Plot = {
  id: 'captureTheFlag',
  rule: 'PC-PLOT-21',
  teams: ANY_NUMBER,
  markers: [
    { kind: 'flag', at: inTheCentre },
    { kind: 'flag', at: inTheZones },
  ],
  control: { objectives: flags, weighs: 'supremes', tags: true },
  atEnd: (w, { tags }) =>
    toTheMost(
      w,
      'mostFlags',
      { code: 'mostFlags', points: 0 },
      (team) => flags(w).filter(({ id }) => tags[id] === team).length,
    ),
};
