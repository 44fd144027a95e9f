import type { CardId, ModelId, PieceId, TargetId, TeamId } from './ids.ts';
import type { EnvironmentName } from './roll.ts';

/** What made something happen: an Action, a Power, a rule of the table, or the players. */
export type Cause =
  | {
      readonly of: 'action';
      readonly model: ModelId;
      readonly action: string;
      readonly reaction: boolean;
      /** The Target declared, where another model stands in for it. */
      readonly instead?: TargetId;
    }
  | { readonly of: 'cost'; readonly model: ModelId; readonly action: string }
  | { readonly of: 'power'; readonly card: CardId; readonly power: string }
  | { readonly of: 'leaderCard'; readonly team: TeamId; readonly card: string }
  | { readonly of: 'environment'; readonly name: EnvironmentName; readonly piece?: PieceId }
  | { readonly of: 'masterPlan' }
  | { readonly of: 'rule'; readonly rule: string }
  | { readonly of: 'agreement' };
