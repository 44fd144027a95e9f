import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { type ActMenu, actMenu } from '../../../../systems/pulp-city/view/actions/action-menu.ts';

type Menus = Map<string, ActMenu>;

const menus = new WeakMap<World, WeakMap<DecisionFor<'act'>, Menus>>();

/** What a model's card offers. The world that a screen shows does not change, so it is worked out once. */
export function menuIn(w: World, decision: DecisionFor<'act'>, model: string): ActMenu {
  const here = menus.get(w) ?? new WeakMap<DecisionFor<'act'>, Menus>();
  menus.set(w, here);
  const known = here.get(decision) ?? new Map<string, ActMenu>();
  here.set(decision, known);
  const menu = known.get(model) ?? actMenu(w, decision, model);
  known.set(model, menu);
  return menu;
}
