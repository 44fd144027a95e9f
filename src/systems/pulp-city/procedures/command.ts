import { teamOfCard } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import { type Frame, type Proc, answered, returned } from '../model/frames.ts';
import type { CardId } from '../model/ids.ts';
import { commandable } from '../rules/actions/activating.ts';
import { isStopped } from '../board/cards.ts';

/** The Activation of a Supreme with the Minion card commanded directly before or after it. @rule PC-MINION-01 */
export const command: Proc<'command'> = {
  before(ctx, { card, minions, chainedBy }, wake) {
    if (minions === null || returned(wake, 'activation') !== null) {
      return {
        do: 'goto',
        frame: { proc: 'command', step: 'supreme', card, commanded: minions !== null, chainedBy },
      };
    }
    return {
      do: 'call',
      frame: beginFor(ctx, card, minions),
      resume: { proc: 'command', step: 'before', card, minions, chainedBy },
    };
  },

  supreme(_ctx, { card, commanded, chainedBy }, wake) {
    const chains = returned(wake, 'activation');
    if (chains !== null)
      return { do: 'goto', frame: { proc: 'command', step: 'after', card, chains, commanded } };
    return {
      do: 'call',
      frame: { proc: 'activation', step: 'begin', card, minions: false, chainedBy },
      resume: { proc: 'command', step: 'supreme', card, commanded, chainedBy },
    };
  },

  after(ctx, { card, chains, commanded }, wake) {
    if (returned(wake, 'activation') !== null)
      return { do: 'goto', frame: { proc: 'command', step: 'finish', card, chains } };
    const open = commanded || isStopped(ctx, teamOfCard(ctx, card)) ? [] : commandable(ctx, card);
    if (open.length === 0) return { do: 'goto', frame: { proc: 'command', step: 'finish', card, chains } };
    if (wake.woke !== 'answered') {
      return {
        do: 'ask',
        questions: [{ kind: 'commandAfter', by: teamOfCard(ctx, card), cards: open, after: card }],
      };
    }
    const minions = answered(wake, 'commandAfter');
    if (minions === null) return { do: 'goto', frame: { proc: 'command', step: 'finish', card, chains } };
    return {
      do: 'call',
      frame: beginFor(ctx, card, minions),
      resume: { proc: 'command', step: 'after', card, chains, commanded: true },
    };
  },

  finish(_ctx, { chains }) {
    return { do: 'return', value: chains };
  },
};

/** Under a Power a card of the other Team acts for whoever commands it. @rule PC-MINION-01 @rule PC-CARD-06 */
function beginFor(w: World, leader: CardId, card: CardId): Begin {
  const by = teamOfCard(w, leader);
  const begin = { proc: 'activation', step: 'begin', card, minions: true, chainedBy: null } as const;
  return by === teamOfCard(w, card) ? begin : { ...begin, by };
}

type Begin = Extract<Frame, { readonly proc: 'activation'; readonly step: 'begin' }>;
