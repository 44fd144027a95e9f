import { leaderCard as cardNamed } from '../cards/leader-cards.ts';
import { type Proc, answered } from '../model/frames.ts';
import type { AtOnceEffect } from '../model/clause.ts';
import type { LeaderEffect } from '../model/leader-card.ts';
import type { ModelId, TeamId } from '../model/ids.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { cardOf, modelOf, profileById } from '../model/lookup.ts';
import { enemiesInBtb } from '../traits/contact.ts';
import { modelsOfCard } from '../board/cards.ts';
import { inPlay, modelsOnTable, onTable } from '../board/on-table.ts';
import { teamOf } from '../board/sides.ts';
import { shiftLength } from '../rules/movement/displacing.ts';
import { applyPower } from '../rules/damage/damage.ts';
import { shakenBy } from '../rules/damage/dropping.ts';
import { isAtOnce } from '../rules/damage/moments.ts';
import { receivers } from '../traits/receivers.ts';
import { immuneToEffect } from '../traits/immunity.ts';
import { joinPlace, nextCard, whoMayJoin } from '../rules/leaders/joining.ts';
import { causeOf, livingOnes } from '../rules/leaders/leader-cards.ts';
import { afterContact } from './offering.ts';

/** Discards a card; what it then does is left to its moment. @rule PC-LEADER-02 */
export function discard(ctx: Ctx, team: TeamId, card: string, way = 0): readonly LeaderEffect[] {
  ctx.emit({ type: 'leaderCardPlayed', team, card, way });
  return cardNamed(card)?.ways[way] ?? [];
}

/** What a card does without another choice. Stunned by an Enemy's, a bearer drops its Burden. @rule PC-LEADER-20 */
export function carryOut(
  ctx: Ctx,
  leader: ModelId,
  card: string,
  effect: LeaderEffect,
  on: readonly ModelId[],
): void {
  const team = teamOf(ctx, leader);
  if (effect.fx === 'inForce') {
    const { clauses } = effect;
    const owner = cardOf(ctx, leader).id;
    ctx.emit({
      type: 'teamLastingBegan',
      team,
      lasting: { id: `${team}:${card}`, clauses, lasts: 'effectsPhase', from: card, owner },
    });
    return;
  }
  if (!isAtOnce(effect)) return;
  for (const model of goesTo(ctx, leader, effect, on)) {
    if (effect.fx === 'stun') shakenBy(ctx, model, 'stun', team);
    applyPower(ctx, model, effect, leader, causeOf(team, card));
  }
}

/** The models on which an Effect of a card is carried out. @rule PC-LEADER-02 */
function goesTo(w: World, leader: ModelId, effect: AtOnceEffect, on: readonly ModelId[]): readonly ModelId[] {
  const { fx, to } = effect;
  const named = typeof to === 'object' && to.count !== undefined ? on : null;
  if (fx === 'powerUp' && typeof to === 'object') return onePerCard(w, named ?? livingOnes(w, leader, to));
  const models = named ?? receivers(w, leader, to, null);
  return fx === 'lasting' ? wholeSupremes(w, models) : models;
}

/** What a Supreme has for a time all its models have. @rule PC-LEADER-12 @rule PC-MOVE-35 */
function wholeSupremes(w: World, models: readonly ModelId[]): readonly ModelId[] {
  const cards = new Set(models.map((model) => cardOf(w, model).id));
  return [...cards].flatMap((card) => modelsOfCard(w, card).filter((id) => inPlay(modelOf(w, id))));
}

/** Power Up dice are the Supreme's, however many models it has. @rule PC-LEADER-25 @rule PC-MOVE-35 */
function onePerCard(w: World, models: readonly ModelId[]): readonly ModelId[] {
  const cards = models.map((model) => cardOf(w, model).id);
  return models.filter((_, at) => cards.indexOf(cards[at] ?? '') === at);
}

/** Those that a Shift moves at all. @rule PC-LEADER-24 */
function shiftable(w: World, models: readonly ModelId[]): ModelId[] {
  return models.filter((id) => onTable(w, id) && !immuneToEffect(w, id, 'shift', {}));
}

