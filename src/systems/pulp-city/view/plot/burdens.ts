import { burdenOf, itemBody, itemIdOf } from '../../board/burdens.ts';
import type { World } from '../../model/encounter.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { ItemId, ModelId } from '../../model/ids.ts';
import type { Place, Point } from '../../model/place.ts';
import type { Refusal } from '../../model/refusals.ts';
import { carriable, whyNotDrop, whyNotPickUp } from '../../rules/burdens/carrying.ts';
import { burdenSpot, whyNotPlaceBurden } from '../../rules/burdens/placing.ts';

/** Where a Burden would lie for a point that is shown, its radius in micrometres, and why it cannot. */
export function itemPlaceShown(
  w: World,
  bearer: ModelId,
  toward: Point,
): { readonly spot: Place | null; readonly r: number; readonly why: Refusal | null } {
  const burden = burdenOf(w, bearer);
  const r = burden === null ? 0 : itemBody(burden.item).r;
  return { spot: burdenSpot(w, bearer, toward), r, why: whyNotPlaceBurden(w, bearer, toward) };
}

/** What a model may take up or put down, as a menu shows it. */
export interface BurdenEntry {
  readonly does: 'pickUp' | 'drop';
  readonly item: ItemId;
  readonly why: Refusal | null;
}

/** Codes of what is not worth a row: somebody who could never carry it, or stands elsewhere. */
const SILENT = ['burden.notTouching', 'burden.supremesOnly', 'burden.notNow', 'burden.none'];

/** @rule PC-BURDEN-01 @rule PC-BURDEN-04 */
export function burdenEntries(
  w: World,
  { occasion }: DecisionFor<'act'>,
  model: ModelId,
): readonly BurdenEntry[] {
  const burden = burdenOf(w, model);
  const drop: readonly BurdenEntry[] =
    burden === null
      ? []
      : [{ does: 'drop', item: itemIdOf(burden.item), why: whyNotDrop(w, model, occasion) }];
  const near = carriable(w).map(
    (item): BurdenEntry => ({
      does: 'pickUp',
      item,
      why: whyNotPickUp(w, model, item, occasion),
    }),
  );
  return [...drop, ...(burden === null ? near : [])].filter(
    ({ why }) => why === null || !SILENT.includes(why.code),
  );
}
