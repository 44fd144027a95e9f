import { isHuman } from '../../app/seats.ts';
import { useApp, useGame, useSessionState } from './app.ts';

/** At most one person plays at this screen: nobody has to look away, and nobody is asked for consent. */
export function useAlone(): boolean {
  const { face } = useApp();
  const { setup } = useGame();
  return useSessionState(
    ({ seats }) => face.players(setup).filter((player) => isHuman(seats, player)).length < 2,
  );
}
