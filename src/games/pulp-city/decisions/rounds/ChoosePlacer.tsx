import { useWorld } from '../../use-game.ts';
import type { DecisionProps } from '../props.ts';
import { someArePlaced } from './placed.ts';
import { TeamChoice } from './TeamChoice.tsx';

/** Who places the first Citizen, and who the next. @rule PC-CITIZEN-04 */
export function ChoosePlacer({ decision, answer, game }: DecisionProps<'choosePlacer'>) {
  const placed = someArePlaced(useWorld(), decision);
  return (
    <TeamChoice
      by={decision.by}
      game={game}
      answer={answer}
      among={decision.among}
      title={placed ? 'ask.placeNext.title' : 'ask.placeFirst.title'}
      note="ask.placeFirst.note"
      doIt={placed ? 'ask.placeNext.do' : 'ask.placeFirst.do'}
    />
  );
}
