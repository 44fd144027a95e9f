import { isAgendaCitizen } from './agendas.ts';
import { borrowedProfile } from './borrowed.ts';
import { CITIZEN_PROFILE } from './citizens.ts';
import type { World } from './encounter.ts';
import type { CardId, ModelId } from './ids.ts';
import type { ActionProfile, CardProfile, PowerProfile } from './profile.ts';
import type { CardState, ModelState } from './state.ts';
import type { TerrainPiece } from './terrain.ts';
import type { Cause } from './cause.ts';

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

/** A Power of a model as what makes something happen. */
export const powerCause = (w: World, owner: ModelId, power: string) =>
  ({ of: 'power', card: cardOf(w, owner).id, power }) as const satisfies Cause;

/**
 * Power Up dice that the model may use: of a Minion its own, and those of its card that are no other's.
 * @rule PC-FX-22 @rule PC-CARD-03
 */
export function powerUpOf(w: World, id: ModelId): number {
  const card = cardOf(w, id);
  if (card.powerUp === 0) return 0;
  let others = 0;
  for (const model of Object.values(w.state.models))
    if (model.card === card.id && model.id !== id) others += model.powerUp ?? 0;
  return card.powerUp - others;
}

/**
 * A card with all that it can do in this Encounter, or what every Citizen has.
 * @throws when the set-up lacks the profile: it is checked when an Encounter begins.
 */
export function profileById(w: World, id: string): CardProfile {
  const profile = w.profiles[id] ?? profileOutside(w, id);
  if (profile === undefined) throw new Error(`no card profile ${id}`);
  return profile;
}

/** One that no card of the set-up brings. */
function profileOutside({ rules: { citizens }, profiles }: World, id: string): CardProfile | undefined {
  if (id === CITIZEN_PROFILE) return citizens.profile;
  return isAgendaCitizen(id) ? citizens.forAgendas[id] : borrowedProfile(profiles, id);
}

export function profileOf(w: World, model: ModelId): CardProfile {
  const known = w.cache.profiles.get(model);
  if (known !== undefined) return known;
  const found = profileById(w, cardOf(w, model).profile);
  w.cache.profiles.set(model, found);
  return found;
}

export function actionOn({ actions, textActions }: CardProfile, id: string): ActionProfile | null {
  for (const one of actions) if (one.id === id) return one;
  return textActions?.find((one) => one.id === id) ?? null;
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
