import { type Proc, answered, returned } from '../model/frames.ts';
import type { ChainOffer } from '../model/shapes.ts';
import type { TeamId } from '../model/state.ts';
import type { Ctx, World } from '../model/world.ts';
import { activatable, canBeActivated, commandable } from '../rules/activating.ts';
import { TEAMS, otherTeam, someoneVanquished } from '../rules/teams.ts';

/** Nobody is left who may take a Turn. @rule PC-ROUND-08 */
export function turnsAreOver(w: World): boolean {
  if (someoneVanquished(w)) return true;
  if (TEAMS.some((team) => w.state.teams[team].pool > 0)) return false;
  if (!w.rules.policies.turnsWaitForMoves) return true;
  return TEAMS.every((team) => w.state.teams[team].done || activatable(w, team).length === 0);
}

/** @rule PC-TURN-01 @rule PC-TURN-07 @rule PC-TURN-08 */
export const turn: Proc<'turn'> = {
  choose(ctx, { team, offered }, wake) {
    const answer = answered(wake, 'turn');
    const { policies } = ctx.rules;
    const cards = activatable(ctx, team);
    const { pool } = ctx.state.teams[team];
    if (answer === null) {
      if (turnsAreOver(ctx)) return endPhase(ctx);
      if (ctx.state.teams[team].done || (cards.length === 0 && pool === 0)) {
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
            pass: pool > 0 && (policies.mayPassFreely || cards.length === 0),
            done: policies.turnsWaitForMoves && pool === 0,
            offer: !offered,
          },
        ],
      };
    }
    switch (answer.do) {
      case 'pass':
        ctx.emit({ type: 'turnPassed', team, ap: 1 });
        return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
      case 'done':
        ctx.emit({ type: 'teamDone', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
      case 'offerEnd':
        ctx.emit({ type: 'endOffered', team });
        return { do: 'goto', frame: { proc: 'turn', step: 'offered', team } };
      case 'activate':
        ctx.emit({ type: 'turnBegan', team });
        return {
          do: 'call',
          frame: {
            proc: 'command',
            step: 'before',
            card: answer.card,
            minions: answer.minions,
            chainedBy: null,
          },
          resume: { proc: 'turn', step: 'commanded', team },
        };
    }
  },

  offered(ctx, { team }, wake) {
    const agreed = answered(wake, 'agreeEnd');
    if (agreed === null) return { do: 'ask', questions: [{ kind: 'agreeEnd', by: otherTeam(team) }] };
    if (agreed) return endPhase(ctx);
    ctx.emit({ type: 'endRefused', team: otherTeam(team) });
    return { do: 'goto', frame: { proc: 'turn', step: 'choose', team, offered: true } };
  },

  commanded(_ctx, { team }, wake) {
    return {
      do: 'goto',
      frame: { proc: 'turn', step: 'chains', team, queue: returned(wake, 'command') ?? [] },
    };
  },

  /** Chained Activations, each a full one. @rule PC-TURN-09 @rule PC-TURN-10 */
  chains(ctx, { team, queue }, wake) {
    const more = returned(wake, 'command');
    const open = [...queue, ...(more ?? [])];
    const chosen = answered(wake, 'chain');
    const [offer, ...rest] = open;
    if (offer === undefined || someoneVanquished(ctx))
      return { do: 'goto', frame: { proc: 'turn', step: 'end', team } };
    if (wake.woke === 'answered') {
      const later: readonly ChainOffer[] = rest;
      if (chosen === null) return { do: 'goto', frame: { proc: 'turn', step: 'chains', team, queue: later } };
      return {
        do: 'call',
        frame: {
          proc: 'command',
          step: 'before',
          card: chosen.card,
          minions: chosen.minions,
          chainedBy: offer.from,
        },
        resume: { proc: 'turn', step: 'chains', team, queue: later },
      };
    }
    const cards = ctx.state.turn.chained.includes(offer.from)
      ? []
      : offer.cards.filter((card) => canBeActivated(ctx, card));
    if (cards.length === 0) return { do: 'goto', frame: { proc: 'turn', step: 'chains', team, queue: rest } };
    return {
      do: 'ask',
      questions: [{ kind: 'chain', by: team, cards, from: offer.from, power: offer.power }],
      resume: { proc: 'turn', step: 'chains', team, queue: open },
    };
  },

  end(ctx, { team }) {
    if (turnsAreOver(ctx)) return endPhase(ctx);
    const other = otherTeam(team);
    const next = ctx.state.teams[other].done ? team : other;
    ctx.emit({ type: 'turnEnded', team, next });
    return { do: 'return', value: undefined };
  },
};

function endPhase(ctx: Ctx): { do: 'return'; value: undefined } {
  ctx.emit({ type: 'phaseBegan', phase: 'endOfRound' });
  return { do: 'return', value: undefined };
}

export function firstTurn(w: World): { proc: 'turn'; step: 'choose'; team: TeamId; offered: boolean } {
  return { proc: 'turn', step: 'choose', team: w.state.turn.active, offered: false };
}
