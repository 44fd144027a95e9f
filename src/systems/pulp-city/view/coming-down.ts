import { placeOf } from '../../../tabletop/table.ts';
import type { DueFall, DueHazard } from '../model/ground-shapes.ts';
import type { ModelId } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { bodyOf, onTable } from '../rules/bodies.ts';
import { crashedBy, landingChoice, unsupported } from '../rules/falling.ts';
import { hazardsTouched } from '../rules/hazards.ts';
import { fullHeight, looseDrop } from '../rules/structures.ts';
import { type FallAhead, fallAhead, type StrikeAhead, strikesAhead } from './outlook.ts';
import { worldAfterBlow, worldAfterStrike, worldWith, worldWithPiece } from './supposing.ts';

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
