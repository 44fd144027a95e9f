import { type Draw, shuffled } from '../../../kernel/draw.ts';
import { everyTarget } from '../board/areas.ts';
import { isEnemy } from '../board/sides.ts';
import { sampleLeaderCard } from '../decisions/sample-leader.ts';
import { declarerOf } from '../decisions/check.ts';
import type { World } from '../model/encounter.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { isModel } from '../model/lookup.ts';
import type { Act } from '../model/orders.ts';
import { agendaActsOpen } from '../rules/actions/agenda-actions.ts';
import { openActions, someOrder } from '../rules/actions/activating.ts';
import { gapBetween } from '../board/distance.ts';
import { carriable, pickUpsOpen, whyNotDrop } from '../rules/burdens/carrying.ts';
import { powersOpen } from '../rules/actions/powers-between.ts';
import { formsOpen } from '../rules/actions/shapeshift.ts';
import { coversOf } from './goals.ts';
import type { Ideas } from './ideas.ts';
import { movesTo } from './move-ideas.ts';

/**
 * What may be done in an Activation: strike an Enemy, break open what hides a Marker, help a friend, wreck a piece, go somewhere, change, or let it be.
 * Models and Actions come in an order drawn, Targets the nearest first.
 */
export function actIdeas(w: World, decision: DecisionFor<'act'>, draw: Draw): Ideas {
  const models = shuffled(draw, decision.models);
  const on = (kind: TargetKind): Iterable<Act> => actionsOn(w, decision, models, kind, draw);
  const to = (purpose: Parameters<typeof movesTo>[3]): Iterable<Act> =>
    decision.limits.moves ? movesTo(w, decision, models, purpose) : [];
  return {
    carry: burdenIdeas(w, decision, models),
    goal: to('goal'),
    uncover: on('cover'),
    strike: on('enemy'),
    agenda: models.flatMap((model) =>
      agendaActsOpen(w, model, declarerOf(decision)).map((one): Act => ({ do: 'agenda', ...one })),
    ),
    approach: to('approach'),
    cover: to('cover'),
    help: on('friend'),
    height: to('height'),
    withdraw: to('withdraw'),
    wreck: on('piece'),
    form: formsOpen(w, decision.card, decision.occasion).map(({ form }): Act => ({ do: 'shapeshift', form })),
    card: [sampleLeaderCard(w, decision, draw)].filter((one) => one !== null),
    aloft: models.map((model): Act => ({ do: 'climbHigh', model })),
    solid: models.map((model): Act => ({ do: 'endSpectral', model })),
    power: powersOpen(w, decision.card, decision.occasion).map((one): Act => ({ do: 'power', ...one })),
    pass: [{ do: 'nextStep' }, { do: 'end' }] satisfies Act[],
    stay: to('stay'),
  };
}

/** What lies about is taken up, and what is carried put down. @rule PC-BURDEN-01 @rule PC-BURDEN-04 */
function burdenIdeas(w: World, { occasion }: DecisionFor<'act'>, models: readonly ModelId[]): readonly Act[] {
  if (carriable(w).length === 0 && w.state.burdens === undefined) return [];
  return models.flatMap((model): Act[] => [
    ...pickUpsOpen(w, model, occasion).map((item): Act => ({ do: 'pickUp', model, item })),
    ...(whyNotDrop(w, model, occasion) === null ? [{ do: 'drop', model } as const] : []),
  ]);
}

type TargetKind = 'enemy' | 'friend' | 'piece' | 'cover';

function* actionsOn(
  w: World,
  decision: DecisionFor<'act'>,
  models: readonly ModelId[],
  kind: TargetKind,
  draw: Draw,
): Generator<Act> {
  if (!decision.limits.combat) return;
  const who = declarerOf(decision);
  for (const model of models) {
    const actions = shuffled(draw, openActions(w, model, who));
    for (const target of targetsOf(w, model, kind, who.side)) {
      for (const action of actions) {
        if (kind === 'friend' && 'trait' in action.against) continue;
        const order = someOrder(w, model, action, who, (id) => id === target);
        if (order !== null) yield { do: 'action', ...order };
      }
    }
  }
}

function targetsOf(w: World, model: ModelId, kind: TargetKind, side: TeamId): readonly TargetId[] {
  const covers = coversOf(w);
  const kindOf = (id: TargetId): TargetKind =>
    isModel(w, id) ? (isEnemy(w, id, side) ? 'enemy' : 'friend') : covers.includes(id) ? 'cover' : 'piece';
  const away = (id: TargetId): number => (id === model ? 0 : gapBetween(w, model, id).horizontal);
  return everyTarget(w)
    .filter((id) => kindOf(id) === kind)
    .map((id) => ({ id, away: away(id) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ id }) => id);
}
