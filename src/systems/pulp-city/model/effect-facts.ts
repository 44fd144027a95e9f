import type { EffectNode } from './profile.ts';

export const WITHOUT_TARGET: readonly EffectNode['fx'][] = ['followUp', 'blast', 'extraTarget', 'summon'];

export const SUMMED: readonly EffectNode['fx'][] = [
  'damage',
  'knockback',
  'pull',
  'heal',
  'attack',
  'defend',
  'suppress',
  'powerUp',
  'powerDown',
  'fatigue',
];

const MOVING: readonly EffectNode['fx'][] = ['knockback', 'pull', 'shift', 'mindControl'];

/** Something else may come of the Effects of one roll when they land in another order. @rule PC-SFX-06 */
export const orderMatters = (nodes: readonly EffectNode[]): boolean =>
  nodes.length > 1 && nodes.some((node) => MOVING.includes(node.fx));

export const NOT_COPIED: readonly EffectNode['fx'][] = ['extraTarget', 'blast', 'followUp', 'summon'];

const EFFECT_WORDS: Readonly<Partial<Record<EffectNode['fx'], string>>> = {
  damage: 'Damage',
  heal: 'Heal',
  attack: 'Attack',
  defend: 'Defend',
  suppress: 'Suppress',
  powerUp: 'Power Up',
  powerDown: 'Power Down',
  knockback: 'Knockback',
  pull: 'Pull',
  shift: 'Shift',
  fatigue: 'Fatigue',
  stun: 'Stun',
  spectral: 'Spectral',
  grabThrow: 'Grab & Throw',
  mindControl: 'Mind Control',
  weak: 'Weak',
};

const DISPLACEMENTS: readonly EffectNode['fx'][] = ['knockback', 'pull', 'shift', 'grabThrow'];

/** The glossary's word for an Effect. */
export function effectWord(fx: EffectNode['fx']): string {
  return EFFECT_WORDS[fx] ?? fx;
}

export function isDisplacement(fx: EffectNode['fx']): boolean {
  return DISPLACEMENTS.includes(fx);
}
