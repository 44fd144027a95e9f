import { PLAYERS } from '../../../kernel/ids.ts';
import type { Clause, ClauseWhen } from '../model/clause.ts';
import type { CardProfile, Selector } from '../model/profile.ts';
import type { AuraState, EncounterSetup, Lasting, ModelId, TeamId } from '../model/state.ts';
import {
  type ClauseWords,
  type Force,
  type PrintedFor,
  type Trigger,
  VERBS,
  type Verb,
  type World,
  modelOf,
  profileOf,
} from '../model/world.ts';
import { stealthStops, whyUnaffected } from '../rules/affect.ts';
import { auraAt, stillThere } from '../rules/areas.ts';
import { inPlay, modelsOnTable, teamOf, withinRange } from '../rules/bodies.ts';
import { selects } from '../rules/selectors.ts';
import { isMentioned } from './mentioned.ts';
import { OWN_PLAN, planClause } from './own-plan.ts';
import { ROLE_CLAUSES } from './roles.ts';
import { isSilenced, mayBeSilenced } from './silence.ts';

type PrintedForce = Omit<Force, 'owner'>;
type BroadForce = PrintedForce & { readonly who: Selector };
type ByVerb<T> = Readonly<Record<Verb, Map<string, T>>>;

interface Printed {
  readonly own: ByVerb<PrintedForce[]>;
  /** Clauses about other models: they carry a `who`. */
  readonly others: ByVerb<BroadForce[]>;
}

const printed = new WeakMap<CardProfile, Printed>();

const byVerb = <T>(): ByVerb<T> => ({
  modify: new Map(),
  set: new Map(),
  grant: new Map(),
  forbid: new Map(),
  allow: new Map(),
  at: new Map(),
});

function verbOf(clause: Clause): Verb | null {
  return 'custom' in clause ? null : (VERBS.find((verb) => verb in clause) ?? null);
}

const NO_WORDS: readonly string[] = [];

function wordsOf(clause: Clause): readonly string[] {
  if ('custom' in clause) return NO_WORDS;
  if ('modify' in clause) return [clause.modify];
  if ('set' in clause) return [clause.set];
  if ('grant' in clause) return [clause.grant];
  if ('forbid' in clause) return [clause.forbid];
  if ('allow' in clause) return [clause.allow];
  if ('at' in clause) return typeof clause.at === 'string' ? [clause.at] : clause.at;
  return NO_WORDS;
}

function speaksOf(clause: Clause, verb: Verb, word: string): boolean {
  return verb in clause && verbOf(clause) === verb && wordsOf(clause).includes(word);
}

function addTo<T>(table: ByVerb<T[]>, verb: Verb, word: string, entry: T): void {
  const known = table[verb].get(word);
  if (known === undefined) table[verb].set(word, [entry]);
  else known.push(entry);
}

/** A Power of the card's own stands in for that of its Role. @rule PC-ROLE-02 @rule PC-CARD-05 */
function printsRolePower({ powers }: CardProfile): boolean {
  return powers.some(({ clauses }) =>
    clauses.some((clause) => 'forbid' in clause && clause.forbid === 'rolePower' && clause.who === 'self'),
  );
}

/** What the text of a Summoned piece does besides making it holds as long as one is on the table. @rule PC-TYPE-25 */
function byPieces({ actions }: CardProfile): PrintedForce[] {
  const texts = actions.flatMap(({ specials }) => specials ?? []);
  return texts
    .filter(({ clauses }) => clauses.some((clause) => 'piece' in clause))
    .flatMap(({ name, clauses }) =>
      clauses.flatMap((clause): PrintedForce[] =>
        verbOf(clause) === null || ('at' in clause && clause.at === 'achieved')
          ? []
          : [{ clause: { ...clause, when: { ...whenOf(clause), piece: name } }, kind: 'power', name }],
      ),
    );
}

const whenOf = (clause: Clause): ClauseWhen | undefined => ('when' in clause ? clause.when : undefined);

function printedOn(profile: CardProfile): Printed {
  const known = printed.get(profile);
  if (known !== undefined) return known;
  const all: PrintedForce[] = [];
  if (profile.role !== null && !printsRolePower(profile)) {
    for (const clause of ROLE_CLAUSES[profile.role]) all.push({ clause, kind: 'role', name: profile.role });
  }
  for (const power of profile.powers) {
    for (const clause of power.clauses) all.push({ clause, kind: 'power', name: power.name });
  }
  all.push(...byPieces(profile));
  const made: Printed = { own: byVerb(), others: byVerb() };
  for (const force of all) {
    const who = 'who' in force.clause ? force.clause.who : undefined;
    const verb = verbOf(force.clause);
    if (verb === null) continue;
    const plan = planClause(force.clause, force.name);
    if (plan !== null) addTo(made.own, 'at', OWN_PLAN, { ...force, ...plan });
    for (const word of wordsOf(force.clause)) {
      if (who === undefined || who === 'self') addTo(made.own, verb, word, force);
      else if (typeof who === 'object') addTo(made.others, verb, word, { ...force, who });
    }
  }
  printed.set(profile, made);
  return made;
}

