import { COVERAGE, type CardProfile } from '../../systems/pulp-city/model/profile.ts';
import { HANDLER_IDS } from '../../systems/pulp-city/powers/handlers/handlers.ts';
import type { LeaderCard } from '../../systems/pulp-city/model/leader-card.ts';
import { LEADER_CARDS } from '../../systems/pulp-city/cards/leader-cards.ts';
import { publishedCards, textsOf } from './published.ts';
import type { Recorded } from './recorded.ts';

type Coverage = Readonly<Record<(typeof COVERAGE)[number], number>>;

export interface Report {
  readonly cards: number;
  readonly actions: number;
  /** Powers and Specials together. */
  readonly powers: Coverage;
  readonly factions: Readonly<Record<string, { readonly cards: number; readonly powers: Coverage }>>;
  /** What the recorded run of random Encounters never reached, by name. */
  readonly neverFired: readonly string[];
}

const INDEPENDENT = 'Independent';

const coverageOf = (cards: readonly CardProfile[]): Coverage => {
  const texts = cards.flatMap(textsOf);
  const count = (word: string): number => texts.filter(({ coverage }) => coverage === word).length;
  return { full: count('full'), partial: count('partial'), manual: count('manual') };
};

/** A card of several Factions is counted with the first that it names. */
const factionOf = ({ factions }: CardProfile): string => factions[0] ?? INDEPENDENT;

export function reportOf(recorded: Recorded): Report {
  const cards = publishedCards();
  const factions = [...new Set(cards.map(factionOf))].sort((one, other) => one.localeCompare(other));
  return {
    cards: cards.length,
    actions: cards.reduce((sum, { actions }) => sum + actions.length, 0),
    powers: coverageOf(cards),
    factions: Object.fromEntries(
      factions.map((faction) => {
        const own = cards.filter((card) => factionOf(card) === faction);
        return [faction, { cards: own.length, powers: coverageOf(own) }];
      }),
    ),
    neverFired: neverFired(recorded),
  };
}

/** Whether some card of the game is a Leader that may take it: the books print one for a Leader who has no card yet. */
const hasLeader = ({ needs }: LeaderCard): boolean =>
  needs === undefined || publishedCards().some(({ short }) => needs.leader.includes(short));

/** A Power left to the players has nothing that could fire; of another each clause has to. */
export function neverFired({ clauses, handlers, leaderCards }: Recorded): readonly string[] {
  const powers = publishedCards().flatMap((card) =>
    textsOf(card).flatMap((power) => {
      const counts = clauses[`${card.id}/${power.id}`] ?? [];
      const silent = power.clauses.flatMap((_, at) => ((counts[at] ?? 0) > 0 ? [] : [at + 1]));
      if (silent.length === 0) return [];
      const which = power.clauses.length === 1 ? '' : ` (clause ${silent.join(', ')})`;
      return [`${card.name}: ${power.name}${which}`];
    }),
  );
  return [
    ...powers,
    ...HANDLER_IDS.filter((id) => (handlers[id] ?? 0) === 0).map((id) => `handler ${id}`),
    ...LEADER_CARDS.filter((card) => hasLeader(card) && (leaderCards[card.id] ?? 0) === 0).map(
      ({ id }) => `Leader card ${id}`,
    ),
  ];
}
