import type { CardProfile } from '../model/profile.ts';
import type { EncounterSetup } from '../model/setup.ts';
import { printed } from '../powers/measure.ts';
import { formsPrinted } from './forms.ts';

export const sameSupremeNamed = printed('grant', 'sameSupreme');

const names = (card: CardProfile, other: CardProfile): boolean =>
  card.sameSupremeAs?.includes(other.name) === true ||
  sameSupremeNamed(card.powers).some(({ of }) => [of].flat().includes(other.name));

/**
 * Two cards of one Supreme: one of them says so, or turns into the other. A card of the same name is the same card.
 * @rule PC-TEAM-15 @rule PC-CARD-08
 */
export function isSameSupreme(
  one: CardProfile,
  other: CardProfile,
  profiles: EncounterSetup['profiles'],
): boolean {
  if (one.id === other.id || one.name === other.name) return true;
  if (names(one, other) || names(other, one)) return true;
  return formsPrinted(one, profiles).includes(other.id) || formsPrinted(other, profiles).includes(one.id);
}
