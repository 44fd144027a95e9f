import { pairOf } from './deal.ts';
import { byChance, type ByChance, gamesToTell } from './statistics/comparisons.ts';
import { type Difference, differenceOf } from './statistics/difference.ts';
import { type Estimate, estimate, type Verdict, verdictOf } from './statistics/estimate.ts';
import type { Stop } from './statistics/sequential.ts';
import { type Done, type Reached, reachedIn } from './shards.ts';
import { matchUpsOf, type MatchUp, type Study } from './study.ts';
import type { EncounterResult } from './told.ts';

/** A part of the Encounters, such as those on one table, and what they say. */
export interface Cell extends Estimate {
  readonly value: string;
  readonly verdict: Verdict;
}

export interface MatchUpAnswer {
  readonly matchUp: MatchUp;
  /** Encounters played of those asked for. */
  readonly games: number;
  readonly wanted: number;
  readonly failures: number;
  readonly score: Estimate;
  /** What the interval says: of the whole match-up, read once, after all that was asked for. */
  readonly verdict: Verdict;
  /** Why it is over where it may end early; null: all was asked for, or there is more to play. */
  readonly stopped: Exclude<Stop, 'goOn'> | null;
  /** By factor, then by value, in the order of the study. */
  readonly by: Readonly<Record<string, readonly Cell[]>>;
  /** With the first Turn of the Encounter, and without. */
  readonly firstTurn: { readonly first: Estimate; readonly second: Estimate };
  /** When the first model of the other side fell to the list, and when it was the other way. */
  readonly firstBlood: { readonly first: Estimate; readonly second: Estimate };
  /** Means of an Encounter. */
  readonly points: { readonly first: number; readonly second: number };
  readonly rounds: number;
  /** Encounters that would tell this score from one half in four of five studies; null: it is one half. */
  readonly neededToTell: number | null;
}

/** How bots fared with the rules, over everything played. */
export interface Conduct {
  readonly decisions: number;
  /** Share of the decisions for which a bot had no opinion. */
  readonly fallbacks: number;
  /** Answers that the rules refused. */
  readonly refused: number;
  /** Means of an Encounter, both sides together. */
  readonly felled: number;
  readonly passes: number;
}

/** Everything that a study has found out so far. Codes and figures, no sentences. */
export interface Answer {
  readonly games: number;
  readonly wanted: number;
  /** All that was asked for is played, or tells enough. */
  readonly whole: boolean;
  readonly matchUps: readonly MatchUpAnswer[];
  /** All questions as one; null: there is only one, or none. */
  readonly together: MatchUpAnswer | null;
  /** How much oftener the variant wins than the list, by opponent and over all; null: there is none to compare. */
  readonly swap: { readonly by: readonly Swapped[]; readonly together: Difference } | null;
  /** The list against itself has to come out even; null: it was not played. */
  readonly mirror: { readonly score: Estimate; readonly holdsHalf: boolean } | null;
  /** Intervals shown of which some mislead by chance. */
  readonly chance: ByChance;
  readonly conduct: Conduct;
  readonly failures: readonly {
    readonly matchUp: string;
    readonly number: number;
    readonly failure: string;
  }[];
}

export interface Swapped extends Difference {
  readonly against: string;
}

/** What is known of a study: all whole shards from its beginning on, whatever else has come in. */
export function answerOf(study: Study, done: Done): Answer {
  const reached = matchUpsOf(study).map((matchUp) => reachedIn(study, matchUp, done));
  const matchUps = reached.map((one) => matchUpAnswer(study, one));
  const questions = reached.filter(({ matchUp }) => matchUp.why === 'question');
  const mirror = matchUps.find(({ matchUp }) => matchUp.why === 'mirror');
  const shown = matchUps.filter(({ matchUp, games }) => matchUp.why === 'question' && games > 0);
  // A factor of one value says what the whole match-up says.
  const cells = shown.flatMap(({ by }) => Object.values(by).filter(({ length }) => length > 1)).flat();
  const all = reached.flatMap(({ results }) => results);
  return {
    games: reached.reduce((sum, { games }) => sum + games, 0),
    wanted: reached.reduce((sum, { games, stop, wanted }) => sum + (stop === 'goOn' ? wanted : games), 0),
    whole: reached.every(({ games, stop, wanted }) => stop !== 'goOn' || games === wanted),
    matchUps,
    together: questions.length < 2 ? null : togetherOf(study, questions),
    swap: swapOf(study, reached),
    mirror:
      mirror === undefined
        ? null
        : { score: mirror.score, holdsHalf: mirror.score.low <= 0.5 && mirror.score.high >= 0.5 },
    chance: byChance(shown.length + cells.filter(({ games }) => games > 0).length),
    conduct: conductOf(all),
    failures: reached.flatMap(({ failures }) => failures),
  };
}

