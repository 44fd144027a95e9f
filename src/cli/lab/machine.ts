import { err } from '../../kernel/result.ts';
import { laboratory, usualBots } from '../../lab/laboratory.ts';
import type { Shard, ShardResult } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import { readJson } from '../../storage/read-json.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import { pulpCityLab } from '../../systems/pulp-city/lab/lab.ts';

/** The laboratory of Pulp City, with the bots that players choose from. */
export const lab = laboratory(pulpCityLab, usualBots(pulpCity));

/** A piece of work as it is sent to a worker: the study is a text, so that it is read once. */
export interface Task {
  readonly study: string;
  readonly shard: Shard;
}

let known: { readonly text: string; readonly study: Study } | null = null;

/** What a worker does, in a thread or on another machine. @throws when the study is refused */
export function runTask({ study: text, shard }: Task): ShardResult {
  if (known?.text !== text) {
    const json = readJson(text);
    const read = json.ok ? lab.readStudy(json.value) : err([json.error]);
    if (!read.ok) throw new Error(`the study is refused: ${read.error[0]?.code}`);
    known = { text, study: read.value };
  }
  return lab.runShard(known.study, shard);
}
