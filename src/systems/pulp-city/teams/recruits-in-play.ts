import { cardsOf, ownerOf } from '../board/cards.ts';
import type { CardProfile } from '../model/profile.ts';
import type { TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { cardById } from '../model/lookup.ts';
import type { TeamBasis, TeamSetup } from '../model/setup.ts';
import type { Member } from '../model/team.ts';
import { checkTeam, type TeamQuestion } from './check-team.ts';
import { isRecruited } from './could-add.ts';
import { membersOf, supremesIn } from './members.ts';

/** Levels of the Minion cards that Powers of these cards recruit in play. */
export const levelsRecruited = (cards: readonly CardProfile[]): readonly number[] => [
  ...new Set(
    cards.flatMap(({ powers }) =>
      powers.flatMap(({ clauses }) =>
        clauses.flatMap((clause) =>
          'may' in clause
            ? clause.may.flatMap((effect) => (effect.fx === 'recruit' ? effect.level : []))
            : [],
        ),
      ),
    ),
  ),
];

/**
 * Minion cards of a Level that the Team could have recruited, of all that are at hand: Exclusive ones come with their
 * Supreme alone, and points are not asked for.
 * @rule PC-TEAM-18
 */
export function recruitsInPlay(
  team: TeamSetup,
  question: TeamQuestion,
  level: number,
): readonly CardProfile[] {
  const { profiles, rules } = question;
  const { members, basis } = checkTeam(team, question);
  const supremes = supremesIn(members);
  const bases = basis === null ? alignmentsOf(supremes) : [basis];
  return Object.values(profiles)
    .filter((card) => card.kind === 'minion' && card.level === level && isRecruited(card))
    .filter((card) => ownerOf(card, rules.recruiting) === undefined)
    .filter((card) => {
      const minions = membersOf({ ...team, cards: [{ profile: card.id }] }, profiles)[0];
      return minions !== undefined && bases.some((one) => suits(minions, supremes, one, question));
    });
}

/** Would any of the Supremes pay for it? @rule PC-TEAM-09 @rule PC-TEAM-10 */
const suits = (
  minions: Member,
  supremes: readonly Member[],
  basis: TeamBasis,
  { rules }: TeamQuestion,
): boolean =>
  supremes.some((member) => rules.recruiting.mayPay({ member, points: 1 }, minions, { basis, supremes }));

/** A Team that the players have agreed on may be built on nothing: then each of its Alignments will do. */
const alignmentsOf = (supremes: readonly Member[]): readonly TeamBasis[] =>
  [...new Set(supremes.flatMap(({ alignments }) => alignments))].map((alignment) => ({ alignment }));

/** Of the cards that were handed in with the Encounter, by id. @rule PC-TEAM-13 @rule PC-TEAM-18 */
export function recruitable(w: World, team: TeamId, level: number): readonly string[] {
  const { rules, profiles, setup } = w;
  const question = { rules, profiles, level: setup.level };
  const taken = cardsOf(w, team).map((card) => cardById(w, card).profile);
  return recruitsInPlay(setup.teams[team], question, level)
    .filter(({ id, unique }) => unique !== true || !rules.recruiting.uniqueOnce || !taken.includes(id))
    .map(({ id }) => id);
}
