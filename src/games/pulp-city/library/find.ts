import { translate, type Translator } from '../../../i18n/translate.ts';
import { EFFECTS, type EffectName } from '../../../systems/pulp-city/model/effects.ts';
import {
  ACTION_TYPES,
  ALIGNMENTS,
  ELEMENTS,
  ORIGINS,
  ROLES,
} from '../../../systems/pulp-city/model/keywords.ts';
import type { CardProfile, EffectNode } from '../../../systems/pulp-city/model/profile.ts';
import { actionLine, cardText, sfxLine } from '../words/actions.ts';
import { descriptorWord } from '../words/names.ts';
import { recruitLine, recruitTags } from '../words/recruit.ts';

/** What is looked for; an empty word asks for nothing. */
export interface Filters {
  readonly text: string;
  readonly alignment: string;
  readonly kind: string;
  readonly role: string;
  readonly level: string;
  readonly faction: string;
  readonly origin: string;
  readonly element: string;
  /** An Effect or the Type of an Action: `fx:blast`, `type:THR`. */
  readonly does: string;
}

export type Facet = Exclude<keyof Filters, 'text'>;

export const NO_FILTERS: Filters = {
  text: '',
  alignment: '',
  kind: '',
  role: '',
  level: '',
  faction: '',
  origin: '',
  element: '',
  does: '',
};

/** Cards of no Faction, of no Role, of no Origin. */
export const NONE = '-';

/** As people type: without case and accents. */
export const folded = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const haystacks = new WeakMap<CardProfile, Map<string, string>>();

/** All that a card says, in the language of the screen, and its names and Effects as cards print them. */
function haystack(t: Translator, profile: CardProfile): string {
  const own = haystacks.get(profile) ?? new Map<string, string>();
  haystacks.set(profile, own);
  const known = own.get(t.lang);
  if (known !== undefined) return known;
  const told = [profile.name, profile.short, ...profile.factions];
  for (const speak of t.lang === 'en' ? [t] : [t, translate('en')]) {
    told.push(recruitLine(speak, profile), ...recruitTags(speak, profile));
    for (const action of profile.actions) {
      const reckon = (trait: keyof CardProfile['traits']): number => profile.traits[trait];
      told.push(action.name, actionLine(speak, action, reckon), sfxLine(speak, action.sfx, reckon) ?? '');
      for (const special of action.specials ?? []) told.push(special.name, cardText(speak, special));
    }
    for (const power of profile.powers) told.push(power.name, cardText(speak, power));
  }
  const made = folded(told.join('\n').replaceAll('\u00a0', ' '));
  own.set(t.lang, made);
  return made;
}

const allEffects = (profile: CardProfile): readonly EffectNode[] =>
  profile.actions.flatMap(({ effects, sfx }) => [...effects, ...sfx.flatMap((choice) => choice.effects)]);

function does(profile: CardProfile, wanted: string): boolean {
  const [kind, word] = wanted.split(':');
  return kind === 'type'
    ? profile.actions.some(({ uses }) => uses.some(({ type }) => type === word))
    : allEffects(profile).some(({ fx }) => fx === word);
}

const oneOf = (wanted: string, has: readonly string[]): boolean =>
  wanted === '' || (wanted === NONE ? has.length === 0 : has.includes(wanted));

const levelsOf = ({ level, levels = [] }: CardProfile): readonly string[] =>
  levels.length === 0 ? [String(level)] : levels.map((one) => String(one.level));

/** Is this a card that is looked for? Every word of the text has to be somewhere on it. */
export function fits(t: Translator, profile: CardProfile, filters: Filters): boolean {
  return (
    oneOf(filters.alignment, profile.alignment) &&
    oneOf(filters.kind, [profile.kind]) &&
    oneOf(filters.role, profile.role === null ? [] : [profile.role]) &&
    oneOf(filters.level, levelsOf(profile)) &&
    oneOf(filters.faction, profile.factions) &&
    oneOf(filters.origin, profile.origin === null ? [] : [profile.origin]) &&
    oneOf(filters.element, profile.elements) &&
    (filters.does === '' || does(profile, filters.does)) &&
    folded(filters.text)
      .split(/\s+/)
      .every((word) => haystack(t, profile).includes(word))
  );
}

/** How well the name answers the text: cards of that name come before those that only speak of it. */
export function nameFirst(text: string, { name }: Pick<CardProfile, 'name'>): number {
  const sought = folded(text).trim();
  const own = folded(name);
  return sought === '' || own.startsWith(sought) ? 0 : own.includes(sought) ? 1 : 2;
}

export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** What may be asked for, in the order in which it is offered. */
export function choicesOf(t: Translator, facet: Facet, cards: readonly CardProfile[]): readonly Choice[] {
  const plain = (values: readonly string[]): readonly Choice[] =>
    values.map((value) => ({ value, text: descriptorWord(t, value) }));
  const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
    choices.toSorted((one, other) => one.text.localeCompare(other.text, t.lang));
  switch (facet) {
    case 'alignment':
      return plain(ALIGNMENTS);
    case 'kind':
      return (['supreme', 'minion'] as const).map((value) => ({ value, text: t(`kind.${value}.many`) }));
    case 'role':
      return [...inOrder(plain(ROLES)), { value: NONE, text: t('role.none') }];
    case 'origin':
      return plain(ORIGINS);
    case 'element':
      return [...inOrder(plain(ELEMENTS)), { value: NONE, text: t('browse.element.none') }];
    case 'level':
      return [...new Set(cards.flatMap(levelsOf))]
        .toSorted((one, other) => Number(one) - Number(other))
        .map((value) => ({ value, text: value }));
    case 'faction':
      return [
        ...inOrder(plain([...new Set(cards.flatMap(({ factions }) => factions))])),
        { value: NONE, text: t('card.independent') },
      ];
    case 'does':
      return inOrder([...effectChoices(t), ...typeChoices(t)]);
  }
}

const effectChoices = (t: Translator): readonly Choice[] =>
  Object.entries(EFFECTS).flatMap(([fx, { en }]) =>
    SHOWN_ELSEWHERE.includes(fx) ? [] : [{ value: `fx:${fx}`, text: effectName(t, en[0] ?? fx) }],
  );

/** Without the sign behind which a name would stand. */
const effectName = (t: Translator, word: string): string => descriptorWord(t, word).replace(/\s*\/$/, '');

const typeChoices = (t: Translator): readonly Choice[] =>
  ACTION_TYPES.map((type) => ({
    value: `type:${type}`,
    text: t(`actionType.${type}.name`),
  }));

/** A Special has a name of its own, and whoever Summons has an Action of that Type. */
const SHOWN_ELSEWHERE: readonly string[] = ['special', 'summon'] satisfies readonly EffectName[];
