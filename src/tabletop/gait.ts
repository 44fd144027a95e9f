import type { Footprint } from '../geometry/shape.ts';
import type { Um } from '../geometry/units.ts';
import type { StandingFault } from './standing.ts';
import type { Place } from './table.ts';

export interface Tie {
  readonly id: string;
  readonly footprint: Footprint;
  readonly most: Um;
}

/** What one Movement Action allows. The caller fills it in from a Movement Type and an edition. */
export interface Gait {
  readonly distance: Um;
  /** How far above and below the height where the move began. */
  readonly up: Um | 'any';
  readonly down: Um | 'any';
  /** In plan; as a string pulled tight over what lies between; or along the surfaces, heights included. */
  readonly measure: 'plan' | 'string' | 'surface';
  readonly over: {
    readonly pieces: 'lowEnough' | 'any';
    readonly bodies: 'never' | 'lowEnough' | 'any';
  };
  readonly through: { readonly pieces: boolean; readonly bodies: boolean };
  /** One straight leg, and one more after a Fall. */
  readonly straight: boolean;
  /** May end on the side of a piece. */
  readonly cling: boolean;
  /** May enter and leave Enclosed pieces. */
  readonly rooms: boolean;
  readonly passesImpassable: 'no' | 'ifCleared' | 'ifFixedHeightCleared';
  readonly hazards: 'struck' | 'immune' | 'immuneIfCleared';
  /** Never comes into contact with a hazard that does something to it, or ends in contact with one. */
  readonly shunsHazards?: true;
  /** All that is climbed on the way counts together against `up`. */
  readonly sumsRises?: true;
  /** Footprints from which the move ends no farther away than so much, in plan. */
  readonly ties?: readonly Tie[];
  /** The longest leg that may run over a gap deeper than `down`. */
  readonly gap: Um | 'any';
  /** Going down deeper than `down` is a Fall instead of a fault. */
  readonly mayFall: boolean;
  readonly stopsAfterFall: boolean;
}

export type Level = 'auto' | 'ground' | 'roof' | 'inside' | { readonly wall: string; readonly z: Um };

/** The end of a straight leg. */
export interface Waypoint {
  readonly x: Um;
  readonly y: Um;
  /** Which of the surfaces under the point; without it the highest in reach, else the room. */
  readonly level?: Level;
  /** This leg is declared as a Fall though an ordinary descent would do. */
  readonly fall?: true;
}

export const TRAVEL_FAULTS = [
  'tooFar',
  'tooHigh',
  'tooDeep',
  'blocked',
  'gap',
  'notStraight',
  'crossesRoom',
  'noCling',
  'farther',
] as const;
export type TravelFault = (typeof TRAVEL_FAULTS)[number] | StandingFault;

export interface Leg {
  readonly from: Place;
  readonly to: Place;
  /** What it costs, rounded. */
  readonly length: Um;
}

export interface Fall {
  /** Where the support ended. */
  readonly from: Place;
  readonly to: Place;
  /** Other places equally near. */
  readonly others: readonly Place[];
  readonly height: Um;
  /** The bodies whose space the faller would have covered. */
  readonly under: readonly string[];
}

export interface HazardMet {
  readonly id: string;
  readonly immune: boolean;
  /** Contact was there before the move. */
  readonly atStart: boolean;
  /** Where contact began, the base's centre. */
  readonly at: Place;
}

export interface Travelled {
  readonly ok: true;
  readonly length: Um;
  readonly end: Place;
  readonly fall: Fall | null;
  /** Pieces touched at any point of the track. */
  readonly touched: readonly string[];
  /** Bodies touched at any point of the track. */
  readonly met: readonly string[];
  readonly hazards: readonly HazardMet[];
  readonly legs: readonly Leg[];
}

export interface NotTravelled {
  readonly ok: false;
  readonly why: TravelFault;
  /** How much too far, too high, too deep, or how deep in something. */
  readonly short: Um;
  readonly leg: number;
  readonly by?: string;
  readonly at?: { readonly x: Um; readonly y: Um };
}

export type Travel = Travelled | NotTravelled;

/** Higher than anything on a table. */
export const SKY: Um = 1_000_000_000;

export const lowest = (gait: Gait, ref: Um): Um => (gait.down === 'any' ? -SKY : ref - gait.down);
export const highest = (gait: Gait, ref: Um): Um => (gait.up === 'any' ? SKY : ref + gait.up);

const sameTies = (a: readonly Tie[] = [], b: readonly Tie[] = []): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return one.id === other?.id && one.most === other.most && one.footprint === other.footprint;
  });

export const sameGait = (a: Gait, b: Gait): boolean =>
  a === b ||
  (a.distance === b.distance &&
    a.up === b.up &&
    a.down === b.down &&
    a.measure === b.measure &&
    a.over.pieces === b.over.pieces &&
    a.over.bodies === b.over.bodies &&
    a.through.pieces === b.through.pieces &&
    a.through.bodies === b.through.bodies &&
    a.straight === b.straight &&
    a.cling === b.cling &&
    a.rooms === b.rooms &&
    a.passesImpassable === b.passesImpassable &&
    a.hazards === b.hazards &&
    a.shunsHazards === b.shunsHazards &&
    a.sumsRises === b.sumsRises &&
    sameTies(a.ties, b.ties) &&
    a.gap === b.gap &&
    a.mayFall === b.mayFall &&
    a.stopsAfterFall === b.stopsAfterFall);

const sameLevel = (a: Level, b: Level): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && a.wall === b.wall && a.z === b.z);

export const sameWaypoints = (a: readonly Waypoint[], b: readonly Waypoint[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => {
    const other = b[i];
    return (
      other !== undefined &&
      one.x === other.x &&
      one.y === other.y &&
      one.fall === other.fall &&
      sameLevel(one.level ?? 'auto', other.level ?? 'auto')
    );
  });
