import { leaderCard } from '../../cards/leader-cards.ts';
import type { DecisionFor } from '../../model/frames.ts';
import type { LeaderCard } from '../../model/leader-card.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { choiceOf, endsSpectral, playableNow } from '../../rules/leaders/leader-cards.ts';
import { firstModel } from '../../board/cards.ts';

export interface WayEntry {
  readonly way: number;
  /** Whom it is for, and how many at most; null: nobody is chosen. */
  readonly choice: { readonly among: readonly ModelId[]; readonly most: number } | null;
}

export interface LeaderEntry {
  readonly card: LeaderCard;
  readonly ways: readonly WayEntry[];
}

/** Leader cards that may be played now, with their uses. @rule PC-LEADER-02 */
export function leaderEntries(w: World, decision: DecisionFor<'act'>): readonly LeaderEntry[] {
  const leader = firstModel(w, decision.card);
  if (leader === null) return [];
  return playableNow(w, decision.card, decision.occasion).map((card) => ({
    card,
    ways: card.ways.map((effects, way) => ({ way, choice: choiceOf(w, leader, effects) })),
  }));
}

/** The Supreme may leave its Spectral state now. @rule PC-LEADER-19 */
export const mayEndSpectral = (w: World, decision: DecisionFor<'act'>, model: ModelId): boolean =>
  endsSpectral(w, model, decision.occasion) !== null;

/** Leader cards of the Team that are neither discarded nor lost. @rule PC-LEADER-01 */
export const cardsLeft = (w: World, team: TeamId): readonly LeaderCard[] =>
  w.state.teams[team].leaderCards.flatMap((id) => leaderCard(id) ?? []);
