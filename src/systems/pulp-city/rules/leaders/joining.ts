import { TOUCH, inches } from '../../../../geometry/units.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import { placeAt } from '../../../../tabletop/levels.ts';
import { gap, inContact, within } from '../../../../tabletop/measure.ts';
import { nearestPlace } from '../../../../tabletop/nearest.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import type { Body } from '../../../../tabletop/table.ts';
import type { LeaderEffect } from '../../model/leader-card.ts';
import type { Place, Point } from '../../model/place.ts';

import type { CardProfile } from '../../model/profile.ts';
import { cardIdOf, type ModelId, type TeamId } from '../../model/ids.ts';
import type { World } from '../../model/encounter.ts';
import { profileById } from '../../model/lookup.ts';
import { bodyOf, recruitedAs, cylinderOf } from '../../board/bodies.ts';
import { sceneOf } from '../../board/scene.ts';
import { teamOf } from '../../board/sides.ts';
import { canBeNamed, toWaypoint } from '../../board/places.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { cardInPlay, cardsOf } from '../../board/cards.ts';
import { isSameSupreme } from '../../traits/same-supreme.ts';

/** The next card of the Team, after those it was recruited with. */
export const nextCard = (w: World, team: TeamId): string => cardIdOf(team, cardsOf(w, team).length);

/** Cards that a Leader card may bring into the Encounter: seldom enough in play, and with room at the Leader. @rule PC-LEADER-29 */
export function whoMayJoin(
  w: World,
  leader: ModelId,
  effect: Extract<LeaderEffect, { readonly fx: 'join' }>,
): readonly string[] {
  const team = teamOf(w, leader);
  const { of, x: level, each, single } = effect;
  const most = ({ name }: CardProfile): number => (single.includes(name) ? 1 : each);
  return Object.values(w.setup.profiles)
    .filter(({ kind, formOf }) => kind === 'supreme' && formOf === undefined)
    .filter((card) => card.level === level && card.factions.includes(of))
    .filter((card) => copiesInPlay(w, team, card) < most(card))
    .filter((card) => nearestJoin(w, { leader }, card.id, bodyOf(w, leader)) !== null)
    .map((card) => card.id);
}

function copiesInPlay(w: World, team: TeamId, wanted: CardProfile): number {
  return cardsOf(w, team).filter((id) => {
    const own = profileById(w, recruitedAs(w, id)?.profile ?? w.state.cards[id]?.profile ?? '');
    return cardInPlay(w, id) && isSameSupreme(own, wanted, w.setup.profiles);
  }).length;
}

const newcomer = (w: World, profile: string): Body => ({
  id: 'newcomer',
  x: 0,
  y: 0,
  z: 0,
  ...cylinderOf(profileById(w, profile)),
  inside: null,
  wall: null,
});

/** In Base to Base with a model, or so many inches at most from one of several. */
export interface Joining {
  readonly leader: ModelId;
  readonly within?: number;
  readonly of?: readonly ModelId[];
}

function isNear(w: World, { leader, within: most, of = [leader] }: Joining, there: Body): boolean {
  if (most === undefined) return inContact(sceneOf(w), there, bodyOf(w, leader));
  return of.some((id) => within(there, bodyOf(w, id), inches(most)));
}

/** The place near enough that is nearest to a point; null: there is none. @rule PC-LEADER-29 @rule PC-MOVE-35 */
export function nearestJoin(w: World, joining: Joining, profile: string, to: Point): Place | null {
  const body = newcomer(w, profile);
  const beside = bodyOf(w, joining.leader);
  const wish: Place = { x: to.x, y: to.y, z: beside.z, inside: beside.inside, wall: null };
  const scene = sceneOf(w);
  const accept = (at: Place): boolean =>
    isNear(w, joining, { ...body, ...at }) && canBeNamed(scene, body, at);
  return (
    nearestPlace(scene, body, wish, { level: 'below', avoidTerrain: true, accept }) ??
    nearestPlace(scene, body, wish, { level: 'below', accept })
  );
}

/** Why the card may not be put there; null: it may. @rule PC-LEADER-29 */
export function whyNotJoin(w: World, joining: Joining, profile: string, at: Waypoint): Refusal | null {
  const body = newcomer(w, profile);
  const place = placeAt(sceneOf(w), body, at);
  if (place === null || !Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y))
    return refusal('place.noRoom', { by: 0 });
  if (place.wall !== null) return refusal('place.noCling');
  const fits = placeOk(sceneOf(w), body, place);
  if (!fits.ok) return faultRefusal('place', fits);
  const { leader, within: most } = joining;
  const there = { ...body, ...place };
  if (isNear(w, joining, there)) return null;
  const beside = bodyOf(w, leader);
  if (most !== undefined) {
    const { horizontal, vertical } = gap(there, beside);
    return refusal('target.tooFar', { by: Math.max(horizontal, vertical) - inches(most) }, 'PC-MEASURE-01');
  }
  return refusal(
    'place.notTouching',
    { by: Math.max(TOUCH, gap(there, beside).horizontal), thing: leader },
    'PC-LEADER-29',
  );
}

/** Where it comes to stand; the place has been checked. */
export function joinPlace(w: World, profile: string, at: Waypoint): Place {
  const found = placeAt(sceneOf(w), newcomer(w, profile), at);
  return found ?? { x: at.x, y: at.y, z: 0, inside: null, wall: null };
}

/** Where a model of the card would stand in place of a KO'ed one; null: there is no room anywhere near. */
export function placeOfFallen(w: World, profile: string, fallen: ModelId): Place | null {
  const { x, y, z } = bodyOf(w, fallen);
  const body = newcomer(w, profile);
  const wish: Place = { x, y, z, inside: null, wall: null };
  const scene = sceneOf(w);
  return (
    nearestPlace(scene, body, wish, { level: 'below', avoidTerrain: true, reach: body.r * 4 }) ??
    nearestPlace(scene, body, wish, { level: 'below' })
  );
}

/** A point snapped to the nearest legal place, as an answer names it. */
export function snapJoin(w: World, joining: Joining, profile: string, to: Point): Waypoint | null {
  const found = nearestJoin(w, joining, profile, to);
  return found === null ? null : toWaypoint(found);
}
