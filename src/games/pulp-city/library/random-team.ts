import { checkTeam, type TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { couldAdd, placed } from '../../../systems/pulp-city/teams/could-add.ts';
import type { CardProfile } from '../../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';

const MOST_TRIES = 40;

/** A legal Team of that Level, drawn by chance; null: chance has found none. `draw` answers a number below the one it is given. */
export function randomTeam(
  cards: readonly CardProfile[],
  question: TeamQuestion,
  name: string,
  draw: (below: number) => number,
): TeamSetup | null {
  const supremes = cards.filter(({ kind }) => kind === 'supreme');
  for (let left = MOST_TRIES; left > 0; left -= 1) {
    const team = drawn(supremes, question, { name, cards: [] }, draw);
    if (checkTeam(team, question).faults.length === 0) return withMinions(cards, question, team, draw);
  }
  return null;
}

function drawn(
  cards: readonly CardProfile[],
  question: TeamQuestion,
  team: TeamSetup,
  draw: (below: number) => number,
): TeamSetup {
  const open = couldAdd(team, question, cards).filter(({ why }) => why.length === 0);
  const one = open[draw(Math.max(1, open.length))];
  if (one === undefined) return team;
  return drawn(cards, question, { ...team, cards: placed(team.cards, one.entry, one.card, question) }, draw);
}

const withMinions = (
  cards: readonly CardProfile[],
  question: TeamQuestion,
  team: TeamSetup,
  draw: (below: number) => number,
): TeamSetup =>
  drawn(
    cards.filter(({ kind }) => kind === 'minion'),
    question,
    team,
    draw,
  );
