/** The mistakes that can be made in a file, and the file with some of them built in, each behind a switch. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project.mjs';

export const HERE = join(projectRoot, 'tests', 'tooling', 'mutants');
const EXCLUDED = ['StringLiteral', 'ObjectLiteral'];
/** A place that asks a policy of the edition. */
const POLICY = /\b(w|ctx|world)\.rules\.policies\b/g;

/** @typedef {{ line: number, column: number }} Place both from 0 */
/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: Place, end: Place } }} Mistake */
/** @typedef {{ name: string, content: string, mutate: true | { start: Place, end: Place }[] }} Chosen */

/** @param {Mistake} mistake */
export const fileOf = ({ fileName }) => relative(projectRoot, fileName).replaceAll('\\', '/');

/** @param {Mistake} mistake */
export const placeOf = ({ location: { start, end } }) =>
  `${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1}`;

/**
 * The same for a mistake whichever others are built in with it.
 * @param {Mistake} mistake
 */
export const nameOf = (mistake) =>
  `${fileOf(mistake)}:${placeOf(mistake)} ${mistake.mutatorName} ${mistake.replacement}`;

/**
 * What stands at its place now, on one line.
 * @param {Mistake} mistake
 */
export function originalOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column);
  lines[0] = (lines[0] ?? '').slice(start.column);
  return lines.join(' ').replace(/\s+/g, ' ');
}

/**
 * The files of a path, each with the lines that count.
 * @param {string} path a file, some lines of one, or a folder
 * @returns {Chosen[]}
 */
export function filesOf(path) {
  const [file = '', lines] = path.split(/:(?=\d)/);
  const known = statSync(join(projectRoot, file), { throwIfNoEntry: false });
  if (known === undefined || !/^src(\/|$)/.test(file)) throw new Error(`There is no '${file}' below src.`);
  const [first = 1, last = first] = (lines ?? '').split('-').map(Number);
  const range = { start: { line: first - 1, column: 0 }, end: { line: last, column: 0 } };
  const names = known.isDirectory()
    ? readdirSync(join(projectRoot, file), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(projectRoot, file, name))
    : [join(projectRoot, file)];
  return names.map((name) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: lines === undefined ? true : [range],
  }));
}

/**
 * @param {readonly Chosen[]} files
 * @returns {Promise<{ mutants: (Mistake & { status?: string })[], files: { name: string, content: string }[] }>}
 */
async function instrument(files) {
  const { resolve } = createRequire(join(HERE, 'package.json'));
  const { Instrumenter } = await import(pathToFileURL(resolve('@stryker-mutator/instrumenter')).href);
  const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: console.warn,
    isDebugEnabled: () => false,
  };
  return new Instrumenter(silent).instrument(files, {
    plugins: null,
    ignorers: [],
    excludedMutations: EXCLUDED,
  });
}

/**
 * All mistakes that can be made in these files.
 * @param {readonly Chosen[]} files
 * @returns {Promise<Mistake[]>}
 */
export async function mistakesIn(files) {
  const { mutants } = await instrument(files);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/**
 * These mistakes with the names of their switches, and the files in which they are built in.
 * @param {readonly Mistake[]} mistakes
 */
export async function builtIn(mistakes) {
  /** @type {Map<string, Chosen>} */
  const files = new Map();
  for (const { fileName: name, location } of mistakes) {
    const known = files.get(name);
    const mutate = Array.isArray(known?.mutate) ? known.mutate : [];
    files.set(name, { name, content: readFileSync(name, 'utf8'), mutate: [...mutate, location] });
  }
  const wanted = new Set(mistakes.map(nameOf));
  const { mutants, files: written } = await instrument([...files.values()]);
  const found = mutants.filter((mutant) => wanted.has(nameOf(mutant)));
  return { found, written: written.map(({ name, content }) => ({ name, content })) };
}

/**
 * Every place in these files that asks a policy, once held to each edition, and the files with these switches.
 * @param {readonly Chosen[]} files
 */
export function policiesIn(files) {
  /** @type {Mistake[]} */
  const found = [];
  const written = files.flatMap(({ name, content }) => {
    const changed = content.replace(POLICY, (text, world, at) => {
      const id = `policy${found.length / 2}`;
      const before = content.slice(0, at).split('\n');
      const start = { line: before.length - 1, column: before.at(-1)?.length ?? 0 };
      const location = { start, end: { line: start.line, column: start.column + text.length } };
      for (const edition of ['2013', '2017']) {
        const replacement = `those of ${edition}`;
        found.push({ id: `${id}@${edition}`, fileName: name, mutatorName: 'Policy', replacement, location });
      }
      return `globalThis.__policies('${id}', ${world}.rules)`;
    });
    return changed === content ? [] : [{ name, content: changed }];
  });
  return { found, written };
}
