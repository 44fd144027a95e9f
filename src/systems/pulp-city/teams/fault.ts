import { type Refusal, type RefusalCode, type RuleId, refusal } from '../model/refusals.ts';
import type { Member } from '../model/team.ts';

/** What a Team may not be, and by which of its cards. */
export interface TeamFault extends Refusal {
  /** Places in the Team of the cards that it is about; none: it is about the whole Team. */
  readonly cards: readonly number[];
}

export function fault(
  code: RefusalCode,
  about: readonly Pick<Member, 'index'>[],
  params: Refusal['params'] = {},
  rule?: RuleId,
): TeamFault {
  return { ...refusal(code, params, rule), cards: about.map(({ index }) => index) };
}
