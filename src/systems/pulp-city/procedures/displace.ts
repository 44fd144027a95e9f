import { centre } from '../../../geometry/shape.ts';
import type { Place } from '../model/place.ts';
import type { Proc } from '../model/frames.ts';
import type { Displacing } from '../model/ground-locals.ts';
import type { Ctx } from '../model/encounter.ts';
import { isModel, pieceOf } from '../model/lookup.ts';
import { onTable } from '../board/on-table.ts';
import { nextStretch, setOff, slideOfPiece, strikesOwed } from '../rules/movement/displacing.ts';
import { helpOnWay } from '../rules/damage/areas.ts';
import { leaveAtEdges } from '../rules/citizens/running.ts';

/** Pushed, pulled or shifted in a straight level line; over an edge it Falls and goes on below. @rule PC-FX-08 @rule PC-FALL-09 @rule PC-DANGER-06 */
export const displace: Proc<'displace'> = {
  slide(ctx, frame) {
    const { target, cause } = frame;
    if (!isModel(ctx, target)) {
      const travelled = slidePiece(ctx, frame);
      return { do: 'goto', frame: { proc: 'displace', step: 'falls', travelled } };
    }
    const off = setOff(ctx, frame);
    if (off === null) return { do: 'return', value: { travelled: 0 } };
    return { do: 'goto', frame: { proc: 'displace', step: 'on', going: { ...off, cause } } };
  },

  on(ctx, { going }) {
    const { target, left } = going;
    if (!onTable(ctx, target)) return { do: 'return', value: { travelled: going.travelled } };
    const { path, gone, stoppedBy, met, strike, fall, others } = nextStretch(ctx, going);
    const travelled = going.travelled + gone;
    const further = { ...going, left: left - gone, travelled, met: [...going.met, ...met] };
    if (strike !== null) {
      if (gone > 0) tell(ctx, going, path, gone, null);
      return {
        do: 'call',
        frame: { proc: 'hazard', step: 'strike', hazard: strike },
        resume: { proc: 'displace', step: 'on', going: further },
      };
    }
    if (fall === null) {
      if (gone > 0 || stoppedBy !== null) tell(ctx, going, path, gone, stoppedBy);
      const queue = strikesOwed(ctx, going, { path, met });
      return { do: 'goto', frame: { proc: 'displace', step: 'hazards', travelled, queue } };
    }
    tell(ctx, going, path, gone, null);
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'land', fall, others },
      resume: { proc: 'displace', step: 'on', going: further },
    };
  },

  /** @rule PC-DANGER-03 @rule PC-MOVE-32 */
  hazards(ctx, { travelled, queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) {
      leaveAtEdges(ctx);
      return { do: 'return', value: { travelled } };
    }
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'displace', step: 'hazards', travelled, queue: rest },
    };
  },

  /** Models that stood on an Object that was moved. @rule PC-FALL-10 */
  falls(_ctx, { travelled }, wake) {
    if (wake.woke === 'returned') return { do: 'return', value: { travelled } };
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'all', done: [] },
      resume: { proc: 'displace', step: 'falls', travelled },
    };
  },
};

function tell(
  ctx: Ctx,
  { target, effect, cause }: Displacing,
  path: readonly Place[],
  length: number,
  stoppedBy: string | null,
): void {
  ctx.emit({ type: 'displaced', target, effect, path, length, stoppedBy, cause });
  helpOnWay(ctx, target, path);
}

type SlideFrame = Parameters<(typeof displace)['slide']>[1];

/** @rule PC-OBJ-09 @rule PC-STRUCT-01 */
function slidePiece(ctx: Ctx, frame: SlideFrame): number {
  const { target, effect, cause } = frame;
  const found = slideOfPiece(ctx, frame, cause);
  if (found === null || (found.travelled === 0 && found.stoppedBy === null)) return 0;
  const piece = pieceOf(ctx, target);
  const from = centre(piece.footprint);
  const to = centre(found.footprint);
  const place = (at: { x: number; y: number }, z: number): Place => ({ ...at, z, inside: null, wall: null });
  ctx.emit({
    type: 'displaced',
    target,
    effect,
    path: [place(from, piece.bottom), place(to, found.bottom)],
    length: found.travelled,
    stoppedBy: found.stoppedBy,
    cause,
  });
  ctx.emit({
    type: 'pieceMoved',
    piece: target,
    by: { x: to.x - from.x, y: to.y - from.y, z: found.bottom - piece.bottom },
    turn: null,
    footprint: found.footprint,
    bottom: found.bottom,
    top: found.bottom + (piece.top - piece.bottom),
    why: 'displaced',
  });
  return found.travelled;
}
