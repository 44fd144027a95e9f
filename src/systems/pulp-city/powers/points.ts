import type { Trigger } from '../model/force.ts';
import type { CardId, ModelId } from '../model/ids.ts';
import type { CardProfile } from '../model/profile.ts';
import type { World } from '../model/encounter.ts';
import { cardById, modelOf, profileById, profileOf } from '../model/lookup.ts';
import { isMentioned } from './mentioned.ts';
import { noted } from './noted.ts';
import { printedFor } from './printed.ts';

const NONE: readonly never[] = [];

/** Read from the card alone: the points that it starts with, and whether what they pay for is always open. */
export const pointsOf = Object.assign(
  ({ powers }: Pick<CardProfile, 'powers'>): readonly { readonly of: number; readonly always?: true }[] =>
    powers.flatMap(({ clauses }) =>
      clauses.flatMap((clause) => ('grant' in clause && clause.grant === 'points' ? [clause] : [])),
    ),
  { reads: ['grant', 'points'] as const },
);

/** Points that the card has not spent yet. */
export function pointsLeft(w: World, card: CardId): number {
  const { profile, pointsSpent = 0 } = cardById(w, card);
  const granted = pointsOf(profileById(w, profile));
  for (const clause of granted) noted(clause);
  return Math.max(0, granted.reduce((sum, { of }) => sum + of, 0) - pointsSpent);
}

/** What a model off the table may still pay for with the points of its card. @rule PC-CARD-06 */
export function openElsewhere(w: World, id: ModelId, at: string): readonly Trigger[] {
  if (!pointsOf(profileOf(w, id)).some(({ always }) => always === true)) return NONE;
  const found = printedFor(w, id).triggers.get(at) ?? NONE;
  return found.filter(({ clause }) => (clause.cost?.points ?? 0) > 0);
}

/** Models of the Teams that have been on the table and are not now, where anything could be open to them. */
export function modelsElsewhere(w: World): readonly ModelId[] {
  if (!isMentioned(w, 'grant', 'points')) return NONE;
  return Object.keys(w.state.models).filter((id) => {
    const { status, card } = modelOf(w, id);
    return status !== 'table' && status !== 'reserve' && cardById(w, card).team !== null;
  });
}
