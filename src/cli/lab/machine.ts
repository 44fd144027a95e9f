import { advisorOf } from '../../bots/advice.ts';
import { err } from '../../kernel/result.ts';
import { laboratory, usualBots } from '../../lab/laboratory.ts';
import type { Shard, ShardResult } from '../../lab/shards.ts';
import type { Study } from '../../lab/study.ts';
import { readJson } from '../../storage/read-json.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import type { Decision } from '../../systems/pulp-city/model/frames.ts';
import { pulpCityLab } from '../../systems/pulp-city/lab/lab.ts';
import { weigh } from '../../systems/pulp-city/search/weigh.ts';
import { WEIGHTS } from '../../systems/pulp-city/search/weights.ts';

/** Regular as if there were no Plot and no Agendas, to tell what playing for them is worth. */
export const PLOT_BLIND = 'regular-without-plot';

const blind: typeof pulpCity = {
  ...pulpCity,
  weigh: (game, decision, limit, draw) =>
    weigh(game, decision as Decision, limit, draw, { ...WEIGHTS, plot: 0 }),
};

/** The laboratory of Pulp City, with the bots that players choose from, and one that only checks need. */
export const lab = laboratory(pulpCityLab, {
  ...usualBots(pulpCity),
  [PLOT_BLIND]: (draw) => advisorOf(blind, 'regular', draw),
});

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
