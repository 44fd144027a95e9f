import type { DecisionProps } from '../props.ts';
import { ModelChoice } from '../ModelChoice.tsx';

/** @rule PC-TYPE-24 */
export function SummonDefender({ decision, answer }: DecisionProps<'summonDefender'>) {
  return (
    <ModelChoice
      by={decision.by}
      models={decision.options}
      answer={answer}
      title="ask.summonDefender.title"
      note="ask.summonDefender.note"
      doIt="ask.summonDefender.do"
    />
  );
}
