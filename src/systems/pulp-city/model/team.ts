import type { Alignment, Role } from './keywords.ts';
import type { CardProfile } from './profile.ts';
import type { TeamBasis, TeamSetup } from './setup.ts';

/** A card of a Team, with what it counts as there. */
export interface Member {
  /** Its place in the Team. */
  readonly index: number;
  readonly entry: TeamSetup['cards'][number];
  readonly profile: CardProfile;
  readonly alignments: readonly Alignment[];
  readonly factions: readonly string[];
  /** Of all forms that it may turn into. @rule PC-TEAM-15 */
  readonly roles: readonly Role[];
  /** What is paid for it. */
  readonly level: number;
}

/** Whoever gives Minion points: a Supreme, or a Leader by a Leader card. @rule PC-TEAM-10 @rule PC-TEAM-11 */
export interface Giver {
  readonly member: Member;
  readonly points: number;
  /** Of a Leader card: what the Minions share with the Leader counts, whatever the Team is built on. */
  readonly byCard?: string;
}

/** May a point of this giver be spent on these Minions? */
export type MayPay = (
  giver: Giver,
  minions: Member,
  team: { readonly basis: TeamBasis; readonly supremes: readonly Member[] },
) => boolean;

/** What the editions say apart about recruiting. */
export interface RecruitingRules {
  /** Least and most Encounter Level. @rule PC-TEAM-01 */
  readonly levels: { readonly least: number; readonly most: number };
  /** A Team may be built on a Faction instead of an Alignment. @rule PC-TEAM-04 */
  readonly factionTeams: boolean;
  readonly mayPay: MayPay;
  /** Minions that a Supreme names are his alone, whatever is printed on their own card. @rule PC-TEAM-12 */
  readonly namedAreExclusive: boolean;
  /** Unique Minions are taken only once. @rule PC-TEAM-13 */
  readonly uniqueOnce: boolean;
  readonly rules: {
    readonly sharing: `PC-TEAM-${string}`;
    readonly points: `PC-TEAM-${string}`;
  };
}
