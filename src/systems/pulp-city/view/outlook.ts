import { SLACK } from '../../../geometry/units.ts';
import { surfacesAt } from '../../../tabletop/surfaces.ts';
import type { Place } from '../model/events.ts';
import type { DueFall, DueHazard } from '../model/ground-shapes.ts';
import type { ModelId, PieceId } from '../model/state.ts';
import { type World, modelOf, pieceOf } from '../model/world.ts';
import { type Blow, crashBlow, fallBlow, hazardBlow } from '../rules/blows.ts';
import { sceneOf } from '../rules/bodies.ts';
import { immuneToFall } from '../rules/falling.ts';
import { spares } from '../rules/hazards.ts';

/** A Fall that would come of something, with what it would do. */
export interface FallAhead {
  readonly fall: DueFall;
  /** What it drops from; null: nothing that has a name. */
  readonly off: PieceId | null;
  readonly immune: boolean;
  /** null: no harm is done. */
  readonly blow: Blow | null;
  /** Models that would suffer a Crash. */
  readonly crashed: readonly ModelId[];
  readonly crash: Blow | null;
  /** It is certain to be KO'ed by the Fall. */
  readonly fatal: boolean;
}

/** `crashed`: who is hit where it lands. @rule PC-FALL-03 @rule PC-FALL-07 */
export function fallAhead(w: World, fall: DueFall, crashed: readonly ModelId[]): FallAhead {
  const immune = immuneToFall(w, fall.model, fall.as);
  const blow = immune ? null : fallBlow(w, fall.height);
  const crash = crashBlow(w, fall.height);
  return {
    fall,
    off: pieceUnder(w, fall.from),
    immune,
    blow,
    crashed: crash === null ? [] : crashed,
    crash,
    fatal: blow?.by === 'damage' && blow.damage >= modelOf(w, fall.model).health,
  };
}

/** The piece that carries something in a place; null: the ground. */
export function pieceUnder(w: World, at: Place): PieceId | null {
  if (at.inside !== null || at.wall !== null) return at.inside ?? at.wall;
  const found = surfacesAt(sceneOf(w), at.x, at.y);
  return found.find(({ z, room }) => !room && Math.abs(z - at.z) <= SLACK)?.piece ?? null;
}

/** Dangerous Terrain that would strike. */
export interface StrikeAhead {
  readonly model: ModelId;
  readonly piece: PieceId;
  readonly blow: Blow;
}

/** Of the strikes owed those that take hold. @rule PC-DANGER-03 @rule PC-DANGER-07 */
export function strikesAhead(w: World, owed: readonly DueHazard[]): readonly StrikeAhead[] {
  return owed.flatMap((due): StrikeAhead[] => {
    const piece = pieceOf(w, due.piece);
    const blow = hazardBlow(w, piece);
    const { model } = due;
    return blow === null || spares(w, piece, due) !== null ? [] : [{ model, piece: piece.id, blow }];
  });
}
