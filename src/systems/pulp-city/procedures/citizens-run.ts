import { type Proc, answered } from '../model/frames.ts';
import type { MoveOrder } from '../model/orders.ts';
import type { Shapes } from '../model/frame-locals.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { isHeldForAgenda } from '../board/agenda-citizens.ts';
import { citizensOnTable, onTable } from '../board/on-table.ts';
import {
  edgePicker,
  leaderOf,
  leaveAtEdges,
  runOf,
  runTo,
  runners,
  whyItStays,
  whyNotRun,
} from '../rules/citizens/running.ts';
import { roundOrder } from '../board/sides.ts';

type Resumed =
  | ({ proc: 'citizensRun'; step: 'led' } & Shapes['citizensRun']['led'])
  | ({ proc: 'citizensRun'; step: 'ran' } & Shapes['citizensRun']['ran']);

/** A walk of its own: without Fatigue, and nobody answers it. */
function walk(order: MoveOrder, by: TeamId, resume: Resumed): ReturnType<Proc<'citizensRun'>['flee']> {
  return {
    do: 'call',
    frame: {
      proc: 'move',
      step: 'start',
      order,
      by,
      side: by,
      fatigue: false,
      counts: false,
      reactions: false,
    },
    resume,
  };
}

/** Citizens that this player's Heroes lead and that nobody has moved yet: each walks once. @rule PC-CITIZEN-05 */
function followers(w: World, team: TeamId, moved: readonly ModelId[]): ModelId[] {
  return citizensOnTable(w)
    .map(({ id }) => id)
    .filter((id) => !moved.includes(id) && !isHeldForAgenda(w, id) && leaderOf(w, id) === team);
}

/** First those that Heroes lead, then the others run. @rule PC-CITIZEN-05 @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export const citizensRun: Proc<'citizensRun'> = {
  start(ctx) {
    return {
      do: 'goto',
      frame: {
        proc: 'citizensRun',
        step: 'lead',
        team: ctx.state.round.firstTurn,
        moved: [],
        queue: runners(ctx),
      },
    };
  },

  lead(ctx, frame, wake) {
    const { team, moved, queue } = frame;
    const models = followers(ctx, team, moved);
    const order = answered(wake, 'leadCitizens');
    if (order !== null) {
      const next = { ...frame, step: 'led', moved: [...moved, order.model] } as const;
      return walk(order, team, next);
    }
    if (models.length > 0 && wake.woke !== 'answered') {
      return { do: 'ask', questions: [{ kind: 'leadCitizens', by: team, models }] };
    }
    for (const model of models) ctx.emit({ type: 'citizenStayed', model, why: 'left', by: team });
    const teams = roundOrder(ctx);
    const next = teams[teams.indexOf(team) + 1];
    return {
      do: 'goto',
      frame: next === undefined ? { proc: 'citizensRun', step: 'flee', queue } : { ...frame, team: next },
    };
  },

  led(ctx, frame) {
    leaveAtEdges(ctx);
    return { do: 'goto', frame: { ...frame, step: 'lead' } };
  },

  flee(ctx, { queue }, wake) {
    const [model, ...rest] = queue;
    if (model === undefined) return { do: 'return', value: undefined };
    const next = { proc: 'citizensRun', step: 'flee', queue: rest } as const;
    if (!onTable(ctx, model)) return { do: 'goto', frame: next };
    const { edges } = runOf(ctx, model);
    const [only, second] = edges;
    const by = edgePicker(ctx);
    const edge = answered(wake, 'citizenEdge') ?? (second === undefined ? only : null);
    if (edge === null) return { do: 'ask', questions: [{ kind: 'citizenEdge', by, model, edges }] };
    const stay = edge === undefined ? whyItStays(ctx, model) : whyNotRun(ctx, model, edge);
    if (stay !== null) ctx.emit({ type: 'citizenStayed', model, ...stay });
    const order = edge === undefined ? null : runTo(ctx, model, edge);
    if (order === null) return { do: 'goto', frame: next };
    return walk(order, by, { ...next, step: 'ran' });
  },

  ran(ctx, { queue }) {
    leaveAtEdges(ctx);
    return { do: 'goto', frame: { proc: 'citizensRun', step: 'flee', queue } };
  },
};
