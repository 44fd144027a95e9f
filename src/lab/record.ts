import * as v from 'valibot';
import { type Refusal, refusal } from '../kernel/game-system.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { allShards, type Done, merge, type ShardResult, shardKey } from './shards.ts';
import type { Study } from './study.ts';

/** A study with what has been played of it, as it is taken along and read again. */
export interface StudyRecord {
  readonly study: unknown;
  readonly shards: readonly unknown[];
}

const RECORD = v.looseObject({ study: v.unknown(), shards: v.array(v.unknown()) });

const number = v.pipe(v.number(), v.finite());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(200));
const who = v.nullable(v.picklist(['first', 'second']));

const PART = v.looseObject({
  at: whole,
  part: name,
  acted: number,
  spent: number,
  dealt: number,
  taken: number,
  felled: number,
  carried: number,
  standing: v.boolean(),
  used: v.record(name, number),
});

const SIDE = v.looseObject({
  points: number,
  felled: number,
  passes: number,
  behind: number,
  luck: number,
  parts: v.array(PART),
  decisions: whole,
  fallbacks: whole,
  refused: whole,
});

const SHARD = v.looseObject({
  shard: v.object({ matchUp: name, from: whole, to: whole }),
  results: v.array(
    v.looseObject({
      matchUp: name,
      number: whole,
      seed: whole,
      seat: v.picklist(['a', 'b']),
      at: v.record(name, name),
      score: v.picklist([1, 0.5, 0]),
      why: name,
      rounds: number,
      firstTurn: who,
      firstBlood: who,
      first: SIDE,
      second: SIDE,
    }),
  ),
  failures: v.array(v.looseObject({ matchUp: name, number: whole, failure: v.string() })),
});

/** A study and what was played of it, in a value from outside; a study alone has nothing played. */
export function readRecord(given: unknown): Result<StudyRecord, Refusal> {
  if (typeof given !== 'object' || given === null || !('shards' in given))
    return ok({ study: given, shards: [] });
  const read = v.safeParse(RECORD, given);
  return read.success ? ok(read.output) : err(refusal('study.foreign'));
}

/** Of what is said to have been played of a study that which was, and how much was left out. */
export function readShards(
  study: Study,
  given: readonly unknown[],
): { readonly done: Done; readonly unread: number } {
  const asked = new Set(allShards(study).map(shardKey));
  const good = given.flatMap((one): ShardResult[] => {
    const read = v.safeParse(SHARD, one);
    if (!read.success) return [];
    const { shard, results, failures } = read.output as unknown as ShardResult;
    const games = 2 * (shard.to - shard.from);
    const isOwn = [...results, ...failures].every(
      ({ matchUp, number: at }) => matchUp === shard.matchUp && at >= 2 * shard.from && at < 2 * shard.to,
    );
    return asked.has(shardKey(shard)) && isOwn && results.length + failures.length === games
      ? [{ shard, results, failures }]
      : [];
  });
  return { done: merge(good), unread: given.length - good.length };
}
