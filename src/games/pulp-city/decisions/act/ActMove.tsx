import { useMemo } from 'react';
import { useT } from '../../../../i18n/use-t.ts';
import type { MoveOrder } from '../../../../systems/pulp-city/model/orders.ts';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import { apCost } from '../../../../systems/pulp-city/rules/actions/costs.ts';
import { waysToMove } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { actAgain, planAhead } from '../../../../systems/pulp-city/view/actions/plan-ahead.ts';
import { actionOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import { useGame, useWorld } from '../../use-game.ts';
import { sayIn } from '../../words/say.ts';
import type { Then } from '../props.ts';
import { MovePanel, type MovePlanParts } from './MovePanel.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { menuFor } from './act-plan.ts';
import { type MoveDraft, planOf } from './move-plan.ts';
import type { ActPart } from './ActMenu.tsx';
import { useKeepPlan } from './waiting-plan.ts';

export function ActMove({ decision, draft, move, put, answer }: ActPart & { readonly move: MoveDraft }) {
  const w = useWorld();
  const game = useGame();
  const t = useT();
  const say = sayIn(w, t);
  const keep = useKeepPlan();
  const who = useMemo(() => declarerOf(decision), [decision]);
  const { facts } = planOf(w, move);
  const { then } = draft;
  const still = move.dragging === 'no' && facts.why === null && move.end !== null;
  const ahead = useMemo(
    () => (then === null || !still ? null : planAhead(game, decision, facts.order, then)),
    [game, decision, facts.order, then, still],
  );
  const action = then === null ? null : actionOf(w, then.model, then.action);
  const words = {
    action: action?.name ?? '',
    ap: action === null ? 0 : who.limits.free === true ? 0 : apCost(w, move.model, action, then?.ap),
  };
  const follows = ahead === null || ahead.then === 'follows';
  const plan: MovePlanParts = {
    chosen: then,
    onPick: ({ order }) =>
      put({ ...draft, then: order === null || samePlan(order, then) ? null : order, look: null }),
    onLook: (look) => {
      if (look !== draft.look) put({ ...draft, look });
    },
    go: then === null ? null : follows ? t('plan.go', words) : t('plan.goFirst', words),
    closed: ahead?.then === 'refused' ? say.why(ahead.why) : ahead?.then === 'over' ? t('plan.over') : null,
    panel:
      then === null || move.end === null ? null : (
        <PlanPanel
          say={say}
          facts={facts}
          then={then}
          ahead={ahead}
          onDrop={() => put({ ...draft, then: null })}
        />
      ),
  };
  const commit = (order: MoveOrder) => {
    keep(decision.card, then);
    if (then === null) return answer({ do: 'move', ...order });
    let sent = false;
    const behind: Then = (now) => {
      const next = sent ? null : actAgain(now, decision);
      if (next === null) return null;
      sent = true;
      keep(decision.card, null);
      return { type: 'answer', decision: next.id, answer: { do: 'action', ...then } };
    };
    answer({ do: 'move', ...order }, behind);
  };
  return (
    <MovePanel
      by={decision.by}
      who={who}
      plan={plan}
      counts={decision.occasion === 'activation' || decision.occasion === 'minions'}
      ways={waysToMove(w, decision, move.model)}
      draft={move}
      put={(next) => put({ ...draft, move: next })}
      onMove={commit}
      onBack={() => put(menuFor(move.model))}
    />
  );
}

type Order = NonNullable<MovePlanParts['chosen']>;

const samePlan = (one: Order, other: Order | null): boolean =>
  other !== null && one.action === other.action && one.targets[0] === other.targets[0];
