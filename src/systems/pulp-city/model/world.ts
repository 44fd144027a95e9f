import type { Refusal } from '../../../kernel/game-system.ts';
import type { Hands } from '../../../kernel/machine.ts';
import type { Body, Scene } from '../../../tabletop/table.ts';
import { CITIZEN_PROFILE, citizensAskedFor } from './citizens.ts';
import type { Event } from './events.ts';
import type { AtClause, Clause } from './clause.ts';
import type { ActionProfile, ActionUse, CardProfile, PowerProfile, Trait } from './profile.ts';
import type { DiceSource, RollSpec } from './roll.ts';
import type { Ruleset } from './ruleset.ts';
import { EVERYTHING, stirredBy } from './stirring.ts';
import type {
  AuraState,
  CardId,
  CardState,
  EncounterSetup,
  ModelId,
  ModelState,
  State,
  TargetId,
  TeamId,
} from './state.ts';
import type { TerrainPiece } from './terrain.ts';

/** Answers worked out from the state, dropped by the events that make them stale. Never saved. */
export interface WorldCache {
  scene: Scene | null;
  pieces: readonly TerrainPiece[] | null;
  readonly bodies: Map<ModelId, Body>;
  /** Who touches whom, both ways round. */
  readonly contacts: Map<TargetId, Map<TargetId, boolean>>;
  /** Who has Line of Sight to what. */
  readonly sights: Map<TargetId, Map<TargetId, boolean>>;
  everyone: readonly ModelState[] | null;
  onTable: readonly ModelState[] | null;
  targets: readonly TargetId[] | null;
  readonly ofCard: Map<CardId, readonly ModelId[]>;
  readonly live: Map<CardId, readonly ModelId[]>;
  vanquished: boolean | null;
  /** Clauses printed for each model, and what clauses anywhere say of other models. */
  readonly printed: Map<ModelId, PrintedFor>;
  broad: ClauseWords | null;
  /** What any clause of this Encounter could ever say. */
  mentioned: ClauseWords | null;
  // Good until the next event of any kind.
  /** The last answer drawn at random, which is legal. */
  drawn: { readonly decision: string; readonly answer: unknown } | null;
  readonly auras: Map<ModelId, readonly AuraState[]>;
  readonly underAuras: Map<ModelId, UnderAuras>;
  readonly silence: Map<ModelId, Silence>;
  /** Where the dice of the two sides of a roll come from. */
  attack: {
    readonly spec: RollSpec;
    readonly smash: boolean;
    readonly sources: readonly DiceSource[];
  } | null;
  defence: { readonly spec: RollSpec; readonly trait: Trait; readonly sources: readonly DiceSource[] } | null;
  /** Who may not be a Target of a use, by who asks. */
  readonly unfit: Map<ActionUse, Unfit>;
}

/** A reason, or what makes one of it when it is asked for: most are not. null: no reason. */
export type Why = Refusal | (() => Refusal) | null;

/** What Auras alone make of a model. @rule PC-TYPE-10 */
export interface UnderAuras {
  readonly stunned: boolean;
  readonly spectral: boolean;
  readonly weak: readonly string[];
}

export interface Unfit {
  readonly model: ModelId;
  readonly source: ModelId;
  readonly side: TeamId;
  readonly action: ActionProfile;
  readonly why: Map<TargetId, Why>;
}

/** What has been taken away of the Powers of a model. */
export interface Silence {
  readonly role: boolean;
  /** Names of Powers. */
  readonly powers: readonly string[] | 'all';
}

/** What clauses do, as an index: verb and word, or trigger point. */
export const VERBS = ['modify', 'set', 'grant', 'forbid', 'allow', 'at'] as const;
export type Verb = (typeof VERBS)[number];

/** A clause that may speak about a model, with where it comes from. */
export interface Force {
  readonly clause: Clause;
  readonly kind: 'role' | 'power' | 'effect';
  /** Name of the Role, Power or Action. */
  readonly name: string;
  readonly owner: ModelId;
}

/** A clause bound to a trigger point. */
export interface Trigger extends Force {
  readonly clause: AtClause;
}

export interface PrintedFor {
  readonly forces: Readonly<Record<Verb, ReadonlyMap<string, readonly Force[]>>>;
  readonly triggers: ReadonlyMap<string, readonly Trigger[]>;
}

export type ClauseWords = Readonly<Record<Verb, ReadonlySet<string>>>;

/** An Encounter as rules look at it. The state is private to whoever runs the engine on it. */
export interface World {
  readonly setup: EncounterSetup;
  readonly rules: Ruleset;
  /** The cards with all that they can do in this Encounter. */
  readonly profiles: Readonly<Record<string, CardProfile>>;
  state: State;
  readonly cache: WorldCache;
}

/** What a step of a procedure works with. */
export interface Ctx extends World, Hands<Event> {}

