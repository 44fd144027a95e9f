import type { DueEffect } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import type { TargetId } from '../../model/ids.ts';
import { actionOn, profileById } from '../../model/lookup.ts';
import type { ActionProfile, EffectNode } from '../../model/profile.ts';

/** The text of a Special that is about the area of its Action, whoever is in it. @rule PC-OBJ-13 */
export function ofArea(
  w: World,
  of: { readonly profile: string; readonly action: string },
  node: EffectNode,
): boolean {
  if (node.fx !== 'special') return false;
  const action = actionOn(profileById(w, of.profile), of.action);
  return action !== null && speaksOfArea(action, node);
}

/** Does what the Action brings have such a text? Then a roll is made, whatever is in the area. */
export const hasAreaText = (action: ActionProfile): boolean =>
  action.effects.some((node) => node.fx === 'special' && speaksOfArea(action, node));

function speaksOfArea({ specials = [] }: ActionProfile, { of }: EffectNode): boolean {
  const text = specials.find(({ name }) => name === of);
  return text?.clauses.some((clause) => 'must' in clause && clause.must?.some(isOfArea) === true) === true;
}

const isOfArea = ({ fx }: { readonly fx: string }): boolean => fx === 'hurtObjects' || fx === 'layObjects';

/** Its Effects are counted together. */
export function addEffect(due: DueEffect[], node: EffectNode, target: TargetId): void {
  const at = due.findIndex((one) => one.node.of === node.of && one.node.fx === 'special');
  const before = due[at];
  if (before === undefined) due.push({ node: { ...node, self: true }, target, x: 1 });
  else due[at] = { ...before, x: before.x + 1 };
}
