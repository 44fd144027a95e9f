import { type Study, STUDY_FORMAT, STUDY_VERSION } from '../../../lab/study.ts';
import { READY_TEAMS } from '../../../systems/pulp-city/cards/teams.ts';
import { EDITIONS, type EditionId, rulesetOf } from '../../../systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../../systems/pulp-city/index.ts';
import { type Field, setupOf } from '../../../systems/pulp-city/lab/field.ts';
import { fieldFor } from '../../../systems/pulp-city/lab/make-field.ts';
import type { TeamSetup } from '../../../systems/pulp-city/model/setup.ts';
import { LIBRARY } from '../../../systems/pulp-city/tables/library/library.ts';
import { libraryOf } from '../../library/cards.ts';

/** What bots are matched with. */
export interface Wish {
  readonly edition: EditionId;
  readonly level: number;
  readonly list: TeamSetup;
  readonly against: TeamSetup;
  readonly bots: Study['bots'];
  readonly games: number;
  readonly seed: number;
  /** All of the edition where none are named. */
  readonly plots?: readonly string[];
  readonly mirror?: number;
  readonly free?: boolean;
}

export const plotsOf = (edition: EditionId): readonly string[] =>
  Object.values(rulesetOf(edition)?.plots ?? {})
    .filter(({ teams }) => teams.includes(2))
    .map(({ id }) => id);

const USUAL = Math.min(...LIBRARY.map(({ size }) => size));
/** Tables of the usual size. */
const TABLES = LIBRARY.filter(({ size }) => size === USUAL);

export function studyFor(wish: Wish): Study {
  const { edition, level, list, against, bots, games, seed, mirror = 0 } = wish;
  const lists = games === 0 ? { a: list } : { a: list, b: against };
  return {
    format: STUDY_FORMAT,
    version: STUDY_VERSION,
    game: pulpCity.id,
    rules: rulesetOf(edition)?.revision ?? 0,
    list: 'a',
    against: games === 0 ? [] : ['b'],
    games: Math.max(2, games),
    mirror,
    until: 'all',
    seed,
    bots,
    factors: { plot: wish.plots ?? plotsOf(edition), table: TABLES.map(({ id }) => id) },
    field: fieldFor({
      edition,
      level,
      lists,
      cards: libraryOf(edition).profiles,
      tables: [],
      agendas: false,
      free: wish.free === true,
    }),
  };
}

/** The ready-made Teams of a Level. */
export const teamsOfLevel = (level: number): readonly TeamSetup[] =>
  READY_TEAMS.filter((team) => team.level === level).map(({ name, cards }) => ({
    name: name.en,
    cards: cards.map(({ card }) => ({ profile: card })),
  }));

/** As many as wanted, shared out evenly, each an even number. */
export const shareOut = (games: number, among: number): number => 2 * Math.ceil(games / among / 2);

/**
 * Two bots with the same cards on both sides, each ready-made Team of the Levels and editions in its turn: what is told
 * is told of the bots alone.
 */
export function duel(
  bots: Study['bots'],
  games: number,
  seed: number,
  {
    editions = EDITIONS,
    levels = [6, 9],
    plots,
  }: {
    readonly editions?: readonly EditionId[];
    readonly levels?: readonly number[];
    readonly plots?: readonly string[];
  } = {},
): readonly Study[] {
  const wishes = editions.flatMap((edition) =>
    levels.flatMap((level) => teamsOfLevel(level).map((team) => ({ edition, level, team }))),
  );
  const each = shareOut(games, wishes.length);
  return wishes.map(({ edition, level, team }, at) =>
    studyFor({
      edition,
      level,
      list: team,
      against: { ...team, name: `${team.name} 2` },
      bots,
      games: each,
      seed: seed + at,
      ...(plots === undefined ? {} : { plots }),
    }),
  );
}

/** An Encounter of two ready-made Teams of a Level at its beginning; `at` takes the Plots of the edition in turn. */
export function begunAt(level: number, edition: EditionId, at: number, seed: number): Encounter {
  const [list, against] = teamsOfLevel(level);
  if (list === undefined || against === undefined) throw new Error(`no Teams of Level ${level}`);
  const bots = { list: 'regular', against: 'regular' };
  const study = studyFor({ edition, level, list, against, bots, games: 2, seed });
  const plots = plotsOf(edition);
  const place = { plot: plots[at % plots.length] ?? 'smackdown', table: study.factors['table']?.[0] ?? '' };
  const dealt = { lists: { a: 'a', b: 'b' }, seed: seed + at, at: place };
  const opened = pulpCity.open(setupOf(study.field as Field, dealt));
  if (!opened.ok) throw new Error(`a set-up is refused: ${opened.error[0]?.code}`);
  return opened.value.game;
}
