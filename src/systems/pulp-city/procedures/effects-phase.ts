import type { CitizenRules } from '../model/citizens.ts';
import { type Proc, answered } from '../model/frames.ts';
import type { World } from '../model/encounter.ts';
import { oneTeamLeft } from '../board/cards.ts';
import { citizensOnTable } from '../board/on-table.ts';
import { roundOrder, teamOf } from '../board/sides.ts';
import { placeFor } from '../rules/rounds/deploying.ts';
import { itemKey, itemsOf, orderOpen } from '../rules/rounds/effects-phase-order.ts';
import { plotInEffectsPhase } from './plot.ts';
import { hazardsInEffectsPhase } from '../rules/movement/hazards.ts';
import { keepersDue } from '../rules/burdens/carrying.ts';
import { endingNow } from '../effects/summon-pieces.ts';

/** @rule PC-CITIZEN-05 @rule PC-CITIZEN-13 */
function citizensGo(w: World, when: CitizenRules['runAt']): boolean {
  return w.rules.citizens.runAt === when && citizensOnTable(w).length > 0;
}

/** Nothing more is done in it once a strike or a Power has KO'ed all but one Team. @rule PC-WIN-02 */
const FINISH = { proc: 'effectsPhase', step: 'finish' } as const;

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
    const touched = hazardsInEffectsPhase(ctx);
    for (const piece of endingNow(ctx)) ctx.emit({ type: 'pieceRemoved', piece, why: 'effectsPhase' });
    return {
      do: 'call',
      frame: { proc: 'fall', step: 'all', done: [] },
      resume: { proc: 'effectsPhase', step: 'falls', touched },
    };
  },

  /** Whoever has only now come down into terrain has been struck by it. @rule PC-DANGER-03 */
  falls(ctx, { touched }) {
    const queue = hazardsInEffectsPhase(ctx).filter(({ model, piece }) =>
      touched.some((due) => due.model === model && due.piece === piece),
    );
    return { do: 'goto', frame: { proc: 'effectsPhase', step: 'hazards', queue } };
  },

  /** @rule PC-DANGER-03 */
  hazards(ctx, { queue }) {
    const [hazard, ...rest] = queue;
    if (hazard === undefined) {
      const burdens = { proc: 'effectsPhase', step: 'burdens' } as const;
      return { do: 'goto', frame: oneTeamLeft(ctx) ? FINISH : burdens };
    }
    return {
      do: 'call',
      frame: { proc: 'hazard', step: 'strike', hazard },
      resume: { proc: 'effectsPhase', step: 'hazards', queue: rest },
    };
  },

  /** @rule PC-BURDEN-03 */
  burdens(ctx) {
    const queue = ctx.rules.burdens.keptIn === 'effectsPhase' ? keepersDue(ctx) : [];
    const plot = { proc: 'effectsPhase', step: 'plot' } as const;
    return queue.length === 0
      ? { do: 'goto', frame: plot }
      : { do: 'call', frame: { proc: 'burden', step: 'keep', queue }, resume: plot };
  },

  plot(ctx) {
    const powers = { proc: 'effectsPhase', step: 'powers' } as const;
    const frame = plotInEffectsPhase(ctx);
    return frame === null ? { do: 'goto', frame: powers } : { do: 'call', frame, resume: powers };
  },

  powers(ctx) {
    return { do: 'goto', frame: { proc: 'effectsPhase', step: 'own', teams: roundOrder(ctx), done: [] } };
  },

  /** The player with the first Turn first, each in the order he likes. @rule PC-ROUND-06 */
  own(ctx, { teams, done }, wake) {
    const [team, ...later] = teams;
    if (oneTeamLeft(ctx)) return { do: 'goto', frame: FINISH };
    if (team === undefined) {
      return {
        do: 'call',
        frame: { proc: 'fall', step: 'all', done: [] },
        resume: { proc: 'effectsPhase', step: 'citizens' },
      };
    }
    const items = itemsOf(ctx, team, done);
    const chosen = answered(wake, 'effectsOrder');
    const item = items[chosen ?? 0];
    if (item === undefined)
      return { do: 'goto', frame: { proc: 'effectsPhase', step: 'own', teams: later, done } };
    if (chosen === null && orderOpen(ctx, items)) {
      const shown = items.map((one) =>
        one.of === 'return'
          ? { model: one.model, power: null }
          : { model: one.use.owner, power: one.use.power },
      );
      return { do: 'ask', questions: [{ kind: 'effectsOrder', by: team, items: shown }] };
    }
    const rest = { proc: 'effectsPhase', teams, done: [...done, itemKey(item)] } as const;
    if (item.of === 'return') return { do: 'goto', frame: { ...rest, step: 'returns', model: item.model } };
    return {
      do: 'call',
      frame: { proc: 'powers', step: 'next', queue: [item.use] },
      resume: { ...rest, step: 'own' },
    };
  },

  /** @rule PC-MOVE-29 */
  returns(ctx, { model, teams, done }, wake) {
    const at = answered(wake, 'returnPlace');
    if (at === null) {
      return { do: 'ask', questions: [{ kind: 'returnPlace', by: teamOf(ctx, model), model }] };
    }
    ctx.emit({ type: 'placed', model, at: placeFor(ctx, model, at), why: 'returned' });
    return { do: 'goto', frame: { proc: 'effectsPhase', step: 'own', teams, done } };
  },

  citizens(ctx) {
    return citizensGo(ctx, 'end') && !oneTeamLeft(ctx)
      ? { do: 'call', frame: { proc: 'citizensRun', step: 'start' }, resume: FINISH }
      : { do: 'goto', frame: FINISH };
  },

  finish(ctx) {
    ctx.emit({ type: 'phaseBegan', phase: 'turns' });
    return { do: 'return', value: undefined };
  },
};
