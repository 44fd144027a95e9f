import { type Proc, answered } from '../model/frames.ts';
import type { TeamId } from '../model/ids.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { activatable, anyActivatable, commandable, mustBeActivated } from '../rules/actions/activating.ts';
import { modelOf } from '../model/lookup.ts';
import { declinedKey } from '../powers/declined.ts';
import { furtherTurns, takeFurtherTurn } from '../rules/actions/further-turns.ts';
import { isMentioned } from '../powers/mentioned.ts';
import { isStopped, oneTeamLeft } from '../board/cards.ts';
import { teamsAfter, teamsIn } from '../board/sides.ts';

/** Nobody is left who may take a Turn. @rule PC-ROUND-08 */
export function turnsAreOver(w: World): boolean {
  if (oneTeamLeft(w)) return true;
  const teams = teamsIn(w);
  if (teams.some((team) => w.state.teams[team].pool > 0)) return false;
  if (!w.rules.policies.turnsWaitForMoves) return true;
  return teams.every((team) => w.state.teams[team].done || !anyActivatable(w, team));
}

/** @rule PC-TURN-01 @rule PC-TURN-07 @rule PC-TURN-08 */
export const turn: Proc<'turn'> = {
  choose(ctx, { team, offered }, wake) {
    const answer = answered(wake, 'turn');
    const { policies } = ctx.rules;
    if (answer === null) {
      if (turnsAreOver(ctx)) return endPhase(ctx);
      const cards = activatable(ctx, team);
      const { pool } = ctx.state.teams[team];
      if (isStopped(ctx, team) || ctx.state.teams[team].done || (cards.length === 0 && pool === 0)) {
        ctx.emit({ type: 'turnSkipped', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
      }
      const minions: Record<string, readonly string[]> = {};
      for (const card of cards) minions[card] = commandable(ctx, card);
      return {
        do: 'ask',
        questions: [
          {
            kind: 'turn',
            by: team,
            cards,
            minions,
            pass: (pool > 0 && policies.mayPassFreely) || !cards.some((card) => mustBeActivated(ctx, card)),
            done: policies.turnsWaitForMoves && pool === 0,
            offer: !offered,
          },
        ],
      };
    }
    switch (answer.do) {
      case 'pass':
        if (ctx.state.teams[team].pool > 0) ctx.emit({ type: 'turnPassed', team, ap: 1 });
        else ctx.emit({ type: 'turnSkipped', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
      case 'done':
        ctx.emit({ type: 'teamDone', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
      case 'offerEnd':
        ctx.emit({ type: 'endOffered', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'offered', team } };
      case 'activate': {
        // Where no card takes further Turns, nothing is remembered for one.
        const further = isMentioned(ctx, 'at', 'turnEnded');
        ctx.emit({ type: 'turnBegan', team });
        return {
          do: 'call',
          frame: {
            proc: 'chained',
            step: 'begin',
            team,
            card: answer.card,
            minions: answer.minions,
          },
          resume: { proc: 'turn', step: 'end', team, ...(further ? { activated: true } : {}) },
        };
      }
    }
  },

  /** All have to agree, one after the other. @rule PC-ROUND-08 */
  offered(ctx, { team, asked = othersIn(ctx, team) }, wake) {
    const [by, ...rest] = asked;
    if (by === undefined) return endPhase(ctx);
    const agreed = answered(wake, 'agreeEnd');
    if (agreed === null) return { do: 'ask', questions: [{ kind: 'agreeEnd', by }] };
    if (agreed && rest.length === 0) return endPhase(ctx);
    if (agreed) return { do: 'goto', frame: { proc: 'turn', step: 'offered', team, asked: rest } };
    ctx.emit({ type: 'endRefused', team: by });
    return { do: 'goto', frame: { proc: 'turn', step: 'choose', team, offered: true } };
  },

  end(ctx, frame, wake) {
    const { team, activated, declined = [] } = frame;
    if (turnsAreOver(ctx)) return endPhase(ctx);
    const offer =
      activated === true
        ? furtherTurns(ctx, team).find(({ owner, power }) => !declined.includes(declinedKey(owner, power)))
        : undefined;
    if (offer === undefined) {
      ctx.emit({ type: 'turnEnded', team, next: turnAfter(ctx, team) });
      return { do: 'return', value: undefined };
    }
    const { owner, power } = offer;
    const { card } = modelOf(ctx, owner);
    const answer = answered(wake, 'usePower');
    if (answer === null)
      return {
        do: 'ask',
        questions: [{ kind: 'usePower', by: team, card, power, pick: [], must: false }],
      };
    if (!answer.use)
      return { do: 'goto', frame: { ...frame, declined: [...declined, declinedKey(owner, power)] } };
    takeFurtherTurn(ctx, offer);
    ctx.emit({ type: 'turnEnded', team, next: team });
    return { do: 'return', value: undefined };
  },
};

/** Whose Turn it is next. @rule PC-TURN-01 @rule PC-ROUND-08 */
export const turnAfter = (w: World, team: TeamId): TeamId =>
  othersIn(w, team).find((one) => !w.state.teams[one].done) ?? team;

/** The other Teams that are not out, in the order of Turns. @rule PC-TURN-01 @rule PC-WIN-08 */
function othersIn(w: World, team: TeamId): readonly TeamId[] {
  const left = teamsIn(w);
  return teamsAfter(w, team).filter((one) => left.includes(one));
}

function endPhase(ctx: Ctx): { do: 'return'; value: undefined } {
  ctx.emit({ type: 'phaseBegan', phase: 'endOfRound' });
  return { do: 'return', value: undefined };
}

export function firstTurn(w: World): { proc: 'turn'; step: 'choose'; team: TeamId; offered: boolean } {
  return { proc: 'turn', step: 'choose', team: w.state.turn.active, offered: false };
}
