import { useWorld } from '../../use-game.ts';
import type { DecisionProps } from '../props.ts';
import { someArePlaced } from './placed.ts';
import { TeamChoice } from './TeamChoice.tsx';

type InOrder = 'chooseFirstTurn' | 'choosePlacer' | 'chooseDeployFirst';

/** Which texts ask for the first place of an order, and which for those after it. */
const WORDS = {
  chooseFirstTurn: ['firstTurn', 'nextTurn'],
  choosePlacer: ['placeFirst', 'placeNext'],
  chooseDeployFirst: ['deployFirst', 'deployNext'],
} as const;

/** Which Team is the first, and which the next: of Turns, to place Citizens, to deploy. @rule PC-START-05 @rule PC-CITIZEN-04 */
export function ChooseInOrder({ decision, answer, game }: DecisionProps<InOrder>) {
  const { kind, by, among } = decision;
  const [first, next] = WORDS[kind];
  const asked = someArePlaced(useWorld(), decision) ? next : first;
  const note =
    kind === 'chooseDeployFirst' && among !== undefined
      ? 'ask.deployFirst.noteMore'
      : (`ask.${first}.note` as const);
  return (
    <TeamChoice
      by={by}
      game={game}
      answer={answer}
      among={among}
      title={`ask.${asked}.title`}
      note={note}
      doIt={`ask.${asked}.do`}
    />
  );
}
