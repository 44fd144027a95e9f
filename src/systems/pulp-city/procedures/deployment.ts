import { type Proc, answered } from '../model/frames.ts';
import type { CardId, ModelId, TeamId } from '../model/ids.ts';
import type { PowerUse } from '../model/declared-action.ts';
import type { Ctx, World } from '../model/encounter.ts';
import { profileOf } from '../model/lookup.ts';
import type { CardProfile } from '../model/profile.ts';
import { watch } from '../powers/in-force.ts';
import { teamOf, teamsIn, terrainHolder } from '../board/sides.ts';
import { atOnce } from '../rules/damage/damage.ts';
import { gainPowerUp } from '../rules/damage/status.ts';
import { deploysLast } from '../rules/rounds/deploy-ways.ts';
import { placeFor } from '../rules/rounds/deploying.ts';
import { causeOf, playableAt } from '../rules/leaders/leader-cards.ts';
import { leadersOfTurns } from '../board/cards.ts';
import { toNominate } from './agendas.ts';
import { citizensToPlace } from './citizens.ts';
import { discard } from './leader-card.ts';

function undeployed(w: World, team: TeamId, infiltrators: boolean): ModelId[] {
  return Object.values(w.state.models)
    .filter((model) => model.status === 'reserve' && teamOf(w, model.id) === team)
    .map((model) => model.id)
    .filter((id) => deploysLast(w, id) === infiltrators);
}

/** Whole Teams in order, then their Infiltrators in the same order. @rule PC-DEPLOY-03 @rule PC-DEPLOY-06 */
export const deployment: Proc<'deployment'> = {
  place(ctx, { at }, wake) {
    const answer = answered(wake, 'deploy');
    if (answer !== null) {
      const { model } = answer;
      const noted = isPlacedAnew(profileOf(ctx, model)) ? ({ noted: true } as const) : {};
      ctx.emit({ type: 'deployed', model, at: placeFor(ctx, model, answer.at), ...noted });
    }
    const { order } = ctx.state.deployment;
    for (let step = at; step < order.length * 2; step += 1) {
      const team = order[step % order.length];
      if (team === undefined) continue;
      const infiltrators = step >= order.length;
      const models = undeployed(ctx, team, infiltrators);
      if (models.length > 0) {
        return {
          do: 'ask',
          questions: [{ kind: 'deploy', by: team, models, infiltrators }],
          resume: { proc: 'deployment', step: 'place', at: step },
        };
      }
    }
    return { do: 'goto', frame: { proc: 'deployment', step: 'citizens' } };
  },

  /** House rule: the Citizens come after the Teams. @rule PC-TABLE-16 @rule PC-CITIZEN-12 */
  citizens(ctx) {
    const { tactical } = ctx.state.deployment;
    const placing = tactical === null ? null : citizensToPlace(ctx, terrainHolder(ctx, tactical));
    const powers = { proc: 'deployment', step: 'powers' } as const;
    return placing === null || ctx.setup.switches.citizens2017 !== 'afterTeams'
      ? { do: 'goto', frame: powers }
      : { do: 'call', frame: placing, resume: powers };
  },

  powers(ctx) {
    const models = Object.values(ctx.state.models);
    for (const model of models) startPowers(ctx, model.id);
    const boosts = { proc: 'deployment', step: 'boosts', queue: teamsIn(ctx) } as const;
    const queue = models.flatMap(({ id }) => choicesAtStart(ctx, id));
    return queue.length === 0
      ? { do: 'goto', frame: boosts }
      : { do: 'call', frame: { proc: 'powers', step: 'next', queue }, resume: boosts };
  },

  /** @rule PC-LEADER-08 */
  boosts(ctx, { queue }, wake) {
    const [team, ...rest] = queue;
    if (team === undefined) return { do: 'goto', frame: { proc: 'deployment', step: 'begin' } };
    const next = { proc: 'deployment', step: 'boosts', queue: rest } as const;
    const [card] = playableAt(ctx, team, 'firstRound');
    const effect = card?.ways[0]?.find((one) => one.fx === 'spread');
    if (card === undefined || effect === undefined) return { do: 'goto', frame: next };
    const cards = leadersOfTurns(ctx, team);
    const { each } = effect;
    const answer = answered(wake, 'spreadDice');
    const everybody = cards.flatMap((one) => Array<CardId>(each).fill(one));
    if (answer === null && everybody.length > effect.x)
      return { do: 'ask', questions: [{ kind: 'spreadDice', by: team, cards, dice: effect.x, each }] };
    discard(ctx, team, card.id);
    const given = answer ?? everybody;
    for (const one of cards)
      gainPowerUp(ctx, one, given.filter((id) => id === one).length, causeOf(team, card.id));
    return { do: 'goto', frame: next };
  },

  begin(ctx) {
    const naming = toNominate(ctx);
    if (naming !== null) return { do: 'call', frame: naming, resume: { proc: 'deployment', step: 'begin' } };
    ctx.emit({ type: 'roundBegan', number: 1 });
    ctx.emit({ type: 'phaseBegan', phase: 'startingRoll' });
    return { do: 'return', value: undefined };
  },
};

/** Does its card ask later on where it was deployed? @rule PC-DEPLOY-08 */
const isPlacedAnew = ({ powers }: CardProfile): boolean =>
  powers.some(({ clauses }) =>
    clauses.some(
      (clause) => 'at' in clause && 'may' in clause && clause.may?.some(({ fx }) => fx === 'reposition'),
    ),
  );

export const encounterStarted = watch('encounterStarted');

function startPowers(ctx: Ctx, model: ModelId): void {
  for (const { clause, name } of encounterStarted(ctx, model)) {
    if (clause.must?.some(picksOne) === true) continue;
    for (const effect of clause.must ?? []) atOnce(ctx, model, name, effect, null);
  }
}

/** Powers whose player picks a model as the Encounter begins. */
function choicesAtStart(w: World, owner: ModelId): PowerUse[] {
  return encounterStarted(w, owner).flatMap(({ clause, name: power }, index) =>
    clause.must?.some(picksOne) === true
      ? [{ owner, power, at: 'encounterStarted', index, subject: null }]
      : [],
  );
}

const picksOne = (effect: { readonly fx: string; readonly to?: unknown }): boolean =>
  typeof effect.to === 'object' && effect.to !== null && 'count' in effect.to && effect.to.count === 1;
