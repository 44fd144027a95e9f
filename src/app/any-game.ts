import type { EventLike, GameLike } from '../kernel/game-system.ts';
import type { OpeningSystem } from '../kernel/journal.ts';
import type { SetupLike } from '../storage/codec.ts';
import type { Program } from './program.ts';
import type { SessionState } from './session.ts';

export type AnySetup = SetupLike;

/** A game of which nothing is known but what all games have. */
export type AnyGame = GameLike<AnySetup, object>;

/** Any system is one of these: what it takes is handed on to it unread. */
export type AnySystem = OpeningSystem<AnySetup, object, EventLike, unknown, AnyGame>;

export type AnyProgram = Program<AnySetup, object, EventLike, unknown, AnyGame>;

export type AnySessionState = SessionState<AnySetup, object, EventLike, unknown, AnyGame>;
