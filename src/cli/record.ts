/** `npm run -s record`: records Encounters that end with points by each Plot, variant and Agenda, for tests/replays. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { seekingPlayer } from '../bots/seeker.ts';
import { stream } from '../kernel/dice/generator.ts';
import { playersOf } from '../kernel/ids.ts';
import { playOut } from '../simulation/play.ts';
import { encode } from '../storage/codec.ts';
import { type Encounter, pulpCity } from '../systems/pulp-city/index.ts';
import { helpFor, readArguments, type Usage } from './arguments.ts';
import { Failure, runProgram } from './program.ts';
import { setupFor } from './recordings/setup-for.ts';
import { isFight, sourceOf, WANTED, type Wanted } from './recordings/wanted.ts';

const USAGE: Usage = {
  program: 'record',
  summary: 'Records Encounters that end with points by each Plot and Agenda, into tests/replays/scored.',
  options: {
    only: { is: 'path', help: 'those whose name begins so: 2017-endZones (all)' },
    missing: { is: 'flag', help: 'those that have no file yet' },
    tries: { is: 'whole', least: 1, help: 'Encounters played for each, until one ends with points (100)' },
    seed: { is: 'whole', least: 0, help: 'seed of the first try (another one for each)' },
    to: { is: 'path', help: 'another folder' },
    help: { is: 'flag', help: 'print this' },
  },
};

const MOST_TRIES = 100;
const FOLDER = join('tests', 'replays', 'scored');

/** Did somebody gain points by what it is wanted for, and by a Plot more than somebody else? */
function hasScored({ state }: Encounter, wanted: Wanted): boolean {
  const gained = playersOf(state.teams).map((one) =>
    (state.scores ?? [])
      .filter(({ source, team }) => source === sourceOf(wanted) && team === one)
      .reduce((sum, { points }) => sum + points, 0),
  );
  const most = Math.max(...gained);
  return most > 0 && (wanted.agenda !== null || Math.min(...gained) < most);
}

const FIGHT = ['strike', 'approach'];

/** A file of the first Encounter that ends as wanted; null: none did. */
function recorded(wanted: Wanted, first: number, tries: number): string | null {
  for (let seed = first; seed < first + tries * WANTED.length; seed += WANTED.length) {
    const setup = setupFor(wanted, seed);
    if (setup === null) continue;
    const opened = pulpCity.open(setup);
    if (!opened.ok) continue;
    const { game, events } = opened.value;
    const player = seekingPlayer(pulpCity, stream(seed), isFight(wanted) ? FIGHT : []);
    const { failure, journal } = playOut(pulpCity, game, { seed, player, record: events });
    if (failure !== null) throw new Failure(`${wanted.name}, seed ${seed}: ${failure}`);
    if (journal !== undefined && hasScored(game, wanted)) return encode(pulpCity.id, journal);
  }
  return null;
}

function record(argv: readonly string[]): void {
  const given = readArguments(USAGE, argv);
  if (!given.ok) throw new Failure(given.error);
  const { flags, numbers, words } = given.value;
  if (flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const folder = words['to'] ?? FOLDER;
  mkdirSync(folder, { recursive: true });
  const missing: string[] = [];
  for (const [at, wanted] of WANTED.entries()) {
    const file = join(folder, `${wanted.name}.json.gz`);
    if (!wanted.name.startsWith(words['only'] ?? '') || (flags.has('missing') && existsSync(file))) continue;
    const text = recorded(wanted, numbers['seed'] ?? at, numbers['tries'] ?? MOST_TRIES);
    if (text === null) missing.push(wanted.name);
    else writeFileSync(file, gzipSync(text, { level: 9 }));
    console.log(`${wanted.name}: ${text === null ? 'no points' : 'recorded'}`);
  }
  if (missing.length > 0) throw new Failure(`Without points: ${missing.join(', ')}.`);
}

await runProgram(record);
