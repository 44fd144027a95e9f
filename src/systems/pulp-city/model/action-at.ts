import type { DeclaredUse } from './declared-action.ts';
import type { World } from './encounter.ts';
import { actionOn, profileById } from './lookup.ts';
import type { ActionAt } from './occasion.ts';
import type { ActionProfile } from './profile.ts';
import type { RollSpec } from './roll.ts';
import type { AuraState } from './state.ts';

/** The Action of a roll, and where it is used from. */
export function actionAt(w: World, spec: RollSpec): ActionAt {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null) throw new Error(`no action ${spec.action}`);
  return { model: spec.attacker, source: spec.source, action, type: spec.type, side: spec.side };
}

/** The Action that an Aura comes from, as it was used. */
export function auraAt(w: World, { owner, source, profile, action, side }: AuraState): ActionAt {
  const found = actionOn(profileById(w, profile), action);
  if (found === null) throw new Error(`no action ${action}`);
  return { model: owner, source, action: found, type: 'AUR', side };
}

export function actionOf(w: World, use: DeclaredUse): ActionProfile {
  const action = actionOn(profileById(w, use.profile), use.order.action);
  if (action === null) throw new Error(`no action ${use.order.action}`);
  return action;
}

export function atOf(w: World, use: DeclaredUse): ActionAt {
  const { model } = use.order;
  const thrown = use.order.object ?? use.thrown;
  return {
    model,
    source: use.order.source ?? model,
    action: actionOf(w, use),
    type: use.type,
    side: use.side,
    ...(thrown === null ? {} : { thrown }),
  };
}
