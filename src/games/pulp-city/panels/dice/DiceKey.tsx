import { useKeys } from '../../../../ui/shell/keys.ts';
import { useQuestion } from '../../use-game.ts';
import { useRealDice } from './use-real-dice.ts';

/** D: whoever is asked throws real dice, or leaves them to the program again. */
export function DiceKey() {
  const decision = useQuestion();
  const dice = useRealDice();
  useKeys({ d: decision === null ? undefined : () => dice.set(decision.by, !dice.isReal(decision.by)) });
  return null;
}
