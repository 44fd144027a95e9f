import { allModelsOnTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import { answered } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { cardOf } from '../../model/lookup.ts';
import { type Declarer, declare } from '../../rules/actions/declaring.ts';
import { instead, type Step } from './step.ts';

/** An Action that only the text has: without AP, each time on another model. @rule PC-FX-25 */
export const strikes: Step<'strikes'> = (ctx, now, effect, model, wake) => {
  const { use } = now;
  const been = use.been ?? [];
  const aim = aiming(ctx, use, effect.bar);
  const pick = been.length < effect.count ? allModelsOnTable(ctx).flatMap(({ id }) => aim(id, been)) : [];
  if (pick.length === 0) return instead(now, []);
  const answer = answered(wake, 'usePower');
  if (answer === null) {
    const by = use.success?.spec.by ?? teamOf(ctx, use.owner);
    const card = cardOf(ctx, use.owner).id;
    return { do: 'ask', questions: [{ kind: 'usePower', by, card, power: use.power, pick, must: false }] };
  }
  const target = answer.use ? answer.model : null;
  const declared =
    target === null ? null : declare(ctx, orderOn(use, effect.bar, target), declarerOf(ctx, use, effect.bar));
  if (target === null || declared === null || !declared.ok) return instead(now, []);
  return {
    do: 'call',
    frame: { proc: 'action', step: 'pay', use: declared.value },
    resume: { ...now, use: { ...use, been: [...been, target] }, on: [model] },
  };
};

const orderOn = ({ owner: model }: PowerUse, action: string, target: ModelId) => ({
  model,
  action,
  use: 0,
  targets: [target],
});

function declarerOf(w: World, { owner, success }: PowerUse, action: string): Declarer {
  const team = teamOf(w, owner);
  return {
    occasion: 'power',
    by: success?.spec.by ?? team,
    side: success?.spec.side ?? team,
    limits: { actions: [action], moves: false, combat: true, free: true },
    against: null,
  };
}

/** Those that the Action could be used on and has not been yet. */
const aiming =
  (w: World, use: PowerUse, bar: string) =>
  (id: ModelId, been: readonly string[]): readonly ModelId[] =>
    !been.includes(id) && declare(w, orderOn(use, bar, id), declarerOf(w, use, bar)).ok ? [id] : [];
