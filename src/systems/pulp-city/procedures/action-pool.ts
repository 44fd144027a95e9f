import { hasRolePower } from '../powers/silence.ts';
import type { Proc } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { cardById, profileById } from '../model/lookup.ts';
import { type PoolPart, apOf, poolParts } from '../rules/rounds/action-pool.ts';
import { gainPowerUp } from '../rules/damage/status.ts';
import { teamsIn } from '../board/sides.ts';
import { cardOnTable, cardsOf, liveModels } from '../board/cards.ts';

/** A Powerhouse gives its dice by its Role Power, which may have been taken away. @rule PC-ROLE-06 */
function givesDice(w: World, card: CardId): boolean {
  return (
    profileById(w, cardById(w, card).profile).role !== 'Powerhouse' ||
    liveModels(w, card).some((id) => hasRolePower(w, id))
  );
}

export const actionPool: Proc<'actionPool'> = {
  calculate(ctx) {
    for (const team of teamsIn(ctx)) {
      const parts = poolParts(ctx, team);
      const calculated = apOf(parts);
      const { dominations } = ctx.state.teams[team];
      const all: PoolPart[] =
        dominations > 0 ? [...parts, { card: null, ap: dominations, why: 'domination' }] : parts;
      ctx.emit({ type: 'poolCalculated', team, parts: all, total: calculated + dominations });
      const spared = ctx.rules.policies.aloftKeepsGoing && apOf(poolParts(ctx, team, true)) > 0;
      if (calculated === 0 && !spared) ctx.emit({ type: 'lastRoundCalled', team });
      for (const card of cardsOf(ctx, team)) {
        const dice = profileById(ctx, cardById(ctx, card).profile).powerUpPerRound;
        if (dice > 0 && cardOnTable(ctx, card) && givesDice(ctx, card))
          gainPowerUp(ctx, card, dice, { of: 'rule', rule: 'PC-ROLE-06' });
      }
    }
    ctx.emit({ type: 'phaseBegan', phase: 'effects' });
    return { do: 'return', value: undefined };
  },
};
