import { atTheThirds, middleOf } from '../board/field.ts';
import { piecesOn } from '../board/scene.ts';
import type { Plot, World } from '../model/encounter.ts';
import type { Objective } from '../model/objectives.ts';
import { piecesServing } from '../rules/objectives/room.ts';
import { ANY_NUMBER, eachHeld, nothingMore, perLevels, TWO_SIDES } from './parts.ts';
import { coversTheCentre, hill, house, isBuilding, isHill } from './pieces.ts';

/** A point for every 6 Levels or part of them. @rule PC-PLOT-08 */
const ofSix = (w: World): number => perLevels(w, 6);

const spots = (w: World): readonly Objective[] =>
  piecesOn(w).flatMap(({ id, objective }): Objective[] =>
    objective?.kind === 'powerSpot' ? [{ id, of: 'piece', piece: id }] : [],
  );

/** Two Power Spots on the line between the sides, scored at the end of each Round. @rule PC-PLOT-07 @rule PC-PLOT-08 */
export const kingOfTheHill: Plot = {
  id: 'kingOfTheHill',
  rule: 'PC-PLOT-07',
  teams: TWO_SIDES,
  markers: [{ kind: 'powerSpot', at: atTheThirds }],
  control: { objectives: spots, weighs: 'supremes' },
  atRoundEnd: eachHeld(ofSix),
  atEnd: nothingMore,
};

/** The Power Spots wander. @rule PC-PLOT-10 */
export const shiftingStones: Plot = {
  ...kingOfTheHill,
  id: 'shiftingStones',
  rule: 'PC-PLOT-10',
  variantOf: 'kingOfTheHill',
  inEffectsPhase: { from: 2, does: 'shiftStones' },
};

/** One building in the centre, scored from Round 3. @rule PC-PLOT-09 */
export const roofTopScramble: Plot = {
  id: 'roofTopScramble',
  rule: 'PC-PLOT-09',
  variantOf: 'kingOfTheHill',
  teams: ANY_NUMBER,
  needs: [
    {
      id: 'plotBuilding',
      at: middleOf,
      fits: (piece, size) => isBuilding(piece) && coversTheCentre(piece, size),
      make: house,
    },
  ],
  control: { objectives: piecesServing, weighs: 'supremes', from: 3 },
  atRoundEnd: eachHeld((w) => 2 * ofSix(w)),
  atEnd: nothingMore,
};

/** One dangerous hill in the centre, where Levels count. @rule PC-PLOT-11 */
export const kingOfTheMountain: Plot = {
  id: 'kingOfTheMountain',
  rule: 'PC-PLOT-11',
  variantOf: 'kingOfTheHill',
  teams: ANY_NUMBER,
  needs: [{ id: 'mountain', at: middleOf, fits: isHill, make: hill }],
  control: { objectives: piecesServing, weighs: 'levels' },
  atRoundEnd: eachHeld(ofSix),
  atEnd: nothingMore,
};
