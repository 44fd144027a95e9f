import { createContext, type ReactNode, useContext } from 'react';
import type { TableFace } from '../table/table-face.ts';

export interface WatchFrameProps {
  readonly table: TableFace;
  /** The board, and the bars and lists around it. */
  readonly children: ReactNode;
}

/** Draws what stands around a table on which nobody plays: docks, tools and menu are left out. */
export const Watching = createContext<((props: WatchFrameProps) => ReactNode) | null>(null);

/** The table is only looked at. */
export const useWatching = (): boolean => useContext(Watching) !== null;
