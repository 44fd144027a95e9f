import type { EventOf } from '../model/events.ts';
import type { Proc } from '../model/frames.ts';
import type { ModelId, TeamId } from '../model/state.ts';
import { type World, modelOf, profileById, cardById } from '../model/world.ts';
import { forcesOn } from '../powers/in-force.ts';
import { modelsOnTable, withinRange } from '../rules/bodies.ts';
import { gainPowerUp } from '../rules/damage.ts';
import { selects } from '../rules/selectors.ts';
import { TEAMS, cardOnTable, cardsOf, standIn } from '../rules/teams.ts';
import { liveModels, modelsOfCard } from '../rules/traits.ts';

type Part = EventOf<'poolCalculated'>['parts'][number];

/** AP each card of the Team gives now. @rule PC-ROUND-04 @rule PC-ROLE-06 @rule PC-ROLE-09 */
export function poolParts(w: World, team: TeamId): Part[] {
  const parts: Part[] = [];
  for (const card of cardsOf(w, team)) {
    if (!cardOnTable(w, card)) continue;
    const { apPlus } = profileById(w, cardById(w, card).profile);
    if (apPlus !== 0) parts.push({ card, ap: apPlus, why: 'apPlus' });
    const model = standIn(w, card);
    if (model === null) continue;
    const [support, power] = extraAp(w, card, model, team);
    if (support > 0) parts.push({ card, ap: support, why: 'support' });
    if (power > 0) parts.push({ card, ap: power, why: 'power' });
  }
  return parts;
}

/** A Supreme of several models counts once. @rule PC-CARD-07 */
function extraAp(w: World, card: string, model: ModelId, team: TeamId): readonly [number, number] {
  let support = 0;
  let power = 0;
  for (const { clause, kind } of forcesOn(w, model, 'modify', 'actionPool')) {
    if (!('modify' in clause) || clause.modify !== 'actionPool') continue;
    const per = clause['per'];
    const ap =
      typeof per === 'object' && per !== null
        ? clause.by * countNear(w, card, team, per as Record<string, unknown>)
        : clause.by;
    if (kind === 'role') support += ap;
    else power += ap;
  }
  return [support, power];
}

function countNear(w: World, card: string, team: TeamId, per: Record<string, unknown>): number {
  const { range: named, within, ...selector } = per;
  const range = named === 'support' ? w.rules.numbers.supportRange : typeof within === 'number' ? within : 0;
  const own = liveModels(w, card);
  const cards = new Set<string>();
  for (const other of modelsOnTable(w)) {
    const near = own.some((id) => id === other.id || withinRange(w, id, other.id, range));
    if (near && own[0] !== undefined && selects(w, selector, other.id, { owner: own[0], side: team }))
      cards.add(modelOf(w, other.id).card);
  }
  return cards.size;
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, part) => total + part.ap, 0);
}

/** What the Pool would be with the living models aloft. @rule PC-ROUND-05 */
function poolWithAloft(w: World, team: TeamId): number {
  return cardsOf(w, team)
    .filter((card) => modelsOfCard(w, card).some((id) => ['table', 'aloft'].includes(modelOf(w, id).status)))
    .reduce((total, card) => total + profileById(w, cardById(w, card).profile).apPlus, 0);
}

export const actionPool: Proc<'actionPool'> = {
  calculate(ctx) {
    for (const team of TEAMS) {
      const parts = poolParts(ctx, team);
      const calculated = sum(parts);
      const { dominations } = ctx.state.teams[team];
      const all: Part[] =
        dominations > 0 ? [...parts, { card: null, ap: dominations, why: 'domination' }] : parts;
      ctx.emit({ type: 'poolCalculated', team, parts: all, total: calculated + dominations });
      const spared = ctx.rules.policies.aloftKeepsGoing && poolWithAloft(ctx, team) > 0;
      if (calculated === 0 && !spared) ctx.emit({ type: 'lastRoundCalled', team });
      for (const card of cardsOf(ctx, team)) {
        const dice = profileById(ctx, cardById(ctx, card).profile).powerUpPerRound;
        if (dice > 0 && cardOnTable(ctx, card))
          gainPowerUp(ctx, card, dice, { of: 'rule', rule: 'PC-ROLE-06' });
      }
    }
    ctx.emit({ type: 'phaseBegan', phase: 'effects' });
    return { do: 'return', value: undefined };
  },
};
