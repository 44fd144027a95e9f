import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../tooling/project.mjs';
import { filesUnder, readText } from './sources.ts';

const IS_BINARY = /\.(png|jpe?g|webp|ico|woff2?|mp3|ogg)$/;

/** Put together, so that this file does not hold what it forbids. */
const FORBIDDEN = [
  ['registry', 'npmjs'],
  ['registry', 'yarnpkg'],
].map((words) => words.join('.'));
const MACHINE_PATHS = ['work', 'root', 'home', 'Users'].map(
  (folder) => new RegExp(`(^|[\\s'"\`(=:])/${folder}/`, 'm'),
);

/** What git knows and what it would add; without git, everything. */
function repositoryFiles(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const git = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.split('\0').filter((path) => path !== '') : filesUnder('.');
}

const tracked = repositoryFiles().filter((path) => !IS_BINARY.test(path));

const read = (path: string): string => {
  try {
    return readText(path);
  } catch {
    return '';
  }
};

test('no file names a registry or a path of a machine', () => {
  expect(tracked).toContain('package.json');
  const found = tracked.filter((path) => {
    const text = read(path);
    return (
      FORBIDDEN.some((word) => text.includes(word)) || MACHINE_PATHS.some((pattern) => pattern.test(text))
    );
  });
  expect(found).toEqual([]);
});

test('lock files say what, not from where', () => {
  const locks = tracked.filter((path) => path.endsWith('package-lock.json'));
  expect(locks.length).toBeGreaterThanOrEqual(3);
  expect(locks.filter((path) => read(path).includes('"resolved"'))).toEqual([]);
});

test('every direct dependency is pinned to one version', () => {
  for (const path of tracked.filter((one) => one.endsWith('package.json'))) {
    const {
      dependencies = {},
      devDependencies = {},
    }: Record<string, Record<string, string>> = JSON.parse(read(path));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
    );
    expect(loose, path).toEqual([]);
  }
});

test('every direct dependency is explained', () => {
  const {
    dependencies = {},
    devDependencies = {},
  }: Record<string, Record<string, string>> = JSON.parse(read('package.json'));
  const explained = read('docs/dependencies.md');
  const missing = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([name, version]) => !explained.includes(`\`${name}\` ${version}`),
  );
  expect(missing).toEqual([]);
});
