/** `npm run -s replay -- FILE`: plays an encounter file again, compressed or not, and prints what came of it as one JSON object. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { verify } from '../simulation/verify.ts';
import { decode } from '../storage/codec.ts';
import { pulpCity } from '../systems/pulp-city/index.ts';
import { helpFor, readArguments, type Usage } from './arguments.ts';
import { Failure, runProgram } from './program.ts';
import { sentence } from './sentences.ts';

const USAGE: Usage = {
  program: 'replay',
  summary: 'Plays an encounter file again, command by command, and compares every event.',
  options: { help: { is: 'flag', help: 'print this' } },
  file: 'FILE',
};

function readText(path: string): string {
  try {
    const bytes = readFileSync(path);
    return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new Failure(`There is no file '${path}'.`);
    if (code === 'EISDIR') throw new Failure(`'${path}' is a folder, not a file.`);
    throw new Failure(`'${path}' cannot be read (${code ?? String(error)}).`);
  }
}

function replay(argv: readonly string[]): void {
  const given = readArguments(USAGE, argv);
  if (!given.ok) throw new Failure(given.error);
  if (given.value.flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const loaded = decode(pulpCity, readText(given.value.file ?? ''));
  if (!loaded.ok) throw new Failure(sentence(loaded.error));
  const { journal, game, warnings } = loaded.value;
  const opened = pulpCity.open(journal.setup, 'begun');
  if (!opened.ok) throw new Failure('The set-up in the file is refused.');
  const mismatches = verify(pulpCity, opened.value, journal);
  const ok = mismatches.length === 0;
  const { teams } = game.state;
  const report = {
    ok,
    edition: journal.setup.edition,
    events: journal.entries.reduce((sum, entry) => sum + entry.events.length, 0),
    entries: journal.entries.length,
    score: { a: teams.a.agendaPoints, b: teams.b.agendaPoints },
    outcome: pulpCity.outcome(game),
    state: game.state,
    mismatches,
    warnings,
  };
  console.log(JSON.stringify(report));
  if (!ok) process.exitCode = 1;
}

await runProgram(replay);
