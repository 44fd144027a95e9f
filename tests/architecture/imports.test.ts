import { describe, expect, test } from 'vitest';
import { type Import, importsOf, layerOf, type Source, sources, withoutComments } from './sources.ts';

/** The layers each layer may import from, besides itself. A layer that is missing here is a mistake. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  geometry: [],
  tabletop: ['geometry'],
  systems: ['kernel', 'geometry', 'tabletop'],
  bots: ['kernel'],
  simulation: ['kernel', 'bots'],
  storage: ['kernel'],
  i18n: [],
  app: ['kernel', 'storage', 'bots', 'simulation'],
  styles: [],
  ui: ['kernel', 'geometry', 'tabletop', 'systems', 'app', 'i18n', 'styles'],
  cli: ['kernel', 'geometry', 'tabletop', 'systems', 'bots', 'simulation', 'storage', 'app', 'i18n'],
  main: [
    'kernel',
    'geometry',
    'tabletop',
    'systems',
    'bots',
    'simulation',
    'storage',
    'app',
    'i18n',
    'styles',
    'ui',
  ],
};

/** Layers of which only the types may be imported. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  i18n: ['kernel', 'geometry', 'tabletop', 'systems'],
  app: ['geometry', 'tabletop'],
};

/** Single files that a layer may use although it may not use their layer. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  tabletop: ['src/kernel/ids'],
  // What the comparisons of the rules forgive is forgiven by the words for a length too.
  i18n: ['src/geometry/units'],
};

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['valibot'],
  systems: ['valibot', 'immer'],
  bots: ['immer'],
  simulation: ['immer'],
  storage: ['idb', 'valibot'],
  i18n: ['react'],
  app: ['immer', 'react', 'zustand', 'valibot'],
  ui: ['konva', 'react', 'react-dom', 'react-konva', 'zustand'],
  cli: [],
  main: ['react', 'react-dom'],
};

const generic = (layer: string): string => layer.split('/')[0] ?? layer;

function isAllowed(from: string, { target, typeOnly }: Import): boolean {
  const to = layerOf(target);
  if (from === to) return true;
  const own = generic(from);
  if (MAY_IMPORT[own]?.includes(generic(to)) && !(own === 'systems' && generic(to) === 'systems'))
    return true;
  if (typeOnly && TYPES_ONLY[own]?.includes(generic(to))) return true;
  return EXCEPTIONS[own]?.includes(target) ?? false;
}

const local = (source: Source): Import[] =>
  source.imports.filter(({ isPackage, target }) => !isPackage && target.startsWith('src/'));

function offences(
  isOffence: (source: Source, found: Import) => boolean,
  among: readonly Source[] = sources,
): string[] {
  return among.flatMap((source) =>
    local(source).flatMap((found) => (isOffence(source, found) ? `${source.path} -> ${found.target}` : [])),
  );
}

const isSystemIndex = (target: string): boolean => /^src\/systems\/[^/]+(\/index)?$/.test(target);
const isWorker = (path: string): boolean => /^src\/simulation\/.*worker[^/]*\.ts$/.test(path);
const inside = (folder: string): readonly Source[] =>
  sources.filter(({ path }) => path.startsWith(`src/systems/pulp-city/${folder}`));

describe('the import reader', () => {
  test('sees the files and their imports', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap(local).length).toBeGreaterThan(20);
  });

  test('tells types from values, in every way to import', () => {
    const code = [
      "import type { A } from '../kernel/ids.ts';",
      "import { type B, type C } from './c.ts';",
      "import {\n  d,\n  type E,\n} from './d.tsx';",
      "import './e.css';",
      "export { f } from '@scope/pack/deep';",
      "const g = await import('./g');",
      "new Worker(new URL('./worker.ts', import.meta.url));",
    ].join('\n');
    expect(importsOf('src/app/a.ts', code).map(({ target, typeOnly }) => [target, typeOnly])).toEqual([
      ['src/kernel/ids', true],
      ['src/app/c', true],
      ['src/app/d', false],
      ['src/app/e.css', false],
      ['@scope/pack', false],
      ['src/app/g', false],
      ['src/app/worker', false],
    ]);
  });

  test('is not misled by comments', () => {
    expect(withoutComments("/** import 'x' */\nconst a = 'http://b'; // Date\n")).toBe(
      `${' '.repeat(17)}\nconst a = 'http://b';${' '.repeat(8)}\n`,
    );
  });
});

describe('the layers', () => {
  test('every file is of a known layer', () => {
    const unknown = sources.filter(
      ({ path }) => !(generic(layerOf(path)) in MAY_IMPORT) && !path.endsWith('.d.ts'),
    );
    expect(unknown.map(({ path }) => path)).toEqual([]);
  });

  test('import only what lies below them', () => {
    expect(offences((source, found) => !isAllowed(layerOf(source.path), found))).toEqual([]);
  });

  test('use only the packages that are theirs', () => {
    const wrong = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ isPackage, target }) => isPackage && !target.startsWith('node:'))
        .filter(({ target }) => !PACKAGES[generic(layerOf(path))]?.includes(target))
        .map(({ target }) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  test('leave Node to the command line', () => {
    const wrong = sources.filter(
      ({ path, imports }) =>
        !path.startsWith('src/cli/') && imports.some(({ target }) => target.startsWith('node:')),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('name a concrete system only where a program is put together', () => {
    const mayName = (path: string): boolean =>
      path === 'src/main.tsx' ||
      path.startsWith('src/cli/') ||
      path.startsWith('src/systems/') ||
      isWorker(path);
    expect(offences(({ path }, { target }) => isSystemIndex(target) && !mayName(path))).toEqual([]);
  });

  test('never take a file of a program', () => {
    expect(
      offences(({ path }, { target }) => /^src\/(main$|cli\/)/.test(target) && !path.startsWith('src/cli/')),
    ).toEqual([]);
  });
});

describe('the interface', () => {
  const ui = sources.filter(({ path }) => path.startsWith('src/ui/'));

  test('asks a system for types and read functions, and never executes', () => {
    expect(
      offences(
        (_, { target, typeOnly }) =>
          !typeOnly && /^src\/systems\/[^/]+\/(procedures|effects|editions|model\/apply)/.test(target),
        ui,
      ),
    ).toEqual([]);
    expect(offences((_, { names }) => /\b(execute|apply)\b/.test(names), ui)).toEqual([]);
  });
});

describe('inside Pulp City', () => {
  test('only the editions and the index know the editions', () => {
    const users = sources.filter(
      ({ path }) => !/^src\/systems\/pulp-city\/(editions\/|index\.ts$)/.test(path),
    );
    expect(
      offences(
        ({ path }, { target }) => target.includes('/pulp-city/editions') && !path.startsWith('src/cli/'),
        users,
      ),
    ).toEqual([]);
  });

  test('the model knows nothing of what is done with it', () => {
    const above = /\/pulp-city\/(procedures|rules|effects|powers)\//;
    expect(offences((_, { target, typeOnly }) => !typeOnly && above.test(target), inside('model/'))).toEqual(
      [],
    );
  });

  test('rules, effects and powers name the frame that follows and import no procedure', () => {
    const below = ['rules/', 'effects/', 'powers/'].flatMap(inside);
    expect(
      offences((_, { target, typeOnly }) => !typeOnly && target.includes('/pulp-city/procedures/'), below),
    ).toEqual([]);
  });
});
