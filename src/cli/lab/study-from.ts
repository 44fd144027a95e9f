import { readFileSync } from 'node:fs';
import { type Study, STUDY_FORMAT, STUDY_VERSION } from '../../lab/study.ts';
import { MOST_GAMES } from '../../lab/statistics/sequential.ts';
import { readJson } from '../../storage/read-json.ts';
import { EDITIONS, type EditionId, rulesetOf } from '../../systems/pulp-city/editions/editions.ts';
import { pulpCity } from '../../systems/pulp-city/index.ts';
import { fieldFor } from '../../systems/pulp-city/lab/make-field.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import type { TableLayout } from '../../systems/pulp-city/model/terrain.ts';
import { LIBRARY } from '../../systems/pulp-city/tables/library/library.ts';
import type { Given } from '../arguments.ts';
import { libraryOf } from '../library/cards.ts';
import { Failure } from '../program.ts';
import { sentence } from '../sentences.ts';
import { lab } from './machine.ts';
import { type NamedTeam, readTeam } from './team.ts';
import { orFail } from './words.ts';

const USUAL_GAMES = 400;
/** The mirror match is a check: a quarter of the Encounters shows whether it comes out even. */
const MIRROR_PART = 8;

/** The study that the command line asks for, read and found playable. @throws Failure */
export function studyFrom(given: Given): Study {
  const { words } = given;
  const made = words['study'] === undefined ? madeFrom(given) : studyFile(words['study']);
  return orFail(lab.readStudy(made));
}

function studyFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Failure(
      `'${path}' cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)}).`,
    );
  }
  const json = readJson(text);
  if (!json.ok) throw new Failure(`'${path}': ${sentence(json.error)}`);
  return json.value;
}

function madeFrom({ words, numbers, flags }: Given): unknown {
  const edition = EDITIONS.find((one) => one === words['edition']) ?? '2017';
  const seed = numbers['seed'] ?? 1;
  const games = evenly('games', numbers['games'] ?? USUAL_GAMES);
  const wanted = words['a'];
  if (wanted === undefined) throw new Failure('Name the list: npm run -s lab -- --a TEAM --b TEAM');
  const a = readTeam(wanted, edition, seed);
  const opponents = (words['b'] ?? '').split(',').filter((one) => one.trim() !== '');
  const others = opponents.map((one, at) => readTeam(one.trim(), edition, seed + 1 + at));
  const swap = words['swap'] === undefined ? null : readTeam(words['swap'], edition, seed);
  const against = others.map((_, at) => `b${at === 0 ? '' : at + 1}`);
  const lists: Record<string, NamedTeam> = { a };
  others.forEach((team, at) => (lists[against[at] ?? ''] = team));
  if (swap !== null) lists['swap'] = swap;
  const tables = tablesFrom(words['tables'] ?? 'usual');
  const level = words['level'] ?? 'regular';
  const all = Object.values(lists);
  const cards: Record<string, CardProfile> = { ...libraryOf(edition).profiles };
  for (const { cards: own } of all) for (const card of own) cards[card.id] = card;
  return {
    format: STUDY_FORMAT,
    version: STUDY_VERSION,
    game: pulpCity.id,
    rules: rulesetOf(edition)?.revision ?? 0,
    list: 'a',
    ...(swap === null ? {} : { variant: 'swap' }),
    against,
    games,
    mirror: evenly('mirror', numbers['mirror'] ?? 2 * Math.ceil(games / MIRROR_PART)),
    until: words['until'] ?? 'all',
    seed,
    bots: { list: level, against: words['against'] ?? level },
    factors: { plot: plotsFrom(words['plots'] ?? 'all', edition), table: tables.map(({ id }) => id) },
    field: fieldFor({
      edition,
      level: a.level,
      lists: Object.fromEntries(Object.entries(lists).map(([key, { team }]) => [key, team])),
      cards,
      tables,
      agendas: flags.has('agendas'),
    }),
  };
}

/** Each Encounter is played from both seats. */
function evenly(name: string, games: number): number {
  if (games > MOST_GAMES)
    throw new Failure(`--${name} ${games} is too many: ${MOST_GAMES} tell all there is.`);
  if (games % 2 === 1) throw new Failure(`--${name} takes an even number: each is played from both seats.`);
  return games;
}

function plotsFrom(wanted: string, edition: EditionId): readonly string[] {
  const offered = Object.values(rulesetOf(edition)?.plots ?? {})
    .filter(({ teams }) => teams.includes(2))
    .map(({ id }) => id);
  return wanted === 'all' ? offered : namesIn('plots', wanted, offered);
}

function tablesFrom(wanted: string): readonly TableLayout[] {
  const usual = Math.min(...LIBRARY.map(({ size }) => size));
  if (wanted === 'all') return LIBRARY;
  if (wanted === 'usual') return LIBRARY.filter(({ size }) => size === usual);
  const ids = namesIn(
    'tables',
    wanted,
    LIBRARY.map(({ id }) => id),
  );
  return ids.flatMap((id) => LIBRARY.find((table) => table.id === id) ?? []);
}

function namesIn(name: string, wanted: string, offered: readonly string[]): readonly string[] {
  const ids = wanted.split(',').map((one) => one.trim());
  const strange = ids.find((id) => !offered.includes(id));
  if (strange !== undefined)
    throw new Failure(`--${name}: there is no '${strange}'. There are ${offered.join(', ')}.`);
  return ids;
}
