import { hasRolePower } from '../powers/silence.ts';
import type { EventOf } from '../model/events.ts';
import type { Proc } from '../model/frames.ts';
import type { CardId, ModelId, TeamId } from '../model/state.ts';
import { type World, modelOf, profileById, cardById } from '../model/world.ts';
import { forcesOn } from '../powers/in-force.ts';
import { inPlay, modelsOnTable, onTable, withinRange } from '../rules/bodies.ts';
import { gainPowerUp } from '../rules/damage.ts';
import { selects } from '../rules/selectors.ts';
import { TEAMS, cardOnTable, cardsOf } from '../rules/teams.ts';
import { liveModels, modelsOfCard } from '../rules/traits.ts';

type Part = EventOf<'poolCalculated'>['parts'][number];

/** AP each card of the Team gives now, or would give with its models aloft. @rule PC-ROUND-04 @rule PC-ROLE-06 @rule PC-ROLE-09 */
export function poolParts(w: World, team: TeamId, withAloft = false): Part[] {
  const parts: Part[] = [];
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

/** A Supreme of several models counts once. @rule PC-CARD-07 */
function extraAp(w: World, own: readonly [ModelId, ...ModelId[]], team: TeamId): readonly [number, number] {
  let support = 0;
  let power = 0;
  for (const { clause, kind } of forcesOn(w, own[0], 'modify', 'actionPool')) {
    if (!('modify' in clause) || clause.modify !== 'actionPool') continue;
    const per = clause['per'];
    const ap =
      typeof per === 'object' && per !== null
        ? clause.by * countNear(w, own, team, per as Record<string, unknown>)
        : clause.by;
    if (kind === 'role') support += ap;
    else power += ap;
  }
  return [support, power];
}

function countNear(
  w: World,
  own: readonly [ModelId, ...ModelId[]],
  team: TeamId,
  per: Record<string, unknown>,
): number {
  const { range: named, within, ...selector } = per;
  const range = named === 'support' ? w.rules.numbers.supportRange : typeof within === 'number' ? within : 0;
  const around = modelsOnTable(w)
    .map((other) => other.id)
    .filter((id) => own.some((mine) => onTable(w, mine) && withinRange(w, mine, id, range)));
  const counted = [...own, ...around].filter((id) => selects(w, selector, id, { owner: own[0], side: team }));
  return new Set(counted.map((id) => modelOf(w, id).card)).size;
}

/** A Powerhouse gives its dice by its Role Power, which may have been taken away. @rule PC-ROLE-06 */
function givesDice(w: World, card: CardId): boolean {
  return (
    profileById(w, cardById(w, card).profile).role !== 'Powerhouse' ||
    liveModels(w, card).some((id) => hasRolePower(w, id))
  );
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((total, part) => total + part.ap, 0);
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
      const spared = ctx.rules.policies.aloftKeepsGoing && sum(poolParts(ctx, team, true)) > 0;
      if (calculated === 0 && !spared) ctx.emit({ type: 'lastRoundCalled', team });
      for (const card of cardsOf(ctx, team)) {
        const dice = profileById(ctx, cardById(ctx, card).profile).powerUpPerRound;
        if (dice > 0 && cardOnTable(ctx, card) && givesDice(ctx, card))
          gainPowerUp(ctx, card, dice, { of: 'rule', rule: 'PC-ROLE-06' });
      }
    }
    ctx.emit({ type: 'phaseBegan', phase: 'effects' });
    return { do: 'return', value: undefined };
  },
};
