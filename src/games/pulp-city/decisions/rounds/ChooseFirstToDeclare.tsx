import type { DecisionProps } from '../props.ts';
import { TeamChoice } from './TeamChoice.tsx';

/** @rule PC-START-03 */
export function ChooseFirstToDeclare({ decision, answer, game }: DecisionProps<'chooseFirstToDeclare'>) {
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      among={decision.among}
      title="ask.firstToDeclare.title"
      note="ask.firstToDeclare.note"
      doIt="ask.firstToDeclare.do"
    />
  );
}
