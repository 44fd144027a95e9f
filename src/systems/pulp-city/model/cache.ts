import type { Refusal } from '../../../kernel/game-system.ts';
import type { Body, Scene } from '../../../tabletop/table.ts';
import type { BroadForce, Holder, Mentioned, PrintedFor } from './force.ts';
import type { CardId, ModelId, PieceId, TargetId, TeamId } from './ids.ts';
import type { Trait } from './keywords.ts';
import type { ActionAt } from './occasion.ts';
import type { Point } from './place.ts';
import type { ActionProfile, ActionUse, CardProfile } from './profile.ts';
import type { DiceSource, RollSpec, RollView, SidePool } from './roll.ts';
import type { AuraState, ModelState } from './state.ts';
import type { TerrainPiece } from './terrain.ts';

/** Answers worked out from the state, dropped by the events that make them stale. Never saved. */
export interface WorldCache {
  scene: Scene | null;
  pieces: readonly TerrainPiece[] | null;
  pieceSorts: PieceSorts | null;
  /** What each model is by its card, in the form it has. */
  readonly profiles: Map<ModelId, CardProfile>;
  readonly bodies: Map<ModelId, Body>;
  /** What each model or piece touches. */
  readonly contacts: Map<TargetId, ReadonlySet<TargetId>>;
  /** Who has Line of Sight to what. */
  readonly sights: Map<TargetId, Map<TargetId, boolean>>;
  models: readonly ModelId[] | null;
  everyone: readonly ModelState[] | null;
  onTable: readonly ModelState[] | null;
  targets: readonly TargetId[] | null;
  readonly targetsOf: Map<TeamId, TargetsOf>;
  readonly ofCard: Map<CardId, readonly ModelId[]>;
  readonly live: Map<CardId, readonly ModelId[]>;
  readonly ofTeam: Map<TeamId, readonly CardId[]>;
  /** Cards that may begin a Turn: Supremes and Monsters that are not KO'ed. */
  readonly leaders: Map<TeamId, readonly CardId[]>;
  oneTeamLeft: boolean | null;
  /** Does what lies below a model carry it? */
  readonly carried: Map<ModelId, boolean>;
  /** Models that nothing carries. */
  unsupported: readonly ModelId[] | null;
  /** Has any Team put clauses in force? */
  teamsSpeak: boolean | null;
  /** Could anything in this Encounter take a Power away? */
  silenceable: boolean | null;
  /** Clauses printed for each model, and what clauses anywhere say of other models. */
  readonly printed: Map<ModelId, PrintedFor>;
  /** What clauses of those on the table say of other models, by kind. */
  readonly broad: (readonly BroadForce[] | undefined)[];
  /** What any clause of this Encounter could ever say. */
  mentioned: Mentioned | null;
  /** Nothing has to be dealt with before the next step. */
  calm: boolean | null;
  /** The last answer drawn at random, which is legal until the next event of any kind. */
  drawn: { readonly decision: string; readonly answer: unknown } | null;
  /** Who on the table has clauses bound to a trigger point. */
  readonly holders: Map<string, readonly Holder[]>;
  readonly auras: Map<ModelId, readonly AuraState[]>;
  readonly underAuras: Map<ModelId, UnderAuras>;
  readonly silence: Map<ModelId, Silence>;
  /** The roll in hand as its Attacker sees it. */
  attackView: RollView | null;
  /** Where the dice of the two sides of a roll come from. */
  attack: {
    readonly spec: RollSpec;
    readonly smash: boolean;
    readonly sources: readonly DiceSource[];
  } | null;
  defence: { readonly spec: RollSpec; readonly trait: Trait; readonly sources: readonly DiceSource[] } | null;
  /** The two pools of the roll in hand. */
  attackPool: {
    readonly spec: RollSpec;
    readonly powerUp: number;
    readonly smash: boolean;
    readonly pool: SidePool;
  } | null;
  defencePool: { readonly spec: RollSpec; readonly powerUp: number; readonly pool: SidePool } | null;
  /** Questions of Powers that are being answered, the innermost last. */
  readonly asking: Asked[];
  /** Who may not be a Target of a use, by who asks. */
  readonly unfit: Map<ActionUse, Unfit>;
  /** What was found last in an area. */
  area: {
    readonly use: ActionUse;
    readonly at: ActionAt;
    readonly toward: Point | null;
    readonly found: AreaFinding;
  } | null;
}

export interface AreaFinding {
  readonly members: readonly TargetId[];
  /** In the area but not affected, with the reason. */
  readonly spared: readonly { readonly target: TargetId; readonly why: Refusal }[];
}

/** Pieces that rules look for again and again. */
export interface PieceSorts {
  readonly dangerous: readonly TerrainPiece[];
  readonly summoned: readonly TerrainPiece[];
  /** Markers that may be carried at some time. @rule PC-BURDEN-08 */
  readonly carriable: readonly PieceId[];
}

/** A question that a Power asks about a model: a clause's conditions or a selector, and whose it is. */
export interface Asked {
  readonly of: object;
  readonly owner: string;
  readonly about: string;
}

/** A reason, or what makes one of it when it is asked for: most are not. null: no reason. */
export type Why = Refusal | (() => Refusal) | null;

/** What Auras alone make of a model. @rule PC-TYPE-10 */
export interface UnderAuras {
  readonly stunned: boolean;
  readonly spectral: boolean;
  readonly weak: readonly string[];
}

/** What can be acted on, as a side sees it. */
export interface TargetsOf {
  readonly enemies: readonly TargetId[];
  readonly others: readonly TargetId[];
}

export interface Unfit {
  readonly model: ModelId;
  readonly source: ModelId;
  readonly side: TeamId;
  readonly action: ActionProfile;
  readonly thrown?: TargetId;
  readonly range: number | null;
  readonly why: Map<TargetId, Why>;
}

/** What has been taken away of the Powers of a model. */
export interface Silence {
  readonly role: boolean;
  /** Names of Powers. */
  readonly powers: readonly string[] | 'all';
}
