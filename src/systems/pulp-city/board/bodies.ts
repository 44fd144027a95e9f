import { inches, UM_PER_MM, type Um } from '../../../geometry/units.ts';
import type { Body } from '../../../tabletop/table.ts';
import type { AnyClause } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { CardId, ModelId } from '../model/ids.ts';
import { cardById, cardOf, modelOf, profileOf } from '../model/lookup.ts';
import type { CardProfile } from '../model/profile.ts';
import type { TeamSetup } from '../model/setup.ts';
import type { ModelState } from '../model/state.ts';
import { isMarker } from './on-table.ts';

/** Base in mm: the option fixed at set-up, else the card's. @rule PC-TABLE-06 @rule PC-CARD-04 */
export function baseMm(w: World, model: ModelId): number {
  return baseAs(w, cardOf(w, model).id, profileOf(w, model));
}

/** The option holds for the base it was chosen instead of, not for that of another form. */
export function baseAs(w: World, card: CardId, { baseMm: printed }: CardProfile): number {
  const recruited = recruitedAs(w, card);
  if (recruited?.baseMm === undefined) return printed;
  return w.setup.profiles[recruited.profile]?.baseMm === printed ? recruited.baseMm : printed;
}

/** What was chosen for the card when it was recruited. */
export function recruitedAs(w: World, card: CardId): TeamSetup['cards'][number] | undefined {
  const { team } = cardById(w, card);
  return team === null ? undefined : w.setup.teams[team].cards[Number(card.slice(1)) - 1];
}

/** @rule PC-TABLE-07 @rule PC-TABLE-08 */
export function bodyOf(w: World, id: ModelId): Body {
  const known = w.cache.bodies.get(id);
  if (known !== undefined) return known;
  const body = bodyFrom(w, modelOf(w, id));
  w.cache.bodies.set(id, body);
  return body;
}

export function bodyFrom(w: World, model: ModelState): Body {
  return bodyAs(w, model, profileOf(w, model.id));
}

/** Bodies know no Powers: this word is read from the card alone. */
export const letsPass = Object.assign(
  (clause: AnyClause): boolean => 'allow' in clause && clause.allow === 'moveThrough',
  { reads: ['allow', 'moveThrough'] as const },
);

/** Others pass through it, and it through others. @rule PC-MOVE-36 */
export function passes(profile: CardProfile): boolean {
  const known = passing.get(profile);
  if (known !== undefined) return known;
  const made = profile.powers.some(({ clauses }) => clauses.some(letsPass));
  passing.set(profile, made);
  return made;
}

const passing = new WeakMap<CardProfile, boolean>();

/** Inches that a model is high on a base of so many millimetres, where its card says nothing else. @rule PC-TABLE-08 */
export const heightOnBase = (mm: number): number => mm / 20;

/** The radius of a base of so many millimetres. @rule PC-TABLE-07 */
export const baseRadius = (mm: number): Um => (mm * UM_PER_MM) / 2;

/** Radius and height of the cylinder that a model of the profile fills, on the base its card prints unless told. */
export const cylinderOf = (
  { baseMm: printed, heightIn }: Pick<CardProfile, 'baseMm' | 'heightIn'>,
  mm = printed,
): Pick<Body, 'r' | 'h'> => ({ r: baseRadius(mm), h: inches(heightIn ?? heightOnBase(mm)) });

/** The cylinder the model fills with this profile. */
export function bodyAs(w: World, model: ModelState, profile: CardProfile): Body {
  const { id, x, y, z, inside, wall } = model;
  const { r, h } = cylinderOf(profile, baseAs(w, model.card, profile));
  const body: Body = { id, x, y, z, r, h, inside, wall };
  return isMarker(w, model.id) || passes(profile) ? { ...body, ghost: true } : body;
}
