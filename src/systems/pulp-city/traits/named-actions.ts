import type { ActionNames } from '../model/clause.ts';
import type { ActionProfile } from '../model/profile.ts';

/** Does a Power that names Actions speak of this one? 'all', names, or what its bar says. */
export function namesAction(actions: ActionNames | undefined, action: ActionProfile): boolean {
  if (actions === undefined || actions === 'all') return true;
  if (typeof actions === 'string') return actions === action.name;
  if (isList(actions)) return actions.includes(action.name);
  const { trait, type } = actions;
  if (trait !== undefined && ![trait].flat().includes(action.attack)) return false;
  if (type === undefined) return trait !== undefined;
  const types = [type].flat();
  return action.uses.some((use) => types.includes(use.type));
}

const isList = (given: ActionNames): given is readonly string[] => Array.isArray(given);
