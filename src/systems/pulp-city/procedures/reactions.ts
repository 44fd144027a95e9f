import { type Proc, answered, returned } from '../model/frames.ts';
import type { ReactOption } from '../model/decisions.ts';
import type { ReactionTrigger } from '../model/profile.ts';
import type { ModelId, TeamId } from '../model/state.ts';
import { type World, modelOf, profileOf } from '../model/world.ts';
import { inBtb, onTable, teamOf, withinRange } from '../rules/bodies.ts';
import { type Declarer, declare } from '../rules/declaring.ts';
import { rangeOf } from '../rules/targeting.ts';
import { someoneVanquished } from '../rules/teams.ts';

function reactor(team: TeamId, against: ModelId): Declarer {
  return { occasion: 'reaction', by: team, side: team, limits: { moves: false, combat: true }, against };
}

/** Reactions that the candidates could use now. @rule PC-TYPE-03 @rule PC-TYPE-04 @rule PC-AP-06 */
export function reactionOptions(
  w: World,
  trigger: ReactionTrigger,
  against: ModelId,
  side: TeamId,
  candidates: readonly ModelId[],
  used: readonly string[],
): ReactOption[] {
  const options: ReactOption[] = [];
  if (!onTable(w, against)) return options;
  const active = w.state.activation?.team ?? w.state.turn.active;
  for (const model of candidates) {
    if (!onTable(w, model) || modelOf(w, model).health === 0) continue;
    const team = teamOf(w, model);
    if (team === side || team === active) continue;
    for (const action of profileOf(w, model).actions) {
      action.uses.forEach((use, index) => {
        if (use.type !== 'RCT' || use.trigger !== trigger || used.includes(`${model}:${action.id}`)) return;
        if (trigger === 'BTB' && !inBtb(w, model, against)) return;
        const range = rangeOf(w, model, use.range);
        if (trigger !== 'BTB' && range !== null && !withinRange(w, model, against, range)) return;
        const order = { model, action: action.id, use: index, targets: [] };
        if (!declare(w, order, reactor(team, against)).ok) return;
        options.push({ model, action: action.id, use: index });
      });
    }
  }
  return options;
}

/** A window for Reactions to one event. @rule PC-TYPE-03 @rule PC-TYPE-05 @rule PC-TYPE-06 @rule PC-TYPE-07 @rule PC-TYPE-08 */
export const reactions: Proc<'reactions'> = {
  offer(ctx, frame, wake) {
    const { trigger, against, side, candidates, used } = frame;
    const reacted = [...new Set(used.map((key) => key.slice(0, key.indexOf(':'))))];
    const answer = answered(wake, 'react');
    if (answer !== null) {
      if (answer.do === 'decline') {
        ctx.emit({
          type: 'reactionDeclined',
          team: side === 'a' ? 'b' : 'a',
          models: [...new Set(candidates)],
        });
        return { do: 'return', value: reacted };
      }
      const team = teamOf(ctx, answer.model);
      const use = declare(ctx, answer, reactor(team, against));
      if (!use.ok) throw new Error(`unchecked answer: ${use.error.code}`);
      return {
        do: 'call',
        frame: { proc: 'action', step: 'pay', use: use.value },
        resume: { ...frame, used: [...used, `${answer.model}:${answer.action}`] },
      };
    }
    if (returned(wake, 'action') !== null && someoneVanquished(ctx)) return { do: 'return', value: reacted };
    const options = reactionOptions(ctx, trigger, against, side, candidates, used);
    const first = options[0];
    if (first === undefined) return { do: 'return', value: reacted };
    return {
      do: 'ask',
      questions: [{ kind: 'react', by: teamOf(ctx, first.model), trigger, against, options }],
    };
  },
};
