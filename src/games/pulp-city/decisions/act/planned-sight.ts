import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { ModelId } from '../../../../systems/pulp-city/model/ids.ts';
import { isEnemy, sideOf } from '../../../../systems/pulp-city/board/sides.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import { modelsOnTable } from '../../../../systems/pulp-city/board/on-table.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import { worldWith } from '../../../../systems/pulp-city/view/forecast/hypothetical.ts';
import type { MoveFacts } from '../../../../systems/pulp-city/view/actions/moves.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { sightOverlay } from '../../scene/overlays.ts';
import type { Say } from '../../words/say.ts';
import type { ActionOrder } from '../../../../systems/pulp-city/model/orders.ts';
import { type MoveDraft, planOf } from './move-plan.ts';

/** A move being planned, what is to follow it, and whom the player looks at. */
export interface Planned {
  readonly move: MoveDraft | null;
  readonly behind: ActionOrder | null;
  readonly look: string | null;
}

const worlds = new WeakMap<MoveFacts, World>();

/** The world with the model at the end of the move that is planned; null: there is no such end. */
export function plannedWorld(w: World, { move }: Planned): World | null {
  if (move === null || move.end === null) return null;
  const { facts } = planOf(w, move);
  if (facts.end === null) return null;
  const known = worlds.get(facts);
  if (known !== undefined) return known;
  const there = worldWith(w, move.model, facts.end);
  worlds.set(facts, there);
  return there;
}

/** Whom one looks at from the planned spot. */
export function lookedAtFrom(there: World, { move, behind, look }: Planned): ModelId | null {
  const wanted = look ?? behind?.targets[0] ?? null;
  if (wanted !== null && isModel(there, wanted)) return wanted;
  return move === null ? null : nearestEnemy(there, move.model);
}

function nearestEnemy(w: World, model: ModelId): ModelId | null {
  const side = sideOf(w, model);
  const { x, y } = bodyOf(w, model);
  const away = (id: string): number => Math.hypot(bodyOf(w, id).x - x, bodyOf(w, id).y - y);
  const enemies = modelsOnTable(w).filter(({ id }) => side !== null && isEnemy(w, id, side));
  return enemies.map(({ id }) => id).toSorted((one, other) => away(one) - away(other))[0] ?? null;
}

/** The sight from the planned spot, while it is looked for too. */
export function sightFromPlan(say: Say, draft: Planned): readonly Overlay[] {
  const there = plannedWorld(say.w, draft);
  const to = there === null ? null : lookedAtFrom(there, draft);
  if (there === null || to === null || draft.move === null) return [];
  return sightOverlay({ ...say, w: there }, draft.move.model, to, null);
}
