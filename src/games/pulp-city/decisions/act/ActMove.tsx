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
import type { ActPart } from './act-part.ts';
import { useKeepPlan } from './waiting-plan.ts';

export function ActMove({ decision, draft, move, put, answer }: ActPart & { readonly move: MoveDraft }) {
  const w = useWorld();
  const game = useGame();
  const t = useT();
  const say = sayIn(w, t);
  const keep = useKeepPlan();
  const who = useMemo(() => declarerOf(decision), [decision]);
  const ways = useMemo(() => waysToMove(w, decision, move.model), [w, decision, move.model]);
  const { facts } = planOf(w, move);
  const { behind } = draft;
  const still = move.dragging === 'no' && facts.why === null && move.end !== null;
  const ahead = useMemo(
    () => (behind === null || !still ? null : planAhead(game, decision, facts.order, behind)),
    [game, decision, facts.order, behind, still],
  );
  const action = behind === null ? null : actionOf(w, behind.model, behind.action);
  const words = {
    action: action?.name ?? '',
    ap: action === null ? 0 : who.limits.free === true ? 0 : apCost(w, move.model, action, behind?.ap),
  };
  const between = ahead?.comes === 'asked' || ahead?.comes === 'dice';
  const plan: MovePlanParts = {
    chosen: behind,
    onPick: ({ order }) =>
      put({ ...draft, behind: order === null || samePlan(order, behind) ? null : order, look: null }),
    onLook: (look) => {
      if (look !== draft.look) put({ ...draft, look });
    },
    go: behind === null ? null : t(between ? 'plan.goFirst' : 'plan.go', words),
    closed: ahead?.comes === 'refused' ? say.why(ahead.why) : ahead?.comes === 'over' ? t('plan.over') : null,
    panel:
      behind === null || move.end === null ? null : (
        <PlanPanel
          say={say}
          facts={facts}
          behind={behind}
          ahead={ahead}
          onDrop={() => put({ ...draft, behind: null })}
        />
      ),
  };
  const commit = (order: MoveOrder) => {
    keep(decision.card, behind);
    if (behind === null) return answer({ do: 'move', ...order });
    let sent = false;
    const follow: Then = (now) => {
      const next = sent ? null : actAgain(now, decision);
      if (next === null) return null;
      sent = true;
      keep(decision.card, null);
      return { type: 'answer', decision: next.id, answer: { do: 'action', ...behind } };
    };
    answer({ do: 'move', ...order }, follow);
  };
  return (
    <MovePanel
      by={decision.by}
      who={who}
      plan={plan}
      counts={decision.occasion === 'activation' || decision.occasion === 'minions'}
      ways={ways}
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
