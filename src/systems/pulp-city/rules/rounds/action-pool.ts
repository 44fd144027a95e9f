import type { EventOf } from '../../model/events.ts';
import type { CardId, ModelId, TeamId } from '../../model/ids.ts';
import type { Counted } from '../../model/clause.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf, profileById } from '../../model/lookup.ts';
import { forcesOn } from '../../powers/in-force.ts';
import { noted } from '../../powers/noted.ts';
import { inPlay, modelsOnTable, onTable } from '../../board/on-table.ts';
import { withinRange } from '../../board/distance.ts';
import { selects } from '../../traits/selectors.ts';
import { cardsOf, liveModels, modelsOfCard } from '../../board/cards.ts';

export type PoolPart = EventOf<'poolCalculated'>['parts'][number];

/** AP each card of the Team gives now, or would give with its models aloft. @rule PC-ROUND-04 @rule PC-ROLE-06 @rule PC-ROLE-09 */
export function poolParts(w: World, team: TeamId, withAloft = false): PoolPart[] {
  const parts: PoolPart[] = [];
  for (const card of cardsOf(w, team)) {
    const [first, ...others] = withAloft ? livingModels(w, card) : liveModels(w, card);
    if (first === undefined) continue;
    const { apPlus } = profileById(w, cardById(w, card).profile);
    if (apPlus !== 0) parts.push({ card, ap: apPlus, why: 'apPlus' });
    const [support, power] = extraAp(w, [first, ...others], team);
    if (support > 0) parts.push({ card, ap: support, why: 'support' });
    if (power > 0) parts.push({ card, ap: power, why: 'power' });
  }
  return parts;
}

function livingModels(w: World, card: CardId): ModelId[] {
  return modelsOfCard(w, card).filter((id) => inPlay(modelOf(w, id)));
}

/** Counted for the whole card. */
export const actionPoolMore = Object.assign(
  (w: World, model: ModelId) => forcesOn(w, model, 'modify', 'actionPool'),
  { reads: ['modify', 'actionPool'] as const },
);

/** A Supreme of several models counts once. @rule PC-CARD-07 */
function extraAp(w: World, own: readonly [ModelId, ...ModelId[]], team: TeamId): readonly [number, number] {
  let support = 0;
  let power = 0;
  for (const { clause, kind, owner } of actionPoolMore(w, own[0])) {
    if (!w.rules.evaluator.holds(w, clause.when, owner, own[0], {})) continue;
    noted(clause);
    const ap = typeof clause.per === 'object' ? clause.by * countNear(w, own, team, clause.per) : clause.by;
    if (kind === 'role') support += ap;
    else power += ap;
  }
  return [support, power];
}

function countNear(w: World, own: readonly [ModelId, ...ModelId[]], team: TeamId, per: Counted): number {
  const { range: named, within, ...selector } = per;
  const range = named === 'support' ? w.rules.numbers.supportRange : (within ?? 0);
  const around = modelsOnTable(w)
    .map((other) => other.id)
    .filter((id) => own.some((mine) => onTable(w, mine) && withinRange(w, mine, id, range)));
  const counted = [...own, ...around].filter((id) => selects(w, selector, id, { owner: own[0], side: team }));
  return new Set(counted.map((id) => modelOf(w, id).card)).size;
}

export function apOf(parts: readonly PoolPart[]): number {
  return parts.reduce((total, part) => total + part.ap, 0);
}

/** AP that the Team has to spend: before they are given out in a Round, what it would be given now. @rule PC-ROUND-04 */
export function poolAtHand(w: World, team: TeamId): number {
  const { phase } = w.state.round;
  const { pool, dominations } = w.state.teams[team];
  const due = phase === 'deployment' || phase === 'startingRoll' || phase === 'actionPool';
  return due ? apOf(poolParts(w, team)) + dominations : pool;
}
