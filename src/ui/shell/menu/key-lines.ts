import type { Translator } from '../../../i18n/translate.ts';

/** A key as it is written on a keyboard, and what it does. */
export interface KeyLine {
  readonly key: string;
  readonly does: string;
}

/** Keys whose names are words. */
const NAMED = ['commit', 'back', 'redo'] as const;

const SIGNS = {
  next: 'Tab',
  choice: '1 – 9',
  arrows: '← ↑ ↓ →',
  zoom: '+  −  0',
  undo: 'Z',
  why: '?',
  layout: 'X',
  advice: 'A',
  pause: 'P',
  step: 'N',
} as const;

export type ShellKey = (typeof NAMED)[number] | keyof typeof SIGNS;

export const SHELL_KEYS = [...NAMED, ...Object.keys(SIGNS)] as readonly ShellKey[];

/** What a key does at every table. */
export function keyLine(t: Translator, does: ShellKey): KeyLine {
  const named = NAMED.find((key) => key === does);
  const key = named === undefined ? SIGNS[does as keyof typeof SIGNS] : t(`keys.${named}.key`);
  return { key, does: t(`keys.${does}`) };
}

/** What keys do while a game is shown again. */
export const replayKeys = (t: Translator): readonly KeyLine[] => [
  { key: '← →', does: t('keys.replay.moment') },
  { key: t('keys.replay.turn.key'), does: t('keys.replay.turn') },
  { key: t('keys.replay.ends.key'), does: t('keys.replay.ends') },
  { key: t('keys.replay.play.key'), does: t('keys.replay.play') },
  { key: t('keys.back.key'), does: t('keys.replay.leave') },
];
