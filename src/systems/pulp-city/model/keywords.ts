export const TRAITS = ['F', 'G', 'H', 'I', 'J', 'K'] as const;

export type Trait = (typeof TRAITS)[number];
export const isTrait = (word: string): word is Trait => TRAITS.some((trait) => trait === word);

export const ACTION_TYPES = [
  'AUR',
  'CCM',
  'IND',
  'IST',
  'OVR',
  'PLS',
  'PRJ',
  'RAY',
  'RCT',
  'SUM',
  'THR',
] as const;

export type ActionType = (typeof ACTION_TYPES)[number];

export const TRIGGERS = ['BTB', 'DMG', 'DSP', 'TGT'] as const;

export type ReactionTrigger = (typeof TRIGGERS)[number];

export const ROLES = [
  'Blaster',
  'Brawler',
  'Infiltrator',
  'Leader',
  'Powerhouse',
  'Speeder',
  'Support',
  'Tank',
] as const;

export type Role = (typeof ROLES)[number];

export const ORIGINS = ['Science', 'Nature', 'Mystery'] as const;

export type Origin = (typeof ORIGINS)[number];

export const MODEL_TYPES = ['Living', 'Nonliving', 'Mechanical', 'Outsider', 'E.T.'] as const;

export type ModelType = (typeof MODEL_TYPES)[number];

export const ELEMENTS = ['Air', 'Water', 'Fire', 'Earth', 'Light', 'Darkness'] as const;

export type Element = (typeof ELEMENTS)[number];

export const ALIGNMENTS = ['Hero', 'Villain'] as const;

export type Alignment = (typeof ALIGNMENTS)[number];

export const MOVEMENT_TYPES = ['Sprint', 'Blink', 'Bounding', 'Flight', 'Wall Crawling', 'Immobile'] as const;

export type MovementType = (typeof MOVEMENT_TYPES)[number];

export const MASTER_PLANS = ['actFast', 'domination', 'powerUp'] as const;

export type MasterPlan = (typeof MASTER_PLANS)[number];

/** As cards write them. */
export const MASTER_PLAN_WORDS = {
  actFast: 'Act Fast',
  domination: 'Domination',
  powerUp: 'Power Up',
} as const;

export type MasterPlanWord = (typeof MASTER_PLAN_WORDS)[MasterPlan];

export const COMBAT_BONUSES = [
  'Attack',
  'Defend',
  'Easy Target',
  'Higher Ground',
  'In Cover',
  'Mobbing',
  'Momentum',
  'Power Up',
  'Size Matters',
  'Smash It Up',
  'Strong',
  'Weakness',
] as const;

export type CombatBonus = (typeof COMBAT_BONUSES)[number];

export const MODEL_KINDS = [
  'supreme',
  'minion',
  'monster',
  'token',
  'citizen',
  'object',
  'structure',
] as const;

export type ModelKind = (typeof MODEL_KINDS)[number];

/** A state as the Descriptor that a model has meanwhile: 'stunned' is Stunned. */
export const asDescriptor = (state: string): string => state.charAt(0).toUpperCase() + state.slice(1);
