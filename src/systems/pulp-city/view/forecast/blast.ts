import type { Frame } from '../../model/frames.ts';
import type { TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { blastCatches } from '../../effects/blast.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whom the Blast that is about to fall would catch with its middle there. @rule PC-FX-04 @rule PC-FX-05 */
export function blastAhead(w: World, stack: readonly Frame[], { x, y }: Point): readonly TargetId[] {
  const frame = stack.at(-1);
  if (frame?.proc !== 'action' || frame.step !== 'blast') return [];
  return blastCatches(w, frame, { ...frame.at, x, y });
}
