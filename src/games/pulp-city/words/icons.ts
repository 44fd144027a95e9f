import type { Origin, Role } from '../../../systems/pulp-city/model/keywords.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { ShownCondition } from '../../../systems/pulp-city/view/table/models.ts';
import { emblem, type EmblemLook } from '../../../ui/kit/emblem.ts';
import { type IconName, isIconName, type Sign } from '../../../ui/kit/icons.ts';

const CARD_SIGNS: Readonly<Record<string, IconName>> = {
  'ace-of-wraiths': 'ace',
  'raleigh-aquarius-warlord': 'raleigh',
  'kitharion-leo-battle-beast': 'kitharion',
};

/** Who a card is, as far as its emblem shows it. */
export type Portrayed = Pick<CardProfile, 'id' | 'name' | 'role' | 'origin'>;

const MARKS: Readonly<Record<Role, EmblemLook['mark']>> = {
  Blaster: 'ring',
  Brawler: 'bar',
  Infiltrator: 'slits',
  Leader: 'crown',
  Powerhouse: 'weight',
  Speeder: 'chevrons',
  Support: 'plus',
  Tank: 'tower',
};

const SHAPES: Readonly<Record<Origin, EmblemLook['shape']>> = {
  Science: 'hexagon',
  Nature: 'leaf',
  Mystery: 'star',
};

const SMALL_WORDS = ['of', 'the', 'de', 'du', 'le', 'la', 'der', 'von'];

/** Two letters of a name: of its first and last word, or the first letter and the next consonant of a single one. */
export function lettersOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const words = plain.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const kept = words.filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const [first = '', ...others] = kept.length > 0 ? kept : words;
  const last = others.at(-1);
  const second = last?.[0] ?? first.slice(1).match(/[^aeiou]/i)?.[0] ?? first[1] ?? '';
  return `${first[0] ?? '?'}${second}`.toUpperCase();
}

/** A number that is the same for the same name on every device. */
export function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 131 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
}

/** The sign that is drawn for a card; null: it has none of its own. */
export const drawnSign = (card: string): IconName | null =>
  CARD_SIGNS[card] ?? (isIconName(card) ? card : null);

const signs = new WeakMap<Portrayed, Sign>();

/** The sign of a card: one drawn for it, else an emblem of its name, Role and Origin. The same object for the same card. */
export function signOf(card: Portrayed): Sign {
  const known = signs.get(card) ?? drawnSign(card.id) ?? emblemOf(card);
  signs.set(card, known);
  return known;
}

const emblemOf = ({ name, role, origin }: Portrayed): Sign =>
  emblem({
    letters: lettersOf(name),
    shape: origin === null ? 'shield' : SHAPES[origin],
    mark: role === null ? 'none' : MARKS[role],
    accent: numberOf(name),
  });

export const CONDITION_SIGNS: Readonly<Record<ShownCondition, IconName>> = {
  burdened: 'flag',
  stunned: 'stun',
  spectral: 'spectral',
  suppress: 'suppress',
  attack: 'attack',
  defend: 'defend',
  weak: 'weak',
  immune: 'immune',
  aura: 'star',
};
