import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.mjs';

const start = (...args: string[]) =>
  spawnSync(process.execPath, [join(projectRoot, 'tests', 'tooling', 'start.mjs'), ...args], {
    encoding: 'utf8',
  });

test.each(['abc', '0', '65536', '-1', '80.5'])('a port of %s is answered with one sentence', (port) => {
  const { status, stderr } = start(`--port=${port}`);
  expect(status).toBe(1);
  expect(stderr).toContain(`"${port}" is not a port: it must be a whole number from 1 to 65535.`);
  expect(stderr).not.toContain('    at ');
});

test('an unknown option is answered with the usage', () => {
  const { status, stderr } = start('--speed');
  expect(status).toBe(1);
  expect(stderr).toContain('--speed');
  expect(stderr).toContain('Usage: npm start');
});

test.each(['5060', '6000', '6667', '10080'])(
  'port %s, which browsers refuse, is answered with what to do',
  (port) => {
    const { status, stdout, stderr } = start('--port', port);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(`Browsers refuse to open port ${port}; choose another with --port, such as 4173.\n`);
  },
);

test('a port that is taken is answered at once, before anything is built', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      done(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  try {
    const { status, stdout, stderr } = start(`--port=${port}`);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(`Port ${port} is taken by another program; choose another with --port.\n`);
  } finally {
    other.close();
  }
});

test('--help says what can be said, and does nothing else', () => {
  const { status, stdout, stderr } = start('--help');
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Usage: npm start/);
  for (const option of ['--port', '--host', '--help']) expect(stdout).toContain(`\n  ${option}`);
});
