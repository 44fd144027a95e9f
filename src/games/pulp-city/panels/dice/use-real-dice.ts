import { useContext } from 'react';
import { rollsRealDice } from '../../../../systems/pulp-city/board/real-dice.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Agreement } from '../../../../ui/shell/table/agreement.ts';
import { useApp, useWorld } from '../../use-game.ts';

export interface RealDice {
  readonly isReal: (team: TeamId) => boolean;
  /** From the next throw on, or for the one that is asked for. */
  readonly set: (team: TeamId, to: boolean) => void;
}

/** Who throws real dice. */
export function useRealDice(): RealDice {
  const { session } = useApp();
  const w = useWorld();
  const askAgreement = useContext(Agreement);
  const set = (team: TeamId, to: boolean, agreed = false): void => {
    const why = session.dispatch({ type: 'adjust', changes: [{ what: 'realDice', team, to }] }, { agreed });
    if (why?.code === 'journal.agreementNeeded') askAgreement?.(() => set(team, to, true));
  };
  return { isReal: (team) => rollsRealDice(w, team), set: (team, to) => set(team, to) };
}
