import type { AgendaCitizen } from './agendas.ts';
import type { RuleId } from './refusals.ts';
import { forTwo, playersOf, type SomePlayers } from '../../../kernel/ids.ts';
import type { Place } from './place.ts';
import type { ActionProfile, CardProfile } from './profile.ts';
import type { CardId, Edge, ModelId, TargetId, TeamId } from './ids.ts';
import type { CitizenNumber, CitizenWish, EncounterSetup } from './setup.ts';

/** The one card that all Citizens share: in no Team, with nothing of its own to count. @rule PC-CITIZEN-01 */
export const CITIZENS: CardId = 'citizens';

/** Its profile, which no card file brings. */
export const CITIZEN_PROFILE = 'citizen';

/** @rule PC-CITIZEN-01 */
export const CITIZEN_HEALTH = 1;

/** Citizens are numbered in the order in which they were placed. */
export const citizenId = (number: number): ModelId => `citizen${number}`;

export const citizenNumber = (id: ModelId): string => id.slice('citizen'.length);

/** A plain Encounter has none. */
export const NO_CITIZENS: CitizenWish = { wanted: forTwo(false, false), number: 'normal' };

/** Who wants Citizens, Team by Team. @rule PC-CITIZEN-03 */
export const citizensWanted = ({
  citizens: { wanted },
}: Pick<EncounterSetup, 'citizens'>): readonly boolean[] => playersOf(wanted).map((team) => wanted[team]);

/** Does anybody ask for Citizens, or for Agendas, which may bring some? Whether that is enough the edition says. @rule PC-CITIZEN-03 */
export const citizensAskedFor = (setup: EncounterSetup): boolean =>
  citizensWanted(setup).includes(true) || setup.agendas !== undefined;

/** Inches between edges that a Citizen keeps when it is placed; null: none. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export interface CitizenLimits {
  readonly rule: RuleId;
  readonly apart: number;
  readonly fromZone: number;
  readonly fromHazard: number;
  readonly fromImpassable: number | null;
  readonly fromEdge: number | null;
  /** Where no such place is left, one may touch another Citizen. */
  readonly mayTouch: boolean;
}

/** What Citizens are and how they live. */
export interface CitizenRules {
  readonly profile: CardProfile;
  /** What one is that is placed for an Agenda, until it is a Citizen like any other. @rule PC-AGENDA-06 */
  readonly forAgendas: Readonly<Partial<Record<AgendaCitizen, CardProfile>>>;
  /** A Marker: no model, and a Combat Action used on it is rolled against this number. @rule PC-CITIZEN-14 */
  readonly marker: { readonly number: number } | null;
  /** Are they used, if these players want them? @rule PC-CITIZEN-03 */
  readonly used: (wanted: readonly boolean[]) => boolean;
  readonly count: (level: number, number: CitizenNumber, teams: number) => number;
  readonly numbers: readonly CitizenNumber[];
  readonly limits: CitizenLimits;
  readonly firstPlacer: 'roll' | 'terrainAdvantage';
  /** When in the Effects Phase they move. @rule PC-CITIZEN-05 @rule PC-CITIZEN-13 */
  readonly runAt: 'start' | 'end';
  readonly runOrder: 'asPlaced' | 'nearestEdgeFirst';
  /** Heroes lead those near them. @rule PC-CITIZEN-05 */
  readonly led: boolean;
  /** Who picks among equally near edges, and whether an edge it cannot reach may be picked. */
  readonly edgePicker: 'firstTurn' | 'terrainAdvantage';
  readonly offersShutEdges: boolean;
  /** One that goes over an edge counts as Saved. @rule PC-CITIZEN-07 */
  readonly saved: boolean;
  /** Actions on Citizens that Supremes have, by what they are. @rule PC-CITIZEN-09 @rule PC-CITIZEN-10 */
  readonly actions: readonly {
    readonly of: CardProfile['alignment'][number];
    readonly action: ActionProfile;
  }[];
}

/** Why a Citizen that could go goes nowhere. */
export interface Stay {
  /** It would come nearer to somebody; it cannot go the whole way; the player who leads it leaves it. */
  readonly why: 'nearer' | 'blocked' | 'left';
  /** To whom, by what, or which player; null: by nothing that has a name. */
  readonly by: TargetId | TeamId | null;
}

/** What happens to Citizens and to nobody else. */
export type CitizenEvent =
  /** `faces` of those who rolled: after a tie between some of more than two, of them alone. */
  | { readonly type: 'citizensRolled'; readonly faces: SomePlayers<number>; readonly winner: TeamId | null }
  | {
      readonly type: 'citizenPlaced';
      readonly model: ModelId;
      readonly by: TeamId;
      readonly at: Place;
      readonly health: number;
      /** Placed for an Agenda of the player's. @rule PC-AGENDA-06 */
      readonly agenda?: AgendaCitizen;
    }
  | { readonly type: 'citizensLeftOut'; readonly count: number }
  | ({ readonly type: 'citizenStayed'; readonly model: ModelId } & Stay)
  | { readonly type: 'citizenLeft'; readonly model: ModelId; readonly edge: Edge; readonly saved: boolean };
