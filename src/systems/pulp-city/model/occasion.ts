import type { ModelId, TargetId, TeamId } from './ids.ts';
import type { ActionType, Trait } from './keywords.ts';
import type { Place } from './place.ts';
import type { ActionProfile } from './profile.ts';
import type { RollView } from './roll.ts';

/** What is known of the occasion on which a clause is asked. Keys that a clause names and that are missing do not hold. */
export interface Occasion {
  readonly view?: RollView;
  readonly startingRoll?: boolean;
  readonly by?: ModelId | null;
  readonly victim?: TargetId;
  readonly amounts?: Readonly<Record<string, number>>;
  readonly bonuses?: readonly string[];
  /** Trait of the Attacker's roll, while it is being worked out. */
  readonly rolling?: Trait;
  /** The Movement Action used. */
  readonly movement?: string;
  /** Name of the Action used, outside a roll. */
  readonly actionName?: string;
}

export interface ActionAt {
  readonly model: ModelId;
  readonly source: ModelId;
  readonly action: ActionProfile;
  readonly type: ActionType;
  readonly side: TeamId;
  /** What is thrown. */
  readonly thrown?: TargetId;
}

export interface SelectFrom {
  /** The model that has the rule. */
  readonly owner: ModelId;
  /** null: a Citizen's, who is nobody's friend and nobody's enemy. */
  readonly side: TeamId | null;
  /** The model that the moment is about. */
  readonly subject?: ModelId;
  /** A piece of terrain, where `owner` is none. */
  readonly piece?: string;
  /** The candidate is the opponent in a roll, and the Action used in Base to Base. */
  readonly contact?: boolean;
  /** Inches of the Action that is looked at. */
  readonly range?: number;
  /** Of the Action that is looked at. */
  readonly blast?: BlastArea;
}

/** Where a Blast lies, and its radius in inches. */
export interface BlastArea {
  readonly at: Place;
  readonly radius: number;
}
