import { type PieceSign, pieceSigns, signUnit } from '../draw/signs.ts';
import type { Circle } from '../shapes.ts';
import type { SceneModel } from '../scene-model.ts';
import type { Measures } from './measures.ts';

const HALF_U = 8.5;

/** The sides from which a scene is read: `true` is the far one. */
export const readingSides = ({ across, turned = false }: Pick<SceneModel, 'across' | 'turned'>) =>
  across ? [false, true] : [turned];

/** Signs on houses that labels should leave free where they can; each side that reads has its own. */
export function houseSigns(
  {
    pieces = [],
    size,
    ...scene
  }: Pick<SceneModel, 'size' | 'across' | 'turned'> & Partial<Pick<SceneModel, 'pieces'>>,
  { widthOf, houses, ...view }: Measures,
): readonly Circle[] {
  if (houses !== undefined) return houses;
  const sides = readingSides(scene);
  return pieceSigns(pieces, size, view, widthOf, sides)
    .filter(({ piece }) => piece.kind === 'structure')
    .flatMap(({ box }: PieceSign) => {
      const r = HALF_U * signUnit(view);
      const width = box.right - box.left;
      const steps = Math.max(1, Math.ceil(width / (2 * r)));
      return Array.from({ length: steps }, (_, at) => ({
        x: box.left + ((at + 0.5) * width) / steps,
        y: box.top + r,
        r,
      }));
    });
}
