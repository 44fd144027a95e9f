import type { Translator } from '../../../i18n/translate.ts';

/** A key as it is written on a keyboard, and what it does. */
export interface KeyLine {
  readonly key: string;
  readonly does: string;
}

const KEYS = {
  next: 'Tab',
  commit: 'Enter',
  back: 'Esc',
  choice: '1 – 9',
  arrows: '← ↑ ↓ →',
  zoom: '+  −  0',
  undo: 'Z',
  redo: 'Shift Z',
  why: '?',
  layout: 'X',
} as const;

export type ShellKey = keyof typeof KEYS;

export const SHELL_KEYS = Object.keys(KEYS) as readonly ShellKey[];

/** What a key does at every table. */
export const keyLine = (t: Translator, does: ShellKey): KeyLine => ({
  key: KEYS[does],
  does: t(`keys.${does}`),
});