const owned = ({ clause, kind, name }: PrintedForce, owner: ModelId): Force => ({
  clause,
  kind,
  name,
  owner,
});

/** What is printed for a model, with itself as the owner. */
function printedFor(w: World, id: ModelId): PrintedFor {
  const known = w.cache.printed.get(id);
  if (known !== undefined) return known;
  const made = boundTo(profileOf(w, id), id);
  w.cache.printed.set(id, made);
  return made;
}

const bound = new WeakMap<CardProfile, Map<ModelId, PrintedFor>>();

function boundTo(profile: CardProfile, id: ModelId): PrintedFor {
  let models = bound.get(profile);
  if (models === undefined) bound.set(profile, (models = new Map()));
  let found = models.get(id);
  if (found === undefined) models.set(id, (found = bind(printedOn(profile), id)));
  return found;
}

function bind({ own, others }: Printed, id: ModelId): PrintedFor {
  const forces = byVerb<readonly Force[]>();
  for (const verb of VERBS) {
    for (const [word, list] of own[verb]) {
      forces[verb].set(
        word,
        list.map((force) => owned(force, id)),
      );
    }
  }
  const triggers = new Map<string, Trigger[]>();
  for (const table of [own.at, others.at]) {
    for (const [word, list] of table) {
      const known = triggers.get(word) ?? [];
      for (const { clause, kind, name } of list) {
        if ('at' in clause && !('custom' in clause)) known.push({ clause, kind, name, owner: id });
      }
      triggers.set(word, known);
    }
  }
  return { forces, triggers };
}

const broad = new WeakMap<EncounterSetup, ClauseWords>();

/** Is there any card in the Encounter that does this to other models? */
function anyBroad(w: World, verb: Verb, word: string): boolean {
  w.cache.broad ??= broadOf(w.setup);
  return w.cache.broad[verb].has(word);
}

function broadOf(setup: EncounterSetup): ClauseWords {
  const known = broad.get(setup);
  if (known !== undefined) return known;
  const profiles = Object.values(setup.profiles).map(printedOn);
  const words = (verb: Verb): ReadonlySet<string> =>
    new Set(profiles.flatMap(({ others }) => [...others[verb].keys()]));
  const made: ClauseWords = {
    modify: words('modify'),
    set: words('set'),
    grant: words('grant'),
    forbid: words('forbid'),
    allow: words('allow'),
    at: words('at'),
  };
  broad.set(setup, made);
  return made;
}

const NO_AURAS: readonly AuraState[] = [];

/** Those that could affect the model now. @rule PC-TYPE-10 @rule PC-COND-04 @rule PC-BAR-05 */
export function aurasOver(w: World, id: ModelId): readonly AuraState[] {
  if (w.state.auras.length === 0) return NO_AURAS;
  const known = w.cache.auras.get(id);
  if (known !== undefined) return known;
  const model = modelOf(w, id);
  // Whoever asks on the way what Auras do to this model is told that they do nothing.
  w.cache.auras.set(id, NO_AURAS);
  const found = model.status === 'table' ? w.state.auras.filter((aura) => auraHolds(w, aura, id)) : NO_AURAS;
  w.cache.auras.set(id, found);
  return found;
}

function auraHolds(w: World, aura: AuraState, id: ModelId): boolean {
  const owner = w.state.models[aura.owner];
  if (owner === undefined || owner.status !== 'table') return false;
  if (aura.beaten !== null && !aura.beaten.includes(id)) return false;
  if (!stillThere(w, aura.source)) return false;
  if (id !== aura.source && !withinRange(w, aura.source, id, aura.range)) return false;
  const at = auraAt(w, aura);
  return stealthStops(w, at, id) === null && whyUnaffected(w, at, id) === null;
}

const NO_FORCES: readonly Force[] = [];

/** Every clause of this kind that may speak about the model now: its own, and those of others that name it. @rule PC-CARD-06 */
export function forcesOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  return heard(w, everyForceOn(w, id, verb, word));
}

