import { LEADER_CARDS, HONORARY_MEMBER } from '../../cards/leader-cards.ts';
import type { LeaderCard } from '../../model/leader-card.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { TeamSetup } from '../../model/setup.ts';
import type { TeamQuestion } from '../../teams/check-team.ts';
import { factionsOfLeader, leaderFaults, leaderIn } from '../../teams/leader-choice.ts';

export const leaderCardIds: readonly string[] = LEADER_CARDS.map(({ id }) => id);

export interface LeaderPick {
  readonly card: LeaderCard;
  /** What keeps it out; null: it is chosen, or could be. */
  readonly why: Refusal | null;
}

export interface LeaderPicks {
  readonly most: number;
  readonly taken: number;
  /** Recruitment and Action cards, and those Faction cards whose conditions the Team meets. */
  readonly offers: readonly LeaderPick[];
  /** Who could be the Honorary Member, once the card is chosen, and of which Faction. @rule PC-LEADER-05 */
  readonly members: readonly Honorary[];
  /** The Leader is of several Factions: the player chooses one. */
  readonly several: boolean;
}

export interface Honorary {
  readonly card: CardProfile;
  readonly faction: string;
}

/** What a Team may choose from; null: it has no Leader, or the edition no such cards. @rule PC-LEADER-01 @rule PC-LEADER-03 */
export function leaderPicks(team: TeamSetup, { rules, profiles }: TeamQuestion): LeaderPicks | null {
  const leader = leaderIn(team, profiles);
  const most = rules.numbers.leaderCards;
  if (leader === null || most === 0) return null;
  const chosen = team.leaderCards ?? [];
  const faultsWith = (cards: readonly string[]): readonly Refusal[] =>
    leaderFaults({ ...team, leaderCards: cards }, { profiles }, rules);
  const before = new Set(faultsWith(chosen).map(({ code }) => code));
  const offers = LEADER_CARDS.map((card): LeaderPick => {
    if (chosen.includes(card.id)) return { card, why: null };
    return { card, why: faultsWith([...chosen, card.id]).find(({ code }) => !before.has(code)) ?? null };
  });
  const factions = factionsOfLeader(team, profiles);
  return {
    most,
    taken: LEADER_CARDS.filter(({ id, kind }) => kind !== 'faction' && chosen.includes(id)).length,
    offers: offers.filter(
      ({ card, why }) => card.kind !== 'faction' || why?.code !== 'setup.leader.condition',
    ),
    members: !chosen.includes(HONORARY_MEMBER)
      ? []
      : team.cards.flatMap(({ profile }) => {
          const card = profiles[profile];
          if (card?.kind !== 'supreme') return [];
          return factions.flatMap((faction) => (card.factions.includes(faction) ? [] : [{ card, faction }]));
        }),
    several: factions.length > 1,
  };
}
