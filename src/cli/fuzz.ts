/** `npm run -s fuzz -- --games N --seed S`: random legal players play whole encounters against all promises. */
import { FEWEST_PLAYERS, MOST_PLAYERS } from '../kernel/ids.ts';
import { writeFileSync } from 'node:fs';
import { type Played, playOut } from '../simulation/play.ts';
import { encode } from '../storage/codec.ts';
import { EDITIONS, type EditionId } from '../systems/pulp-city/editions/editions.ts';
import { type Encounter, powersHeard, pulpCity } from '../systems/pulp-city/index.ts';
import type { Adjustment, Event } from '../systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../systems/pulp-city/model/setup.ts';
import { CardCoverage } from './card-coverage.ts';
import { helpFor, readArguments, type Usage } from './arguments.ts';
import { libraryOf } from './library/cards.ts';
import { Failure, runProgram } from './program.ts';
import {
  CITIZEN_CHOICES,
  PLOT_CHOICES,
  peopled,
  withAgendas,
  paired,
  plotted,
  randomSetup,
  TABLE_CHOICES,
  TEAM_CHOICES,
  type TeamChoice,
} from './random-setup.ts';

const USAGE: Usage = {
  program: 'fuzz',
  summary: 'Plays random encounters and holds the engine to its promises after every command.',
  options: {
    games: { is: 'whole', least: 1, help: 'how many (20)' },
    seed: { is: 'whole', least: 0, help: 'seed of the first; each further one has the next (1)' },
    edition: { is: 'one', of: EDITIONS, help: 'one edition only (both in turn)' },
    teams: {
      is: 'one',
      of: TEAM_CHOICES,
      help: 'which teams: ready-made ones of Level 6, of Level 9 or both, of made-up cards, of all cards, of the same cards (ready-made)',
    },
    tables: { is: 'one', of: TABLE_CHOICES, help: 'ready-made tables, random ones (both in turn)' },
    sides: { is: 'whole', least: FEWEST_PLAYERS, help: 'how many Teams, 2 to 4 (2)' },
    allied: { is: 'flag', help: 'of four Teams two play against two' },
    citizens: { is: 'one', of: CITIZEN_CHOICES, help: 'in some games, in all, in none (some)' },
    agendas: { is: 'flag', help: 'in all games; else in some with --plots all' },
    plots: {
      is: 'one',
      of: PLOT_CHOICES,
      help: 'all Plots of the edition in turn, or one of them (smackdown)',
    },
    record: { is: 'path', help: 'write the first failure, or else the last encounter, to a file' },
    help: { is: 'flag', help: 'print this' },
  },
};

type Game = Played<EncounterSetup, Event, Adjustment, Encounter>;

function playOne(setup: EncounterSetup, record: boolean, told: (events: readonly Event[]) => void): Game {
  const { seed } = setup;
  const opened = pulpCity.open(setup);
  if (!opened.ok) throw new Failure(`The set-up of seed ${seed} is refused: ${opened.error[0]?.code}.`);
  const { game, events } = opened.value;
  return playOut(pulpCity, game, { seed, check: true, told, ...(record ? { record: events } : {}) });
}

/** Where any card may come, those that never did are told as well. */
function coverageFor(teams: TeamChoice, editions: readonly EditionId[]): CardCoverage {
  if (teams !== 'library' && teams !== 'mirror') return new CardCoverage();
  const libraries = editions.map(libraryOf);
  return new CardCoverage(
    libraries.flatMap(({ supremes, minions }) => [...supremes, ...minions]).map(({ id }) => id),
  );
}

function write(path: string, game: Game | null): void {
  if (game?.journal === undefined) return;
  try {
    writeFileSync(path, encode(pulpCity.id, game.journal));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`'${path}' cannot be written (${code ?? String(error)}).`);
  }
}

const isOneOf = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((one) => one === word);

function fuzz(argv: readonly string[]): void {
  const given = readArguments(USAGE, argv);
  if (!given.ok) throw new Failure(given.error);
  const { flags, numbers, words } = given.value;
  if (flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const games = numbers['games'] ?? 20;
  const first = numbers['seed'] ?? 1;
  if (!Number.isSafeInteger(first + games)) throw new Failure('--seed and --games together are too large.');
  const only = isOneOf(EDITIONS, words['edition']);
  const teams = isOneOf(TEAM_CHOICES, words['teams']) ?? 'ready-made';
  const tables = isOneOf(TABLE_CHOICES, words['tables']) ?? 'both';
  const citizens = isOneOf(CITIZEN_CHOICES, words['citizens']) ?? 'some';
  const agendas = flags.has('agendas');
  const plots = isOneOf(PLOT_CHOICES, words['plots']) ?? 'smackdown';
  const sides = numbers['sides'] ?? FEWEST_PLAYERS;
  if (sides > MOST_PLAYERS)
    throw new Failure(`--sides ${sides} is too many: up to ${MOST_PLAYERS} Teams play.`);
  const allied = flags.has('allied');
  if (allied && sides < MOST_PLAYERS) throw new Failure(`--allied needs --sides ${MOST_PLAYERS}.`);
  const recordTo = words['record'];

  const coverage = coverageFor(teams, only === undefined ? EDITIONS : [only]);
  let decisions = 0;
  let failures = 0;
  let kept: Game | null = null;
  const started = performance.now();
  for (let index = 0; index < games; index += 1) {
    const seed = first + index;
    const edition = only ?? EDITIONS[seed % EDITIONS.length] ?? EDITIONS[0];
    const drawn = peopled(randomSetup(edition, teams, seed, tables, sides), citizens);
    const bare = plotted(allied ? paired(drawn) : drawn, plots);
    const setup = agendas || (plots === 'all' && Math.floor(seed / 2) % 2 === 0) ? withAgendas(bare) : bare;
    const game = playOne(setup, recordTo !== undefined, (events) => coverage.hear(powersHeard(events)));
    coverage.count(setup);
    decisions += game.decisions;
    if (failures === 0) kept = game;
    if (game.failure === null) continue;
    failures += 1;
    console.log(`seed ${seed}, edition of ${edition}: ${game.failure}`);
    const same = `--edition ${edition} --teams ${teams} --tables ${tables} --citizens ${citizens} --sides ${sides} --plots ${plots}${allied ? ' --allied' : ''}${agendas ? ' --agendas' : ''}`;
    console.log(`  again: npm run -s fuzz -- --games 1 --seed ${seed} ${same}`);
  }
  const seconds = (performance.now() - started) / 1000;
  if (recordTo !== undefined) write(recordTo, kept);
  const rate = (count: number): string => (count / seconds).toFixed(count / seconds < 10 ? 2 : 0);
  console.log(`${games} games, ${decisions} decisions in ${seconds.toFixed(1)} s`);
  console.log(`${rate(games)} games/s, ${rate(decisions)} decisions/s`);
  for (const line of coverage.lines()) console.log(line);
  console.log(`failures ${failures}`);
  if (failures > 0) process.exitCode = 1;
}

await runProgram(fuzz);