/** Those whose Power nothing has taken away. */
function heard<F extends Force>(w: World, forces: readonly F[]): readonly F[] {
  if (forces.length === 0 || !mayBeSilenced(w)) return forces;
  for (const force of forces) {
    if (isSilenced(w, force)) return forces.filter((one) => !isSilenced(w, one));
  }
  return forces;
}

/** No clause of this kind can speak about the model but its own printed ones. */
export function saysNothingOf(w: World, id: ModelId, verb: Verb, word: string): boolean {
  if (!isMentioned(w, verb, word)) return true;
  const { auras, teams } = w.state;
  if (auras.length > 0 || modelOf(w, id).lasting.length > 0) return false;
  return teams.a.lasting.length === 0 && teams.b.lasting.length === 0 && !anyBroad(w, verb, word);
}

/** As `forcesOn`, those of Powers that have been taken away included. */
export function everyForceOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  if (!isMentioned(w, verb, word)) return NO_FORCES;
  const own = printedForcesOn(w, id, verb, word);
  const auras = aurasOver(w, id);
  const others = anyBroad(w, verb, word);
  if (!others && auras.length === 0) return own;
  const forces = [...own];
  for (const aura of auras) addLasting(forces, aura.lasting, verb, word, id);
  if (!others) return forces;
  for (const other of modelsOnTable(w)) {
    for (const force of printedOn(profileOf(w, other.id)).others[verb].get(word) ?? []) {
      if (selects(w, force.who, id, { owner: other.id, side: teamOf(w, other.id) })) {
        forces.push(owned(force, other.id));
      }
    }
  }
  return forces;
}

function addLasting(
  forces: Force[],
  lasting: readonly Lasting[],
  verb: Verb,
  word: string,
  owner: ModelId,
): void {
  for (const one of lasting) {
    if (one.lasts === 'nextTurn') continue;
    for (const clause of one.clauses) {
      if (speaksOf(clause, verb, word)) forces.push({ clause, kind: 'effect', name: one.from, owner });
    }
  }
}

/** Clauses that a Team has put in force for all models they name. */
function addOfTeam(forces: Force[], w: World, side: TeamId, verb: Verb, word: string, owner: ModelId): void {
  for (const { clauses, from } of w.state.teams[side].lasting) {
    for (const clause of clauses) {
      if (!speaksOf(clause, verb, word)) continue;
      const who = 'who' in clause && typeof clause.who === 'object' ? clause.who : null;
      if (who !== null && selects(w, who, owner, { owner, side }))
        forces.push({ clause, kind: 'effect', name: from, owner });
    }
  }
}

/** The model's own printed clauses and what is in force without any other model: enough for what selectors look at. */
export function ownForcesOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  return heard(w, printedForcesOn(w, id, verb, word));
}

function printedForcesOn(w: World, id: ModelId, verb: Verb, word: string): readonly Force[] {
  if (!isMentioned(w, verb, word)) return NO_FORCES;
  const model = modelOf(w, id);
  const own = inPlay(model) ? (printedFor(w, id).forces[verb].get(word) ?? NO_FORCES) : NO_FORCES;
  const { a, b } = w.state.teams;
  if (model.lasting.length === 0 && a.lasting.length === 0 && b.lasting.length === 0) return own;
  const forces = [...own];
  addLasting(forces, model.lasting, verb, word, id);
  for (const side of PLAYERS) addOfTeam(forces, w, side, verb, word, id);
  return forces;
}

const NO_TRIGGERS: readonly Trigger[] = [];

/** Clauses bound to a trigger point that belong to this model itself, or are in force on it for a time. */
export function triggersOf(w: World, id: ModelId, at: string): readonly Trigger[] {
  if (!isMentioned(w, 'at', at)) return NO_TRIGGERS;
  const model = modelOf(w, id);
  if (!inPlay(model)) return NO_TRIGGERS;
  const printed = printedFor(w, id).triggers.get(at) ?? NO_TRIGGERS;
  const lasting = model.lasting.length === 0 ? NO_TRIGGERS : lastingTriggers(model.lasting, at, id);
  const all = lasting.length === 0 ? printed : [...printed, ...lasting];
  return heard(w, all);
}

function lastingTriggers(lasting: readonly Lasting[], at: string, owner: ModelId): Trigger[] {
  return lasting.flatMap(({ clauses, lasts, from }) =>
    clauses.flatMap((clause): Trigger[] =>
      lasts !== 'nextTurn' && 'at' in clause && !('custom' in clause) && wordsOf(clause).includes(at)
        ? [{ clause, kind: 'effect', name: from, owner }]
        : [],
    ),
  );
}
