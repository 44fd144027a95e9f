import { QuestionFrame, type QuestionFrameProps } from '../../../ui/shell/table/QuestionFrame.tsx';
import { Afterwards } from '../panels/NextSteps.tsx';

/** The same element, so that it is not made again with every change of an answer. */
const AHEAD = <Afterwards />;

/** A question of this game, with what comes after it. */
export const DecisionFrame = (props: Omit<QuestionFrameProps, 'ahead'>) => (
  <QuestionFrame {...props} ahead={AHEAD} />
);
