import { burdenOf, burdensOn } from '../../board/burdens.ts';
import { touching } from '../../board/distance.ts';
import { citizensOnTable, isCitizen, onTable } from '../../board/on-table.ts';
import { pieceSorts } from '../../board/scene.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import type { ItemId, ModelId } from '../../model/ids.ts';
import { cardOf, modelOf, profileOf } from '../../model/lookup.ts';
import type { LooseWhy } from '../../model/objectives.ts';
import type { ActOccasion } from '../../model/orders.ts';
import { type Refusal, refusal } from '../../model/refusals.ts';
import { forbidder } from '../../powers/measure.ts';
import { isSpectral } from '../../traits/conditions.ts';
import { spareFatigue } from '../../traits/limits.ts';
import { fatigue, stun } from '../damage/status.ts';

export const burdenForbidden = forbidder('burden');
export const unhinderedForbidden = forbidder('unhindered');

/** What lies about and may be carried at all, now or later. @rule PC-BURDEN-08 */
export function carriable(w: World): readonly ItemId[] {
  const markers = pieceSorts(w).carriable;
  return carriesCitizens(w) ? [...markers, ...citizensOnTable(w).map(({ id }) => id)] : markers;
}

/** Why a model may not become Burdened with a thing now; null: it may. @rule PC-BURDEN-01 @rule PC-BURDEN-07 @rule PC-BURDEN-08 @rule PC-BURDEN-09 */
export function whyNotPickUp(w: World, model: ModelId, item: ItemId, occasion: ActOccasion): Refusal | null {
  if (occasion !== 'activation') return refusal('burden.notNow');
  if (profileOf(w, model).kind !== 'supreme') return refusal('burden.supremesOnly');
  if (burdenOf(w, model) !== null) return refusal('burden.one');
  if (isSpectral(w, model)) return refusal('burden.spectral');
  const from = carriedFrom(w, item);
  if (from === null) return refusal('burden.notCarried', { item });
  if (w.state.round.number < from) return refusal('burden.tooEarly', { item, round: from });
  if (!touching(w, model, item)) return refusal('burden.notTouching', { item });
  const guard = isCitizen(w, item) ? burdenForbidden(w, model, {}, 'Citizen') : null;
  if (guard !== null) return refusal('burden.guarded', { item, by: guard });
  return w.rules.burdens.price === 'fatigue' && spareFatigue(w, cardOf(w, model).id) < 1
    ? refusal('burden.fatigue')
    : null;
}

/** Does an Agenda in play let Citizens be carried? @rule PC-BURDEN-08 @rule PC-AGENDA-18 */
const carriesCitizens = ({ state, rules }: World): boolean =>
  state.agendas?.held.some(({ agenda }) => rules.agendas.all[agenda]?.carriesCitizens === true) === true;

/** The Round from which it may be carried; null: never. */
function carriedFrom(w: World, item: ItemId): number | null {
  if (isCitizen(w, item)) return carriesCitizens(w) ? 1 : null;
  return w.state.pieces[item]?.objective?.carriedFrom ?? null;
}

/** What the model may pick up where it stands. */
export const pickUpsOpen = (w: World, model: ModelId, occasion: ActOccasion): readonly ItemId[] =>
  carriable(w).filter((item) => whyNotPickUp(w, model, item, occasion) === null);

/** Why it may not put its Burden down of its own will now; null: it may. @rule PC-BURDEN-04 */
export function whyNotDrop(w: World, model: ModelId, occasion: ActOccasion): Refusal | null {
  if (burdenOf(w, model) === null) return refusal('burden.none');
  if (!w.rules.burdens.droppedAtWill) return refusal('burden.keptTillEffects');
  return occasion === 'activation' ? null : refusal('burden.notNow');
}

/** @rule PC-BURDEN-01 */
export function pickUp(ctx: Ctx, model: ModelId, item: ItemId): void {
  ctx.emit({ type: 'burdened', model, item });
  payFor(ctx, model);
}

/** @rule PC-BURDEN-03 */
export function keep(ctx: Ctx, model: ModelId, item: ItemId): void {
  ctx.emit({ type: 'burdenKept', model, item });
  payFor(ctx, model);
}

/** One Fatigue, or Stunned: whoever is Immune to that carries unhindered, unless the card says otherwise. @rule PC-BURDEN-01 @rule PC-BURDEN-09 */
function payFor(ctx: Ctx, model: ModelId): void {
  const cause = { of: 'rule', rule: 'PC-BURDEN-01' } as const;
  if (ctx.rules.burdens.price === 'fatigue') fatigue(ctx, cardOf(ctx, model).id, model, 1, cause);
  else if (unhinderedForbidden(ctx, model, {}) === null) stun(ctx, model, cause);
  else if (!modelOf(ctx, model).stunned) ctx.emit({ type: 'stunned', model, cause });
}

/** Models whose players are asked now whether they keep their Burden for the Round. @rule PC-BURDEN-03 */
export const keepersDue = (w: World, among: (model: ModelId) => boolean = () => true): readonly ModelId[] =>
  burdensOn(w).flatMap(([model, { round }]) =>
    round < w.state.round.number && onTable(w, model) && among(model) ? [model] : [],
  );

/** May it pay to stay Burdened? @rule PC-BURDEN-03 */
export const mayKeep = (w: World, model: ModelId): boolean =>
  w.rules.burdens.price !== 'fatigue' || spareFatigue(w, cardOf(w, model).id) >= 1;

/** A bearer that is Spectral, or no longer on the table, has dropped what it carried. @rule PC-BURDEN-05 @rule PC-BURDEN-07 */
export function fallingBurden(w: World): { readonly model: ModelId; readonly why: LooseWhy } | null {
  for (const [model, { loose }] of burdensOn(w)) {
    if (loose !== undefined) return { model, why: loose.why };
    if (!onTable(w, model)) return { model, why: modelOf(w, model).status === 'ko' ? 'koed' : 'left' };
    if (isSpectral(w, model)) return { model, why: 'spectral' };
  }
  return null;
}
