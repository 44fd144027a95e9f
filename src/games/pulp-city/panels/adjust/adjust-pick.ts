import type { View, ViewState } from '../../../../app/view.ts';
import type { Place } from '../../../../systems/pulp-city/model/place.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { type PlaceLevel, placesUnder } from '../../../../systems/pulp-city/view/table/adjustment.ts';
import { baseMm, baseRadius } from '../../../../systems/pulp-city/board/bodies.ts';
import type { Decor, Gesture } from '../../scene/decor.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';

/** A model that is to stand elsewhere by agreement, while its new place is looked for on the table. */
export interface AdjustPick {
  readonly model: ModelId;
  readonly at: { readonly x: number; readonly y: number } | null;
  readonly level: PlaceLevel | null;
}

const KEY = 'adjust';

export function beginPick(view: View, model: ModelId): void {
  const pick: AdjustPick = { model, at: null, level: null };
  view.draft(KEY, pick);
}

export const endPick = (view: View): void => view.draft(KEY, undefined);

export const putPick = (view: View, pick: AdjustPick): void => view.draft(KEY, pick);

const isPick = (value: unknown): value is AdjustPick =>
  typeof value === 'object' && value !== null && 'model' in value && 'at' in value && 'level' in value;

/** null: nobody is being moved by agreement. */
export function pickIn(state: ViewState): AdjustPick | null {
  const found = state.drafts[KEY];
  return isPick(found) ? found : null;
}

/** The place that is planned; null: none yet. */
export function plannedPlace(w: World, pick: AdjustPick): Place | null {
  if (pick.at === null) return null;
  const options = placesUnder(w, pick.model, pick.at);
  const wished = options.find((option) => option.level === pick.level);
  const highest = options.filter((option) => option.level !== 'inside').at(-1);
  return (wished ?? highest ?? options[0])?.place ?? null;
}

/** The table's part: a tap or a drag chooses the place. Answers whether the gesture was meant for this. */
export function adjustGesture(view: View, gesture: Gesture): boolean {
  const pick = pickIn(view.store.getState());
  if (pick === null) return false;
  switch (gesture.do) {
    case 'tapGround':
    case 'tapPiece':
    case 'dragMove':
    case 'dragEnd':
      putPick(view, { ...pick, at: gesture.at, level: null });
      return true;
    default:
      return true;
  }
}

/** What the table shows meanwhile. */
export function adjustDecor(w: World, pick: AdjustPick): Decor {
  const place = plannedPlace(w, pick);
  if (place === null) return { acting: [pick.model] };
  const radius = toInches(baseRadius(baseMm(w, pick.model)));
  const disc = { at: shown(w.setup.table.size, place), radius };
  return { acting: [pick.model], live: [{ kind: 'drop', disc, legal: true }] };
}
