import type { Proc } from '../model/frames.ts';
import type { Outcome } from '../model/state.ts';
import type { Ctx } from '../model/encounter.ts';
import { TEAMS } from '../board/sides.ts';
import { someoneVanquished } from '../board/cards.ts';
import { knockOut } from '../rules/damage/damage.ts';

/** @rule PC-ROUND-09 @rule PC-ROUND-10 @rule PC-WIN-06 */
export const endOfRound: Proc<'endOfRound'> = {
  score(ctx) {
    for (const team of TEAMS) {
      const { pool } = ctx.state.teams[team];
      if (pool > 0) ctx.emit({ type: 'apDiscarded', team, ap: pool });
    }
    for (const card of Object.values(ctx.state.cards)) {
      if (card.powerUpThisRound > 0)
        ctx.emit({ type: 'roundDiceLost', card: card.id, dice: card.powerUpThisRound });
    }
    const vanquished = someoneVanquished(ctx);
    const usual = ctx.state.round.number >= ctx.rules.numbers.rounds;
    if (vanquished || ctx.state.round.last || usual) {
      if (!vanquished) leaveAloft(ctx);
      const why = vanquished ? 'vanquished' : usual ? 'rounds' : 'pool';
      return {
        do: 'call',
        frame: { proc: 'fall', step: 'all', done: [] },
        resume: { proc: 'endOfRound', step: 'over', why },
      };
    } else {
      ctx.emit({ type: 'roundBegan', number: ctx.state.round.number + 1 });
      ctx.emit({ type: 'phaseBegan', phase: 'startingRoll' });
    }
    return { do: 'return', value: undefined };
  },

  /** Whoever has lost what carried it has come down. @rule PC-FALL-10 */
  over(ctx, { why }) {
    finish(ctx, why);
    return { do: 'return', value: undefined };
  },
};

/** From a last Round played to its end nobody comes back. @rule PC-MOVE-30 */
function leaveAloft(ctx: Ctx): void {
  for (const model of Object.values(ctx.state.models)) {
    if (model.status === 'aloft') knockOut(ctx, model.id, null, { of: 'rule', rule: 'PC-MOVE-30' });
  }
}

/** Final scoring and who wins. @rule PC-WIN-04 */
export function finish(ctx: Ctx, why: Outcome['why'], conceded: 'a' | 'b' | null = null): void {
  const scores = ctx.rules.plots[ctx.setup.plot].atEnd(ctx);
  for (const team of TEAMS) ctx.emit({ type: 'agendaPointsScored', team, ...scores[team] });
  const { a, b } = ctx.state.teams;
  const agendaPoints = { a: a.agendaPoints, b: b.agendaPoints };
  const byPoints = agendaPoints.a === agendaPoints.b ? 'tie' : agendaPoints.a > agendaPoints.b ? 'a' : 'b';
  const winner = conceded === null ? byPoints : conceded === 'a' ? 'b' : 'a';
  ctx.emit({ type: 'encounterEnded', outcome: { winner, why, agendaPoints } });
}
