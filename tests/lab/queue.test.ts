import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { resultOf } from '../../src/cli/lab/report.ts';
import { keepIn } from '../../src/cli/lab/keep.ts';
import { played, starterStudy } from './support.ts';

/** A real server; which of the two does not matter. */
const SERVER = ['valkey-server', 'redis-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);

if (SERVER === undefined)
  console.log(
    'Not tested: the laboratory on many machines, for neither valkey-server nor redis-server is installed.',
  );

/** Milliseconds, against hanging only. */
const TIMEOUT = 300_000;

const folder = mkdtempSync(join(tmpdir(), 'lab-queue-'));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

interface Running {
  readonly child: ChildProcess;
  /** Resolves with all that was said so far once it says this; fails if it ends before. */
  says(what: string): Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

function start(command: string, args: readonly string[]): Running {
  const child = spawn(command, args, { cwd: process.cwd() });
  children.push(child);
  let [out, err] = ['', ''];
  const waiting: { readonly what: string; readonly tell: (all: string) => void }[] = [];
  const hear = (): void => {
    for (const { what, tell } of waiting) if ((out + err).includes(what)) tell(out + err);
  };
  child.stdout.on('data', (some: Buffer) => {
    out += String(some);
    hear();
  });
  child.stderr.on('data', (some: Buffer) => {
    err += String(some);
    hear();
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return {
    child,
    ended,
    says: (what) =>
      new Promise((resolve, reject) => {
        waiting.push({ what, tell: resolve });
        hear();
        void ended.then(() => reject(new Error(`it ended without saying '${what}': ${out}${err}`)));
      }),
  };
}

const program = (...args: readonly string[]): Running =>
  start(process.execPath, ['tests/tooling/run-ts.mjs', 'src/cli/lab.ts', ...args]);

const study = starterStudy({ games: 24 });
const file = join(folder, 'study.json');

describe.skipIf(SERVER === undefined)('the laboratory on many machines', { timeout: TIMEOUT }, () => {
  let redis: { readonly url: string; readonly server: Running };

  beforeAll(() => writeFileSync(file, JSON.stringify(study)));

  async function begun(): Promise<typeof redis> {
    const port = await freePort();
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    const server = start(SERVER ?? '', options);
    await server.says('eady to accept connections');
    return { url: `redis://127.0.0.1:${port}`, server };
  }

  test('comes to the very result of one, although a worker dies with work in its hands', async () => {
    redis = await begun();
    const keep = join(folder, 'kept.jsonl');
    const serve = program('serve', '--redis', redis.url, '--study', file, '--keep', keep, '--json');
    const doomed = program('work', '--redis', redis.url, '--workers', '1');
    await doomed.says('Took a-b:');
    doomed.child.kill('SIGKILL');
    const { out: held } = await doomed.ended;
    expect(held).not.toContain('Played');
    const other = program('work', '--redis', redis.url, '--workers', '1');
    const { code, out } = await serve.ended;
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(resultOf(study, played(study)))));
    expect(keepIn(keep, study).done.size).toBe(3);
    other.child.kill('SIGTERM');
    expect((await other.ended).code).toBe(0);
  });

  test('keeps what was reached when the server goes away, and says so', async () => {
    redis = await begun();
    const keep = join(folder, 'reached.jsonl');
    const serve = program('serve', '--redis', redis.url, '--study', file, '--keep', keep);
    const worker = program('work', '--redis', redis.url, '--workers', '1');
    await serve.says('8 of 24 Encounters');
    redis.server.child.kill('SIGKILL');
    const [served, worked] = await Promise.all([serve.ended, worker.ended]);
    expect([served.code, worked.code]).toEqual([1, 1]);
    expect(served.err).toMatch(
      /does not answer any more\. \d+ of 24 Encounters are kept in '.*': the same command goes on from there\./,
    );
    expect(worked.err).toContain('does not answer any more.');
    expect(keepIn(keep, study).done.size).toBeGreaterThan(0);
  });

  test('says that there is no server', async () => {
    const port = await freePort();
    const { code, out, err } = await program('work', '--redis', `redis://127.0.0.1:${port}`).ended;
    expect([code, out, err.trim()]).toEqual([
      1,
      '',
      `There is no Redis at 127.0.0.1:${port}, or it lets nobody in.`,
    ]);
  });
});
