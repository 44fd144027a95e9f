import type { Hands } from '../../../kernel/machine.ts';
import type { Body, Scene } from '../../../tabletop/table.ts';
import type { Event } from './events.ts';
import type { ActionProfile, CardProfile } from './profile.ts';
import type { Ruleset } from './ruleset.ts';
import type { CardId, CardState, EncounterSetup, ModelId, ModelState, State } from './state.ts';
import type { TerrainPiece } from './terrain.ts';

/** Answers worked out from the state and dropped whenever it changes. Never saved. */
export interface WorldCache {
  scene: Scene | null;
  bodies: Map<ModelId, Body> | null;
  contacts: Map<string, boolean>;
}

/** An Encounter as rules look at it. The state is private to whoever runs the engine on it. */
export interface World {
  readonly setup: EncounterSetup;
  readonly rules: Ruleset;
  state: State;
  readonly cache: WorldCache;
}

/** What a step of a procedure works with. */
export interface Ctx extends World, Hands<Event> {}

export function makeWorld(setup: EncounterSetup, rules: Ruleset, state: State): World {
  return { setup, rules, state, cache: { scene: null, bodies: null, contacts: new Map() } };
}

export function dropCache(w: World): void {
  w.cache.scene = null;
  w.cache.bodies = null;
  if (w.cache.contacts.size > 0) w.cache.contacts.clear();
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

/** @throws when the set-up lacks the profile: it is checked when an Encounter begins. */
export function profileById(w: World, id: string): CardProfile {
  const profile = w.setup.profiles[id];
  if (profile === undefined) throw new Error(`no card profile ${id}`);
  return profile;
}

export function profileOf(w: World, model: ModelId): CardProfile {
  return profileById(w, cardOf(w, model).profile);
}

export function actionOn(profile: CardProfile, id: string): ActionProfile | null {
  return profile.actions.find((action) => action.id === id) ?? null;
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
