import { type Rest, takeAnswer } from '../../../../kernel/machine.ts';
import { leaveOut } from '../../../../kernel/rehearse.ts';
import type { Body } from '../../../../tabletop/table.ts';
import type { Edge, ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import type { PulpCity, Woken } from '../../model/frames.ts';
import { isHeldForAgenda } from '../../board/agenda-citizens.ts';
import { bodyOf } from '../../board/bodies.ts';
import { citizensOnTable, onTable } from '../../board/on-table.ts';
import type { Stay } from '../../model/citizens.ts';
import { leaderOf, runOf, runTo, whyItStays } from '../../rules/citizens/running.ts';
import { travelOf } from '../../rules/movement/moving.ts';
import { foresee } from '../forecast/foresight.ts';

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
  if (citizensOnTable(w).length === 0) return [];
  const running = new Map<ModelId, CitizenOutlook>();
  foresee(
    w,
    { proc: 'citizensRun', step: 'start' },
    {
      step(now, frame) {
        const model = frame.proc === 'citizensRun' && frame.step === 'flee' ? frame.queue[0] : undefined;
        if (model === undefined || running.has(model) || !onTable(now, model)) return;
        running.set(model, { model, leader: null, stays: whyItStays(now, model), runs: runsOf(now, model) });
      },
      past: (_now, rest) => leftAlone(rest),
    },
  );
  const free = citizensOnTable(w).filter(({ id }) => !isHeldForAgenda(w, id));
  return free.map(
    ({ id }) => running.get(id) ?? { model: id, leader: leaderOf(w, id), stays: null, runs: [] },
  );
}

/** Nobody leads them, and nobody picks an edge. */
function leftAlone(rest: Rest<PulpCity>): Woken | null {
  const [decision] = rest.pending;
  if (decision?.kind === 'leadCitizens') return takeAnswer<PulpCity>(rest, decision.id, null);
  const frame = leaveOut(rest, ({ proc }) => proc === 'citizensRun');
  if (frame?.proc !== 'citizensRun' || frame.step !== 'flee') return null;
  rest.stack[rest.stack.length - 1] = { ...frame, queue: frame.queue.slice(1) };
  return { woke: 'entered' };
}

const runsOf = (w: World, model: ModelId): CitizenOutlook['runs'] =>
  runOf(w, model).edges.flatMap((edge) => {
    const order = runTo(w, model, edge);
    const travel = order === null ? null : travelOf(w, order);
    return travel?.ok === true ? [{ edge, to: { x: travel.end.x, y: travel.end.y } }] : [];
  });
