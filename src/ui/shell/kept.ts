import { createStore } from 'zustand/vanilla';
import type { Watched } from './app.ts';

/** What a screen that was left finds again when it is back, as long as the page is open. */
export interface Kept<T> extends Watched<T> {
  setState(next: Partial<T>): void;
}

export const kept = <T extends object>(first: T): Kept<T> => createStore<T>(() => first);