const scored = (results: readonly EncounterResult[]) =>
  results.map((one) => ({ pair: pairOf(one), score: one.score }));

function matchUpAnswer(
  study: Study,
  { matchUp, results, failures, games, wanted, stop }: Reached,
): MatchUpAnswer {
  const score = estimate(scored(results));
  const only = (wish: (one: EncounterResult) => boolean): Estimate => estimate(scored(results.filter(wish)));
  const mean = (of: (one: EncounterResult) => number): number =>
    results.length === 0 ? 0 : results.reduce((sum, one) => sum + of(one), 0) / results.length;
  const gap = Math.abs(score.score - 0.5);
  return {
    matchUp,
    games,
    wanted,
    failures: failures.length,
    score,
    verdict: verdictOf(score),
    stopped: stop === 'goOn' ? null : stop,
    by: Object.fromEntries(
      Object.entries(study.factors).map(([factor, values]) => [
        factor,
        values.map((value): Cell => {
          const found = only((one) => one.at[factor] === value);
          return { value, ...found, verdict: verdictOf(found) };
        }),
      ]),
    ),
    firstTurn: {
      first: only((one) => one.firstTurn === 'first'),
      second: only((one) => one.firstTurn === 'second'),
    },
    firstBlood: {
      first: only((one) => one.firstBlood === 'first'),
      second: only((one) => one.firstBlood === 'second'),
    },
    points: { first: mean(({ first }) => first.points), second: mean(({ second }) => second.points) },
    rounds: mean(({ rounds }) => rounds),
    neededToTell: gap === 0 || score.spread === 0 ? null : gamesToTell(gap, score.spread),
  };
}

/** Encounters against several opponents: their pairs with one number had the same dice, and are told apart. */
function togetherOf(study: Study, questions: readonly Reached[]): MatchUpAnswer {
  const results = questions.flatMap(({ results: some }, at) =>
    some.map((one) => ({ ...one, number: one.number + at * 2 * study.games })),
  );
  return matchUpAnswer(study, {
    matchUp: { id: 'together', first: study.list, second: 'together', why: 'question' },
    results,
    failures: questions.flatMap(({ failures }) => failures),
    games: questions.reduce((sum, { games }) => sum + games, 0),
    wanted: questions.reduce((sum, { wanted }) => sum + wanted, 0),
    stop: null,
  });
}

/** Pair by pair with the same seeds, as far as both lists have come. */
function swapOf(study: Study, reached: readonly Reached[]): Answer['swap'] {
  const { list, variant, against } = study;
  if (variant === undefined || against.length === 0) return null;
  const means = (first: string, second: string): ReadonlyMap<number, number> => {
    const found = reached.find(({ matchUp }) => matchUp.first === first && matchUp.second === second);
    const byPair = new Map<number, number[]>();
    for (const one of found?.results ?? [])
      byPair.set(pairOf(one), [...(byPair.get(pairOf(one)) ?? []), one.score]);
    return new Map(
      [...byPair].map(([pair, scores]) => [pair, scores.reduce((sum, one) => sum + one, 0) / scores.length]),
    );
  };
  const by = against.map((opponent) => {
    const before = means(list, opponent);
    const after = means(variant, opponent);
    return {
      opponent,
      pairs: [...before].flatMap(([pair, score]): (readonly [number, number])[] => {
        const other = after.get(pair);
        return other === undefined ? [] : [[score, other]];
      }),
    };
  });
  return {
    by: by.map(({ opponent, pairs }) => ({ against: opponent, ...differenceOf(pairs) })),
    together: differenceOf(by.flatMap(({ pairs }) => pairs)),
  };
}

export function conductOf(results: readonly EncounterResult[]): Conduct {
  const sides = results.flatMap(({ first, second }) => [first, second]);
  const sum = (of: (side: (typeof sides)[number]) => number): number =>
    sides.reduce((all, side) => all + of(side), 0);
  const decisions = sum((side) => side.decisions);
  const games = Math.max(1, results.length);
  return {
    decisions,
    fallbacks: decisions === 0 ? 0 : sum((side) => side.fallbacks) / decisions,
    refused: sum((side) => side.refused),
    felled: sum((side) => side.felled) / games,
    passes: sum((side) => side.passes) / games,
  };
}
