import { playerFor } from '../board/sides.ts';
import type { Cause } from '../model/cause.ts';
import type { Ctx, World } from '../model/encounter.ts';
import type { Asking } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { Transfer } from '../rules/damage/transfer.ts';

/** Whoever is Damaged decides, not whoever takes it over. */
export function askTransfer(
  w: World,
  { card, power, to }: Transfer,
  target: ModelId,
  points: number,
): Asking {
  return {
    kind: 'usePower',
    by: playerFor(w, target),
    card,
    power,
    pick: to,
    must: false,
    about: { model: target, points },
  };
}

/** Who suffers the Damage after all. */
export function given(
  ctx: Ctx,
  { card, power, to }: Transfer,
  model: ModelId | null,
  { target, points, cause }: { readonly target: ModelId; readonly points: number; readonly cause: Cause },
): ModelId {
  const taker = model ?? to[0] ?? target;
  ctx.emit({ type: 'powerUsed', card, power, model: taker });
  ctx.emit({ type: 'damageTransferred', from: target, to: taker, points, cause });
  return taker;
}
