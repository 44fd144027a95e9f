import { SLACK } from '../../../../geometry/units.ts';
import { surfacesAt } from '../../../../tabletop/surfaces.ts';
import { placeOf } from '../../../../tabletop/table.ts';
import { bodyOf } from '../../board/bodies.ts';
import { onTable } from '../../board/on-table.ts';
import { sceneOf } from '../../board/scene.ts';
import type { World } from '../../model/encounter.ts';
import type { DueFall, DueHazard } from '../../model/ground-locals.ts';
import type { ModelId, PieceId } from '../../model/ids.ts';
import { modelOf, pieceOf } from '../../model/lookup.ts';
import type { Place } from '../../model/place.ts';
import { fullHeight } from '../../model/size-class.ts';
import { type Blow, crashBlow, fallBlow, hazardBlow } from '../../rules/damage/environment-damage.ts';
import { crashedBy, immuneToFall, landingChoice, unsupported } from '../../rules/falling/falling.ts';
import { looseDrop } from '../../rules/falling/loose-pieces.ts';
import { hazardsTouched, spares } from '../../rules/movement/hazards.ts';
import { worldAfterBlow, worldAfterStrike, worldWith, worldWithPiece } from './hypothetical.ts';

export interface ComingDown {
  readonly falls: readonly FallAhead[];
  readonly strikes: readonly StrikeAhead[];
  readonly after: World;
}

/** A Fall, and the world once it and its Crashes are over, as far as no dice are rolled. @rule PC-FALL-08 */
export function fallen(w: World, fall: DueFall): { readonly ahead: FallAhead; readonly after: World } {
  const there = worldWith(w, fall.model, fall.to);
  const ahead = fallAhead(there, fall, crashedBy(there, fall));
  const { blow, crashed, crash } = ahead;
  const hurt = worldAfterBlow(there, fall.model, blow, { of: 'environment', name: 'fall' });
  const by = { of: 'environment', name: 'crash' } as const;
  return { ahead, after: crashed.reduce((after, id) => worldAfterBlow(after, id, crash, by), hurt) };
}

/** Strikes one after the other, for as long as there is somebody to strike. @rule PC-DANGER-03 */
export function struck(
  w: World,
  owed: readonly DueHazard[],
): { readonly strikes: readonly StrikeAhead[]; readonly after: World } {
  let after = w;
  const strikes: StrikeAhead[] = [];
  for (const due of owed) {
    for (const strike of onTable(after, due.model) ? strikesAhead(after, [due]) : []) {
      strikes.push(strike);
      after = worldAfterStrike(after, due.model, due.piece, strike.blow);
    }
  }
  return { strikes, after };
}

/** Who and what comes down because what carried it is gone. @rule PC-FALL-10 */
export function comingDown(w: World): ComingDown {
  let after = w;
  const falls: FallAhead[] = [];
  const strikes: StrikeAhead[] = [];
  const done: ModelId[] = [];
  for (;;) {
    for (let next = looseDrop(after); next !== null; next = looseDrop(after)) {
      const { piece, to } = next;
      after = worldWithPiece(after, piece.id, { ...to, top: to.bottom + fullHeight(piece) });
    }
    const model = unsupported(after).find((id) => !done.includes(id));
    if (model === undefined) return { falls, strikes, after };
    done.push(model);
    const down = fallen(after, landingChoice(after, model, placeOf(bodyOf(after, model))).fall);
    falls.push(down.ahead);
    const owed = onTable(down.after, model)
      ? hazardsTouched(down.after, model).map((piece) => ({ model, piece }))
      : [];
    const hit = struck(down.after, owed);
    strikes.push(...hit.strikes);
    after = hit.after;
  }
}

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
