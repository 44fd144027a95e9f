import { PAIR } from './deal.ts';
import type { EncounterFailure, EncounterResult } from './told.ts';
import { type MatchUp, matchUpsOf, pairsOf, type Study } from './study.ts';
import { MOST_GAMES, USUAL_QUESTION, whetherToStop, type Stop } from './statistics/sequential.ts';

/** A piece of work: pairs of one match-up, `to` not included. What comes of it depends on nothing but the study. */
export interface Shard {
  readonly matchUp: string;
  readonly from: number;
  readonly to: number;
}

export interface ShardResult {
  readonly shard: Shard;
  readonly results: readonly EncounterResult[];
  readonly failures: readonly EncounterFailure[];
}

/** What is known so far, by the keys of shards. */
export type Done = ReadonlyMap<string, ShardResult>;

/** Pairs of a shard: small enough that little is lost with one, and that progress is seen. */
export const SHARD_PAIRS = 4;

export const shardKey = ({ matchUp, from, to }: Shard): string => `${matchUp}:${from}-${to}`;

/** All shards of a match-up, in order. */
function shardsOf(study: Study, matchUp: MatchUp): readonly Shard[] {
  const pairs = pairsOf(study, matchUp);
  const count = Math.ceil(pairs / SHARD_PAIRS);
  return Array.from({ length: count }, (_, at) => ({
    matchUp: matchUp.id,
    from: at * SHARD_PAIRS,
    to: Math.min(pairs, (at + 1) * SHARD_PAIRS),
  }));
}

/** All shards of a study, the match-ups in turn, so that each knows about as much at any time. */
export function allShards(study: Study): readonly Shard[] {
  const lists = matchUpsOf(study).map((matchUp) => shardsOf(study, matchUp));
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Results put together: each shard once, in whatever order and however often it comes. */
export function merge(...known: readonly (readonly ShardResult[] | Done)[]): Done {
  const all = new Map<string, ShardResult>();
  for (const some of known)
    for (const one of some instanceof Map ? some.values() : (some as readonly ShardResult[]))
      if (!all.has(shardKey(one.shard))) all.set(shardKey(one.shard), one);
  return all;
}

/** How far a match-up has come, from its beginning without a gap. */
export interface Reached {
  readonly matchUp: MatchUp;
  readonly results: readonly EncounterResult[];
  readonly failures: readonly EncounterFailure[];
  readonly games: number;
  /** Encounters if none is left out. */
  readonly wanted: number;
  /** `goOn`: there is more to play; null: all that was asked for is played, whatever it tells. */
  readonly stop: Stop | null;
}

/** The shards of a match-up up to the first that is missing, or up to where it tells enough. */
export function reachedIn(study: Study, matchUp: MatchUp, done: Done): Reached {
  const results: EncounterResult[] = [];
  const failures: EncounterFailure[] = [];
  const shards = shardsOf(study, matchUp);
  const wanted = pairsOf(study, matchUp) * PAIR;
  const mayStop = study.until === 'told' && matchUp.why !== 'mirror';
  let games = 0;
  let stop: Stop | null = 'goOn';
  for (const shard of shards) {
    const found = done.get(shardKey(shard));
    if (found === undefined) break;
    results.push(...found.results);
    failures.push(...found.failures);
    games = shard.to * PAIR;
    if (mayStop) {
      stop = whetherToStop(scoredOf(results), USUAL_QUESTION, Math.min(MOST_GAMES, wanted));
      if (stop !== 'goOn') break;
    }
  }
  return { matchUp, results, failures, games, wanted, stop: games === wanted && !mayStop ? null : stop };
}

export const scoredOf = (results: readonly EncounterResult[]) =>
  results.map(({ number, score }) => ({ pair: Math.floor(number / PAIR), score }));

/** What is still to be played, first things first; empty: the study is answered. */
export function shardsLeft(study: Study, done: Done): readonly Shard[] {
  const over = new Set(
    study.until === 'all'
      ? []
      : matchUpsOf(study)
          .filter((matchUp) => reachedIn(study, matchUp, done).stop !== 'goOn')
          .map(({ id }) => id),
  );
  return allShards(study).filter((shard) => !over.has(shard.matchUp) && !done.has(shardKey(shard)));
}
