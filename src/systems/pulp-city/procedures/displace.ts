import { centre } from '../../../geometry/shape.ts';
import { dist2 } from '../../../geometry/vec.ts';
import { slideBlock } from '../../../tabletop/block.ts';
import { type Slide, slide } from '../../../tabletop/slide.ts';
import { placeOf } from '../../../tabletop/table.ts';
import type { Place } from '../model/events.ts';
import type { Proc } from '../model/frames.ts';
import type { Displacing, DueFall } from '../model/ground-shapes.ts';
import type { ModelId } from '../model/state.ts';
import { type Ctx, isModel, pieceOf } from '../model/world.ts';
import { bodyOf, inches, onTable, sceneOf } from '../rules/bodies.ts';
import { goesDeeper, hazardsTouched } from '../rules/hazards.ts';
import { movementTypeOf } from '../rules/traits.ts';

/** Pushed, pulled or shifted in a straight level line; over an edge it Falls and goes on below. @rule PC-FX-08 @rule PC-FALL-09 */
export const displace: Proc<'displace'> = {
  slide(ctx, frame) {
    const { target, toward, distance, stopAt, effect, cause } = frame;
    if (!isModel(ctx, target)) {
      const travelled = slidePiece(ctx, frame);
      return { do: 'goto', frame: { proc: 'displace', step: 'falls', travelled } };
    }
    if (!onTable(ctx, target) || movementTypeOf(ctx, target) === 'Immobile') {
      return { do: 'return', value: { travelled: 0 } };
    }
    const { x, y } = bodyOf(ctx, target);
    const going: Displacing = {
      target,
      way: { x: toward.x - x, y: toward.y - y },
      left: inches(distance),
      travelled: 0,
      stopAt,
      effect,
      cause,
      met: [],
      began: hazardsTouched(ctx, target),
    };
    return { do: 'goto', frame: { proc: 'displace', step: 'on', going } };
  },

  on(ctx, { going }) {
    const { target, left, travelled } = going;
    if (!onTable(ctx, target)) return { do: 'return', value: { travelled } };
    const whole = slideOn(ctx, going, left);
    const [first] = whole.falls;
    if (first === undefined) {
      if (whole.travelled > 0 || whole.stoppedBy !== null)
        tell(ctx, going, whole.path, whole.travelled, whole.stoppedBy);
      const queue = strikes(ctx, going, whole);
      return {
        do: 'goto',
        frame: { proc: 'displace', step: 'hazards', travelled: travelled + whole.travelled, queue },
      };
    }
    const start = placeOf(bodyOf(ctx, target));
    const gone = Math.min(left, Math.round(Math.sqrt(dist2(start, first.from))));
    const before = slideOn(ctx, going, gone);
    tell(ctx, going, [start, first.from], gone, null);
    const { from, to, height, under } = first;
    const due: DueFall = { model: target, height, from, to, under, onPurpose: false, crashes: true };
    const met = [...going.met, ...before.hazards.map(({ id }) => id)];
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'land', fall: due },
      resume: {
        proc: 'displace',
        step: 'on',
        going: { ...going, left: left - gone, travelled: travelled + gone, met },
      },
    };
  },

  /** @rule PC-DANGER-03 @rule PC-MOVE-32 */
  hazards(_ctx, { travelled, queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return { do: 'return', value: { travelled } };
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

function slideOn(ctx: Ctx, { target, way, stopAt }: Displacing, distance: number): Slide {
  return slide(sceneOf(ctx), bodyOf(ctx, target), way, distance, stopAt === null ? {} : { limit: stopAt });
}

function tell(
  ctx: Ctx,
  { target, effect, cause }: Displacing,
  path: readonly Place[],
  length: number,
  stoppedBy: string | null,
): void {
  ctx.emit({ type: 'displaced', target, effect, path, length, stoppedBy, cause });
}

/** One Displacement triggers an area once; what it touched before counts only if it is pushed on into it. @rule PC-DANGER-03 */
function strikes(ctx: Ctx, going: Displacing, last: Slide): { model: ModelId; piece: string }[] {
  const model = going.target;
  const { r } = bodyOf(ctx, model);
  const met = new Set([...going.met, ...last.hazards.map(({ id }) => id), ...hazardsTouched(ctx, model)]);
  return [...met]
    .filter((id) => !going.began.includes(id) || goesDeeper(pieceOf(ctx, id), r, last.path))
    .map((piece) => ({ model, piece }));
}

type SlideFrame = Parameters<(typeof displace)['slide']>[1];

/** @rule PC-OBJ-09 @rule PC-STRUCT-01 */
function slidePiece(ctx: Ctx, { target, toward, distance, effect, cause }: SlideFrame): number {
  const piece = ctx.state.pieces[target];
  if (piece === undefined || piece.kind !== 'object' || piece.token === true) return 0;
  const from = centre(piece.footprint);
  const way = { x: toward.x - from.x, y: toward.y - from.y };
  const found = slideBlock(sceneOf(ctx), piece, way, inches(distance));
  if (found.travelled === 0 && found.stoppedBy === null) return 0;
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
    top: found.bottom + (pieceOf(ctx, target).top - piece.bottom),
    why: 'displaced',
  });
  return found.travelled;
}
