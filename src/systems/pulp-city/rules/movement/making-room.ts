import { type Incoming, makeRoom } from '../../../../tabletop/make-room.ts';
import type { Body } from '../../../../tabletop/table.ts';
import type { Asks } from '../../model/decisions.ts';
import type { Place } from '../../model/place.ts';
import type { ModelId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { sceneOf } from '../../board/scene.ts';

/** A thing about to stand or lie where models may stand. */
export interface Incomer {
  readonly incoming: Incoming | Body;
  readonly movable: readonly ModelId[];
}

/** Where models go that have been given a choice. */
export type Picks = Readonly<Record<ModelId, Place>>;

/** The next model that may go more than one equally short way; null: there is nothing to choose. @rule PC-MOVE-34 */
export function wayOpen(
  w: World,
  { incoming, movable }: Incomer,
  picks: Picks,
): Pick<Asks['makeRoom']['q'], 'model' | 'places'> | null {
  const scene = sceneOf(w);
  const { shifts, stuck } = makeRoom(scene, incoming, movable, picks);
  for (const { id: model, choices } of shifts) {
    if (picks[model] !== undefined || choices.length < 2) continue;
    const places = choices.filter((place) => {
      const then = makeRoom(scene, incoming, movable, { ...picks, [model]: place });
      return then.stuck.length <= stuck.length;
    });
    if (places.length > 1) return { model, places };
  }
  return null;
}
