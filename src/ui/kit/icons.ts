import { CARD_SIGNS } from './icon-cards.ts';
import { CONDITION_SIGNS } from './icon-conditions.ts';
import { type Emblem, emblemParts, isEmblem } from './emblem.ts';
import type { IconPart } from './icon-path.ts';
import { TOOL_ICONS } from './icon-tools.ts';

export const ICONS = { ...CARD_SIGNS, ...CONDITION_SIGNS, ...TOOL_ICONS } as const;
export type IconName = keyof typeof ICONS;

/** What stands for somebody: a sign of his own, or an emblem made for him. */
export type Sign = IconName | Emblem;

export const LINE_WIDTH = 2.6;
export const CUT_LINE_WIDTH = 2;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

export function iconParts(sign: Sign): readonly IconPart[] {
  return isEmblem(sign) ? emblemParts(sign) : ICONS[sign];
}
