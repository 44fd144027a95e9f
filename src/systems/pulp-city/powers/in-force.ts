import type { AtClause, CardProfile, Clause, Selector } from '../model/profile.ts';
import type { AuraState, Lasting, ModelId } from '../model/state.ts';
import { type World, actionOn, modelOf, profileOf } from '../model/world.ts';
import { inPlay, modelsOnTable, teamOf, withinRange } from '../rules/bodies.ts';
import { selects } from '../rules/selectors.ts';
import { stealthShields } from '../rules/stealth.ts';
import { ROLE_CLAUSES } from './roles.ts';

/** A clause that may speak about a model, with where it comes from. */
export interface Force {
  readonly clause: Clause;
  readonly kind: 'role' | 'power' | 'effect';
  /** Name of the Role, Power or Action. */
  readonly name: string;
  readonly owner: ModelId;
}

interface Printed {
  readonly own: readonly Omit<Force, 'owner'>[];
  /** Clauses about other models: they carry a `who`. */
  readonly others: readonly (Omit<Force, 'owner'> & { readonly who: Selector })[];
}

const printed = new WeakMap<CardProfile, Printed>();

function printedOn(profile: CardProfile): Printed {
  const known = printed.get(profile);
  if (known !== undefined) return known;
  const all: Omit<Force, 'owner'>[] = [];
  if (profile.role !== null) {
    for (const clause of ROLE_CLAUSES[profile.role]) all.push({ clause, kind: 'role', name: profile.role });
  }
  for (const power of profile.powers) {
    for (const clause of power.clauses) all.push({ clause, kind: 'power', name: power.name });
  }
  const own: Omit<Force, 'owner'>[] = [];
  const others: (Omit<Force, 'owner'> & { who: Selector })[] = [];
  for (const force of all) {
    const who = 'who' in force.clause ? force.clause.who : undefined;
    if (who === undefined || who === 'self') own.push(force);
    else if (typeof who === 'object') others.push({ ...force, who: who as Selector });
  }
  const made = { own, others };
  printed.set(profile, made);
  return made;
}

/** Effects that Actions and Powers have put on the model for a time, those of Auras it stands in included. */
export function lastingOn(w: World, id: ModelId): readonly Lasting[] {
  const model = modelOf(w, id);
  const auras = aurasOver(w, id);
  if (auras.length === 0) return model.lasting;
  return [...model.lasting, ...auras.flatMap((aura) => aura.lasting)];
}

/** @rule PC-TYPE-10 @rule PC-COND-04 */
export function aurasOver(w: World, id: ModelId): readonly AuraState[] {
  if (w.state.auras.length === 0) return [];
  const model = modelOf(w, id);
  if (model.status !== 'table') return [];
  return w.state.auras.filter((aura) => auraHolds(w, aura, id));
}

function auraHolds(w: World, aura: AuraState, id: ModelId): boolean {
  const owner = w.state.models[aura.owner];
  if (owner === undefined || owner.status !== 'table') return false;
  if (aura.beaten !== null && !aura.beaten.includes(id) && id !== aura.owner) return false;
  if (id !== aura.owner && !withinRange(w, aura.owner, id, aura.range)) return false;
  const action = actionOn(profileOf(w, aura.owner), aura.action);
  if (action === null) return true;
  const from = { owner: aura.owner, side: teamOf(w, aura.owner) };
  if (action.limited.some((entry) => !entry.any.some((selector) => selects(w, selector, id, from))))
    return false;
  if (action.excluded.some((entry) => entry.any.some((selector) => selects(w, selector, id, from))))
    return false;
  return teamOf(w, id) === from.side || !stealthShields(w, id, aura.owner, false);
}

/** Every clause that may speak about the model now: its own, and those of others that name it. @rule PC-CARD-06 */
export function forcesOn(w: World, id: ModelId): Force[] {
  const model = modelOf(w, id);
  const forces: Force[] = [];
  if (inPlay(model)) {
    for (const force of printedOn(profileOf(w, id)).own) forces.push({ ...force, owner: id });
  }
  for (const one of lastingOn(w, id)) {
    for (const clause of one.clauses) forces.push({ clause, kind: 'effect', name: one.from, owner: id });
  }
  for (const other of modelsOnTable(w)) {
    for (const force of printedOn(profileOf(w, other.id)).others) {
      if (selects(w, force.who, id, { owner: other.id, side: teamOf(w, other.id) })) {
        forces.push({ clause: force.clause, kind: force.kind, name: force.name, owner: other.id });
      }
    }
  }
  return forces;
}

/** The model's own printed clauses and what is in force on it alone: enough for what no other model changes. */
export function ownForcesOn(w: World, id: ModelId): Force[] {
  const model = modelOf(w, id);
  const forces: Force[] = [];
  if (inPlay(model)) {
    for (const force of printedOn(profileOf(w, id)).own) forces.push({ ...force, owner: id });
  }
  for (const one of model.lasting) {
    for (const clause of one.clauses) forces.push({ clause, kind: 'effect', name: one.from, owner: id });
  }
  return forces;
}

/** A clause bound to a trigger point. */
export interface Trigger extends Force {
  readonly clause: AtClause;
}

/** Clauses bound to a trigger point that belong to this model itself. */
export function triggersOf(w: World, id: ModelId, at: string): Trigger[] {
  const found: Trigger[] = [];
  if (!inPlay(modelOf(w, id))) return found;
  const { own, others } = printedOn(profileOf(w, id));
  for (const { clause, kind, name } of [...own, ...others]) {
    if (!('at' in clause) || 'custom' in clause) continue;
    if (clause.at === at || (Array.isArray(clause.at) && clause.at.includes(at)))
      found.push({ clause, kind, name, owner: id });
  }
  return found;
}
