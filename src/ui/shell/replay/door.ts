import { createContext, useContext } from 'react';
import type { Refusal } from '../../../kernel/game-system.ts';

/** What is to be shown again, and how. */
export interface ReplayOrder {
  /** The text of an Encounter file of any game of this page. */
  readonly text?: string;
  /** A save, by its id; without either it is the game on the table. */
  readonly save?: string;
  /** How many entries are in force at the moment that is shown first; absent: none. */
  readonly at?: number;
  /** It runs by itself. */
  readonly playing?: boolean;
  /** Over and over, with captions and without controls; any press or key leaves. */
  readonly demo?: boolean;
  /** A demo that has come to its end; absent: it begins anew. */
  readonly onEnd?: () => void;
}

/** Shows a game again; a refusal says why it cannot be. Never rejects, and leaves the game on the table as it is. */
export type OpenReplay = (order: ReplayOrder) => Promise<Refusal | null>;

export const ReplayDoor = createContext<OpenReplay | null>(null);

/** @throws outside the program's frame. */
export function useReplay(): OpenReplay {
  const open = useContext(ReplayDoor);
  if (open === null) throw new Error('nobody to show a game again around this component');
  return open;
}
