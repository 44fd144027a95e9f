import type { PlayerId } from '../../../kernel/ids.ts';

export type TeamId = PlayerId;

/** One recruited card: a Supreme or a Minion card. */
export type CardId = string;

/** One base on the table. */
export type ModelId = string;

export type PieceId = string;

/** What an Action may be used on: a model or a piece of terrain. */
export type TargetId = ModelId | PieceId;

export const EDGES = ['south', 'north', 'west', 'east'] as const;

export type Edge = (typeof EDGES)[number];
