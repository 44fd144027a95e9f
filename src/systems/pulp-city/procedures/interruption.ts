import { type Proc, answered } from '../model/frames.ts';
import { teamOfCard } from '../board/sides.ts';
import { activatableBy, offerStands, takeOffer } from '../rules/actions/chaining.ts';
import { isStopped } from '../board/cards.ts';

/** An Activation in the middle of another one, which goes on when it has ended. @rule PC-TURN-10 */
export const interruption: Proc<'interruption'> = {
  offer(ctx, { queue }, wake) {
    const [offer, ...rest] = queue;
    const { activation } = ctx.state;
    if (offer === undefined || activation === null) return { do: 'return', value: undefined };
    const next = { proc: 'interruption', step: 'offer', queue: rest } as const;
    const { from, power, owner } = offer;
    const team = teamOfCard(ctx, from);
    if (isStopped(ctx, team) || !offerStands(ctx, offer)) return { do: 'goto', frame: next };
    const cards = activatableBy(ctx, offer);
    if (wake.woke !== 'answered') {
      return {
        do: 'ask',
        questions: [{ kind: 'chain', by: team, cards, from, power, interrupts: activation.card }],
      };
    }
    const chosen = answered(wake, 'chain');
    if (chosen === null) return { do: 'goto', frame: next };
    const { card, minions } = chosen;
    ctx.emit({ type: 'powerUsed', card: from, power, model: owner });
    takeOffer(ctx, offer, card);
    ctx.emit({ type: 'activationInterrupted', card: activation.card, by: card });
    return {
      do: 'call',
      frame: { proc: 'chained', step: 'begin', team, card, minions },
      resume: { proc: 'interruption', step: 'over', queue: rest, card: activation.card },
    };
  },

  over(ctx, { queue, card }) {
    ctx.emit({ type: 'activationResumed', card });
    return { do: 'goto', frame: { proc: 'interruption', step: 'offer', queue } };
  },
};
