import { availableParallelism } from 'node:os';
import type { ShardResult } from '../../../lab/shards.ts';
import type { Study } from '../../../lab/study.ts';
import type { Given } from '../../arguments.ts';
import { Failure } from '../../program.ts';
import type { Task } from '../machine.ts';
import { allChecks } from './all.ts';
import type { Checked } from './check.ts';
import { type Report, runChecks } from './run.ts';
import { speedChecks } from './speed.ts';

const SPEED = 'speed';

/** `lab -- --check`: how strong and how quick the bots are, beside their bars. */
export async function check({ flags, numbers, words }: Given, program: string): Promise<void> {
  const workers = numbers['workers'] ?? availableParallelism();
  const seed = numbers['seed'] ?? 1;
  const only = words['only'] ?? '';
  const wanted = allChecks(seed, numbers['games'] ?? null).filter(({ name }) => name.startsWith(only));
  if (wanted.length === 0 && !SPEED.startsWith(only)) throw new Failure(`There is no check '${only}'.`);
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Task, ShardResult>({
    filename: program,
    name: 'runTask',
    minThreads: workers,
    maxThreads: workers,
  });
  const texts = new Map<Study, string>();
  const textOf = (study: Study): string => {
    const text = texts.get(study) ?? JSON.stringify(study);
    texts.set(study, text);
    return text;
  };
  const told = (name: string, lines: readonly Checked[]): void =>
    console.error([name, ...lines.map((line) => `  ${lineText(line)}`)].join('\n'));
  const checks: Checked[] = [];
  try {
    const play = (study: Study, shard: ShardResult['shard']) => pool.run({ study: textOf(study), shard });
    if (wanted.length > 0) checks.push(...(await runChecks(wanted, { play, at: workers, told })));
  } finally {
    await pool.destroy();
  }
  // Alone, so that threads do not slow it down.
  if (SPEED.startsWith(only)) {
    const lines = speedChecks(seed);
    told(SPEED, lines);
    checks.push(...lines);
  }
  const report: Report = { ok: checks.every(({ ok }) => ok), checks };
  console.log(flags.has('json') ? JSON.stringify(report) : checks.map(lineText).join('\n'));
  if (!report.ok) process.exitCode = 1;
}

function lineText({ name, value, interval, bar, is, ok, note }: Checked): string {
  const within = interval === null ? '' : ` (${interval.join(' to ')})`;
  const more = note === undefined ? '' : `; ${note}`;
  return `${ok ? 'ok  ' : 'FAIL'} ${name}: ${value}${within}, at ${is} ${bar}${more}`;
}
