import { useLayoutEffect } from 'react';
import { isHuman } from '../../../app/seats.ts';
import type { SomePlayers } from '../../../kernel/ids.ts';
import {
  answerForUs,
  answersKind,
  isPreparing,
  type LeftToUs,
  wishersOf,
} from '../../../systems/pulp-city/view/setup/for-us.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { useApp, usePending, useSessionState, useWorld } from '../use-game.ts';

interface Wishes {
  /** The save they belong to. */
  readonly save: string | null;
  readonly of: SomePlayers<readonly LeftToUs[]>;
}

const NONE: Wishes = { save: null, of: {} };

/** What Teams have left to the program on this screen; no part of the game, and nothing that is shown. */
let wishes = NONE;

/** Lets a Team leave what is asked of it, and the like of it later on, to the program. */
export function useLeaveToUs(): (by: TeamId, what: LeftToUs, decision: Decision) => void {
  const { session } = useApp();
  const w = useWorld();
  return (by, what, decision) => {
    const save = session.store.getState().save?.id ?? null;
    const known = wishes.save === save ? wishes.of : {};
    const of = Object.fromEntries(
      wishersOf(w, by, what).map((team) => [team, [...(known[team] ?? []), what]]),
    );
    wishes = { save, of: { ...known, ...of } };
    answer(session, w, what, decision);
  };
}

type Session = ReturnType<typeof useApp>['session'];

/** false: there is no usual answer, or it is not taken; the players are asked. */
function answer(
  session: Session,
  w: ReturnType<typeof useWorld>,
  what: LeftToUs,
  decision: Decision,
): boolean {
  const usual = answerForUs(w, what, decision);
  return (
    usual !== null && session.dispatch({ type: 'answer', decision: decision.id, answer: usual }) === null
  );
}

/** Answers for those who have left it to the program, one question after the other. What is taken back ends it. */
export function useWishesCarriedOut(): void {
  const { session } = useApp();
  const w = useWorld();
  const pending = usePending();
  const takenBack = useSessionState(
    ({ journal }) => journal !== null && journal.head < journal.entries.length,
  );
  useLayoutEffect(() => {
    const { save, of } = wishes;
    if (save === null) return;
    const here = session.store.getState().save?.id === save;
    if (!here || takenBack || !isPreparing(w)) {
      wishes = NONE;
      return;
    }
    const { seats } = session.store.getState();
    for (const decision of pending) {
      if (!isHuman(seats, decision.by)) continue;
      const what = of[decision.by]?.find((one) => answersKind(one, decision.kind));
      if (what !== undefined && answer(session, w, what, decision)) return;
    }
  }, [session, w, pending, takenBack]);
}
