import { allShards, type Done, merge, type ShardResult } from '../../../lab/shards.ts';
import type { Study } from '../../../lab/study.ts';
import { type Check, type Checked, conductChecks, resultsOf } from './check.ts';

/** How a shard is played: on a thread, or right here. */
export type Play = (study: Study, shard: ShardResult['shard']) => Promise<ShardResult>;

export interface Report {
  readonly ok: boolean;
  readonly checks: readonly Checked[];
}

export interface RunOptions {
  readonly play: Play;
  /** Shards in work at a time. */
  readonly at: number;
  /** Told the lines of each check once it is over. */
  readonly told: (name: string, lines: readonly Checked[]) => void;
}

/** Plays everything that the checks ask for, one check after the other, and judges it. */
export async function runChecks(
  checks: readonly Check[],
  { play, at, told }: RunOptions,
): Promise<readonly Checked[]> {
  const lines: Checked[] = [];
  const all: Parameters<typeof conductChecks>[0][number][] = [];
  const unfinished: string[] = [];
  for (const { name, studies, judge } of checks) {
    const done = await playAll(studies, play, at);
    const results = resultsOf(studies, done);
    const found = judge(results);
    all.push(...results);
    for (const [at, one] of done.entries())
      for (const { matchUp, number, failure } of [...one.values()].flatMap((shard) => shard.failures))
        unfinished.push(`seed ${studies[at]?.seed}, ${matchUp} ${number}: ${failure}`);
    lines.push(...found);
    told(name, found);
  }
  const conduct = conductChecks(all, unfinished);
  told('conduct', conduct);
  return [...lines, ...conduct];
}

/** All shards of some studies, so many at a time; what is known of each study. */
async function playAll(studies: readonly Study[], play: Play, at: number): Promise<readonly Done[]> {
  const tasks = studies.flatMap((study, of) => allShards(study).map((shard) => ({ study, shard, of })));
  const results: ShardResult[][] = studies.map(() => []);
  let next = 0;
  const one = async (): Promise<void> => {
    for (let task = tasks[next]; task !== undefined; task = tasks[next]) {
      next += 1;
      results[task.of]?.push(await play(task.study, task.shard));
    }
  };
  await Promise.all(Array.from({ length: at }, one));
  return results.map((some) => merge(some));
}
