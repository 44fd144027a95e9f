/** A laboratory whose Encounters are over at once: the first list wins two of three by its number. */
import { dealOf } from '../../src/lab/deal.ts';
import type { Laboratory } from '../../src/lab/laboratory.ts';
import { allShards, type Done, merge, type Shard, type ShardResult } from '../../src/lab/shards.ts';
import { matchUpsOf, readStudyForm, type Study, STUDY_FORMAT, STUDY_VERSION } from '../../src/lab/study.ts';
import type { EncounterResult, SideResult } from '../../src/lab/told.ts';
import { refusal } from '../../src/kernel/game-system.ts';
import { err } from '../../src/kernel/result.ts';

/** Of the rules, as it knows them. */
const RULES = 1;

export const instantStudy = (change: Partial<Study> = {}): Study => ({
  format: STUDY_FORMAT,
  version: STUDY_VERSION,
  game: 'pulp-city',
  rules: RULES,
  list: 'a',
  against: ['b'],
  games: 40,
  mirror: 0,
  until: 'all',
  seed: 1,
  bots: { list: 'none', against: 'none' },
  factors: { plot: ['one', 'other'] },
  field: null,
  ...change,
});

const side = (points: number): SideResult => ({
  points,
  felled: 0,
  passes: 0,
  behind: 0,
  luck: 0,
  parts: [],
  decisions: 1,
  fallbacks: 0,
  refused: 0,
});

function runShard(study: Study, shard: Shard): ShardResult {
  const matchUp = matchUpsOf(study).find(({ id }) => id === shard.matchUp);
  if (matchUp === undefined) throw new Error(`no match-up ${shard.matchUp}`);
  const numbers = Array.from({ length: 2 * (shard.to - shard.from) }, (_, at) => 2 * shard.from + at);
  const results = numbers.map((number): EncounterResult => {
    const { seed, first, at } = dealOf(study, matchUp, number);
    const score = number % 3 === 0 ? 0 : 1;
    return {
      matchUp: matchUp.id,
      number,
      seed,
      seat: first,
      at,
      score,
      why: 'points',
      rounds: 4,
      firstTurn: 'first',
      firstBlood: null,
      first: side(score),
      second: side(1 - score),
    };
  });
  return { shard, results, failures: [] };
}

export const instantLab: Laboratory<unknown, unknown, unknown> = {
  readStudy(given) {
    const form = readStudyForm(given);
    if (!form.ok) return err([form.error]);
    const { rules } = form.value;
    return rules === RULES ? form : err([refusal('study.otherRules', { given: rules, known: RULES })]);
  },
  remarks: () => [],
  abilities: () => [],
  runShard,
  replay: ({ seed }, { number }) =>
    ({
      setup: { edition: '2017', revision: 1, seed },
      opening: { events: [], rest: { pending: [], stack: [], dice: { kind: 'seeded', drawn: 0 } } },
      entries: [],
      head: number,
    }) as unknown as ReturnType<Laboratory<unknown, unknown, unknown>['replay']>,
};

export const playedAtOnce = (study: Study): Done =>
  merge(allShards(study).map((shard) => runShard(study, shard)));
