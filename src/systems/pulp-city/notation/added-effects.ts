import type { EffectName, EffectNode } from '../model/profile.ts';

const NAMES: Readonly<Record<string, EffectName>> = {
  Damage: 'damage',
  Heal: 'heal',
  Attack: 'attack',
  Defend: 'defend',
  Suppress: 'suppress',
  'Power Up': 'powerUp',
  'Power Down': 'powerDown',
  Knockback: 'knockback',
  Pull: 'pull',
  Shift: 'shift',
  Blast: 'blast',
  'Extra Target': 'extraTarget',
  Fatigue: 'fatigue',
  Stun: 'stun',
  Spectral: 'spectral',
  'Follow Up': 'followUp',
  'Grab & Throw': 'grabThrow',
  'Mind Control': 'mindControl',
};

/** An Effect that a Power names in the notation of a bar ('Extra Target 4'). null: no such Effect. */
export function effectFromText(text: string): EffectNode | null {
  const match = /^(.*?)(?: (\d+))?$/.exec(text);
  const fx = NAMES[match?.[1] ?? ''];
  if (fx === undefined) return null;
  const x = match?.[2];
  return x === undefined ? { fx } : { fx, x: Number(x) };
}
