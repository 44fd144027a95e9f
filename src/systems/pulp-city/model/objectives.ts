import type { Footprint } from '../../../geometry/shape.ts';
import type { ItemId, ModelId, ObjectiveId, PieceId, TeamId } from './ids.ts';
import type { Place } from './place.ts';
import type { PlotId } from './setup.ts';
import type { TerrainPiece } from './terrain.ts';

/** What a model carries: a Marker, which is no piece of the table as long, or a Citizen. */
export type Item =
  | { readonly of: 'marker'; readonly piece: TerrainPiece }
  | { readonly of: 'citizen'; readonly model: ModelId };

export const LOOSE_WHY = ['effect', 'damage', 'koed', 'spectral', 'left', 'dropped', 'notKept'] as const;

export type LooseWhy = (typeof LOOSE_WHY)[number];

/** A Burden that falls: it is placed before anything else goes on. @rule PC-BURDEN-06 */
export interface LooseBurden {
  /** Who may place it first. */
  readonly by: TeamId;
  readonly why: LooseWhy;
  /** Where its bearer stood. */
  readonly at: Place;
}

/** What makes a model Burdened. @rule PC-BURDEN-01 */
export interface BurdenState {
  readonly item: Item;
  /** The Round in which it was picked up, or last kept. @rule PC-BURDEN-03 */
  round: number;
  loose?: LooseBurden;
}

/** A Marker that comes to light where a piece stood, once that is gone. */
export interface HiddenMarker {
  readonly piece: TerrainPiece;
  readonly under: PieceId;
}

/** Something to be Controlled: a Marker or Structure, which one touches, or a zone, which one is in. @rule PC-CONTROL-01 */
export type Objective =
  | { readonly id: ObjectiveId; readonly of: 'piece'; readonly piece: PieceId }
  | { readonly id: ObjectiveId; readonly of: 'zone'; readonly zone: Footprint };

/** Who Controlled what at the end of a Round; null: nobody. */
export interface ControlNote {
  readonly round: number;
  readonly holders: Readonly<Record<ObjectiveId, TeamId | null>>;
  /** Where bearers on the border of zones counted, by the word of their players. @rule PC-PLOT-12 @rule PC-BURDEN-08 */
  readonly counted?: Readonly<Record<ModelId, ObjectiveId>>;
}

/** What points are for. */
export const SCORE_CODES = [
  'levels',
  'mostLevels',
  'bearerHome',
  'bearerAway',
  'lyingHome',
  'controls',
  'resources',
  'zoneClean',
  'acrossZone',
  'bearersHome',
  'bearers',
  'markersHome',
  'mostFlags',
  'fewestBombs',
  'tiedBombs',
  'mostQuarters',
  'mostRounds',
  'tiedRounds',
  'bothZones',
  'enemyZone',
  'agenda',
] as const;

export type ScoreCode = (typeof SCORE_CODES)[number];

/** `n`: how many there were of what it is for. */
export interface ScoreWhy {
  readonly code: ScoreCode;
  readonly n: number;
}

/** Agenda Points for a Team, and what for. @rule PC-WIN-05 */
export interface Score {
  readonly team: TeamId;
  readonly points: number;
  readonly why: ScoreWhy;
}

/** 'plot', or the id of an Agenda. */
export type ScoreSource = string;

/** Points that have been counted. */
export interface ScoreEntry extends Score {
  readonly source: ScoreSource;
  readonly round: number;
}

/** What the scoring of a Plot looks back at, besides the table. */
export interface Tally {
  readonly notes: readonly ControlNote[];
  readonly tags: Readonly<Record<ObjectiveId, TeamId>>;
}

/** Whose doing a KO or a destroyed piece was. @rule PC-AGENDA-21 @rule PC-AGENDA-24 */
export interface Credit {
  readonly of: 'koed' | 'destroyed';
  /** The model or piece. */
  readonly id: ModelId | PieceId;
  /** null: nobody's, or its own side's. */
  readonly team: TeamId | null;
  readonly by: ModelId | null;
  readonly round: number;
}

/** What a Plot rolls dice for. @rule PC-PLOT-04 @rule PC-PLOT-05 @rule PC-PLOT-10 */
export const PLOT_ROLLS = ['revealShell', 'airDrop', 'shiftStones'] as const;

export type PlotRoll = (typeof PLOT_ROLLS)[number];

/** What happens to Markers, Burdens and what is Controlled. */
export type ObjectiveEvent =
  | { readonly type: 'plotSetUp'; readonly plot: PlotId }
  /** Dice of a Plot, by the player who rolls them. */
  | {
      readonly type: 'plotRolled';
      readonly by: TeamId;
      readonly does: PlotRoll;
      readonly faces: readonly number[];
    }
  | { readonly type: 'markerPlaced'; readonly piece: TerrainPiece }
  | { readonly type: 'markerHidden'; readonly piece: TerrainPiece; readonly under: PieceId }
  | { readonly type: 'burdened'; readonly model: ModelId; readonly item: ItemId }
  | { readonly type: 'burdenKept'; readonly model: ModelId; readonly item: ItemId }
  | ({ readonly type: 'burdenLoosened'; readonly model: ModelId; readonly item: ItemId } & LooseBurden)
  | {
      readonly type: 'burdenDropped';
      readonly model: ModelId;
      readonly item: ItemId;
      readonly by: TeamId;
      readonly at: Place;
    }
  /** `tags`: what is Controlled stays so without presence. @rule PC-CONTROL-03 */
  | {
      readonly type: 'objectivesControlled';
      readonly holders: ControlNote['holders'];
      readonly tags: boolean;
      readonly counted?: ControlNote['counted'];
    };
