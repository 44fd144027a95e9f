import type { Given } from '../model/clause.ts';
import { printed } from '../powers/measure.ts';
import type { CardProfile } from '../model/profile.ts';
import type { EncounterSetup } from '../model/setup.ts';

/** The profiles that a permission to Shapeshift names, as far as they were handed in: other cards, or forms of one card. */
export function namedIn(
  given: Given<'shapeshift'>,
  own: CardProfile,
  profiles: EncounterSetup['profiles'],
): readonly string[] {
  const names = [given.to].flat();
  const card = own.formOf ?? own.id;
  return Object.values(profiles).flatMap((one) => {
    if (one.id === own.id) return [];
    if (given.sameCard !== true) return names.includes(one.name) ? [one.id] : [];
    return (one.formOf ?? one.id) === card && one.form !== undefined && names.includes(one.form)
      ? [one.id]
      : [];
  });
}

const formsNamed = printed('allow', 'shapeshift');

const known = new WeakMap<EncounterSetup['profiles'], WeakMap<CardProfile, readonly string[]>>();

/** Card profiles that a card with this one can turn into. @rule PC-COND-06 @rule PC-CARD-08 */
export function formsPrinted(profile: CardProfile, profiles: EncounterSetup['profiles']): readonly string[] {
  const among = known.get(profiles) ?? new WeakMap<CardProfile, readonly string[]>();
  known.set(profiles, among);
  const before = among.get(profile);
  if (before !== undefined) return before;
  const forms = formsNamed(profile.powers).flatMap((clause) => namedIn(clause.with, profile, profiles));
  among.set(profile, forms);
  return forms;
}
