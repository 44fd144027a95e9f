import type { Refusal } from '../../model/refusals.ts';
import type { CardId, TeamId } from '../../model/ids.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { DecisionKind } from '../../model/decisions.ts';
import type { ActionOrder, MoveOrder } from '../../model/orders.ts';
import { checkAnswer, declarerOf } from '../../decisions/check.ts';
import { type Encounter, worldOf } from '../../engine.ts';
import { type OddsOn, oddsOfUse } from '../../odds/odds-of-use.ts';
import { rehearse } from '../../rehearse.ts';
import { declare } from '../../rules/actions/declaring.ts';

/** What comes between a planned move and the Action planned after it. */
export type PlanAhead =
  /** The Action follows at once, with these chances against each that it reaches. */
  | { readonly comes: 'follows'; readonly odds: readonly OddsOn[] }
  /** It is refused where the move ends. */
  | { readonly comes: 'refused'; readonly why: Refusal }
  /** Somebody is asked something first. */
  | { readonly comes: 'asked'; readonly kind: DecisionKind; readonly by: TeamId }
  | { readonly comes: 'dice' }
  /** The move leaves the card nothing to declare. */
  | { readonly comes: 'over' };

/** The question at which the Activation of a card goes on; null: something else is asked, or nothing. */
export function actAgain(game: Encounter, { card, by }: DecisionFor<'act'>): DecisionFor<'act'> | null {
  const [next] = game.rest.pending;
  return next?.kind === 'act' && next.card === card && next.by === by ? next : null;
}

/** Minion cards that could be commanded if the Activation ended now. @rule PC-MINION-01 */
export function commandedAfter(game: Encounter, decision: DecisionFor<'act'>): readonly CardId[] {
  if (!decision.mayEnd || decision.occasion !== 'activation') return [];
  const ended = rehearse(game, { type: 'answer', decision: decision.id, answer: { do: 'end' } });
  if (!ended.ok || ended.value.stoppedAt.at !== 'question') return [];
  const [asked] = ended.value.stoppedAt.decisions;
  return asked?.kind === 'commandAfter' && asked.after === decision.card ? asked.cards : [];
}

/**
 * Carries out a planned move on a fork and looks whether the Action planned after it would follow at once.
 * @rule PC-TURN-02
 */
export function planAhead(
  game: Encounter,
  decision: DecisionFor<'act'>,
  move: MoveOrder,
  then: ActionOrder,
): PlanAhead {
  const moved = rehearse(game, {
    type: 'answer',
    decision: decision.id,
    answer: { do: 'move', ...move },
  });
  if (!moved.ok) return { comes: 'refused', why: moved.error as Refusal };
  const { game: after, stoppedAt } = moved.value;
  if (stoppedAt.at === 'step') return { comes: 'dice' };
  if (stoppedAt.at === 'end') return { comes: 'over' };
  const next = actAgain(after, decision);
  if (next === null) {
    const [asked] = stoppedAt.decisions;
    return asked === undefined || asked.kind === 'turn' || asked.kind === 'commandAfter'
      ? { comes: 'over' }
      : { comes: 'asked', kind: asked.kind, by: asked.by };
  }
  const w = worldOf(after);
  const why = checkAnswer(w, next, { do: 'action', ...then });
  if (why !== null) return { comes: 'refused', why };
  const declared = declare(w, then, declarerOf(next));
  return declared.ok
    ? { comes: 'follows', odds: oddsOfUse(w, declared.value) }
    : { comes: 'refused', why: declared.error };
}
