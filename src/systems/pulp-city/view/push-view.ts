import { centre, type Footprint } from '../../../geometry/shape.ts';
import { placeOf as standing } from '../../../tabletop/table.ts';
import type { Place } from '../model/events.ts';
import type { ModelId, PieceId, TargetId } from '../model/state.ts';
import { type World, isModel, pieceOf } from '../model/world.ts';
import { bodyOf, inches, onTable } from '../rules/bodies.ts';
import { type Shove, nextStretch, setOff, slideOfPiece, strikesOwed } from '../rules/displacing.ts';
import { crashedBy } from '../rules/falling.ts';
import { placeOf } from '../rules/origins.ts';
import { type FallAhead, fallAhead, type StrikeAhead, strikesAhead } from './outlook.ts';
import { worldAfterBlow, worldWith } from './supposing.ts';

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
  return { ...NOWHERE, target, effect, wanted: inches(distance), path: [at], end: at };
}

const BY_FALL = { of: 'environment', name: 'fall' } as const;
const BY_CRASH = { of: 'environment', name: 'crash' } as const;

/** The world after the push: where it leads, and what it costs whom. @rule PC-FALL-03 @rule PC-FALL-07 @rule PC-DANGER-03 */
export function worldAfterPush(w: World, { target, end, falls, strikes }: Push): World {
  let after = isModel(w, target) ? worldWith(w, target, end) : w;
  for (const { fall, blow, crashed, crash } of falls) {
    after = worldAfterBlow(after, fall.model, blow, BY_FALL);
    for (const model of crashed) after = worldAfterBlow(after, model, crash, BY_CRASH);
  }
  for (const { model, piece, blow } of strikes)
    after = worldAfterBlow(after, model, blow, { of: 'environment', name: 'hazard', piece });
  return after;
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
  for (;;) {
    const stretch = nextStretch(w, { ...off, left });
    path.push(...stretch.path.slice(1));
    left -= stretch.gone;
    const { fall } = stretch;
    const to = fall?.to ?? path.at(-1) ?? push.end;
    w = worldWith(w, target, to);
    if (fall !== null) {
      path.push(to);
      met.push(...stretch.met);
      const ahead = fallAhead(w, fall, crashedBy(w, fall));
      falls.push(ahead);
      w = worldAfterBlow(w, target, ahead.blow, BY_FALL);
      if (!ahead.fatal) continue;
    }
    const owed = fall === null ? strikesOwed(w, { target, met, began: off.began }, stretch) : [];
    return {
      ...push,
      path,
      end: standing(bodyOf(w, target)),
      travelled: off.left - left,
      stoppedBy: stretch.stoppedBy,
      falls,
      strikes: strikesAhead(w, owed),
    };
  }
}

function piecePushed(w: World, shove: Shove): Push {
  const push = begun(w, shove);
  const found = slideOfPiece(w, shove.target, shove.toward, shove.distance);
  if (found === null) return { ...push, fixed: true };
  const { bottom } = pieceOf(w, shove.target);
  const end: Place = { ...centre(found.footprint), z: found.bottom, inside: null, wall: null };
  return {
    ...push,
    path: [{ ...push.end, z: bottom }, end],
    end,
    travelled: found.travelled,
    footprint: found.footprint,
    stoppedBy: found.stoppedBy,
  };
}
