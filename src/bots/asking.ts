import type { Reason } from '../kernel/search.ts';
import type { Level } from './advice.ts';

/** Milliseconds after which a bot at the table looks no further ahead: short enough to wait for. */
export const THINKING: Readonly<Record<Level, number>> = { cub: 300, regular: 300, careful: 240 };

/** A question as it goes to where bots think: a game that hides what the asked player may not know. */
export interface Asking {
  /** Names the question in the answer to it. */
  readonly id: number;
  /** Which set-up it is of; it comes along where it has not been sent before. */
  readonly setupId: number;
  readonly setup?: unknown;
  readonly state: unknown;
  readonly rest: unknown;
  /** The open question, by its id. */
  readonly decision: string;
  readonly level: Level;
  /** Of the chance that the bot has. */
  readonly seed: number;
  /** Milliseconds after which it begins no further look ahead. */
  readonly ms: number;
}

/** What comes back: first that all is there, then a word to each question. */
export type Said =
  | { readonly say: 'ready' }
  | { readonly say: 'advice'; readonly id: number; readonly answer: unknown; readonly why: Reason }
  | { readonly say: 'failed'; readonly id: number; readonly message: string };
