import { useWorld } from '../../use-game.ts';
import { someArePlaced } from './placed.ts';
import type { DecisionProps } from '../props.ts';
import { TeamChoice } from './TeamChoice.tsx';

/** @rule PC-START-05 */
export function ChooseFirstTurn({ decision, answer, game }: DecisionProps<'chooseFirstTurn'>) {
  const placed = someArePlaced(useWorld(), decision);
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      among={decision.among}
      title={placed ? 'ask.nextTurn.title' : 'ask.firstTurn.title'}
      note="ask.firstTurn.note"
      doIt={placed ? 'ask.nextTurn.do' : 'ask.firstTurn.do'}
    />
  );
}
