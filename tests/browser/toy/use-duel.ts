import { gameHooks } from '../../../src/ui/shell/game-hooks.ts';
import {
  type Duel,
  type DuelAdjustment,
  type DuelEvent,
  type DuelSetup,
  type DuelState,
} from '../../kernel/duel.ts';

interface Types {
  readonly setup: DuelSetup;
  readonly state: DuelState;
  readonly event: DuelEvent;
  readonly adjustment: DuelAdjustment;
  readonly game: Duel;
  readonly services: object;
}

export const { useSessionState, useGameOrNull, useGame, useQuestion } = gameHooks<Types>('duel');
