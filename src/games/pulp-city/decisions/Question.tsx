import { type ComponentType, createElement } from 'react';
import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { SendAnswer } from '../../../ui/shell/table/table-face.ts';
import { type Encounter, useGame } from '../use-game.ts';
import type { DecisionProps } from './props.ts';
import { DECISIONS } from './registry.ts';

interface QuestionProps {
  readonly decision: Decision;
  readonly answer: SendAnswer;
}

/** The one cast of the questions: TypeScript cannot correlate a decision with its component. */
const componentFor = (kind: DecisionKind): ComponentType<DecisionProps<DecisionKind>> =>
  DECISIONS[kind] as unknown as ComponentType<DecisionProps<DecisionKind>>;

/** Any decision, as its own component asks it. */
export function Question({ decision, answer }: QuestionProps) {
  const game = useGame();
  return createElement(componentFor(decision.kind), {
    decision,
    game,
    answer: (given, follow) => answer(given, follow && ((now) => follow(now as Encounter))),
  });
}
