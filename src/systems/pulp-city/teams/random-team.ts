import type { CardProfile } from '../model/profile.ts';
import type { TeamSetup } from '../model/setup.ts';
import { basesOf, fitsBasis } from './basis.ts';
import { checkTeam, type TeamQuestion } from './check-team.ts';
import { entriesFor, isRecruited, placed } from './could-add.ts';
import { membersOf, supremesIn } from './members.ts';
import { gathersNoAp } from './recruiting.ts';
import { takenAs } from './recruits.ts';
import { inDrawnOrder, type Draw } from '../../../kernel/draw.ts';

/** Teams looked at before the search is given up. */
const MOST_LOOKS = 1500;

const isSound = (team: TeamSetup, question: TeamQuestion): boolean =>
  checkTeam(team, question).faults.every(({ code }) => code === 'team.levelsLeft');

/**
 * A legal Team of these Supremes, those named first before the others; null: none was found.
 * @rule PC-TEAM-02 @rule PC-WIN-03
 */
export function teamInOrder(
  question: TeamQuestion,
  order: readonly CardProfile[],
  draw: Draw,
): TeamSetup | null {
  const supremes = order.filter((card) => card.kind === 'supreme' && isRecruited(card));
  let looks = MOST_LOOKS;
  const fill = (team: TeamSetup, left: number): TeamSetup | null => {
    if (left === 0) return gathersNoAp(team, question.profiles) ? null : team;
    const fits = fitting(team, question);
    for (const card of supremes) {
      if (card.level > left || !fits(card)) continue;
      for (const entry of inDrawnOrder(draw, entriesFor(card, team, question))) {
        if (looks === 0) return null;
        looks -= 1;
        const next = { ...team, cards: [...team.cards, entry] };
        const found = isSound(next, question) ? fill(next, left - card.level) : null;
        if (found !== null) return found;
      }
    }
    return null;
  };
  return fill({ name: '', cards: [] }, question.level);
}

/** Who has something of what the Team is built on, or is let in by one of it; a look at these alone is worth while. */
function fitting(team: TeamSetup, question: TeamQuestion): (card: CardProfile) => boolean {
  const members = membersOf(team, question.profiles);
  const bases = basesOf(supremesIn(members), question.rules.recruiting);
  return (card) =>
    bases.length === 0 ||
    bases.some((basis) => fitsBasis({ alignments: card.alignment, factions: card.factions }, basis)) ||
    takenAs(card, members).length > 0;
}

/** The Team with as many of these Minion cards as it may take, but no more than `most` that cost points. @rule PC-TEAM-10 */
export function withMinions(
  team: TeamSetup,
  question: TeamQuestion,
  minions: readonly CardProfile[],
  most: number,
  draw: Draw,
): TeamSetup {
  let taken = team;
  let paid = 0;
  for (const card of minions) {
    for (const entry of inDrawnOrder(draw, entriesFor(card, taken, question))) {
      const next = { ...taken, cards: placed(taken.cards, entry, card, question) };
      const { faults, minions: bill } = checkTeam(next, question);
      const costs = bill.free.every(({ entry: free }) => free !== entry);
      if (faults.length > 0 || (costs && paid === most)) continue;
      taken = next;
      if (costs) paid += 1;
      break;
    }
  }
  return taken;
}

/**
 * A legal Team of the Level, drawn from the cards; null where there is none among them.
 * @rule PC-TEAM-02
 */
export function randomTeam(
  question: TeamQuestion,
  cards: readonly CardProfile[],
  draw: Draw,
): TeamSetup | null {
  const order = inDrawnOrder(draw, cards.filter(isRecruited));
  const [first] = order.filter(({ kind }) => kind === 'supreme');
  const team = teamInOrder(question, draw() % 2 === 0 ? order : alikeFirst(order, first), draw);
  if (team === null) return null;
  const minions = order.filter(({ kind }) => kind === 'minion');
  return withMinions(team, question, minions, 1 + (draw() % 2), draw);
}

/** Whoever shares a Faction with the first before the others. */
export function alikeFirst(
  order: readonly CardProfile[],
  first: CardProfile | undefined,
): readonly CardProfile[] {
  const alike = order.filter(({ factions }) => factions.some((one) => first?.factions.includes(one)));
  return [...alike, ...order.filter((card) => !alike.includes(card))];
}
