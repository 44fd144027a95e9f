import { centre } from '../../../../geometry/shape.ts';
import { teamOf } from '../../board/sides.ts';
import { piecesNamed } from '../../board/summoned.ts';
import { answered } from '../../model/frames.ts';
import { pieceOf, powerCause } from '../../model/lookup.ts';
import { shiftLength } from '../../rules/movement/displacing.ts';
import type { Step } from './step.ts';

/** One after the other; a piece that is sent nowhere stays. @rule PC-FX-12 @rule PC-CARD-06 */
export const shiftPieces: Step<'shiftPieces'> = (ctx, now, { of, x }, model, wake) => {
  const { owner, power, been = [] } = now.use;
  const piece = piecesNamed(ctx, owner, of).find((id) => !been.includes(id));
  if (piece === undefined) return { do: 'goto', frame: now };
  const toward = answered(wake, 'shift');
  if (toward === null) {
    const question = { kind: 'shift', by: teamOf(ctx, owner), target: piece, distance: x } as const;
    return { do: 'ask', questions: [{ ...question, self: true, upTo: true }] };
  }
  const next = { ...now, on: [model], use: { ...now.use, been: [...been, piece] } };
  const from = centre(pieceOf(ctx, piece).footprint);
  const distance = shiftLength(ctx, { target: piece, distance: x, upTo: true }, toward);
  if (distance === 0 || (from.x === toward.x && from.y === toward.y)) return { do: 'goto', frame: next };
  const cause = powerCause(ctx, owner, power);
  return {
    do: 'call',
    frame: {
      proc: 'displace',
      step: 'slide',
      target: piece,
      toward,
      distance,
      stopAt: null,
      effect: 'shift',
      cause,
    },
    resume: next,
  };
};
