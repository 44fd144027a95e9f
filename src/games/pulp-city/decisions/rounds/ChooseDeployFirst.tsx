import { useWorld } from '../../use-game.ts';
import { someArePlaced } from './placed.ts';
import type { DecisionProps } from '../props.ts';
import { TeamChoice } from './TeamChoice.tsx';

export function ChooseDeployFirst({ decision, answer, game }: DecisionProps<'chooseDeployFirst'>) {
  const placed = someArePlaced(useWorld(), decision);
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      among={decision.among}
      title={placed ? 'ask.deployNext.title' : 'ask.deployFirst.title'}
      note={decision.among === undefined ? 'ask.deployFirst.note' : 'ask.deployFirst.noteMore'}
      doIt={placed ? 'ask.deployNext.do' : 'ask.deployFirst.do'}
    />
  );
}
