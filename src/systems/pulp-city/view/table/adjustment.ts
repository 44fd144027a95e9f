import { mostHealth } from '../../traits/health.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import type { Adjustment } from '../../model/events.ts';
import type { Place } from '../../model/place.ts';
import type { CardId, ModelId, PieceId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, modelOf } from '../../model/lookup.ts';
import { bodyOf } from '../../board/bodies.ts';
import { isCitizen, isMarker } from '../../board/on-table.ts';
import { rollsRealDice } from '../../board/real-dice.ts';
import { sceneOf } from '../../board/scene.ts';
import { sideBySide } from '../../board/allies.ts';
import { sideOf } from '../../board/sides.ts';
import { fatigueLimit } from '../../traits/limits.ts';

export const PLACE_LEVELS = ['ground', 'roof', 'inside'] as const;
export type PlaceLevel = (typeof PLACE_LEVELS)[number];

export interface PlaceOption {
  readonly level: PlaceLevel;
  readonly place: Place;
}

/** Where a base put down at a point could stand: lowest first, and last in the room under it. */
export function placesUnder(
  w: World,
  model: ModelId,
  at: { readonly x: number; readonly y: number },
): readonly PlaceOption[] {
  const { size } = w.setup.table;
  const inside = (value: number): number => Math.min(size, Math.max(0, Math.round(value)));
  const point = { x: inside(at.x), y: inside(at.y) };
  const scene = sceneOf(w);
  const found: PlaceOption[] = [];
  for (const level of PLACE_LEVELS) {
    const place = placeAt(scene, bodyOf(w, model), { ...point, level });
    const known = found.some((one) => one.place.z === place?.z && one.place.inside === place.inside);
    if (place !== null && !known) found.push({ level, place });
  }
  if (found.length > 0) return found;
  // The players' word goes over the rules: a place the rules know nothing of is the street.
  return [{ level: 'ground', place: { ...point, z: 0, inside: null, wall: null } }];
}

/** Figures of a model that players may agree on. */
export interface ModelFigures {
  readonly model: ModelId;
  readonly card: CardId;
  /** One of nobody's: what Teams spend means nothing to it. */
  readonly citizen: boolean;
  readonly health: number;
  /** 0: it has none, and cannot lose any. */
  readonly healthMax: number;
  readonly fatigue: number;
  readonly fatigueMax: number;
  readonly apSpent: number;
  readonly powerUp: number;
  readonly stunned: boolean;
  readonly spectral: boolean;
  readonly attack: number;
  readonly defend: number;
  readonly suppress: number;
}

export function modelFigures(w: World, id: ModelId): ModelFigures {
  const model = modelOf(w, id);
  const card = cardById(w, model.card);
  return {
    model: id,
    card: card.id,
    citizen: isCitizen(w, id),
    health: model.health,
    healthMax: isMarker(w, id) ? 0 : mostHealth(w, id),
    fatigue: card.fatigue,
    fatigueMax: fatigueLimit(w, card.id),
    apSpent: card.apSpent,
    powerUp: card.powerUp,
    stunned: model.stunned,
    spectral: model.spectral,
    attack: model.attack,
    defend: model.defend,
    suppress: model.suppress,
  };
}

export interface PieceFigures {
  readonly piece: PieceId;
  readonly health: number;
  readonly healthMax: number;
}

/** Structures and Objects that can be worn down. */
export function pieceFigures(w: World): readonly PieceFigures[] {
  return Object.values(w.state.pieces).flatMap(({ id, health, maxHealth }) =>
    health === undefined ? [] : [{ piece: id, health, healthMax: maxHealth ?? health }],
  );
}

/** Every model, the first Team first, allied ones beside each other, Citizens last. */
export const adjustable = (w: World): readonly ModelId[] =>
  [...sideBySide(w.setup), null].flatMap((side) =>
    Object.keys(w.state.models).filter((id) => sideOf(w, id) === side),
  );

/** What an adjustment is about: the same subject and figure replace each other in a draft. */
export function subjectOf(change: Adjustment): string {
  switch (change.what) {
    case 'position':
    case 'health':
      return `${change.what} ${change.model}`;
    case 'pieceHealth':
      return `${change.what} ${change.piece}`;
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      return `${change.what} ${change.card}`;
    case 'pool':
    case 'agendaPoints':
    case 'realDice':
      return `${change.what} ${change.team}`;
    case 'condition':
      return `${change.condition} ${change.model}`;
    case 'dice':
      return `${change.effect} ${change.model}`;
  }
}

/** Is the figure what it is anyway? */
export function changesNothing(w: World, change: Adjustment): boolean {
  switch (change.what) {
    case 'position':
      return false;
    case 'health':
      return modelOf(w, change.model).health === change.to;
    case 'pieceHealth':
      return w.state.pieces[change.piece]?.health === change.to;
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      return cardById(w, change.card)[change.what] === change.to;
    case 'pool':
    case 'agendaPoints':
      return w.state.teams[change.team][change.what] === change.to;
    case 'condition':
      return modelOf(w, change.model)[change.condition] === change.to;
    case 'dice':
      return modelOf(w, change.model)[change.effect] === change.to;
    case 'realDice':
      return rollsRealDice(w, change.team) === change.to;
  }
}
