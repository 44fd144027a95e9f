import type { ClauseCost } from '../../model/clause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import { modelOf } from '../../model/lookup.ts';
import { isStopped } from '../../board/cards.ts';
import { teamOf } from '../../board/sides.ts';
import { watch } from '../../powers/in-force.ts';
import { limitOpen, takeLimit } from '../../powers/limits.ts';
import { noted } from '../../powers/noted.ts';
import { activatable } from './activating.ts';
import { canPay } from './costs.ts';
import { payCost } from './paying.ts';

export const turnEnded = watch('turnEnded');

/** A Power by which its Team takes the next Turn, too. */
export interface FurtherTurn {
  readonly owner: ModelId;
  readonly power: string;
  readonly limit: string | undefined;
  readonly cost: ClauseCost | undefined;
}

/** Powers by which the Team may take another Turn now: it has somebody to Activate. @rule PC-TURN-01 @rule PC-CARD-06 */
export function furtherTurns(w: World, team: TeamId): readonly FurtherTurn[] {
  const holders = turnEnded.holders(w);
  if (holders.length === 0 || isStopped(w, team) || w.state.teams[team].done) return [];
  if (activatable(w, team).length === 0) return [];
  return holders.flatMap(({ id: owner, triggers }) =>
    triggers.flatMap(({ clause, name: power }) => {
      const { limit, cost } = clause;
      if (teamOf(w, owner) !== team || !limitOpen(w, owner, power, limit) || !canPay(w, owner, cost))
        return [];
      noted(clause);
      return [{ owner, power, limit, cost }];
    }),
  );
}

/** Uses the Power up, and pays for it. */
export function takeFurtherTurn(ctx: Ctx, { owner, power, limit, cost }: FurtherTurn): void {
  ctx.emit({ type: 'powerUsed', card: modelOf(ctx, owner).card, power, model: owner });
  if (limit !== undefined) takeLimit(ctx, owner, power, limit);
  payCost(ctx, owner, cost, power);
}
