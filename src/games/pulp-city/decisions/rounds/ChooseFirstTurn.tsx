import type { DecisionProps } from '../props.ts';
import { TeamChoice } from './TeamChoice.tsx';

/** @rule PC-START-05 */
export function ChooseFirstTurn({ decision, answer, game }: DecisionProps<'chooseFirstTurn'>) {
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      title="ask.firstTurn.title"
      note="ask.firstTurn.note"
      doIt="ask.firstTurn.do"
    />
  );
}
