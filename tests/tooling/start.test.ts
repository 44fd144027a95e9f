import { spawnSync } from 'node:child_process';
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
