import type { Role } from '../../../systems/pulp-city/model/keywords.ts';
import type { ShownCondition } from '../../../systems/pulp-city/view/table/models.ts';
import { type IconName, isIconName } from '../../../ui/kit/icons.ts';

const CARD_SIGNS: Readonly<Record<string, IconName>> = {
  'ace-of-wraiths': 'ace',
  'raleigh-aquarius-warlord': 'raleigh',
  'kitharion-leo-battle-beast': 'kitharion',
};

const ROLE_SIGNS: Readonly<Record<Role, IconName>> = {
  Blaster: 'target',
  Brawler: 'hand',
  Infiltrator: 'stealth',
  Leader: 'flag',
  Powerhouse: 'strong',
  Speeder: 'foot',
  Support: 'heart',
  Tank: 'shield',
};

/** The sign of a card: its own, else that of its Role. */
export function signOf(profile: string, role: Role | null = null): IconName {
  const own = CARD_SIGNS[profile];
  if (own !== undefined) return own;
  if (isIconName(profile)) return profile;
  return role === null ? 'star' : ROLE_SIGNS[role];
}

export const CONDITION_SIGNS: Readonly<Record<ShownCondition, IconName>> = {
  stunned: 'stun',
  spectral: 'spectral',
  suppress: 'suppress',
  attack: 'attack',
  defend: 'defend',
  weak: 'weak',
  immune: 'immune',
  aura: 'star',
};
