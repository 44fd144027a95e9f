import type { DecisionProps } from '../props.ts';
import { TeamChoice } from './TeamChoice.tsx';

export function ChooseDeployFirst({ decision, answer, game }: DecisionProps<'chooseDeployFirst'>) {
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      title="ask.deployFirst.title"
      note="ask.deployFirst.note"
      doIt="ask.deployFirst.do"
    />
  );
}
