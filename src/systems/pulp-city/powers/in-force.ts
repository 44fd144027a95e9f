import type { AtClause, CardProfile, Clause, Selector } from '../model/profile.ts';
import type { AuraState, EncounterSetup, Lasting, ModelId } from '../model/state.ts';
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

type PrintedForce = Omit<Force, 'owner'>;
type BroadForce = PrintedForce & { readonly who: Selector };

/** What clauses do, as an index: verb and word, or trigger point. */
export type Verb = 'modify' | 'set' | 'grant' | 'forbid' | 'allow' | 'at';

interface Printed {
  readonly own: ReadonlyMap<string, readonly PrintedForce[]>;
  /** Clauses about other models: they carry a `who`. */
  readonly others: ReadonlyMap<string, readonly BroadForce[]>;
}

const printed = new WeakMap<CardProfile, Printed>();

function keysOf(clause: Clause): readonly string[] {
  if ('custom' in clause) return [];
  if ('modify' in clause) return [`modify:${clause.modify}`];
  if ('set' in clause) return [`set:${clause.set}`];
  if ('grant' in clause) return [`grant:${clause.grant}`];
  if ('forbid' in clause) return [`forbid:${clause.forbid}`];
  if ('allow' in clause) return [`allow:${clause.allow}`];
  if ('at' in clause)
    return (typeof clause.at === 'string' ? [clause.at] : clause.at).map((at) => `at:${at}`);
  return [];
}

function printedOn(profile: CardProfile): Printed {
  const known = printed.get(profile);
  if (known !== undefined) return known;
  const all: PrintedForce[] = [];
  if (profile.role !== null) {
    for (const clause of ROLE_CLAUSES[profile.role]) all.push({ clause, kind: 'role', name: profile.role });
  }
  for (const power of profile.powers) {
    for (const clause of power.clauses) all.push({ clause, kind: 'power', name: power.name });
  }
  const own = new Map<string, PrintedForce[]>();
  const others = new Map<string, BroadForce[]>();
  for (const force of all) {
    const who = 'who' in force.clause ? force.clause.who : undefined;
    for (const key of keysOf(force.clause)) {
      if (who === undefined || who === 'self') own.set(key, [...(own.get(key) ?? []), force]);
      else if (typeof who === 'object') others.set(key, [...(others.get(key) ?? []), { ...force, who }]);
    }
  }
  const made = { own, others };
  printed.set(profile, made);
  return made;
}

const broad = new WeakMap<EncounterSetup, ReadonlySet<string>>();

/** Is there any card in the Encounter that does this to other models? */
function anyBroad(w: World, key: string): boolean {
  let keys = broad.get(w.setup);
  if (keys === undefined) {
    keys = new Set(
      Object.values(w.setup.profiles).flatMap((profile) => [...printedOn(profile).others.keys()]),
    );
    broad.set(w.setup, keys);
  }
  return keys.has(key);
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
  if (aura.beaten !== null && !aura.beaten.includes(id)) return false;
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

/** Every clause of this kind that may speak about the model now: its own, and those of others that name it. @rule PC-CARD-06 */
export function forcesOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  const key = `${verb}:${word}`;
  const forces = ownForcesOn(w, id, verb, word);
  for (const aura of aurasOver(w, id)) addLasting(forces, aura.lasting, key, id);
  if (!anyBroad(w, key)) return forces;
  for (const other of modelsOnTable(w)) {
    for (const force of printedOn(profileOf(w, other.id)).others.get(key) ?? []) {
      if (selects(w, force.who, id, { owner: other.id, side: teamOf(w, other.id) })) {
        forces.push({ clause: force.clause, kind: force.kind, name: force.name, owner: other.id });
      }
    }
  }
  return forces;
}

function addLasting(forces: Force[], lasting: readonly Lasting[], key: string, owner: ModelId): void {
  for (const one of lasting) {
    for (const clause of one.clauses) {
      if (keysOf(clause).includes(key)) forces.push({ clause, kind: 'effect', name: one.from, owner });
    }
  }
}

/** The model's own printed clauses and what is in force on it alone: enough for what no other model changes. */
export function ownForcesOn(w: World, id: ModelId, verb: Verb, word: string): Force[] {
  const model = modelOf(w, id);
  const key = `${verb}:${word}`;
  const forces: Force[] = [];
  if (inPlay(model)) {
    for (const force of printedOn(profileOf(w, id)).own.get(key) ?? []) forces.push({ ...force, owner: id });
  }
  if (model.lasting.length > 0) addLasting(forces, model.lasting, key, id);
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
  const key = `at:${at}`;
  for (const { clause, kind, name } of [...(own.get(key) ?? []), ...(others.get(key) ?? [])]) {
    if ('at' in clause && !('custom' in clause)) found.push({ clause, kind, name, owner: id });
  }
  return found;
}
