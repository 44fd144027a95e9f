import type { DecisionProps } from '../props.ts';
import { ModelChoice } from '../ModelChoice.tsx';

/** @rule PC-FX-29 */
export function SummonSurplus({ decision, answer }: DecisionProps<'summonSurplus'>) {
  return (
    <ModelChoice
      by={decision.by}
      models={decision.options}
      answer={answer}
      title="ask.surplus.title"
      note="ask.surplus.note"
      doIt="ask.surplus.do"
    />
  );
}
