import { type Refusal, refusal } from '../../model/refusals.ts';
import { LEADER_CARDS, HONORARY_MEMBER } from '../../cards/leader-cards.ts';
import type { LeaderCard } from '../../model/leader-card.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { TeamSetup } from '../../model/setup.ts';
import { MOST_LEADER_CARDS, factionCardsFor, leaderIn } from '../../teams/leader-choice.ts';

/** The Leader cards chosen for a Team. */
export interface LeaderChoice {
  readonly cards: readonly string[];
  /** Card profile of the Honorary Member. */
  readonly honorary: string | null;
}

export const NO_LEADER_CARDS: LeaderChoice = { cards: [], honorary: null };

/** Ready-made Teams recruit nobody further. */
const OF_NO_USE = 'recruitment-blitz';
const LEADER_EDITIONS: readonly string[] = ['2017'];

export interface LeaderOffer {
  readonly card: LeaderCard;
  readonly chosen: boolean;
  readonly why: Refusal | null;
}

export interface LeaderOffers {
  readonly most: number;
  readonly taken: number;
  readonly offers: readonly LeaderOffer[];
  /** Supremes one of which becomes the Honorary Member. @rule PC-LEADER-05 */
  readonly members: readonly CardProfile[];
}

const profilesOf = (cards: readonly CardProfile[]): Readonly<Record<string, CardProfile>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

function teamOf(cards: readonly CardProfile[], { cards: chosen, honorary }: LeaderChoice): TeamSetup {
  const [faction] = leaderIn({ name: '', cards: entries(cards) }, profilesOf(cards))?.factions ?? [];
  const member = chosen.includes(HONORARY_MEMBER) && faction !== undefined ? honorary : null;
  return {
    name: '',
    cards: entries(cards).map((entry) =>
      entry.profile === member && faction !== undefined ? { ...entry, honorary: faction } : entry,
    ),
    leaderCards: chosen,
  };
}

const entries = (cards: readonly CardProfile[]): TeamSetup['cards'] =>
  cards.map(({ id }) => ({ profile: id }));

/** What a Team may choose from; null: it has no Leader, or the edition no such cards. @rule PC-LEADER-01 @rule PC-LEADER-03 */
export function leaderOffers(
  cards: readonly CardProfile[],
  choice: LeaderChoice,
  edition: string,
): LeaderOffers | null {
  const profiles = profilesOf(cards);
  const team = teamOf(cards, choice);
  const leader = leaderIn(team, profiles);
  if (leader === null || !LEADER_EDITIONS.includes(edition)) return null;
  const plain = LEADER_CARDS.filter(
    ({ id, kind }) =>
      kind !== 'faction' && id !== OF_NO_USE && (id !== HONORARY_MEMBER || leader.factions.length > 0),
  );
  const own = factionCardsFor(team, profiles);
  const taken = plain.filter(({ id }) => choice.cards.includes(id)).length;
  const full =
    taken >= MOST_LEADER_CARDS ? refusal('setup.leader.tooMany', { most: MOST_LEADER_CARDS }) : null;
  const otherFaction = own.some(({ id }) => choice.cards.includes(id))
    ? refusal('setup.leader.oneFaction')
    : null;
  return {
    most: MOST_LEADER_CARDS,
    taken,
    offers: [...plain, ...own].map((card) => {
      const chosen = choice.cards.includes(card.id);
      return { card, chosen, why: chosen ? null : card.kind === 'faction' ? otherFaction : full };
    }),
    members: choice.cards.includes(HONORARY_MEMBER)
      ? cards.filter(
          ({ kind, factions }) =>
            kind === 'supreme' && !leader.factions.some((one) => factions.includes(one)),
        )
      : [],
  };
}

/** A card more or fewer; a Faction card goes with what opened it. */
export function toggleLeaderCard(
  cards: readonly CardProfile[],
  choice: LeaderChoice,
  card: string,
): LeaderChoice {
  const without = choice.cards.filter((one) => one !== card);
  const next = without.length < choice.cards.length ? without : [...without, card];
  return settled(cards, {
    cards: next,
    honorary: next.includes(HONORARY_MEMBER) ? choice.honorary : null,
  });
}

export const chooseMember = (
  cards: readonly CardProfile[],
  choice: LeaderChoice,
  honorary: string,
): LeaderChoice => settled(cards, { ...choice, honorary });

function settled(cards: readonly CardProfile[], choice: LeaderChoice): LeaderChoice {
  const own = factionCardsFor(teamOf(cards, choice), profilesOf(cards));
  const stays = (id: string): boolean =>
    LEADER_CARDS.find((card) => card.id === id)?.kind !== 'faction' || own.some((card) => card.id === id);
  return { ...choice, cards: choice.cards.filter(stays) };
}

/** What is still to be chosen. */
export function leaderGap(
  cards: readonly CardProfile[],
  choice: LeaderChoice,
  edition: string,
): Refusal | null {
  const members = leaderOffers(cards, choice, edition)?.members ?? [];
  return members.length > 0 && choice.honorary === null ? refusal('setup.honorary.choose') : null;
}

/** What of the choice goes into the set-up: the cards, and who is an Honorary Member of what. */
export function withLeader(
  cards: readonly CardProfile[],
  choice: LeaderChoice,
  edition: string,
): {
  readonly cards: readonly string[];
  readonly honorary: Readonly<Record<string, { readonly honorary: string }>>;
} {
  if (leaderOffers(cards, choice, edition) === null) return { cards: [], honorary: {} };
  const team = teamOf(cards, choice);
  return {
    cards: choice.cards,
    honorary: Object.fromEntries(
      team.cards.flatMap(({ profile, honorary }) =>
        honorary === undefined ? [] : [[profile, { honorary }]],
      ),
    ),
  };
}
