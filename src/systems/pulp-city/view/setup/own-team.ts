import type { ReadyTeam } from '../../cards/teams.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { TeamSetup } from '../../model/setup.ts';
import { checkTeam, type TeamEdition } from '../../teams/check-team.ts';
import { levelsRecruited, recruitsInPlay } from '../../teams/recruits-in-play.ts';
import { OWN_NAME } from './own-name.ts';
import { cardsNeeded } from './recruits.ts';

/** A Team of the player's own to choose. */
export interface OwnTeam {
  readonly team: ReadyTeam;
  readonly cards: readonly CardProfile[];
  /** Cards that an Encounter with it has to know besides, such as Minions that it may recruit in play. */
  readonly needed?: readonly CardProfile[];
  /** As its player has put it together; absent: all its cards as they are printed. */
  readonly recruited?: TeamSetup;
  /** What the rules of recruiting have against it in this edition. */
  readonly fault?: Refusal | null;
}

export const OWN_TEAM = 'own';

/** An id of the game's own belongs to the card of the game, which may stand on the other side. */
export const withOwnId = (card: CardProfile, taken: (id: string) => boolean): CardProfile =>
  taken(card.id) ? { ...card, id: `${card.id}-${OWN_TEAM}` } : card;

/** All good cards together, Minions after Supremes; null: nobody of them could lead a Team. @rule PC-TEAM-01 */
export function ownTeamOf(cards: readonly CardProfile[], taken: (id: string) => boolean): OwnTeam | null {
  const byId = new Map(cards.map((card) => [card.id, withOwnId(card, taken)]));
  const supremes = [...byId.values()].filter(({ kind }) => kind === 'supreme');
  if (supremes.length === 0) return null;
  const others = [...byId.values()].filter(({ kind }) => kind !== 'supreme');
  const all = [...supremes, ...others];
  return {
    team: {
      id: OWN_TEAM,
      name: OWN_NAME,
      level: supremes.reduce((sum, { level }) => sum + level, 0),
      cards: all.map(({ id }) => ({ card: id })),
    },
    cards: all,
  };
}

/** A Team that was built, to choose for a side. */
export function builtTeam(
  { id, level, team }: { readonly id: string; readonly level: number; readonly team: TeamSetup },
  rules: TeamEdition,
  profiles: Readonly<Record<string, CardProfile>>,
): OwnTeam {
  const cards = team.cards.flatMap(({ profile }) => profiles[profile] ?? []);
  const question = { rules, level, profiles };
  const [fault = null] = checkTeam(team, question).faults;
  const later = levelsRecruited(cards).flatMap((one) => recruitsInPlay(team, question, one));
  return {
    team: {
      id,
      name: { en: team.name, fr: team.name },
      level,
      cards: team.cards.map(({ profile, level: formLevel }) => ({
        card: profile,
        ...(formLevel === undefined ? {} : { formLevel }),
      })),
    },
    cards,
    needed: cardsNeeded([...cards, ...later], profiles),
    recruited: team,
    fault,
  };
}
