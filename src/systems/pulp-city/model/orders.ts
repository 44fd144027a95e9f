import type { Waypoint } from '../../../tabletop/travel.ts';
import type { AgendaId } from './agendas.ts';
import type { ItemId, ModelId, TargetId, TeamId } from './ids.ts';
import type { MovementType } from './keywords.ts';
import type { Point } from './place.ts';

export interface MoveOrder {
  readonly model: ModelId;
  /** Way-points after the place where the model stands; none = a move of 0 inches. */
  readonly legs: readonly Waypoint[];
  readonly as: MovementType;
  /** Two Movement Actions declared as one. @rule PC-MOVE-22 */
  readonly combined: boolean;
  /** Falls on purpose where its support ends. @rule PC-FALL-04 */
  readonly fall: boolean;
  /** The Power that lets the model move so. @rule PC-MOVE-36 */
  readonly power?: string;
}

/** One use of an Action as its player declares it, complete: AP are paid the moment it is accepted. */
export interface ActionOrder {
  readonly model: ModelId;
  /** Id of the Action on the model's card. */
  readonly action: string;
  /** Which of the bar's Types. @rule PC-BAR-14 */
  readonly use: number;
  /** Another model or piece the Action is measured from. @rule PC-TYPE-25 */
  readonly source?: ModelId;
  /** Targets in the order they are rolled against. Areas: the members, reordered at will. */
  readonly targets: readonly TargetId[];
  /** Ray and Overrun: a point the strip runs towards. */
  readonly toward?: Point;
  /** Summon: where the centre goes. */
  readonly at?: Point;
  /** Throw: the Object. */
  readonly object?: TargetId;
  /** 'AP n+': how many. */
  readonly ap?: number;
}

export type Act =
  | ({ readonly do: 'move' } & MoveOrder)
  | { readonly do: 'climbHigh'; readonly model: ModelId }
  | ({ readonly do: 'action' } & ActionOrder)
  | { readonly do: 'shapeshift'; readonly form: string }
  /** A Leader card: which of its uses, and on whom. */
  | { readonly do: 'endSpectral'; readonly model: ModelId }
  /** A Power between Actions: which of the model's clauses at that point. */
  | { readonly do: 'power'; readonly model: ModelId; readonly power: string; readonly index: number }
  | {
      readonly do: 'leaderCard';
      readonly card: string;
      readonly way: number;
      readonly on: readonly ModelId[];
    }
  /** The Action of an Agenda. @rule PC-AGENDA-13 @rule PC-AGENDA-14 */
  | { readonly do: 'agenda'; readonly agenda: AgendaId; readonly model: ModelId }
  /** Becomes Burdened with a thing that it touches. @rule PC-BURDEN-01 */
  | { readonly do: 'pickUp'; readonly model: ModelId; readonly item: ItemId }
  /** Puts its Burden down. @rule PC-BURDEN-04 */
  | { readonly do: 'drop'; readonly model: ModelId }
  /** Minion card: no further model uses the Action they are at. */
  | { readonly do: 'nextStep' }
  | { readonly do: 'end' };

/** On what occasion something may be done, and by which rules. */
export type ActOccasion = 'activation' | 'minions' | 'followUp' | 'mindControl' | 'grabThrow' | 'power';

/** What an occasion leaves open. */
export interface ActLimits {
  /** Only these Actions (ids); absent: any but Reactions. */
  readonly actions?: readonly string[];
  readonly notActions?: readonly string[];
  readonly moves: boolean;
  readonly combat: boolean;
  /** AP are not paid. */
  readonly free?: boolean;
  /** Nor what stands in brackets. */
  readonly unpaid?: true;
  /** Paid from this team's Pool. @rule PC-FX-20 */
  readonly payer?: TeamId;
  /** AP of a use, whatever the bar says. */
  readonly ap?: number;
  /** Only uses that have it as their Target, or in their area. */
  readonly target?: TargetId;
  /** The Power that lets the model act. */
  readonly power?: string;
  /** Only uses on what the model is in Base to Base with. */
  readonly contact?: true;
  /** A move costs no Fatigue. */
  readonly tireless?: true;
  /** Grab & Throw: the model thrown. */
  readonly thrown?: ModelId;
  /** Whose Action makes the model move, where it is not its own. @rule PC-AGENDA-24 */
  readonly forcedBy?: ModelId;
}
