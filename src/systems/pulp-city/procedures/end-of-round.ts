import { byPlayer, type ByPlayer } from '../../../kernel/ids.ts';
import { type Proc, answered } from '../model/frames.ts';
import type { TeamId } from '../model/ids.ts';
import type { Outcome } from '../model/state.ts';
import type { Score } from '../model/objectives.ts';
import type { Ctx } from '../model/encounter.ts';
import { settleAgendas } from '../agendas/settle.ts';
import { openSheets } from '../agendas/sheets.ts';
import { alliances, foremost, together } from '../board/allies.ts';
import { isBurdened } from '../board/burdens.ts';
import { teamOf, teamsOf } from '../board/sides.ts';
import { oneTeamLeft } from '../board/cards.ts';
import { knockOut } from '../rules/damage/damage.ts';
import { type CountedIn, controlNow, undecided } from '../rules/objectives/control.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { endScores, roundScores, tallyNow, tallyOf } from '../rules/objectives/scoring.ts';

/** @rule PC-ROUND-09 @rule PC-ROUND-10 @rule PC-WIN-06 */
export const endOfRound: Proc<'endOfRound'> = {
  score(ctx) {
    for (const team of teamsOf(ctx)) {
      const { pool } = ctx.state.teams[team];
      if (pool > 0) ctx.emit({ type: 'apDiscarded', team, ap: pool });
    }
    for (const card of Object.values(ctx.state.cards)) {
      if (card.powerUpThisRound > 0)
        ctx.emit({ type: 'roundDiceLost', card: card.id, dice: card.powerUpThisRound });
    }
    return { do: 'goto', frame: { proc: 'endOfRound', step: 'countIn', counted: {} } };
  },

  /** Whoever stands on a border counts where its player says. @rule PC-PLOT-12 */
  countIn(ctx, { counted }, wake) {
    const open = undecided(ctx).find(({ model }) => counted[model] === undefined);
    const zone = answered(wake, 'countIn');
    if (open !== undefined && zone === null) {
      const { model, zones } = open;
      return { do: 'ask', questions: [{ kind: 'countIn', by: teamOf(ctx, model), model, zones }] };
    }
    if (open !== undefined && zone !== null) {
      const now = { ...counted, [open.model]: zone };
      return { do: 'goto', frame: { proc: 'endOfRound', step: 'countIn', counted: now } };
    }
    countRound(ctx, counted);
    settleAgendas(ctx, 'endOfRound');
    return { do: 'goto', frame: { proc: 'endOfRound', step: 'next' } };
  },

  next(ctx) {
    const vanquished = oneTeamLeft(ctx);
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

/** Control of this Round, with where bearers of Markers count, then the points that it gives. @rule PC-WIN-06 @rule PC-CONTROL-01 */
function countRound(ctx: Ctx, counted: CountedIn): void {
  const holders = controlNow(ctx, counted);
  if (holders !== null) {
    const tags = plotOf(ctx).control?.tags === true;
    const bearers = Object.entries(counted).filter(([model]) => isBurdened(ctx, model));
    const said = bearers.length === 0 ? {} : { counted: Object.fromEntries(bearers) };
    ctx.emit({ type: 'objectivesControlled', holders, tags, ...said });
  }
  for (const score of roundScores(ctx, tallyOf(ctx))) if (score.points !== 0) tell(ctx, score);
}

/** Levels KO'ed are told by themselves. */
function tell(ctx: Ctx, { team, points, why }: Score): void {
  const { code, n } = why;
  const what = code === 'levels' || code === 'mostLevels' ? { levels: n } : { source: 'plot', why };
  ctx.emit({ type: 'agendaPointsScored', team, points, ...what });
}

/** From a last Round played to its end nobody comes back. @rule PC-MOVE-30 */
function leaveAloft(ctx: Ctx): void {
  for (const model of Object.values(ctx.state.models)) {
    if (model.status === 'aloft') knockOut(ctx, model.id, null, { of: 'rule', rule: 'PC-MOVE-30' });
  }
}

/** Who has the most, those together that play together, of those that have not all given up. @rule PC-WIN-04 @rule PC-WIN-08 @rule PC-TABLE-14 */
function bestOf(ctx: Ctx, points: ByPlayer<number>): readonly (readonly TeamId[])[] {
  const gaveUp = (team: TeamId): boolean => ctx.state.teams[team].conceded === true;
  const running = alliances(ctx.setup).filter((all) => !all.every(gaveUp));
  const worth = (all: readonly TeamId[]): number => together(all, (team) => points[team]);
  const most = Math.max(...running.map(worth));
  return running.filter((all) => worth(all) === most);
}

/** Final scoring and who wins. @rule PC-WIN-04 */
export function finish(ctx: Ctx, why: Outcome['why']): void {
  for (const score of endScores(ctx, why === 'conceded' ? tallyNow(ctx) : tallyOf(ctx))) tell(ctx, score);
  settleAgendas(ctx, 'end');
  openSheets(ctx);
  const teams = teamsOf(ctx);
  const agendaPoints = byPlayer(teams, (team) => ctx.state.teams[team].agendaPoints);
  const best = bestOf(ctx, agendaPoints);
  const [won = [], second] = best;
  const winner = second === undefined ? foremost(won, (team) => agendaPoints[team]) : null;
  const several = won.length > 1 ? { together: won } : {};
  const shared = teams.length === 2 ? {} : { shared: teams.filter((team) => best.flat().includes(team)) };
  ctx.emit({
    type: 'encounterEnded',
    outcome:
      winner !== null
        ? { winner, ...several, why, agendaPoints }
        : { winner: 'tie', ...shared, why, agendaPoints },
  });
}
