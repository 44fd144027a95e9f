/** Reads the source files and what each of them imports, for the tests that guard the layout. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { projectRoot } from '../tooling/project.mjs';

export interface Import {
  /** A path from the project's root, or the name of a package. */
  readonly target: string;
  readonly typeOnly: boolean;
  readonly isPackage: boolean;
  /** What is taken, as written between the word `import` and `from`. */
  readonly names: string;
}

export interface Source {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  /** The text with comments blanked out; lines keep their numbers. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const STATIC = /^(?:import|export)\s+(?:([^;'"]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]|\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g;

const isCode = (path: string): boolean => /\.(ts|tsx)$/.test(path);

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

export function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(^|[^:'"`\\])(\/\/.*)$/gm, (_, before: string, rest: string) => before + blank(rest));
}

function takesOnlyTypes(names: string): boolean {
  if (/^type\s/.test(names)) return true;
  const inBraces = /^\{([\s\S]*)\}$/.exec(names.trim())?.[1];
  if (inBraces === undefined) return false;
  const parts = inBraces.split(',').flatMap((part) => part.trim() || []);
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}

function resolveTarget(from: string, specifier: string): string {
  const path = posix.normalize(
    posix.join(dirname(from).split(sep).join('/'), specifier.split('?', 1)[0] ?? ''),
  );
  return path.replace(/\.(ts|tsx|js)$/, '');
}

function importOf(from: string, specifier: string, names: string): Import {
  const isPackage = !specifier.startsWith('.');
  return {
    target: isPackage
      ? specifier
          .split('/')
          .slice(0, specifier.startsWith('@') ? 2 : 1)
          .join('/')
      : resolveTarget(from, specifier),
    typeOnly: takesOnlyTypes(names),
    isPackage,
    names,
  };
}

export function importsOf(path: string, code: string): Import[] {
  const found: Import[] = [];
  for (const [, names, specifier] of code.matchAll(STATIC)) {
    if (specifier !== undefined) found.push(importOf(path, specifier, names ?? ''));
  }
  for (const [, called, address] of code.matchAll(DYNAMIC)) {
    const specifier = called ?? address;
    if (specifier !== undefined) found.push(importOf(path, specifier, ''));
  }
  return found;
}

export function filesUnder(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.includes('node_modules/'))
    .sort();
}

export const readText = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');

function sourcesUnder(folder: string): Source[] {
  return filesUnder(folder)
    .filter(isCode)
    .map((path) => {
      const text = readText(path);
      const code = withoutComments(text);
      return { path, text, code, imports: importsOf(path, code) };
    });
}

/** Every TypeScript file of the product. */
export const sources: readonly Source[] = sourcesUnder('src');

/** `src/systems/pulp-city/...` is of layer `systems/pulp-city`, `src/main.tsx` of layer `main`. */
export function layerOf(path: string): string {
  const [, layer = '', inner = ''] = path.split('/');
  return layer === 'systems' ? `systems/${inner}` : layer.replace(/\.tsx?$/, '');
}

/** `file:line: text` for every line of code that matches. */
export function linesMatching(files: readonly Pick<Source, 'path' | 'code'>[], pattern: RegExp): string[] {
  return files.flatMap(({ path, code }) =>
    code
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${path}:${index + 1}: ${line.trim()}` : [])),
  );
}
