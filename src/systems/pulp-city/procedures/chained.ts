import { type Proc, answered, returned } from '../model/frames.ts';
import type { ChainOffer } from '../model/declared-action.ts';
import type { World } from '../model/encounter.ts';
import { activatableBy, offerStands, takeOffer } from '../rules/actions/chaining.ts';
import { isStopped } from '../board/cards.ts';

/** An Activation and those that it chains, each a full one. @rule PC-TURN-09 @rule PC-TURN-10 */
export const chained: Proc<'chained'> = {
  begin(_ctx, { team, card, minions }) {
    return {
      do: 'call',
      frame: { proc: 'command', step: 'before', card, minions, chainedBy: null },
      resume: { proc: 'chained', step: 'commanded', team },
    };
  },

  commanded(_ctx, { team }, wake) {
    const queue = returned(wake, 'command') ?? [];
    return { do: 'goto', frame: { proc: 'chained', step: 'chains', team, queue, last: false } };
  },

  /** In the order the player likes. */
  chains(ctx, { team, queue, last }, wake) {
    const open = last
      ? []
      : [...queue, ...(returned(wake, 'command') ?? [])].filter((one) => startsChain(ctx, one));
    const [first] = open;
    if (first === undefined || isStopped(ctx, team)) return { do: 'return', value: undefined };
    if (wake.woke !== 'answered') {
      const cards = [...new Set(open.flatMap((offer) => activatableBy(ctx, offer)))];
      return {
        do: 'ask',
        questions: [
          { kind: 'chain', by: team, cards, from: first.from, power: first.power, interrupts: null },
        ],
        resume: { proc: 'chained', step: 'chains', team, queue: open, last },
      };
    }
    const chosen = answered(wake, 'chain');
    const offer = open.find((one) => chosen !== null && activatableBy(ctx, one).includes(chosen.card));
    if (chosen === null || offer === undefined) return { do: 'return', value: undefined };
    takeOffer(ctx, offer, chosen.card);
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
        proc: 'chained',
        step: 'chains',
        team,
        queue: open.filter((one) => one !== offer),
        last: offer.others.some((effect) => effect.fx === 'end'),
      },
    };
  },
};

/** A model starts a chain once a Turn. @rule PC-TURN-10 */
function startsChain(w: World, offer: ChainOffer): boolean {
  return !w.state.turn.chained.includes(offer.from) && offerStands(w, offer);
}
