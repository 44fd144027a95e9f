import { translateOptional, type Translator } from '../../../i18n/translate.ts';
import type { Word } from '../../../systems/pulp-city/view/editor/clause-shape.ts';
import { TRAITS } from '../../../systems/pulp-city/model/keywords.ts';

/** Texts by which a word of the rulebooks may already be known. */
const PLACES = [
  (word: Word) => `vocab.value.${word}`,
  (word: Word) => `bonus.${word}.name`,
  (word: Word) => `bonus.${word}`,
  (word: Word) => `role.${word}`,
  (word: Word) => `movement.${word}`,
  (word: Word) => `alignment.${word}`,
  (word: Word) => `actionType.${word}.name`,
];

/** A word that stands as a value in a clause; one without a text of its own stays as it is. */
export function valueWord(t: Translator, word: Word): string {
  const trait = TRAITS.find((one) => one === word);
  if (trait !== undefined) return t(`trait.${trait}.name`);
  for (const place of PLACES) {
    const text = translateOptional(t.lang, place(word));
    if (text !== undefined) return text;
  }
  return String(word);
}

/** What a clause or an Effect is about: 'dice as Attacker' of `modify: attackerDice`. */
export const headWord = (t: Translator, key: string, word: Word): string =>
  translateOptional(t.lang, `vocab.word.${key}.${word}`) ?? valueWord(t, word);

export const verbWord = (t: Translator, key: string): string =>
  translateOptional(t.lang, `vocab.verb.${key}`) ?? key;

export const entryWord = (t: Translator, key: string): string =>
  translateOptional(t.lang, `vocab.key.${key}`) ?? key;
