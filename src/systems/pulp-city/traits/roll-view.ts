import { isCitizen } from '../board/on-table.ts';
import type { ClauseInForce } from '../model/clause.ts';
import { specAt } from '../model/copies.ts';
import type { World } from '../model/encounter.ts';
import type { PieceId, TargetId } from '../model/ids.ts';
import type { Trait } from '../model/keywords.ts';
import type { ActionProfile } from '../model/profile.ts';
import { actionOn, isModel, profileById } from '../model/lookup.ts';
import type { RollSpec, RollView } from '../model/roll.ts';
import { countsAsBtb } from './contact.ts';

/** Is this roll made against a number: a T#, an Object, a Structure, a Token, a Marker? @rule PC-ROLL-06 @rule PC-ROLL-12 @rule PC-CITIZEN-14 */
export function fixedNumber(w: World, spec: RollSpec): number | null {
  if (spec.target !== null && !isModel(w, spec.target)) return w.state.pieces[spec.target]?.g ?? 0;
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action !== null && 'number' in action.against) return action.against.number;
  const { marker } = w.rules.citizens;
  return marker !== null && spec.target !== null && isCitizen(w, spec.target) ? marker.number : null;
}

/** Is the Action used in Base to Base with this target? The user's contact counts, whatever the source. @rule PC-TYPE-01 @rule PC-TYPE-25 */
export function usedInContact(w: World, spec: RollSpec, target: TargetId | null): boolean {
  if (target === null || spec.splash !== null) return false;
  if (spec.inContact !== undefined && target === spec.target) return spec.inContact;
  // What the Action has destroyed is in contact with nobody any more.
  if (!isModel(w, target) && w.state.pieces[target] === undefined) return false;
  const action = actionOn(profileById(w, spec.profile), spec.action);
  return countsAsBtb(w, spec.attacker, target, action === null ? null : { action, type: spec.type });
}

/** Under this id the text of a Summoned piece is in force on the model that made it, while the piece strikes. */
export const strikeOf = (piece: PieceId): string => `strike:${piece}`;

/**
 * The text by which a Summoned piece rolls: it uses neither Powers and Effects nor the base and place of the model that
 * made it. null: a model rolls. @rule PC-FX-30
 */
export function pieceRolls(
  w: World,
  { attacker, source }: Pick<RollSpec, 'attacker' | 'source'>,
): readonly ClauseInForce[] | null {
  if (source === attacker) return null;
  return w.state.models[attacker]?.lasting.find(({ id }) => id === strikeOf(source))?.clauses ?? null;
}

/** @rule PC-BAR-03 */
export function isCombat(w: World, action: ActionProfile): boolean {
  return w.rules.policies.dynamicIsCombat || 'trait' in action.against;
}

/** Asked for again and again while a roll is in hand. */
export function attackView(w: World, spec: RollSpec, target: TargetId | null = spec.target): RollView {
  if (target !== spec.target) return attackViewOf(w, specAt(spec, target), target);
  const { cache } = w;
  if (cache.attackView?.spec === spec) return cache.attackView;
  const made = attackViewOf(w, spec, target);
  // What is answered on the way to another answer may be for the time being.
  if (cache.asking.length === 0) cache.attackView = made;
  return made;
}

function attackViewOf(w: World, spec: RollSpec, target: TargetId | null): RollView {
  return {
    spec,
    side: 'attacker',
    self: spec.attacker,
    other: target !== null && isModel(w, target) && target !== spec.attacker ? target : null,
    contact: usedInContact(w, spec, target),
    defendTrait: null,
  };
}

export function defenceView(w: World, spec: RollSpec, defendTrait: Trait | null): RollView | null {
  if (spec.target === null || !isModel(w, spec.target)) return null;
  return {
    spec,
    side: 'defender',
    self: spec.target,
    other: pieceRolls(w, spec) === null ? spec.attacker : null,
    contact: attackView(w, spec).contact,
    defendTrait,
  };
}
