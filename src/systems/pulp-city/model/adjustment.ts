import type { CardId, ModelId, PieceId, TeamId } from './ids.ts';
import type { Place } from './place.ts';

/** What players may overrule by agreement. */
export type Adjustment =
  | { readonly what: 'position'; readonly model: ModelId; readonly at: Place }
  | { readonly what: 'health'; readonly model: ModelId; readonly to: number }
  | { readonly what: 'pieceHealth'; readonly piece: PieceId; readonly to: number }
  | { readonly what: 'fatigue' | 'apSpent' | 'powerUp'; readonly card: CardId; readonly to: number }
  | { readonly what: 'pool' | 'agendaPoints'; readonly team: TeamId; readonly to: number }
  | {
      readonly what: 'condition';
      readonly model: ModelId;
      readonly condition: 'stunned' | 'spectral';
      readonly to: boolean;
    }
  | {
      readonly what: 'dice';
      readonly model: ModelId;
      readonly effect: 'attack' | 'defend' | 'suppress';
      readonly to: number;
    }
  /** Whose dice are real from the next throw on: it overrules nothing. */
  | { readonly what: 'realDice'; readonly team: TeamId; readonly to: boolean };

/** All other changes overrule what the rules have brought about. */
export const overrules = ({ what }: Adjustment): boolean => what !== 'realDice';
