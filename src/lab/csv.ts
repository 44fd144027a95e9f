import { type Done, reachedIn } from './shards.ts';
import { matchUpsOf, type Study } from './study.ts';
import type { EncounterResult, SideResult } from './told.ts';

const SIDE = ['points', 'felled', 'passes', 'behind', 'luck', 'decisions', 'fallbacks', 'refused'] as const;

/** Names of the columns, the same in every language: other programs read them. */
const columnsOf = (study: Study): readonly string[] => [
  'matchUp',
  'first',
  'second',
  'number',
  'seed',
  'seat',
  ...Object.keys(study.factors),
  'score',
  'why',
  'rounds',
  'firstTurn',
  'firstBlood',
  ...SIDE.map((name) => `first_${name}`),
  ...SIDE.map((name) => `second_${name}`),
];

/** One line an Encounter, in the order of the study, commas between (RFC 4180); figures with a point. */
export function csvOf(study: Study, done: Done): string {
  const side = (one: SideResult): readonly number[] => SIDE.map((name) => one[name]);
  const lines = matchUpsOf(study).flatMap((matchUp) =>
    reachedIn(study, matchUp, done).results.map((one: EncounterResult) => [
      matchUp.id,
      matchUp.first,
      matchUp.second,
      one.number,
      one.seed,
      one.seat,
      ...Object.keys(study.factors).map((factor) => one.at[factor] ?? ''),
      one.score,
      one.why,
      one.rounds,
      one.firstTurn ?? '',
      one.firstBlood ?? '',
      ...side(one.first),
      ...side(one.second),
    ]),
  );
  return [columnsOf(study), ...lines].map((line) => `${line.map(quoted).join(',')}\r\n`).join('');
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
