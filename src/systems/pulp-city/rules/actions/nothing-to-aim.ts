import { type Refusal, refusal } from '../../model/refusals.ts';
import type { ActionProfile, ActionUse } from '../../model/profile.ts';
import type { ModelId, TargetId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { everyTarget } from '../../board/areas.ts';
import type { Declarer } from './declaring.ts';
import { sourcesOf } from './sources.ts';
import { throwable, whyNotTarget } from './targeting.ts';
import { openUses } from './uses.ts';

/**
 * Why an Action that may be used leads nowhere from where its user stands: nothing it could be pointed at, or nothing to
 * throw. null: something can be declared, or it needs no Target.
 * @rule PC-TYPE-01 @rule PC-TYPE-21
 */
export function whyNothingToAim(
  w: World,
  model: ModelId,
  action: ActionProfile,
  who: Declarer,
): Refusal | null {
  let why: Refusal | null = null;
  for (const { use } of openUses(w, model, action, false)) {
    const closed = whyNothingFor(w, model, action, use, who);
    if (closed === null) return null;
    why = closed;
  }
  return why;
}

function whyNothingFor(
  w: World,
  model: ModelId,
  action: ActionProfile,
  use: ActionUse,
  who: Declarer,
): Refusal | null {
  const reaches = (but: TargetId | null): boolean =>
    [model, ...sourcesOf(w, model, action)].some((source) => {
      const thrown = but === null ? {} : { thrown: but };
      const at = { model, source, action, type: use.type, side: who.side, ...thrown };
      return everyTarget(w).some((id) => id !== model && id !== but && whyNotTarget(w, at, use, id) === null);
    });
  switch (use.type) {
    case 'CCM':
    case 'IND':
    case 'PRJ':
      return reaches(null) ? null : refusal('target.none');
    case 'THR': {
      const { thrown } = who.limits;
      if (thrown !== undefined) return reaches(thrown) ? null : refusal('target.none');
      const things = throwable(w, model, action);
      const light = things.filter((one) => one.why === null);
      if (light.length === 0) return things[0]?.why ?? refusal('object.noneHere');
      return light.some((one) => reaches(one.id)) ? null : refusal('target.none');
    }
    default:
      return null;
  }
}
