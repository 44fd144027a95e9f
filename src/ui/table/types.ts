/**
 * The scene: all that the table shows, as plain data. Lengths are inches (the engine's micrometres, converted
 * once by whoever builds the scene), y runs south, bases are in millimetres as printed. Texts arrive ready.
 */
import type { IconName, Sign } from '../kit/icons.ts';
import { type TeamSide, TEAM_TONES } from '../kit/team-side.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Disc {
  readonly at: Point;
  readonly radius: number;
}

export interface Region {
  readonly outer: readonly Point[];
  readonly holes?: readonly (readonly Point[])[];
}

export const TONES = ['plain', 'ink', 'legal', 'refused', 'gold', 'danger', ...TEAM_TONES] as const;

export type Tone = (typeof TONES)[number];

/** A pill with a few words. */
export interface Chip {
  readonly text: string;
  readonly tone?: Tone;
  readonly large?: boolean;
}

/** The bare ground of a table, slabs of an inch on all of it. */
export const GROUND_BASES = [
  'pavement',
  'concrete',
  'meadow',
  'earth',
  'floor',
  'sandstone',
  'dryGrass',
  'tar',
  'station',
  'straw',
] as const;
export type GroundBase = (typeof GROUND_BASES)[number];

export const GROUND_SURFACES = ['sand', 'tiles', 'planks', 'dirt', 'gravel'] as const;
export type GroundSurface = (typeof GROUND_SURFACES)[number];

/** An image laid down with its middle at a point, so many inches wide, turned clockwise; the table's edge crops it. */
export interface GroundPicture {
  /** A data address. */
  readonly image: string;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly turnDeg: number;
}

/** Decoration only: nothing here is a rule. Painted in order. */
export type GroundPatch =
  | { readonly kind: 'road'; readonly outline: readonly Point[] }
  | { readonly kind: 'grass'; readonly outline: readonly Point[]; readonly corner?: number }
  | { readonly kind: 'footpath'; readonly points: readonly Point[]; readonly width: number }
  | { readonly kind: 'water'; readonly at: Point; readonly rx: number; readonly ry: number }
  /** Open water with a quay, of any outline. */
  | { readonly kind: 'basin'; readonly outline: readonly Point[] }
  | { readonly kind: 'surface'; readonly surface: GroundSurface; readonly outline: readonly Point[] }
  | { readonly kind: 'rails'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'lane'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'crossing'; readonly from: Point; readonly to: Point; readonly width: number };

export const ZONE_LOOKS = [...TEAM_TONES, 'objective'] as const;

export type ZoneLook = (typeof ZONE_LOOKS)[number];

export interface Zone {
  readonly id: string;
  readonly look: ZoneLook;
  readonly outline: readonly Point[];
  readonly label?: string;
  /** Where the label sits on the outline; the north-west corner without it. */
  readonly labelAt?: Point;
  readonly holder?: TeamSide;
}

/** A passer-by. */
export interface Person {
  readonly kind: 'citizen';
  readonly id: string;
  readonly at: Point;
  /** The way it has just come by. */
  readonly cameBy?: readonly Point[];
  readonly baseMm: number;
  readonly state?: TokenState;
  /** Which of the passers-by it is. */
  readonly look: number;
}

export type Marker =
  | Person
  | { readonly kind: 'objective'; readonly id: string; readonly at: Point; readonly letter: string }
  | {
      readonly kind: 'plinth';
      readonly id: string;
      readonly at: Point;
      readonly team?: TeamSide;
      readonly sign?: Sign;
      readonly words?: string;
    };

export const TOKEN_STATES = ['ready', 'acting', 'target', 'closed', 'ghost', 'ko'] as const;

export type TokenState = (typeof TOKEN_STATES)[number];

