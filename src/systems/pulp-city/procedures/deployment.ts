import { type Proc, answered } from '../model/frames.ts';
import type { ModelId, TeamId } from '../model/state.ts';
import type { Ctx, World } from '../model/world.ts';
import { triggersOf } from '../powers/in-force.ts';
import { teamOf } from '../rules/bodies.ts';
import { atOnce } from '../rules/damage.ts';
import { deploysLast, placeFor } from '../rules/deploying.ts';

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
      ctx.emit({ type: 'deployed', model: answer.model, at: placeFor(ctx, answer.model, answer.at) });
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
    return { do: 'goto', frame: { proc: 'deployment', step: 'powers' } };
  },

  powers(ctx) {
    for (const model of Object.values(ctx.state.models)) startPowers(ctx, model.id);
    ctx.emit({ type: 'roundBegan', number: 1 });
    ctx.emit({ type: 'phaseBegan', phase: 'startingRoll' });
    return { do: 'return', value: undefined };
  },
};

function startPowers(ctx: Ctx, model: ModelId): void {
  for (const { clause, name } of triggersOf(ctx, model, 'encounterStarted')) {
    if ('at' in clause) for (const effect of clause.must ?? []) atOnce(ctx, model, name, effect, null);
  }
}