export function makeWorld(setup: EncounterSetup, rules: Ruleset, state: State): World {
  return {
    setup,
    rules,
    profiles: profilesFor(setup, rules),
    state,
    cache: {
      scene: null,
      pieces: null,
      bodies: new Map(),
      contacts: new Map(),
      sights: new Map(),
      everyone: null,
      onTable: null,
      targets: null,
      ofCard: new Map(),
      live: new Map(),
      vanquished: null,
      printed: new Map(),
      broad: null,
      mentioned: null,
      drawn: null,
      auras: new Map(),
      underAuras: new Map(),
      silence: new Map(),
      attack: null,
      defence: null,
      unfit: new Map(),
    },
  };
}

/** Drops what an event has made stale: what hangs on one model, or everything that was worked out. */
export function dropStale({ cache, state }: World, event: Event): void {
  cache.drawn = null;
  cache.attack = null;
  cache.defence = null;
  if (cache.auras.size > 0) cache.auras.clear();
  if (cache.underAuras.size > 0) cache.underAuras.clear();
  if (cache.silence.size > 0) cache.silence.clear();
  if (cache.unfit.size > 0) cache.unfit.clear();
  if (event.type === 'damaged' && state.models[event.target] === undefined) {
    cache.pieces = null;
    dropScene(cache);
  }
  const stirred = stirredBy(event);
  if (stirred === null) return;
  dropScene(cache);
  cache.everyone = null;
  cache.onTable = null;
  cache.targets = null;
  cache.live.clear();
  cache.vanquished = null;
  if (stirred !== EVERYTHING) {
    cache.bodies.delete(stirred);
    cache.contacts.delete(stirred);
    for (const row of cache.contacts.values()) row.delete(stirred);
    return;
  }
  cache.pieces = null;
  cache.bodies.clear();
  cache.contacts.clear();
  cache.ofCard.clear();
  cache.printed.clear();
}

function dropScene(cache: WorldCache): void {
  cache.scene = null;
  cache.sights.clear();
}

/** @throws when no such model exists: ids come from the state itself. */
export function modelOf(w: World, id: ModelId): ModelState {
  const model = w.state.models[id];
  if (model === undefined) throw new Error(`no model ${id}`);
  return model;
}

/** @throws when no such card exists. */
export function cardById(w: World, id: CardId): CardState {
  const card = w.state.cards[id];
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

export function cardOf(w: World, model: ModelId): CardState {
  return cardById(w, modelOf(w, model).card);
}

/**
 * A card with all that it can do in this Encounter, or what every Citizen has.
 * @throws when the set-up lacks the profile: it is checked when an Encounter begins.
 */
export function profileById(w: World, id: string): CardProfile {
  if (id === CITIZEN_PROFILE) return w.rules.citizens.profile;
  const profile = w.profiles[id];
  if (profile === undefined) throw new Error(`no card profile ${id}`);
  return profile;
}

function profilesFor(setup: EncounterSetup, rules: Ruleset): World['profiles'] {
  if (rules.citizens.actions.length === 0 || !citizensAskedFor(setup)) return setup.profiles;
  const all = Object.entries(setup.profiles);
  return Object.fromEntries(all.map(([id, profile]) => [id, withCitizenActions(profile, rules)]));
}

const furnished = new WeakMap<CardProfile, CardProfile>();

/** Supremes can act on Citizens wherever there are some. @rule PC-CITIZEN-09 @rule PC-CITIZEN-10 */
function withCitizenActions(profile: CardProfile, { citizens }: Ruleset): CardProfile {
  const known = furnished.get(profile);
  if (known !== undefined) return known;
  const own = profile.kind === 'supreme' ? profile.alignment : [];
  const more = citizens.actions.filter(({ of }) => own.includes(of)).map(({ action }) => action);
  const made = more.length === 0 ? profile : { ...profile, actions: [...profile.actions, ...more] };
  furnished.set(profile, made);
  return made;
}

export function profileOf(w: World, model: ModelId): CardProfile {
  return profileById(w, cardOf(w, model).profile);
}

export function actionOn(profile: CardProfile, id: string): ActionProfile | null {
  return profile.actions.find((action) => action.id === id) ?? null;
}

/** What a form is called: by its own name, or by that of its card. */
export function formName({ form, name }: CardProfile): string {
  return form ?? name;
}

/** The text of a Special; the only one of an Action needs no name in the bar. @rule PC-FX-25 */
export function specialOn(action: ActionProfile | null, name: string | undefined): PowerProfile | null {
  const texts = action?.specials ?? [];
  if (name === undefined) return texts.length === 1 ? (texts[0] ?? null) : null;
  return texts.find((text) => text.name === name) ?? null;
}

/** @throws when the piece is gone. */
export function pieceOf(w: World, id: string): TerrainPiece {
  const piece = w.state.pieces[id];
  if (piece === undefined) throw new Error(`no piece ${id}`);
  return piece;
}

export function isModel(w: World, id: string): boolean {
  return w.state.models[id] !== undefined;
}
