import type { ActionType, ReactionTrigger, Trait } from '../model/keywords.ts';
import type { EffectName, Price, SummonWhat } from '../model/profile.ts';

export const BAR_LANGUAGES = ['en', 'fr'] as const;
export type BarLang = (typeof BAR_LANGUAGES)[number];

/** How a term is written: the first spelling of a language is printed, all of them are read. */
export interface Word<Term> {
  readonly is: Term;
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** The 2013 letters and the initials of the French edition. @rule PC-DESC-01 */
export const TRAIT_WORDS: readonly Word<Trait>[] = [
  { is: 'F', en: ['F'], fr: ['s'] },
  { is: 'G', en: ['G'], fr: ['d'] },
  { is: 'H', en: ['H'], fr: ['e'] },
  { is: 'I', en: ['I'], fr: ['a'] },
  { is: 'J', en: ['J'], fr: ['m'] },
  { is: 'K', en: ['K'], fr: ['p'] },
];

export const TYPE_WORDS: readonly Word<ActionType>[] = [
  { is: 'AUR', en: ['AUR'], fr: ['AUR'] },
  { is: 'CCM', en: ['CCM'], fr: ['CAC'] },
  { is: 'IND', en: ['IND'], fr: ['IND'] },
  { is: 'IST', en: ['IST'], fr: ['IST'] },
  { is: 'OVR', en: ['OVR'], fr: ['PRC'] },
  { is: 'PLS', en: ['PLS'], fr: ['OND'] },
  { is: 'PRJ', en: ['PRJ'], fr: ['PRJ'] },
  { is: 'RAY', en: ['RAY'], fr: ['RAY'] },
  { is: 'RCT', en: ['RCT'], fr: ['RCT'] },
  { is: 'SUM', en: ['SUM'], fr: ['INV'] },
  { is: 'THR', en: ['THR'], fr: ['LNC'] },
];

export const RANGED = [
  'AUR',
  'IND',
  'OVR',
  'PLS',
  'PRJ',
  'RAY',
  'SUM',
  'THR',
] as const satisfies ActionType[];
export const RANGELESS = ['CCM', 'IST'] as const satisfies ActionType[];

export const TRIGGER_WORDS: readonly Word<ReactionTrigger>[] = [
  { is: 'BTB', en: ['BTB'], fr: ['CTC'] },
  { is: 'DMG', en: ['DMG'], fr: ['DMG'] },
  { is: 'DSP', en: ['DSP'], fr: ['DPL'] },
  { is: 'TGT', en: ['TGT'], fr: ['CIB'] },
];

export const PRICE_WORDS: readonly Word<Price['of']>[] = [
  { is: 'fatigue', en: ['Fatigue'], fr: ['Fatigue'] },
  { is: 'stun', en: ['Stun'], fr: ['Sonné'] },
  { is: 'damage', en: ['Damage'], fr: ['Dommages'] },
  { is: 'powerDown', en: ['Power Down'], fr: ['Anti-boost'] },
];

/** 'number': takes an X; 'name': takes '/' and a name or a Descriptor. @rule PC-CARD-10 */
export const EFFECT_WORDS: readonly (Word<EffectName> & { readonly takes?: 'number' | 'name' | 'piece' })[] =
  [
    { is: 'damage', en: ['Damage'], fr: ['Dommages'], takes: 'number' },
    { is: 'heal', en: ['Heal'], fr: ['Soins'], takes: 'number' },
    { is: 'attack', en: ['Attack'], fr: ['Attaque'], takes: 'number' },
    { is: 'defend', en: ['Defend', 'Defense'], fr: ['Défense'], takes: 'number' },
    { is: 'suppress', en: ['Suppress'], fr: ['Affaiblissement', 'Affaibl.'], takes: 'number' },
    { is: 'powerUp', en: ['Power Up'], fr: ['Boost'], takes: 'number' },
    { is: 'powerDown', en: ['Power Down'], fr: ['Anti-boost'], takes: 'number' },
    { is: 'knockback', en: ['Knockback'], fr: ['Repousse'], takes: 'number' },
    { is: 'pull', en: ['Pull'], fr: ['Attire'], takes: 'number' },
    { is: 'shift', en: ['Shift'], fr: ['Bouge'], takes: 'number' },
    { is: 'blast', en: ['Blast'], fr: ['Explosion'], takes: 'number' },
    {
      is: 'extraTarget',
      en: ['Extra Target'],
      fr: ['Cible suppl.', 'Cible supplémentaire'],
      takes: 'number',
    },
    { is: 'fatigue', en: ['Fatigue'], fr: ['Fatigue'] },
    { is: 'stun', en: ['Stun'], fr: ['Sonné'] },
    { is: 'spectral', en: ['Spectral'], fr: ['Spectral'] },
    { is: 'followUp', en: ['Follow Up'], fr: ['Enchaînement'] },
    { is: 'grabThrow', en: ['Grab & Throw'], fr: ['Chope & Lance'] },
    { is: 'mindControl', en: ['Mind Control'], fr: ['Contrôle Mental'] },
    { is: 'immune', en: ['Immune', 'Immunity'], fr: ['Immunité'], takes: 'name' },
    { is: 'weak', en: ['Weak'], fr: ['Faible'], takes: 'name' },
    { is: 'special', en: ['Special'], fr: ['Spécial'], takes: 'name' },
    { is: 'summon', en: ['Summon'], fr: ['Invocation'], takes: 'piece' },
  ];

export const SUMMON_WORDS: readonly Word<SummonWhat>[] = [
  { is: 'Minion', en: ['Minion'], fr: ['Acolyte'] },
  { is: 'Structure', en: ['Structure'], fr: ['Structure'] },
  { is: 'Dangerous Terrain', en: ['Dangerous Terrain'], fr: ['Terrain Dangereux'] },
  { is: 'Terrain', en: ['Terrain'], fr: ['Terrain'] },
  { is: 'Token', en: ['Token'], fr: ['Jeton'] },
];

export const KEY_WORDS: readonly Word<'strong' | 'limited' | 'excluded'>[] = [
  { is: 'strong', en: ['Strong'], fr: ['Fort'] },
  { is: 'limited', en: ['Limited'], fr: ['Limite', 'Limité'] },
  { is: 'excluded', en: ['Excluded'], fr: ['Exclusion', 'Exclu'] },
];

const small = (is: string, en: readonly string[], fr: readonly string[]): readonly Word<string>[] => [
  { is, en, fr },
];

/** The little words that hold a bar together. */
export const GLUE = {
  ap: small('ap', ['AP'], ['PA']),
  activation: small('activation', ['Activation'], ['Activation']),
  versus: small('versus', ['vs.', 'vs'], ['vs.', 'vs']),
  targetNumber: small('targetNumber', ['T#'], ['Dif.', 'Dif', 'T#']),
  and: small('and', ['and', '&'], ['et', '&']),
  or: small('or', ['or'], ['ou']),
  self: small('self', ['Self'], ['Perso']),
  as: small('as', ['as'], ['en']),
  sfx: small('sfx', ['SFX', 'EFX'], ['EFX', 'SFX']),
  none: small('none', ['none'], ['aucun']),
} as const;

export function wordFor<Term>(table: readonly Word<Term>[], term: Term, lang: BarLang): string {
  return table.find((word) => word.is === term)?.[lang][0] ?? String(term);
}
