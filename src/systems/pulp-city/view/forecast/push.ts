import { centre, type Footprint } from '../../../../geometry/shape.ts';
import type { Place } from '../../model/place.ts';
import type { ModelId, PieceId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { isModel, pieceOf } from '../../model/lookup.ts';
import { inches } from '../../board/bodies.ts';
import { onTable } from '../../board/on-table.ts';
import {
  type Shove,
  nextStretch,
  setOff,
  slideOfPiece,
  strikesOwed,
} from '../../rules/movement/displacing.ts';
import { placeOf } from '../../board/places.ts';
import { fullHeight } from '../../model/size-class.ts';
import { comingDown, type FallAhead, fallen, type StrikeAhead, struck } from './falls.ts';

import { worldArrived, worldWith, worldWithPiece } from './hypothetical.ts';

/** What a Displacement would come to, and what it would end in. */
export interface Push {
  readonly target: TargetId;
  readonly effect: Shove['effect'];
  /** Micrometres: what is asked for, and what becomes of it. */
  readonly wanted: number;
  readonly travelled: number;
  /** Where it begins, every edge it goes over with the foot below, its end. */
  readonly path: readonly Place[];
  readonly end: Place;
  /** Where a piece would lie. */
  readonly footprint: Footprint | null;
  /** A model, a piece, or the edge of the table; null: the way is free. */
  readonly stoppedBy: string | null;
  /** Nothing of its kind is moved. */
  readonly fixed: boolean;
  readonly falls: readonly FallAhead[];
  readonly strikes: readonly StrikeAhead[];
  /** The world after it, as far as no dice are rolled. */
  readonly after: World;
}

/** The rules' own answer to a push that has not happened. @rule PC-FX-08 @rule PC-FALL-09 @rule PC-DANGER-03 */
export function pushOf(w: World, shove: Shove): Push {
  return isModel(w, shove.target) ? modelPushed(w, shove) : piecePushed(w, shove);
}

const NOWHERE: Pick<Push, 'travelled' | 'footprint' | 'stoppedBy' | 'fixed' | 'falls' | 'strikes'> = {
  travelled: 0,
  footprint: null,
  stoppedBy: null,
  fixed: false,
  falls: [],
  strikes: [],
};

function begun(w: World, { target, effect, distance }: Shove): Push {
  const at = placeOf(w, target);
  return { ...NOWHERE, target, effect, wanted: inches(distance), path: [at], end: at, after: w };
}

/** Models that the dice of the surroundings may still hurt on the way. */
export const rolledAgainst = ({ falls, strikes }: Push): readonly ModelId[] => [
  ...falls.flatMap(({ fall, blow, crashed, crash }) => [
    ...(blow?.by === 'roll' ? [fall.model] : []),
    ...(crash?.by === 'roll' ? crashed : []),
  ]),
  ...strikes.flatMap(({ model, blow }) => (blow.by === 'roll' ? [model] : [])),
];

function modelPushed(start: World, shove: Shove): Push {
  const { target } = shove;
  const push = begun(start, shove);
  const off = onTable(start, target) ? setOff(start, shove) : null;
  if (off === null) return { ...push, fixed: true };
  let w = start;
  let { left } = off;
  const path: Place[] = [push.end];
  const met: PieceId[] = [];
  const falls: FallAhead[] = [];
  const strikes: StrikeAhead[] = [];
  for (;;) {
    const stretch = nextStretch(w, { ...off, left, met });
    path.push(...stretch.path.slice(1));
    left -= stretch.gone;
    const { fall, strike, stoppedBy } = stretch;
    const end = path.at(-1) ?? push.end;
    const way = { ...push, path, end, travelled: off.left - left, stoppedBy, falls, strikes };
    if (strike !== null) {
      const hit = struck(worldWith(w, target, end), [strike]);
      strikes.push(...hit.strikes);
      met.push(strike.piece);
      w = hit.after;
      if (!onTable(w, target)) return { ...way, after: w };
      continue;
    }
    if (fall === null) {
      w = worldWith(w, target, end);
      const hit = struck(w, strikesOwed(w, { target, met, began: off.began }, stretch));
      return {
        ...way,
        strikes: [...strikes, ...hit.strikes],
        after: onTable(hit.after, target) ? worldArrived(hit.after, target, end) : hit.after,
      };
    }
    path.push(fall.to);
    met.push(...stretch.met);
    const { ahead, after } = fallen(w, fall);
    falls.push(ahead);
    w = after;
    if (ahead.fatal) return { ...way, end: fall.to, after };
  }
}

/** @rule PC-OBJ-09 @rule PC-FALL-10 */
function piecePushed(w: World, shove: Shove): Push {
  const push = begun(w, shove);
  const found = slideOfPiece(w, shove);
  if (found === null) return { ...push, fixed: true };
  const { footprint, bottom, travelled, stoppedBy } = found;
  const piece = pieceOf(w, shove.target);
  const end: Place = { ...centre(footprint), z: bottom, inside: null, wall: null };
  const moved = worldWithPiece(w, piece.id, { footprint, bottom, top: bottom + fullHeight(piece) });
  return {
    ...push,
    path: [{ ...push.end, z: piece.bottom }, end],
    end,
    travelled,
    footprint,
    stoppedBy,
    ...comingDown(moved),
  };
}