/** A card of the Leader, played between its Actions. @rule PC-LEADER-02 @rule PC-LEADER-03 */
export const leaderCard: Proc<'leaderCard'> = {
  play(ctx, { leader, card, way, on }) {
    const team = teamOf(ctx, leader);
    const effects = discard(ctx, team, card, way);
    const joins = effects.find((effect) => effect.fx === 'join');
    if (joins !== undefined) {
      const profiles = whoMayJoin(ctx, leader, joins);
      return { do: 'goto', frame: { proc: 'leaderCard', step: 'join', team, leader, card, profiles } };
    }
    for (const effect of effects) carryOut(ctx, leader, card, effect, on);
    const shift = effects.find((effect) => effect.fx === 'shift');
    const left = shift === undefined ? [] : receivers(ctx, leader, shift.to, null);
    const distance = shift?.x ?? 0;
    return { do: 'goto', frame: { proc: 'leaderCard', step: 'shifts', team, leader, card, left, distance } };
  },

  /** Placed by its own side it comes into contact as if it had moved. @rule PC-LEADER-29 @rule PC-TYPE-05 */
  join(ctx, { team, leader, card, profiles }, wake) {
    const next = { proc: 'leaderCard', step: 'shifts', team, leader, card, left: [], distance: 0 } as const;
    if (profiles.length === 0) return { do: 'goto', frame: next };
    const answer = answered(wake, 'joinTeam');
    if (answer === null) return { do: 'ask', questions: [{ kind: 'joinTeam', by: team, leader, profiles }] };
    const { profile, at } = answer;
    const { level, health } = profileById(ctx, profile);
    const id = nextCard(ctx, team);
    ctx.emit({ type: 'cardJoined', team, card: id, profile, level, health, at: joinPlace(ctx, profile, at) });
    return afterContact(ctx, id, { side: team, before: [] }, next);
  },

  /** In any order. @rule PC-LEADER-24 */
  shifts(ctx, { team, leader, card, left, distance }, wake) {
    const pick = shiftable(ctx, left);
    const answer = answered(wake, 'usePower');
    const chosen = answer === null ? null : answer.use ? answer.model : undefined;
    if (pick.length === 0 || chosen === undefined)
      return { do: 'goto', frame: { proc: 'leaderCard', step: 'falls' } };
    if (chosen === null) {
      return {
        do: 'ask',
        questions: [
          { kind: 'usePower', by: team, card: cardOf(ctx, leader).id, power: card, pick, must: false },
        ],
      };
    }
    const frame = { proc: 'leaderCard', step: 'shift', team, leader, card, distance } as const;
    return { do: 'goto', frame: { ...frame, left: left.filter((id) => id !== chosen), target: chosen } };
  },

  shift(ctx, frame, wake) {
    const { team, card, distance: most, target } = frame;
    const toward = answered(wake, 'shift');
    if (toward === null) {
      return {
        do: 'ask',
        questions: [{ kind: 'shift', by: team, target, distance: most, self: true, upTo: true }],
      };
    }
    const distance = shiftLength(ctx, { target, distance: most, upTo: true }, toward);
    if (distance === 0) {
      const { target: _, step: __, ...rest } = frame;
      return { do: 'goto', frame: { ...rest, step: 'shifts' } };
    }
    return {
      do: 'call',
      frame: {
        proc: 'displace',
        step: 'slide',
        target,
        toward,
        distance,
        stopAt: null,
        effect: 'shift',
        cause: causeOf(team, card),
      },
      resume: { ...frame, step: 'shifted', before: enemiesInBtb(ctx, target) },
    };
  },

  /** Moved by its own side it comes into contact as if it had moved. @rule PC-TYPE-05 */
  shifted(ctx, { team, leader, card, left, distance, target, before }) {
    const next = { proc: 'leaderCard', step: 'shifts', team, leader, card, left, distance } as const;
    return afterContact(ctx, target, { side: team, before }, next);
  },

  /** @rule PC-FALL-01 */
  falls(ctx, _frame, wake) {
    if (wake.woke === 'returned' || modelsOnTable(ctx).length === 0)
      return { do: 'return', value: undefined };
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'all', done: [] },
      resume: { proc: 'leaderCard', step: 'falls' },
    };
  },
};
