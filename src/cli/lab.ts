/** `npm run -s lab -- --a TEAM --b TEAM`: is this list better than that one? See README.md. */
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { answerOf } from '../lab/answer.ts';
import { csvOf } from '../lab/csv.ts';
import { type Done, merge } from '../lab/shards.ts';
import type { Study } from '../lab/study.ts';
import { encode } from '../storage/codec.ts';
import { pulpCity } from '../systems/pulp-city/index.ts';
import { type Given, helpFor, readArguments } from './arguments.ts';
import { check } from './lab/checks/command.ts';
import { fingerprintOf, keepIn } from './lab/keep.ts';
import { lab as laboratory } from './lab/machine.ts';
import { fitOutlook } from './lab/outlook/command.ts';
import { serve, work } from './lab/many.ts';
import { playOnThreads } from './lab/pool.ts';
import { Progress } from './lab/progress.ts';
import { reportOf, resultOf } from './lab/report.ts';
import { studyFrom } from './lab/study-from.ts';
import { USAGE } from './lab/usage.ts';
import { Failure, runProgram } from './program.ts';

export { runTask } from './lab/machine.ts';

function write(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`'${path}' cannot be written (${code ?? String(error)}).`);
  }
}

/** What is asked of what was found out. */
function tell(study: Study, done: Done, { flags, words }: Given): void {
  if (words['csv'] !== undefined) write(words['csv'], csvOf(study, done));
  console.log(flags.has('json') ? JSON.stringify(resultOf(study, done)) : reportOf(study, done));
  if (answerOf(study, done).failures.length > 0) process.exitCode = 1;
}

const PLACE = /^(.+):(\d+)$/;

function writeReplay(study: Study, wanted: string, to: string | undefined): void {
  const [, matchUp = '', number] = PLACE.exec(wanted) ?? [];
  if (number === undefined) throw new Failure(`--replay takes a match-up and a number, such as a-b:12.`);
  if (to === undefined) throw new Failure('--replay needs --to FILE.');
  const journal = laboratory.replay(study, { matchUp, number: Number(number) });
  if (journal === null) throw new Failure(`There is no Encounter ${wanted} in the study.`);
  write(to, encode(pulpCity.id, journal));
}

/** True once the run is to be broken off; asked for twice, it ends at once. */
function brokenOff(): () => boolean {
  let stopped = false;
  process.on('SIGINT', () => {
    if (stopped) process.exit(1);
    stopped = true;
    console.error('Breaking off once what is being played is over; press again to leave at once.');
  });
  return () => stopped;
}

async function play(study: Study, given: Given): Promise<void> {
  const { numbers, words } = given;
  const kept = words['keep'] === undefined ? null : keepIn(words['keep'], study);
  const before: Done = kept?.done ?? merge([]);
  const { games, wanted } = answerOf(study, before);
  const progress = new Progress(games, wanted);
  const done = await playOnThreads(study, {
    ...(numbers['workers'] === undefined ? {} : { workers: numbers['workers'] }),
    program: import.meta.url,
    done: before,
    told: (result) => {
      kept?.keep(result);
      progress.hear(result);
    },
    stopped: brokenOff(),
  });
  tell(study, done, given);
}

/** What the first word asks for; without one, the study is played here. */
async function main(argv: readonly string[]): Promise<void> {
  const [first = ''] = argv;
  const role = first === 'serve' || first === 'work' ? first : null;
  const read = readArguments(USAGE, role === null ? argv : argv.slice(1));
  if (!read.ok) throw new Failure(read.error);
  const given = read.value;
  if (given.flags.has('help')) {
    console.log(helpFor(USAGE));
    return;
  }
  const { words, numbers } = given;
  if (role === 'work') {
    // A queue that has lost its server goes on waiting for it.
    await runProgram(() =>
      work({ redis: words['redis'], workers: numbers['workers'], program: import.meta.url }),
    );
    process.exit();
  }
  if (given.flags.has('check')) {
    await check(given, import.meta.url);
    return;
  }
  const outlook = words['fit-outlook'];
  if (outlook !== undefined) {
    fitOutlook(outlook, given);
    return;
  }
  const study = studyFrom(given);
  const { replay, to, write: path } = words;
  if (path !== undefined) write(path, `${JSON.stringify(study, null, 1)}\n`);
  if (replay !== undefined) {
    writeReplay(study, replay, to);
  } else if (role === 'serve') {
    const keep = words['keep'] ?? `lab-${fingerprintOf(study)}.jsonl`;
    tell(study, await serve(study, { redis: words['redis'], keep, stopped: brokenOff() }), given);
  } else {
    await play(study, given);
  }
}

if (isMainThread) await runProgram(main);
