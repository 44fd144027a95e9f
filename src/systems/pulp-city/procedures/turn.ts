import { type Proc, answered, returned } from '../model/frames.ts';
import type { ChainOffer } from '../model/shapes.ts';
import type { CardId, TeamId } from '../model/state.ts';
import type { Ctx, World } from '../model/world.ts';
import { activatable, canBeActivated, commandable } from '../rules/activating.ts';
import { inPlay } from '../rules/bodies.ts';
import { atOnce, takeLimit } from '../rules/damage.ts';
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
    if (answer === null) {
      if (turnsAreOver(ctx)) return endPhase(ctx);
      const cards = activatable(ctx, team);
      const { pool } = ctx.state.teams[team];
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
      frame: { proc: 'turn', step: 'chains', team, queue: returned(wake, 'command') ?? [], last: false },
    };
  },

  /** Chained Activations, each a full one, in the order the player likes. @rule PC-TURN-09 @rule PC-TURN-10 */
  chains(ctx, { team, queue, last }, wake) {
    const open = last
      ? []
      : [...queue, ...(returned(wake, 'command') ?? [])].filter((one) => isOpen(ctx, one));
    const [first] = open;
    const over = { do: 'goto', frame: { proc: 'turn', step: 'end', team } } as const;
    if (first === undefined || someoneVanquished(ctx)) return over;
    if (wake.woke !== 'answered') {
      const cards = [...new Set(open.flatMap((offer) => chainable(ctx, offer)))];
      return {
        do: 'ask',
        questions: [{ kind: 'chain', by: team, cards, from: first.from, power: first.power }],
        resume: { proc: 'turn', step: 'chains', team, queue: open, last },
      };
    }
    const chosen = answered(wake, 'chain');
    const offer = open.find((one) => chosen !== null && chainable(ctx, one).includes(chosen.card));
    if (chosen === null || offer === undefined) return over;
    if (offer.limit !== null) takeLimit(ctx, offer.owner, offer.power, offer.limit);
    for (const effect of offer.others) {
      if (effect.fx !== 'end') atOnce(ctx, offer.owner, offer.power, effect, null);
    }
    return {
      do: 'call',
      frame: {
        proc: 'command',
        step: 'before',
        card: chosen.card,
        minions: chosen.minions,
        chainedBy: offer.from,
      },
      resume: {
        proc: 'turn',
        step: 'chains',
        team,
        queue: open.filter((one) => one !== offer),
        last: offer.others.some((effect) => effect.fx === 'end'),
      },
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

/** A model starts a chain once a Turn, and only for who can be Activated. @rule PC-TURN-10 */
function isOpen(w: World, offer: ChainOffer): boolean {
  const owner = w.state.models[offer.owner];
  if (owner === undefined || !inPlay(owner) || w.state.turn.chained.includes(offer.from)) return false;
  return chainable(w, offer).length > 0;
}

function chainable(w: World, offer: ChainOffer): CardId[] {
  return offer.cards.filter((card) => canBeActivated(w, card));
}

function endPhase(ctx: Ctx): { do: 'return'; value: undefined } {
  ctx.emit({ type: 'phaseBegan', phase: 'endOfRound' });
  return { do: 'return', value: undefined };
}

export function firstTurn(w: World): { proc: 'turn'; step: 'choose'; team: TeamId; offered: boolean } {
  return { proc: 'turn', step: 'choose', team: w.state.turn.active, offered: false };
}
