/** Every text of the duel: a second game brings its own words and leaves those of the first alone. */
import type { Lang } from '../../../src/i18n/language.ts';
import type { Refusal } from '../../../src/kernel/game-system.ts';

const EN = {
  tagline: 'Two duellists, one die each. Three points win.',
  'quick.title': 'A duel',
  'quick.note': 'Ann against Bob, bare-handed.',
  'quick.do': 'Draw',
  'stance.title': 'Choose your stance',
  'stance.what': 'A stance, chosen in secret.',
  'stance.do': 'Stand like that',
  'stance.bold': 'Bold',
  'stance.calm': 'Calm',
  'stance.sly': 'Sly',
  'stance.away': 'Run away',
  'cheer.title': 'Do the people cheer?',
  'cheer.yes': 'They cheer',
  'cheer.no': 'They are silent',
  'cheer.do': 'Roll the dice',
  'refused.stance.unknown': 'Nobody runs away from a duel.',
  'refused.other': 'That cannot be done.',
  'story.opening': 'Before the duel',
  'story.round': 'Exchange {n}',
  'story.began': '{name} comes first.',
  'story.stood': 'Ann stands {a}, Bob {b}.',
  'story.cheered': 'The people cheer {name}.',
  'story.point': '{name} scores a point.',
  'story.even': 'Nobody scores.',
  'story.set': '{name} now has {n} points, as agreed.',
  'story.dropped': 'The exchange is broken off.',
  'story.won': '{name} has won the duel.',
  'story.die': 'The die of {name}',
  'ending.title': '{name} wins the duel',
  'ending.note': 'Three points',
  score: 'Exchange {n}',
  points: 'points',
  'points.of': '{name}: {n} points',
  file: 'Duel of Ann and Bob, exchange {n}',
  'tray.even': 'Even',
  'tray.hit': 'Hit',
  'tray.sum': 'one die',
  'edition.first': 'First edition',
  'rule.DUEL-STANCE': 'Stances',
  'rule.DUEL-STANCE.text': 'Both duellists choose bold, calm or sly, and nobody leaves the field.',
  'rule.DUEL-POINTS': 'Points',
  'rule.DUEL-POINTS.text': 'The higher die scores a point and takes a step forward.',
} as const;

export type DuelWord = keyof typeof EN;

const FR: Readonly<Record<DuelWord, string>> = {
  tagline: 'Deux duellistes, un dé chacun. Trois points font la victoire.',
  'quick.title': 'Un duel',
  'quick.note': 'Ann contre Bob, à mains nues.',
  'quick.do': 'En garde',
  'stance.title': 'Choisissez votre posture',
  'stance.what': 'Une posture, choisie en secret.',
  'stance.do': 'Se tenir ainsi',
  'stance.bold': 'Hardie',
  'stance.calm': 'Calme',
  'stance.sly': 'Rusée',
  'stance.away': 'S’enfuir',
  'cheer.title': 'La foule applaudit-elle ?',
  'cheer.yes': 'Elle applaudit',
  'cheer.no': 'Elle se tait',
  'cheer.do': 'Lancer les dés',
  'refused.stance.unknown': 'Personne ne s’enfuit d’un duel.',
  'refused.other': 'C’est impossible.',
  'story.opening': 'Avant le duel',
  'story.round': 'Échange {n}',
  'story.began': '{name} commence.',
  'story.stood': 'Ann : posture {a} ; Bob : posture {b}.',
  'story.cheered': 'La foule applaudit {name}.',
  'story.point': '{name} marque un point.',
  'story.even': 'Personne ne marque.',
  'story.set': '{name} a maintenant {n} points, d’un commun accord.',
  'story.dropped': 'L’échange est interrompu.',
  'story.won': '{name} a gagné le duel.',
  'story.die': 'Le dé de {name}',
  'ending.title': '{name} gagne le duel',
  'ending.note': 'Trois points',
  score: 'Échange {n}',
  points: 'points',
  'points.of': '{name} : {n} points',
  file: 'Duel d’Ann et Bob, échange {n}',
  'tray.even': 'Égalité',
  'tray.hit': 'Touché',
  'tray.sum': 'un dé',
  'edition.first': 'Première édition',
  'rule.DUEL-STANCE': 'Postures',
  'rule.DUEL-STANCE.text':
    'Les deux duellistes choisissent une posture hardie, calme ou rusée, et personne ne quitte le terrain.',
  'rule.DUEL-POINTS': 'Points',
  'rule.DUEL-POINTS.text': 'Le dé le plus haut marque un point et fait un pas en avant.',
};

/** A language that the toy does not speak hears English. */
const WORDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en: EN, fr: FR };

/** A text of the duel that there may be. */
export const wordOrNone = (lang: Lang, key: string): string | undefined => WORDS[lang]?.[key];

export function word(
  lang: Lang,
  key: DuelWord,
  params: Readonly<Record<string, string | number>> = {},
): string {
  const text = WORDS[lang]?.[key] ?? EN[key];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

export const refusedWords = (lang: Lang, { code }: Refusal): string =>
  wordOrNone(lang, `refused.${code}`) ?? word(lang, 'refused.other');
