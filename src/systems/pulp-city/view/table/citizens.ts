import type { Body } from '../../../../tabletop/table.ts';
import type { Place } from '../../model/place.ts';
import type { Edge, ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { bodyOf } from '../../board/bodies.ts';
import { citizensOnTable } from '../../board/on-table.ts';
import type { Stay } from '../../model/citizens.ts';
import { leaderOf, runOf, runTo, runners, whyItStays } from '../../rules/citizens/running.ts';
import { travelOf } from '../../rules/movement/moving.ts';
import { worldArrived } from '../forecast/hypothetical.ts';

export interface CitizenFacts {
  readonly id: ModelId;
  readonly body: Body;
}

/** Citizens still on the table, in the order in which they were placed. */
export const shownCitizens = (w: World): readonly CitizenFacts[] =>
  citizensOnTable(w).map(({ id }) => ({ id, body: bodyOf(w, id) }));

export interface CitizenOutlook {
  readonly model: ModelId;
  /** The player whose Hero would lead it. */
  readonly leader: TeamId | null;
  /** Where it would run by itself, edge by edge; several where a player would pick; none: it stays. */
  readonly runs: readonly { readonly edge: Edge; readonly to: { readonly x: number; readonly y: number } }[];
  /** Why it would stay, though nobody leads it. */
  readonly stays: Stay | null;
}

/**
 * What each Citizen would do if they moved right now, one after the other; who may be led is taken to stay, and so is
 * one for which a player picks the edge.
 * @rule PC-CITIZEN-05 @rule PC-CITIZEN-06 @rule PC-CITIZEN-13
 */
export function citizenOutlooks(w: World): readonly CitizenOutlook[] {
  const running = new Map<ModelId, CitizenOutlook>();
  let now = w;
  for (const model of runners(w)) {
    const ways = waysOf(now, model);
    const runs = ways.map(({ edge, end: { x, y } }) => ({ edge, to: { x, y } }));
    running.set(model, { model, leader: null, stays: whyItStays(now, model), runs });
    const [only, second] = ways;
    if (only !== undefined && second === undefined) now = worldArrived(now, model, only.end);
  }
  return citizensOnTable(w).map(
    ({ id }) => running.get(id) ?? { model: id, leader: leaderOf(w, id), stays: null, runs: [] },
  );
}

interface Way {
  readonly edge: Edge;
  readonly end: Place;
}

const waysOf = (w: World, model: ModelId): readonly Way[] =>
  runOf(w, model).edges.flatMap((edge) => {
    const order = runTo(w, model, edge);
    const travel = order === null ? null : travelOf(w, order);
    return travel?.ok === true ? [{ edge, end: travel.end }] : [];
  });
