import type { Body } from '../../../tabletop/table.ts';
import type { Edge, ModelId, TeamId } from '../model/state.ts';
import type { World } from '../model/world.ts';
import { bodyOf, citizensOnTable } from '../rules/bodies.ts';
import type { Stay } from '../model/citizens.ts';
import { leaderOf, runOf, runTo, whyItStays } from '../rules/citizens/running.ts';

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

/** What each Citizen would do if it moved right now. @rule PC-CITIZEN-05 @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export const citizenOutlooks = (w: World): readonly CitizenOutlook[] =>
  citizensOnTable(w).map(({ id }) => {
    const leader = leaderOf(w, id);
    const runs = leader === null ? runOf(w, id).edges : [];
    return {
      model: id,
      leader,
      stays: leader === null ? whyItStays(w, id) : null,
      runs: runs.flatMap((edge) => {
        const to = runTo(w, id, edge)?.legs[0];
        return to === undefined ? [] : [{ edge, to: { x: to.x, y: to.y } }];
      }),
    };
  });
