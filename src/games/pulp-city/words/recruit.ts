import type { Translator } from '../../../i18n/translate.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { dotted } from './actions.ts';
import { descriptorWord } from './names.ts';

export const roleWord = (t: Translator, { role, kind }: Pick<CardProfile, 'role' | 'kind'>): string =>
  role === null ? t(`kind.${kind}`) : t(`role.${role}`);

/** The Factions of a card, or that it has none. */
export const factionWords = (
  t: Translator,
  { factions }: Pick<CardProfile, 'factions'>,
): readonly string[] =>
  factions.length === 0 ? [t('card.independent')] : factions.map((one) => descriptorWord(t, one));

/** Several Levels of a Minion card are a choice. */
export function levelWord(t: Translator, { level, levels }: Pick<CardProfile, 'level' | 'levels'>): string {
  if (levels === undefined || levels.length < 2) return t('card.level', { n: level });
  return t('card.levels', { n: levels.map((one) => String(one.level)) });
}

/** 'Brawler · Level 2 · Hero · Independent' */
export function recruitLine(t: Translator, profile: CardProfile): string {
  const form = profile.form === undefined ? [] : [profile.form];
  const free = profile.freelancer === true ? [t('card.freelancer')] : [];
  return dotted(t, [
    roleWord(t, profile),
    levelWord(t, profile),
    ...form,
    ...profile.alignment.map((side) => t(`alignment.${side}`)),
    ...factionWords(t, profile),
    ...free,
  ]);
}

/** Types, Elements, Origin, base, and what is printed about who may recruit it. */
export function recruitTags(t: Translator, profile: CardProfile): readonly string[] {
  return [
    ...profile.types.map((type) => t(`type.${type}`)),
    ...profile.elements.map((one) => t(`element.${one}`)),
    profile.origin === null ? t('origin.none') : t(`origin.${profile.origin}`),
    t('card.base', { mm: profile.baseMm }),
    ...(profile.exclusiveTo === undefined ? [] : [t('card.exclusiveTo', { name: profile.exclusiveTo })]),
    ...(profile.unique === true ? [t('card.unique')] : []),
    ...(profile.barredFactions ?? []).map((faction) =>
      t('card.barred', { faction: descriptorWord(t, faction) }),
    ),
  ];
}
