import { effectFacts, effectWord, isDisplacement } from '../model/effects.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { isModel, modelOf, profileOf } from '../model/lookup.ts';
import type { ActionAt, Occasion } from '../model/occasion.ts';
import type { ActionProfile, EffectNode } from '../model/profile.ts';
import type { RollView } from '../model/roll.ts';
import { aurasOver } from '../powers/auras.ts';
import { granter } from '../powers/measure.ts';
import { describedAs, elementWord } from './descriptors.ts';
import { elementsOf, mayLeaveOut } from './elements.ts';
import { movementTypeOf } from './movement-type.ts';
import { isCombat } from './roll-view.ts';
import { spectralBars } from './spectral.ts';

/** 'Displacement Effects' and 'Displacement' are one word. */
function plain(word: string): string {
  return word.replace(/ Effects$/, '').replace(/ Actions$/, '');
}

const NONE: readonly never[] = [];
export const immuneGranted = granter('immune');

/** Every X the model is Immune to, by Power, Effect or Aura. @rule PC-BAR-09 */
export function immunitiesOf(
  w: World,
  model: ModelId,
  on: Occasion,
): readonly { of: string; name: string }[] {
  const given = immuneGranted(w, model, on);
  const { immune } = modelOf(w, model);
  if (given.length === 0 && immune.length === 0 && w.state.auras.length === 0) return NONE;
  const words = given.map((one) => ({ of: plain(one.of), name: one.name }));
  for (const of of immune) words.push({ of: plain(of), name: 'effect' });
  for (const aura of aurasOver(w, model))
    for (const of of aura.immune) words.push({ of: plain(of), name: aura.action });
  return words;
}

/** Is there anything that it may be Immune to? Where nothing is, nobody has to say what it would be asked of. */
export const mayBeImmune = (w: World, target: TargetId): boolean =>
  isModel(w, target) &&
  (w.state.auras.length > 0 || modelOf(w, target).immune.length > 0 || immuneGranted.speaks(w, target));

/** Immune to one Effect, wherever it comes from. @rule PC-BAR-09 @rule PC-MOVE-20 @rule PC-FX-30 */
export function immuneToEffect(w: World, target: TargetId, fx: EffectNode['fx'], on: Occasion): boolean {
  if (!isModel(w, target)) return pieceImmune(w, target, fx);
  if (isDisplacement(fx) && movementTypeOf(w, target) === 'Immobile') return true;
  const immunities = immunitiesOf(w, target, on);
  if (immunities.length === 0) return false;
  const words = [effectWord(fx), ...(fx === 'stun' ? ['Stunned'] : [])];
  return immunities.some(
    (one) => words.includes(one.of) || (one.of === 'Displacement' && isDisplacement(fx)),
  );
}

/** What Objects and Structures can suffer at all. @rule PC-OBJ-09 @rule PC-STRUCT-01 */
function pieceImmune(w: World, id: TargetId, fx: EffectNode['fx']): boolean {
  const piece = w.state.pieces[id];
  if (piece === undefined || piece.health === undefined) return true;
  if (effectFacts(fx).ofPieces === true) return false;
  return !(isDisplacement(fx) && fx !== 'grabThrow' && piece.kind === 'object' && piece.token !== true);
}

/** Immune to everything the Attacker does with this Action; answers the reason. @rule PC-BAR-09 @rule PC-FX-27 */
export function immuneToAction(
  w: World,
  target: ModelId,
  at: ActionAt,
  view: RollView | undefined,
): string | null {
  const { model: attacker, action, type } = at;
  const immunities = immunitiesOf(w, target, view === undefined ? {} : { view });
  if (immunities.length === 0) return spectralBars(w, target, at) ? 'Spectral' : null;
  const profile = profileOf(w, attacker);
  const words = immunities.map((one) => elementWord(w, one.of));
  for (const one of immunities) {
    const of = elementWord(w, one.of);
    if (of === type || of === action.name) return one.of;
    if (of === 'Combat' && isCombat(w, action)) return one.of;
    if (elementsOf(w, attacker).some((element) => element === of) && !mayLeaveOut(w, attacker, of, words))
      return one.of;
    if (profile.role === of || profile.origin === of) {
      if (describedAs(w, attacker, of)) return one.of;
    }
    if (
      ['Living', 'Nonliving', 'Mechanical', 'Outsider', 'E.T.'].includes(of) &&
      describedAs(w, attacker, of)
    )
      return one.of;
    if (of === action.attack && one.of.length === 1) return one.of;
  }
  return spectralBars(w, target, at) ? 'Spectral' : null;
}

/** Mind and Spirit Actions do no Damage to what is Inanimate, unless made for Structures. A Token is no terrain, unless Summoned. @rule PC-AREA-02 @rule PC-DESC-13 @rule PC-FX-30 */
export function inanimateShields(w: World, target: TargetId, action: ActionProfile): boolean {
  const piece = w.state.pieces[target];
  if (piece === undefined || (piece.token === true && piece.summoned === undefined)) return false;
  if (action.attack !== 'J' && action.attack !== 'K') return false;
  return !action.limited.some((entry) =>
    entry.any.some((s) => {
      const words = [s.kind, s.descriptor].flat();
      return words.includes('structure') || words.includes('Structure') || words.includes('Structures');
    }),
  );
}
