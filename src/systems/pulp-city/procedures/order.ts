import { othersOf } from '../../../kernel/ids.ts';
import type { TeamId } from '../model/ids.ts';

/** An order of Teams that a player sets place by place: the whole of it, or who may come next. @rule PC-START-05 @rule PC-DEPLOY-07 @rule PC-CITIZEN-04 */
export function orderSoFar(
  teams: readonly TeamId[],
  placed: readonly TeamId[],
): { readonly whole: readonly TeamId[] } | { readonly among: readonly TeamId[] } {
  const among = placed.reduce((left, team) => othersOf(left, team), teams);
  return among.length < 2 ? { whole: [...placed, ...among] } : { among };
}
