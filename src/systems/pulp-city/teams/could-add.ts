import type { CardProfile } from '../model/profile.ts';
import type { TeamSetup } from '../model/setup.ts';
import { checkTeam, type TeamQuestion } from './check-team.ts';
import type { TeamFault } from './fault.ts';
import { membersOf } from './members.ts';
import { takenAs } from './recruits.ts';

type Entry = TeamSetup['cards'][number];

/** A card that may stand beside those of the Team, or what keeps it out. */
export interface Addition {
  readonly card: CardProfile;
  /** As it would be recruited: what it prints, if it can; else with the choice that lets it in. */
  readonly entry: Entry;
  /** Empty: it can be added. */
  readonly why: readonly TeamFault[];
}

/** Levels that are still to come are no fault of whoever is added. */
const OPEN: readonly string[] = ['team.levelsLeft'];

/** All ways in which a card can be recruited into the Team. @rule PC-TEAM-07 @rule PC-TEAM-16 @rule PC-TEAM-17 */
export function entriesFor(card: CardProfile, team: TeamSetup, { profiles }: TeamQuestion): readonly Entry[] {
  const plain: Entry = { profile: card.id };
  const levels = (card.levels ?? []).map(({ level }) => ({ ...plain, level }));
  const guest = takenAs(card, membersOf(team, profiles)).map((countsAs) => ({ ...plain, countsAs }));
  const alone: readonly Entry[] = card.freelancer === true ? [{ ...plain, independent: true }] : [];
  return [...(levels.length > 0 ? levels : [plain]), ...alone, ...guest];
}

/** Which of these cards the Team could still take. @rule PC-TEAM-02 @rule PC-TEAM-19 */
export function couldAdd(
  team: TeamSetup,
  question: TeamQuestion,
  cards: readonly CardProfile[],
): readonly Addition[] {
  const before = faultsOf(team, question);
  return cards.filter(isRecruited).map((card) => {
    let best: Addition | null = null;
    for (const entry of entriesFor(card, team, question)) {
      const next = { ...team, cards: placed(team.cards, entry, card, question) };
      const why = newFaults(next, question, before);
      if (best === null || why.length < best.why.length) best = { card, entry, why };
      if (why.length === 0) break;
    }
    return best ?? { card, entry: { profile: card.id }, why: [] };
  });
}

/** Places of the Team's cards each of which the entry could take, without a fault that was not there. */
export function couldSwap(team: TeamSetup, question: TeamQuestion, entry: Entry): readonly number[] {
  const before = faultsOf(team, question);
  return team.cards.flatMap((_, index) => {
    const cards = team.cards.map((one, at) => (at === index ? entry : one));
    return newFaults({ ...team, cards }, question, before).length === 0 ? [index] : [];
  });
}

/** Whoever can stand on a Team list: no Monster, no further form of a card. @rule PC-TEAM-19 */
export const isRecruited = ({ kind, formOf }: CardProfile): boolean =>
  (kind === 'supreme' || kind === 'minion') && formOf === undefined;

/** Supremes before Minions, each behind those that are there. */
export function placed(
  cards: readonly Entry[],
  entry: Entry,
  { kind }: CardProfile,
  { profiles }: TeamQuestion,
): readonly Entry[] {
  const firstMinion = cards.findIndex(({ profile }) => profiles[profile]?.kind === 'minion');
  return kind === 'minion' || firstMinion < 0
    ? [...cards, entry]
    : [...cards.slice(0, firstMinion), entry, ...cards.slice(firstMinion)];
}

const nameOf = ({ code, params }: TeamFault): string => JSON.stringify([code, params]);

const faultsOf = (team: TeamSetup, question: TeamQuestion): ReadonlySet<string> =>
  new Set(checkTeam(team, question).faults.map(nameOf));

function newFaults(
  team: TeamSetup,
  question: TeamQuestion,
  before: ReadonlySet<string>,
): readonly TeamFault[] {
  return checkTeam(team, question).faults.filter(
    (one) => !OPEN.includes(one.code) && !before.has(nameOf(one)),
  );
}
