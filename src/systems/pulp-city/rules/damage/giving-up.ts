import { cardsOf, modelsOfCard } from '../../board/cards.ts';
import type { Ctx } from '../../model/encounter.ts';
import type { TeamId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import { takeAway } from './damage.ts';

/** One of more than two Teams leaves the table: KO'ed by nobody, and no Power answers. @rule PC-WIN-08 */
export function giveUp(ctx: Ctx, team: TeamId): void {
  for (const model of cardsOf(ctx, team).flatMap((card) => modelsOfCard(ctx, card))) {
    if (modelOf(ctx, model).status !== 'ko')
      takeAway(ctx, model, null, { of: 'rule', rule: 'PC-WIN-08' }, 'unanswered');
  }
}
