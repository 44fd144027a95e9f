import type { CitizenRules } from '../model/citizens.ts';
import { type Proc, answered } from '../model/frames.ts';
import type { PowerUse } from '../model/shapes.ts';
import type { ModelId, TeamId } from '../model/state.ts';
import { type Ctx, type World, modelOf } from '../model/world.ts';
import { triggersOf } from '../powers/in-force.ts';
import { holds } from '../powers/when.ts';
import { citizensOnTable, modelsOnTable, teamOf } from '../rules/bodies.ts';
import { limitOpen } from '../rules/damage.ts';
import { placeFor } from '../rules/deploying.ts';
import { hazardsInEffectsPhase } from '../rules/hazards.ts';
import { endingNow } from '../rules/summoning.ts';
import { otherTeam } from '../rules/teams.ts';

/** The player with the first Turn of the Round comes first. @rule PC-ROUND-06 */
function inTurnOrder(w: World, models: readonly ModelId[]): ModelId[] {
  const { firstTurn } = w.state.round;
  const of = (team: TeamId): ModelId[] => models.filter((id) => teamOf(w, id) === team);
  return [...of(firstTurn), ...of(otherTeam(firstTurn))];
}

function powersDue(ctx: Ctx): PowerUse[] {
  const models = modelsOnTable(ctx).map((model) => model.id);
  return inTurnOrder(ctx, models).flatMap((owner) =>
    triggersOf(ctx, owner, 'effectsPhase').flatMap(({ clause, name }, index) => {
      if (!('at' in clause) || !limitOpen(ctx, owner, name, clause.limit)) return [];
      if (!holds(ctx, clause.when, owner, owner, {})) return [];
      return [{ owner, power: name, at: 'effectsPhase', index, subject: null }];
    }),
  );
}

/** @rule PC-CITIZEN-05 @rule PC-CITIZEN-13 */
function citizensGo(w: World, when: CitizenRules['runAt']): boolean {
  return w.rules.citizens.runAt === when && citizensOnTable(w).length > 0;
}

/** What ends, what strikes again, what begins, and who comes back. @rule PC-ROUND-06 @rule PC-ROUND-07 */
export const effectsPhase: Proc<'effectsPhase'> = {
  begin(ctx) {
    const clear = { proc: 'effectsPhase', step: 'clear' } as const;
    return citizensGo(ctx, 'start')
      ? { do: 'call', frame: { proc: 'citizensRun', step: 'start' }, resume: clear }
      : { do: 'goto', frame: clear };
  },

  clear(ctx) {
    ctx.emit({ type: 'effectsEnded' });
    for (const piece of endingNow(ctx)) ctx.emit({ type: 'pieceRemoved', piece, why: 'effectsPhase' });
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'all', done: [] },
      resume: { proc: 'effectsPhase', step: 'falls' },
    };
  },

  falls(ctx) {
    return {
      do: 'goto',
      frame: { proc: 'effectsPhase', step: 'hazards', queue: hazardsInEffectsPhase(ctx) },
    };
  },

  /** @rule PC-DANGER-03 */
  hazards(_ctx, { queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) return { do: 'goto', frame: { proc: 'effectsPhase', step: 'powers' } };
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'effectsPhase', step: 'hazards', queue: rest },
    };
  },

  powers(ctx) {
    const aloft = Object.values(ctx.state.models).filter((model) => model.status === 'aloft');
    const queue = inTurnOrder(
      ctx,
      aloft.map((model) => model.id),
    );
    return {
      do: 'call',
      frame: { proc: 'powers', step: 'next', queue: powersDue(ctx) },
      resume: { proc: 'effectsPhase', step: 'returns', queue },
    };
  },

  /** @rule PC-MOVE-29 */
  returns(ctx, { queue }, wake) {
    const [model, ...rest] = queue;
    if (model === undefined) {
      return {
        do: 'call',
        frame: { proc: 'fall', step: 'all', done: [] },
        resume: { proc: 'effectsPhase', step: 'citizens' },
      };
    }
    if (modelOf(ctx, model).status !== 'aloft') {
      return { do: 'goto', frame: { proc: 'effectsPhase', step: 'returns', queue: rest } };
    }
    const at = answered(wake, 'returnPlace');
    if (at === null) {
      return { do: 'ask', questions: [{ kind: 'returnPlace', by: teamOf(ctx, model), model }] };
    }
    ctx.emit({ type: 'placed', model, at: placeFor(ctx, model, at), why: 'returned' });
    return { do: 'goto', frame: { proc: 'effectsPhase', step: 'returns', queue: rest } };
  },

  citizens(ctx) {
    const finish = { proc: 'effectsPhase', step: 'finish' } as const;
    return citizensGo(ctx, 'end')
      ? { do: 'call', frame: { proc: 'citizensRun', step: 'start' }, resume: finish }
      : { do: 'goto', frame: finish };
  },

  finish(ctx) {
    ctx.emit({ type: 'phaseBegan', phase: 'turns' });
    return { do: 'return', value: undefined };
  },
};
