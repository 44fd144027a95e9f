import { useLayoutEffect } from 'react';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { ActionOrder } from '../../../../systems/pulp-city/model/orders.ts';
import { checkAnswer } from '../../../../systems/pulp-city/decisions/check.ts';
import { useApp, useSessionState, useWorld } from '../../use-game.ts';
import { type ActDraft, draftOf } from './act-plan.ts';

interface Waiting {
  readonly save: string;
  readonly turn: number;
  readonly card: string;
  readonly order: ActionOrder;
}

/** What was planned behind a move that something came between; no part of the game, and gone with its Activation. */
let waiting: Waiting | null = null;

/** Keeps what follows a move until the Activation goes on. */
export function useKeepPlan(): (card: string, order: ActionOrder | null) => void {
  const { session } = useApp();
  const w = useWorld();
  return (card, order) => {
    const save = session.store.getState().save?.id;
    waiting = save === undefined || order === null ? null : { save, card, order, turn: w.state.turn.number };
  };
}

/** Puts what waits into the question at which the Activation goes on, as long as it is legal. What is taken back ends it. */
export function useWaitingPlan(decision: DecisionFor<'act'>, put: (draft: ActDraft) => void): void {
  const w = useWorld();
  const save = useSessionState((state) => state.save?.id);
  const takenBack = useSessionState(
    ({ journal }) => journal !== null && journal.head < journal.entries.length,
  );
  useLayoutEffect(() => {
    if (waiting === null) return;
    const { save: of, card, order, turn } = waiting;
    const lasts = !takenBack && of === save && turn === w.state.turn.number;
    if (lasts && card !== decision.card) return;
    waiting = null;
    if (!lasts) return;
    if (checkAnswer(w, decision, { do: 'action', ...order }) === null) put(draftOf(order));
  }, [w, decision, put, save, takenBack]);
}
