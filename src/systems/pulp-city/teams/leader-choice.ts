import { type Refusal, refusal } from '../model/refusals.ts';
import { LEADER_CARDS, leaderCard, HONORARY_MEMBER } from '../cards/leader-cards.ts';
import type { FactionNeeds, LeaderCard } from '../model/leader-card.ts';
import type { CardProfile } from '../model/profile.ts';
import type { Ruleset } from '../model/encounter.ts';
import type { EncounterSetup, TeamSetup } from '../model/setup.ts';
import { factionsAs } from '../traits/descriptors.ts';
import { canLead } from '../rules/leaders/leader-cards.ts';

/** Cards of a Team besides its Faction card. @rule PC-LEADER-01 */
export const MOST_LEADER_CARDS = 3;

type Profiles = EncounterSetup['profiles'];
interface Recruit {
  readonly entry: TeamSetup['cards'][number];
  readonly profile: CardProfile;
}

function recruits(team: TeamSetup, profiles: Profiles): Recruit[] {
  return team.cards.flatMap((entry) => {
    const profile = profiles[entry.profile];
    return profile === undefined ? [] : [{ entry, profile }];
  });
}

/** The Leader that the Team was recruited with; null: none. */
export const leaderIn = (team: TeamSetup, profiles: Profiles): CardProfile | null =>
  leading(team, profiles)?.profile ?? null;

const leading = (team: TeamSetup, profiles: Profiles): Recruit | undefined =>
  recruits(team, profiles).find(({ profile }) => canLead(profile, profiles));

/** Factions that the Leader counts as one of: an Honorary Member may join any of them. @rule PC-LEADER-05 */
export function factionsOfLeader(team: TeamSetup, profiles: Profiles): readonly string[] {
  const leader = leading(team, profiles);
  return leader === undefined ? [] : factionsAs(leader.profile, leader.entry);
}

/** Do the Leader and all Supremes fit a Faction card? @rule PC-LEADER-03 */
export function meetsNeeds(team: TeamSetup, profiles: Profiles, { leader, all }: FactionNeeds): boolean {
  const leads = leaderIn(team, profiles);
  if (leads === null || !leader.includes(leads.short)) return false;
  return recruits(team, profiles)
    .filter(({ profile }) => profile.kind === 'supreme')
    .every(({ entry, profile }) => {
      if ('origin' in all) return profile.origin === all.origin;
      const factions = factionsAs(profile, entry);
      return all.faction === null ? factions.length === 0 : factions.includes(all.faction);
    });
}

/** Faction cards whose conditions the Team meets. @rule PC-LEADER-03 */
export const factionCardsFor = (team: TeamSetup, profiles: Profiles): readonly LeaderCard[] =>
  LEADER_CARDS.filter(({ needs }) => needs !== undefined && meetsNeeds(team, profiles, needs));

/** What is wrong with the Leader cards of a Team. @rule PC-ROLE-08 @rule PC-LEADER-01 @rule PC-LEADER-03 @rule PC-LEADER-05 */
export function leaderFaults(
  team: TeamSetup,
  { profiles }: Pick<EncounterSetup, 'profiles'>,
  { id, numbers }: Pick<Ruleset, 'id' | 'numbers'>,
): Refusal[] {
  const chosen = team.leaderCards ?? [];
  const honorary = team.cards.filter((entry) => entry.honorary !== undefined);
  if (chosen.length === 0) return honorary.length === 0 ? [] : [refusal('setup.honorary.noCard')];
  if (numbers.leaderCards === 0) return [refusal('setup.leader.edition', { edition: id })];
  if (leaderIn(team, profiles) === null) return [refusal('setup.leader.none', { name: team.name })];
  const known = chosen.map(leaderCard).filter((card): card is LeaderCard => card !== null);
  const factionCards = known.filter((card) => card.kind === 'faction');
  return [
    ...chosen.flatMap((card) =>
      leaderCard(card) === null ? [refusal('setup.leader.unknown', { leader: card })] : [],
    ),
    ...(new Set(chosen).size === chosen.length ? [] : [refusal('setup.leader.twice')]),
    ...(known.length - factionCards.length > numbers.leaderCards
      ? [refusal('setup.leader.tooMany', { most: numbers.leaderCards })]
      : []),
    ...(factionCards.length > 1 ? [refusal('setup.leader.oneFaction')] : []),
    ...factionCards.flatMap((card) =>
      card.needs !== undefined && meetsNeeds(team, profiles, card.needs)
        ? []
        : [refusal('setup.leader.condition', { leader: card.id })],
    ),
    ...honoraryFaults(team, profiles, chosen),
  ];
}

/** @rule PC-LEADER-05 */
function honoraryFaults(team: TeamSetup, profiles: Profiles, chosen: readonly string[]): Refusal[] {
  const named = team.cards.filter((entry) => entry.honorary !== undefined);
  const [one] = named;
  if (one === undefined) return [];
  if (!chosen.includes(HONORARY_MEMBER)) return [refusal('setup.honorary.noCard')];
  if (named.length > 1) return [refusal('setup.honorary.one')];
  const profile = profiles[one.profile];
  if (profile !== undefined && profile.kind !== 'supreme')
    return [refusal('setup.honorary.supreme', { card: profile.name })];
  return factionsOfLeader(team, profiles).includes(one.honorary ?? '')
    ? []
    : [refusal('setup.honorary.faction', { of: one.honorary ?? '' })];
}
