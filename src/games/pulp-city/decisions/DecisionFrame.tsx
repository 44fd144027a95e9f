import { QuestionFrame, type QuestionFrameProps } from '../../../ui/shell/table/QuestionFrame.tsx';
import { Afterwards } from '../panels/NextSteps.tsx';

/** A question of this game, with what comes after it. */
export const DecisionFrame = (props: Omit<QuestionFrameProps, 'ahead'>) => (
  <QuestionFrame {...props} ahead={<Afterwards />} />
);
