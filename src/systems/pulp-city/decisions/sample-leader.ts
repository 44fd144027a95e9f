import type { Act } from '../model/orders.ts';
import type { DecisionFor } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { choiceOf, usefulNow } from '../rules/leaders/leader-cards.ts';
import { firstModel } from '../board/cards.ts';
import { type Draw, below, pick, shuffled } from '../../../kernel/draw.ts';

/** One of the Leader cards that may be played now, on anybody it may be for. */
export function sampleLeaderCard(w: World, { card, occasion }: DecisionFor<'act'>, draw: Draw): Act | null {
  const hand = usefulNow(w, card, occasion);
  const leader = firstModel(w, card);
  const found = hand.length === 0 ? undefined : pick(draw, hand);
  if (found === undefined || leader === null) return null;
  const way = below(draw, found.ways.length);
  const choice = choiceOf(w, leader, found.ways[way] ?? []);
  const on: ModelId[] = [];
  for (const model of shuffled(draw, choice?.among ?? [])) {
    const known = on.some((one) => w.state.models[one]?.card === w.state.models[model]?.card);
    if (!known && on.length < (choice?.most ?? 0)) on.push(model);
  }
  return { do: 'leaderCard', card: found.id, way, on };
}