export interface Token {
  readonly id: string;
  readonly team: TeamSide;
  readonly sign: Sign;
  readonly at: Point;
  readonly baseMm: number;
  readonly name: string;
  readonly health: number;
  readonly healthMax: number;
  /** Inches above the street, and the same for the plate: `3″`. */
  readonly elevation?: number;
  readonly elevationText?: string;
  readonly fatigue?: number;
  readonly powerUp?: number;
  readonly conditions?: readonly IconName[];
  readonly stealth?: boolean;
  readonly state: TokenState;
  /** At most eight words; drawn as a chip beside the base. */
  readonly closedReason?: string;
  readonly inside?: boolean;
  readonly onWall?: boolean;
  /** A sign behind the name on its plate. */
  readonly mark?: IconName;
  /** Letters of the objectives it carries. */
  readonly carries?: readonly string[];
  /** Sign and numbers upside down, towards a player on the far side. */
  readonly turned?: boolean;
  /** The way it has just come: the token walks it once, then stands at `at`. */
  readonly cameBy?: readonly Point[];
}

export type Overlay =
  | {
      readonly kind: 'reach';
      readonly regions: readonly Region[];
      /** What a second Fatigue would add: an outline only. */
      readonly further?: readonly Region[];
    }
  | {
      readonly kind: 'path';
      readonly points: readonly Point[];
      /** Diameter of the base that walks it. */
      readonly width: number;
      readonly chip?: Chip;
      readonly legal?: boolean;
    }
  | { readonly kind: 'ghost'; readonly token: Token; readonly legal?: boolean }
  | { readonly kind: 'range'; readonly shape: Shape; readonly team: TeamSide }
  | {
      readonly kind: 'sight';
      readonly from: Disc;
      readonly to: Disc;
      readonly verdict: 'clear' | 'blocked' | 'partly';
      /** The band between both bases, when the line itself is the question. */
      readonly wedge?: boolean;
      readonly blockedAt?: Point;
      readonly chip?: Chip;
      /** Share of the way from the first edge to the second, 0 to 1. */
      readonly chipAt?: number;
      /** Parts of the looked-at that are not seen, side by side as seen from here: from -1 on the left to 1. */
      readonly hidden?: readonly (readonly [number, number])[];
    }
  | { readonly kind: 'area'; readonly shape: Shape; readonly chip?: Chip }
  | { readonly kind: 'strip'; readonly outline: readonly Point[]; readonly chip?: Chip }
  | {
      readonly kind: 'displacement';
      /** Where it begins, every edge it goes over with the foot below, its end. */
      readonly points: readonly Point[];
      /** Something is in the way at its end. */
      readonly stopped?: boolean;
      readonly landing?: readonly Point[];
      readonly chip?: Chip;
    }
  /** Where a way leads up, down, over something, or into a Fall. */
  | {
      readonly kind: 'height';
      readonly at: Point;
      readonly way: 'up' | 'down' | 'over' | 'fall';
      readonly chip: Chip;
    }
  | { readonly kind: 'preview'; readonly tokenId: string; readonly chip: Chip }
  | {
      readonly kind: 'ruler';
      readonly id: string;
      readonly from: Point;
      readonly to: Point;
      readonly text: string;
    }
  /** What somebody carries is to be brought there, over the edge that is nearest. */
  | {
      readonly kind: 'home';
      readonly from: Disc;
      readonly to: Point;
      readonly team: TeamSide;
      readonly chip: Chip;
    }
  /** Where a Citizen would run by itself, one arrow for each way it might take; without any, why not. */
  | {
      readonly kind: 'flight';
      readonly from: Disc;
      readonly to: readonly Point[];
      readonly chip?: Chip;
    }
  | { readonly kind: 'spots'; readonly discs: readonly Disc[] }
  | { readonly kind: 'zone'; readonly zoneId: string; readonly dimRest?: boolean }
  | { readonly kind: 'drop'; readonly disc: Disc; readonly legal: boolean; readonly chip?: Chip }
  | {
      readonly kind: 'cover';
      readonly from: Point;
      readonly to: Point;
      readonly grade: 1 | 2;
      readonly text: string;
    }
  | { readonly kind: 'members'; readonly tokenIds: readonly string[] }
  | { readonly kind: 'burst'; readonly disc: Disc };

/** A disc, or the outline of something that is no disc. */
export type Shape =
  | { readonly kind: 'disc'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'outline'; readonly points: readonly Point[] };

/** The gold grip beside a planned spot; the stage decides where the hand hides least. */
export interface Handle {
  readonly tokenId: string;
  readonly at: Point;
}

/** Four times as large, in the emptiest corner. */
export interface Loupe {
  readonly centre: Point;
  readonly contact?: Point;
  readonly chip?: Chip;
}
