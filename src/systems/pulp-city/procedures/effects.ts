import { TOUCH } from '../../../geometry/units.ts';
import { stillThere } from '../board/on-table.ts';
import { actionAt } from '../model/action-at.ts';
import type { DueEffect, EffectsOf, EffectsReport } from '../model/declared-action.ts';
import { effectFacts } from '../model/effects.ts';
import type { Ctx } from '../model/encounter.ts';
import type { TargetId } from '../model/ids.ts';
import type { RollSpec } from '../model/roll.ts';
import { withDamage } from '../effects/report.ts';
import { type Proc, returned } from '../model/frames.ts';
import { isModel, modelOf, specialOn } from '../model/lookup.ts';
import { dropFor } from '../rules/damage/dropping.ts';
import { damageShakes, shakes } from '../rules/burdens/shaking.ts';
import { effectReaches } from '../traits/affect.ts';
import { left, type Now } from './effects/apply.ts';
import { laysPiece } from './effects/special.ts';
import { APPLIES } from './effects/register.ts';
import { withWatched } from './effects/watching.ts';
import { afterContact } from './offering.ts';

/** Effects of one success, one after the other, in the Attacker's order. @rule PC-SFX-06 */
export const effects: Proc<'effects'> = {
  next(ctx, frame, wake) {
    const [due, ...rest] = frame.queue;
    if (due === undefined) return { do: 'return', value: frame.report };
    const now: Now = left(frame, rest, frame.report);
    if (frame.declined !== undefined) now.declined = frame.declined;
    if (!due.node.self && !stillThere(ctx, due.target) && !reachesKoed(ctx, now, due))
      return { do: 'goto', frame: now };
    const at = actionAt(ctx, frame.spec);
    const reaches = due.node.self === true || effectReaches(ctx, at, due.node, due.target);
    if (!reaches) {
      ctx.emit({ type: 'effectIgnored', target: due.target, effect: due.node.fx, why: 'immune' });
      return { do: 'goto', frame: now };
    }
    if (shakes(ctx, frame.spec, due.target, due.node.fx)) {
      dropFor(ctx, due.target, 'effect', frame.spec.side);
      return { do: 'goto', frame };
    }
    return APPLIES[due.node.fx](ctx, now, due, wake);
  },

  resume(ctx, frame, wake) {
    const { target, displaced, shoved, health, watching, ...rest } = frame;
    const moved = returned(wake, 'displace');
    const counts = displaced && moved !== null && moved.travelled > TOUCH;
    const known = rest.report.displaced;
    const shovedReport: EffectsReport =
      counts && !known.includes(target) ? { ...rest.report, displaced: [...known, target] } : rest.report;
    const hurt = hurtSince(ctx, rest.spec, shovedReport, target, health);
    const report = watching === undefined ? hurt : withWatched(ctx, hurt, watching);
    if (health !== undefined && damageShakes(ctx, rest.spec, target, report))
      dropFor(ctx, target, 'damage', rest.spec.side);
    const now = { ...rest, step: 'next', report } as const;
    return shoved === null ? { do: 'goto', frame: now } : afterContact(ctx, target, shoved, now);
  },
};

/** The Target may react to Damage from the text of a Special, too. @rule PC-TYPE-06 */
function hurtSince(
  ctx: Ctx,
  spec: RollSpec,
  report: EffectsReport,
  target: TargetId,
  before: number | undefined,
): EffectsReport {
  if (before === undefined || target === spec.attacker || !isModel(ctx, target)) return report;
  return withDamage(ctx, spec, report, target, before - modelOf(ctx, target).health);
}

function reachesKoed(ctx: Ctx, { spec, use }: EffectsOf, { node, target }: DueEffect): boolean {
  const koed = isModel(ctx, target) && modelOf(ctx, target).status === 'ko';
  if (!koed || effectFacts(node.fx).reachesKoed === true) return koed;
  return node.fx === 'special' && laysPiece({ spec, use }, specialOn(actionAt(ctx, spec).action, node.of));
}
