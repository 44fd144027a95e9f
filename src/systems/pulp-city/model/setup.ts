import type { AgendaWish } from './agendas.ts';
import type { ByPlayer } from '../../../kernel/ids.ts';
import type { ModelId, PieceId, TeamId } from './ids.ts';
import type { Alignment } from './keywords.ts';
import type { CardProfile } from './profile.ts';
import type { TableLayout } from './terrain.ts';

/** House-rule switches, fixed at set-up; one that is left out is as the ruling has it. @rule PC-TABLE-16 */
export interface Switches {
  readonly minionMoveFatigue: 'covered' | 'paid';
  readonly sprintHeights2013: 'eachThing' | 'sum';
  readonly crashAfterMovingOn: boolean;
  /** Where the Teams deploy: after the Citizens are placed, or before. @rule PC-CITIZEN-12 */
  readonly citizens2017: 'beforeTeams' | 'afterTeams';
  /** 2017: a zone to be Controlled is that in which the middle of the base is, or each that the base touches. @rule PC-CONTROL-01 */
  readonly zoneContact?: 'middle' | 'base';
  /** Else they keep an inch from the Markers of Plot and Agendas. @rule PC-DEPLOY-05 */
  readonly infiltratorsTouchMarkers?: boolean;
  /** 2013: what pays is each Resource Marker, or each quarter that holds one. @rule PC-PLOT-16 */
  readonly resourceWar?: 'markers' | 'quarters';
  /** 2017: SFX are counted after the Defender has cancelled some, or before. @rule PC-AGENDA-19 */
  readonly fanFavorites?: 'kept' | 'generated';
  /** Models of an allied Team are Friendly, or neither Friendly nor Enemy. @rule PC-TABLE-14 */
  readonly alliedTeamsFriendly?: boolean;
}

/** As the rulings have it. @rule PC-TABLE-16 */
export const DEFAULT_SWITCHES: Switches = {
  minionMoveFatigue: 'covered',
  sprintHeights2013: 'eachThing',
  crashAfterMovingOn: true,
  citizens2017: 'beforeTeams',
};

export const CITIZEN_NUMBERS = ['normal', 'halved', 'doubled'] as const;

/** How many Citizens the players agree on. @rule PC-CITIZEN-03 */
export type CitizenNumber = (typeof CITIZEN_NUMBERS)[number];

/** Who wants Citizens, and how many. @rule PC-CITIZEN-03 */
export interface CitizenWish {
  readonly wanted: ByPlayer<boolean>;
  readonly number: CitizenNumber;
}

/** What all Supremes of a Team share, and its player has built it on. @rule PC-TEAM-03 @rule PC-TEAM-04 */
export type TeamBasis = { readonly alignment: Alignment } | { readonly faction: string };

/** Teams that play together, pair by pair. @rule PC-TABLE-14 */
export type Allied = readonly (readonly TeamId[])[];

/** How four Teams can play two against two; first the way in which their Turns alternate. @rule PC-TABLE-14 */
export const PAIRINGS: readonly Allied[] = [
  [
    ['a', 'c'],
    ['b', 'd'],
  ],
  [
    ['a', 'b'],
    ['c', 'd'],
  ],
  [
    ['a', 'd'],
    ['b', 'c'],
  ],
];

/** What a card counts as instead of what it prints, because another card of the Team lets it in so. @rule PC-TEAM-16 */
export interface CountsAs {
  readonly alignment: Alignment;
  readonly faction: string;
}

export interface TeamSetup {
  readonly name: string;
  /** Card profile ids in the order recruited, Minion cards after Supremes. */
  readonly cards: readonly {
    readonly profile: string;
    readonly level?: number;
    readonly baseMm?: number;
    /** Card profile of the form it begins in. @rule PC-COND-06 */
    readonly form?: string;
    /** A freelancer that counts as a model of no Faction. @rule PC-DESC-12 */
    readonly independent?: true;
    /** Which of the models of its card it brings, where each is another: by place on the card. @rule PC-TEAM-17 */
    readonly members?: readonly number[];
    /** Faction of the Leader that it counts as one of. @rule PC-LEADER-05 */
    readonly honorary?: string;
    readonly countsAs?: CountsAs;
  }[];
  /** Ids of the Leader cards. @rule PC-LEADER-01 */
  readonly leaderCards?: readonly string[];
  /** Announced by its player; absent: whatever its cards leave open. */
  readonly builtOn?: TeamBasis;
}

/** A model that stands on the table from the first. Micrometres. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The Enclosed Structure it is inside of. */
  readonly inside?: PieceId;
  /** All of it where nothing is said. */
  readonly health?: number;
}

/** An Encounter that begins in the middle: a player's Turn with all models on the table. */
export interface Situation {
  readonly round: number;
  /** Whose Turn it is. */
  readonly active: TeamId;
  readonly pools: ByPlayer<number>;
  readonly models: Readonly<Record<ModelId, Standing>>;
  /** Citizens in the order in which they were placed, where the players want any. */
  readonly citizens?: readonly Pick<Standing, 'x' | 'y' | 'z'>[];
  /** Health of pieces that are worn. */
  readonly pieces?: Readonly<Record<PieceId, number>>;
}

export const PLOT_IDS = [
  'smackdown',
  'quest',
  'shellGame',
  'airDrop',
  'armoredCar',
  'kingOfTheHill',
  'roofTopScramble',
  'shiftingStones',
  'kingOfTheMountain',
  'battleForTheBlock',
  'endZones',
  'urbanWarfare',
  'resourceWar',
  'captureTheFlag',
  'timeBomb',
  'territory',
] as const;

export type PlotId = (typeof PLOT_IDS)[number];

/** `free`: the players have agreed on Teams that nobody checks. */
export const LEGALITY = ['checked', 'free'] as const;

export type Legality = (typeof LEGALITY)[number];

/** Everything handed in before the Encounter; never changes. */
export interface EncounterSetup {
  readonly edition: string;
  readonly revision: number;
  readonly level: number;
  readonly plot: PlotId;
  readonly switches: Switches;
  readonly citizens: CitizenWish;
  readonly table: TableLayout;
  readonly teams: ByPlayer<TeamSetup>;
  /** Absent: each Team plays against all others. */
  readonly allied?: Allied;
  readonly profiles: Readonly<Record<string, CardProfile>>;
  /** A whole number of at least 0. */
  readonly seed: number;
  readonly dice: 'digital' | 'entered';
  /** Absent: none are used. @rule PC-AGENDA-01 @rule PC-AGENDA-15 */
  readonly agendas?: AgendaWish;
  /** Absent: checked when the Encounter begins. */
  readonly legality?: Legality;
  /** Absent: it begins at its beginning. */
  readonly situation?: Situation;
}
