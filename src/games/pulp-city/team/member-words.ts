import type { Translator } from '../../../i18n/translate.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import { dotted } from '../words/actions.ts';
import { descriptorWord, movementName } from '../words/names.ts';
import { factionWords, roleWord } from '../words/recruit.ts';
import type { Entry } from '../library/draft.ts';

/** 'Brawler · Independent · Flight 6″': what one looks for in a list of cards. */
export function rowLine(t: Translator, profile: CardProfile): string {
  const { type, inches } = profile.movement;
  return dotted(t, [
    roleWord(t, profile),
    ...factionWords(t, profile),
    t('card.movementOf', { type: movementName(t, type), x: inches }),
  ]);
}

/** What a card is in this Team: 'Blaster · without Faction'. */
export function memberLine(t: Translator, profile: CardProfile, entry: Entry): string {
  const form = entry.form === undefined ? [] : [t('team.member.form')];
  return dotted(t, [
    roleWord(t, profile),
    ...(entry.independent === true
      ? [t('team.member.independent')]
      : profile.freelancer === true
        ? [t('card.freelancer')]
        : []),
    ...(entry.honorary === undefined
      ? []
      : [t('team.member.honorary', { faction: descriptorWord(t, entry.honorary) })]),
    ...form,
  ]);
}
