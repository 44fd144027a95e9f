import type { Proc } from '../model/frames.ts';
import { lastStrike } from '../rules/actions/last-strike.ts';
import type { ModelId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { modelOf } from '../model/lookup.ts';
import { allModelsOnTable } from '../board/on-table.ts';
import { bodyOf } from '../board/bodies.ts';
import { landingChoice, unsupported } from '../rules/falling/falling.ts';
import { hazardsTouched } from '../rules/movement/hazards.ts';
import { dropLoosePieces, largestDimension, occupants } from '../rules/falling/loose-pieces.ts';
import { fullHeight } from '../model/size-class.ts';
import { placeOf } from '../../../tabletop/table.ts';

/** A Structure with no Health left comes down. @rule PC-STRUCT-10 @rule PC-STRUCT-11 @rule PC-STRUCT-12 */
export const collapse: Proc<'collapse'> = {
  remove(ctx, { piece: id, by, cause, struck }) {
    const piece = ctx.state.pieces[id];
    if (piece === undefined) return { do: 'return', value: undefined };
    const use = struck === true ? null : lastStrike(ctx, piece);
    if (use !== null)
      return {
        do: 'call',
        frame: { proc: 'action', step: 'pay', use },
        resume: { proc: 'collapse', step: 'remove', piece: id, by, cause, struck: true },
      };
    const { above, inside } = occupants(ctx, id);
    const [full, crash] = [fullHeight(piece), largestDimension(piece)];
    ctx.emit({ type: 'pieceDestroyed', piece: id, by, cause });
    for (const model of inside) standInTheOpen(ctx, model);
    const dropped = dropLoosePieces(ctx);
    return {
      do: 'goto',
      frame: { proc: 'collapse', step: 'falls', above, inside, full, crash, dropped, done: [] },
    };
  },

  falls(ctx, frame) {
    const { above, inside, full, crash, dropped, done } = frame;
    const model = unsupported(ctx).find((id) => !done.includes(id));
    if (model === undefined) {
      return { do: 'goto', frame: { proc: 'collapse', step: 'inside', queue: inside, crash, dropped, done } };
    }
    const opts = above.includes(model) ? { height: full } : {};
    const { fall, others } = landingChoice(ctx, model, placeOf(bodyOf(ctx, model)), opts);
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'land', fall: { ...fall, spared: inside }, others },
      resume: { ...frame, done: [...done, model] },
    };
  },

  /** Areas strike those who have come down, and those on whom they have. @rule PC-STRUCT-12 */
  inside(ctx, { queue, crash, dropped, done }) {
    const [model, ...rest] = queue;
    if (model !== undefined) {
      return {
        do: 'call',
        frame: { proc: 'crash', step: 'hit', model, height: crash, by: null },
        resume: { proc: 'collapse', step: 'inside', queue: rest, crash, dropped, done: [...done, model] },
      };
    }
    const hazards = allModelsOnTable(ctx).flatMap(({ id }) =>
      hazardsTouched(ctx, id)
        .filter((area) => done.includes(id) || dropped.includes(area))
        .map((area) => ({ model: id, piece: area })),
    );
    return { do: 'goto', frame: { proc: 'collapse', step: 'hazards', queue: hazards } };
  },

  hazards(_ctx, { queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return { do: 'return', value: undefined };
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'collapse', step: 'hazards', queue: rest },
    };
  },
};

/** The room is gone: whoever was in it stands where it stood. */
function standInTheOpen(ctx: Ctx, id: ModelId): void {
  const { x, y, z } = modelOf(ctx, id);
  ctx.emit({ type: 'placed', model: id, at: { x, y, z, inside: null, wall: null }, why: 'landed' });
}
