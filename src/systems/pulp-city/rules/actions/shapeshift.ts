import { type Refusal, refusal } from '../../model/refusals.ts';
import { placeOk } from '../../../../tabletop/standing.ts';
import { bodyAs, recruitedAs } from '../../board/bodies.ts';
import { liveModels } from '../../board/cards.ts';
import { faultRefusal } from '../../board/placement-faults.ts';
import { sceneOf } from '../../board/scene.ts';
import type { Cause } from '../../model/cause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { CardId, ModelId } from '../../model/ids.ts';
import { cardById, cardOf, modelOf, profileById, profileOf } from '../../model/lookup.ts';
import type { ActOccasion } from '../../model/orders.ts';
import type { CardProfile } from '../../model/profile.ts';
import { limitOpen, takeLimit } from '../../powers/limits.ts';
import { permitter } from '../../powers/measure.ts';
import { keepsTrack, namedIn } from '../../traits/forms.ts';
import { immunitiesOf } from '../../traits/immunity.ts';
import { spareFatigue } from '../../traits/limits.ts';
import { knockOut } from '../damage/damage.ts';
import { fatigue, shakeOff } from '../damage/status.ts';

export interface FormOption {
  /** Card profile of the form. */
  readonly form: string;
  readonly power: string;
  /** Without Fatigue this time. */
  readonly free: boolean;
}

/** Forms share the first change of a Round that costs nothing. */
const FREE_ONCE = 'shapeshift';

export const mayShapeshift = permitter('shapeshift');

/** What the card may turn into now, the price apart. */
export function formsOf(w: World, card: CardId): readonly FormOption[] {
  const [model] = liveModels(w, card);
  if (model === undefined) return [];
  const own = mayShapeshift(w, model, {}).flatMap(({ with: given, name }) => {
    const first = limitOpen(w, model, FREE_ONCE, 'oncePerRound');
    if (given.oncePerRound === true && !first) return [];
    const free = given.freeFirstPerRound === true && first;
    return namedIn(given, profileOf(w, model), w.setup.profiles).map((form) => ({ form, power: name, free }));
  });
  return [...own, ...formsBack(w, model).filter(({ form }) => !own.some((one) => one.form === form))];
}

/** The card it was recruited as, where that says that its forms may turn back. @rule PC-COND-06 */
function formsBack(w: World, model: ModelId): readonly FormOption[] {
  const began = profileById(w, recruitedAs(w, cardOf(w, model).id)?.profile ?? profileOf(w, model).id);
  if (began.id === profileOf(w, model).id || !keepsTrack(began)) return [];
  const power = began.powers.find((one) => keepsTrack({ ...began, powers: [one] }))?.name ?? '';
  return [{ form: began.id, power, free: false }];
}

/** In its own Activation, between two Actions. */
function isTimeToShift({ state: { activation } }: World, card: CardId, occasion: ActOccasion): boolean {
  return occasion === 'activation' && activation?.card === card && activation.step === null;
}

/** Only in its own Activation, between two Actions, with Fatigue to spare and room for the new base. @rule PC-COND-06 */
export function whyNotShapeshift(
  w: World,
  card: CardId,
  form: string,
  occasion: ActOccasion,
): Refusal | null {
  if (!isTimeToShift(w, card, occasion)) return refusal('shapeshift.notNow');
  const option = formsOf(w, card).find((one) => one.form === form);
  if (option === undefined) return refusal('shapeshift.noForm');
  if (!option.free && spareFatigue(w, card) < 1)
    return refusal('shapeshift.fatigue', { needed: 1, left: Math.max(0, spareFatigue(w, card)) });
  return noRoomFor(w, card, form);
}

/** Why the base of the form has no room where the card stands. @rule PC-COND-06 */
export function noRoomFor(w: World, card: CardId, form: string): Refusal | null {
  const profile = profileById(w, form);
  for (const model of liveModels(w, card)) {
    const state = modelOf(w, model);
    const { x, y, z, inside, wall } = state;
    const fits = placeOk(sceneOf(w), bodyAs(w, state, profile), { x, y, z, inside, wall });
    if (!fits.ok && fits.why !== 'noSupport') return faultRefusal('place', fits);
  }
  return null;
}

/** Forms that may be taken now. */
export function formsOpen(w: World, card: CardId, occasion: ActOccasion): readonly FormOption[] {
  if (!isTimeToShift(w, card, occasion)) return [];
  return formsOf(w, card).filter(({ form }) => whyNotShapeshift(w, card, form, occasion) === null);
}

/** @rule PC-COND-06 */
export function shapeshift(ctx: Ctx, card: CardId, form: string): void {
  const option = formsOf(ctx, card).find((one) => one.form === form);
  const [first] = liveModels(ctx, card);
  if (option === undefined || first === undefined) throw new Error(`no form ${form}`);
  const cause: Cause = { of: 'power', card, power: option.power };
  if (option.free) takeLimit(ctx, first, FREE_ONCE, 'oncePerRound');
  else fatigue(ctx, card, first, 1, cause);
  turnInto(ctx, card, form, cause);
}

/** Takes the form; what it is Immune to goes with the old one. @rule PC-COND-06 @rule PC-BAR-09 */
export function turnInto(ctx: Ctx, card: CardId, form: string, cause: Cause): void {
  const models = liveModels(ctx, card);
  const from = profileById(ctx, cardById(ctx, card).profile);
  const to = profileById(ctx, form);
  const health = models.map((model) => ({ model, left: healthAs(ctx, model, from, to) }));
  ctx.emit({ type: 'shapeshifted', card, profile: form, health });
  for (const { model, left } of health) {
    if (left === 0) knockOut(ctx, model, null, cause);
    else for (const { of } of immunitiesOf(ctx, model, {})) shakeOff(ctx, model, of, cause);
  }
}

function healthAs(w: World, model: ModelId, from: CardProfile, to: CardProfile): number {
  const began = profileById(w, recruitedAs(w, cardOf(w, model).id)?.profile ?? from.id);
  if (keepsTrack(began)) return modelOf(w, model).health;
  return w.rules.policies.healthOfForm(modelOf(w, model).health, from.health, to.health);
}

/** The number stays, as far as the new form can hold it. @rule PC-COND-06 */
export const sameNumber = (now: number, _before: number, most: number): number => Math.min(now, most);

/** What was lost stays lost. @rule PC-COND-06 */
export const lostCarriedOver = (now: number, before: number, most: number): number =>
  Math.max(0, most - (before - now));
