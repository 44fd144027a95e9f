import type { Lang } from '../../../i18n/language.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { ruleText } from '../../../i18n/rules.ts';
import { translate } from '../../../i18n/translate.ts';

/** The words of the field, each with the rule that says what it means. */
const TERMS = [
  ['term.encounter', 'PC-TEAM-01'],
  ['term.actionPool', 'PC-AP-01'],
  ['term.ap', 'PC-AP-02'],
  ['card.apLimit', 'PC-AP-01'],
  ['card.health', 'PC-COND-02'],
  ['term.fatigue', 'PC-MOVE-02'],
  ['term.powerUpDice', 'PC-FX-22'],
  ['term.los', 'PC-LOS-01'],
  ['term.plot', 'PC-SETUP-03'],
  ['term.agenda', 'PC-AGENDA-01'],
  ['term.agendaPoints', 'PC-WIN-05'],
  ['term.deploymentZone', 'PC-DEPLOY-01'],
  ['term.tacticalAdvantage', 'PC-SETUP-05'],
  ['term.terrainAdvantage', 'PC-SETUP-06'],
  ['phase.startingRoll', 'PC-START-02'],
  ['masterPlan.title', 'PC-START-06'],
  ['masterPlan.actFast', 'PC-START-07'],
  ['masterPlan.domination', 'PC-START-08'],
  ['masterPlan.powerUp', 'PC-START-09'],
  ['kind.supreme', 'PC-DESC-10'],
  ['kind.minion', 'PC-MINION-01'],
  ['kind.citizen', 'PC-CITIZEN-01'],
  ['kind.token', 'PC-TABLE-13'],
  ['trait.trump', 'PC-START-04'],
  ['bar.sfx', 'PC-SFX-01'],
  ['bar.targetNumber', 'PC-ROLL-06'],
  ['bar.limited', 'PC-BAR-08'],
  ['bar.excluded', 'PC-BAR-07'],
  ['condition.btb', 'PC-COND-01'],
  ['condition.ko', 'PC-COND-02'],
  ['role.Blaster', 'PC-ROLE-12'],
  ['role.Brawler', 'PC-ROLE-03'],
  ['role.Infiltrator', 'PC-ROLE-07'],
  ['role.Leader', 'PC-ROLE-08'],
  ['role.Powerhouse', 'PC-ROLE-05'],
  ['role.Speeder', 'PC-ROLE-04'],
  ['role.Support', 'PC-ROLE-09'],
  ['role.Tank', 'PC-ROLE-10'],
  ['movement.act', 'PC-MOVE-01'],
  ['movement.Sprint', 'PC-MOVE-09'],
  ['movement.Blink', 'PC-MOVE-10'],
  ['movement.Bounding', 'PC-MOVE-13'],
  ['movement.Flight', 'PC-MOVE-16'],
  ['movement.Wall Crawling', 'PC-MOVE-17'],
  ['movement.Immobile', 'PC-MOVE-20'],
  ['movement.stealth', 'PC-COND-04'],
  ['movement.climbHigh', 'PC-MOVE-28'],
  ['actionType.AUR.name', 'PC-TYPE-10'],
  ['actionType.CCM.name', 'PC-TYPE-13'],
  ['actionType.IND.name', 'PC-TYPE-14'],
  ['actionType.IST.name', 'PC-TYPE-12'],
  ['actionType.OVR.name', 'PC-TYPE-15'],
  ['actionType.PLS.name', 'PC-TYPE-18'],
  ['actionType.PRJ.name', 'PC-TYPE-17'],
  ['actionType.RAY.name', 'PC-TYPE-19'],
  ['actionType.RCT.name', 'PC-TYPE-03'],
  ['actionType.SUM.name', 'PC-TYPE-20'],
  ['actionType.THR.name', 'PC-TYPE-21'],
  ['effect.damage', 'PC-FX-07'],
  ['effect.blast', 'PC-FX-04'],
  ['effect.shift', 'PC-FX-12'],
  ['effect.knockback', 'PC-FX-10'],
  ['effect.pull', 'PC-FX-11'],
  ['effect.grabThrow', 'PC-FX-13'],
  ['effect.followUp', 'PC-FX-17'],
  ['effect.extraTarget', 'PC-FX-15'],
  ['effect.heal', 'PC-FX-18'],
  ['effect.mindControl', 'PC-FX-20'],
  ['effect.powerDown', 'PC-FX-23'],
  ['effect.spectral', 'PC-FX-27'],
  ['effect.stun', 'PC-FX-32'],
  ['effect.suppress', 'PC-FX-31'],
  ['bonus.Easy Target', 'PC-BONUS-03'],
  ['bonus.Higher Ground', 'PC-BONUS-04'],
  ['bonus.In Cover', 'PC-BONUS-06'],
  ['bonus.Mobbing', 'PC-BONUS-07'],
  ['bonus.Momentum', 'PC-BONUS-08'],
  ['bonus.Size Matters', 'PC-BONUS-10'],
  ['cover.typical', 'PC-BONUS-06'],
  ['cover.reinforced', 'PC-BONUS-06'],
  ['environment.fall', 'PC-FALL-01'],
  ['environment.crash', 'PC-FALL-07'],
  ['terrain.dangerous', 'PC-DANGER-01'],
] as const satisfies readonly (readonly [MessageKey, string])[];

export type TermKey = (typeof TERMS)[number][0];

export const TERM_KEYS: readonly TermKey[] = TERMS.map(([key]) => key);

export interface Term {
  readonly key: TermKey;
  readonly rule: string;
  /** In the language of the screen, and in the other one. */
  readonly word: string;
  readonly other: string;
  /** In our own words; empty: the edition has no rule of it. */
  readonly text: string;
}

/** A text for a figure or a name is named without it. */
const named = (lang: Lang, key: TermKey): string =>
  translate(lang)(key, { x: '', of: '' }).trim().replace(/\/$/, '');

export const otherLanguage = (lang: Lang): Lang => (lang === 'en' ? 'fr' : 'en');

export function termOf(key: TermKey, edition: string, lang: Lang): Term {
  const rule = TERMS.find(([one]) => one === key)?.[1] ?? '';
  return {
    key,
    rule,
    word: named(lang, key),
    other: named(otherLanguage(lang), key),
    text: ruleText(rule, edition, lang)?.text ?? '',
  };
}

/** All of them, as a dictionary has them. */
export const allTerms = (edition: string, lang: Lang): readonly Term[] =>
  TERM_KEYS.map((key) => termOf(key, edition, lang)).toSorted((one, next) =>
    one.word.localeCompare(next.word, lang),
  );

/** Without accents, signs and capitals: as it is looked for. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The words that somebody looks for. */
export const wordsWanted = (wanted: string): readonly string[] => plain(wanted).split(/\s+/).filter(Boolean);

/** Does a text hold all of them? */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const about = plain(text);
  return words.every((word) => about.includes(word));
}

/** The terms that a sentence uses, as whole words. */
export function termsIn(text: string, edition: string, lang: Lang): readonly Term[] {
  const sentence = ` ${plain(text).replaceAll(/[^\p{L}\p{N}']+/gu, ' ')} `;
  return allTerms(edition, lang).filter(({ word }) =>
    sentence.includes(
      ` ${plain(word)
        .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
        .trim()} `,
    ),
  );
}
