import type { ActionProfile } from '../model/profile.ts';
import type { DeclaredUse } from '../model/shapes.ts';
import { type World, actionOn, profileById } from '../model/world.ts';
import type { ActionAt } from './affect.ts';

export function actionOf(w: World, use: DeclaredUse): ActionProfile {
  const action = actionOn(profileById(w, use.profile), use.order.action);
  if (action === null) throw new Error(`no action ${use.order.action}`);
  return action;
}

export function atOf(w: World, use: DeclaredUse): ActionAt {
  const { model } = use.order;
  return {
    model,
    source: use.order.source ?? model,
    action: actionOf(w, use),
    type: use.type,
    side: use.side,
  };
}
