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
  lab: ['kernel', 'bots', 'simulation'],
  storage: ['kernel'],
  i18n: [],
  app: ['kernel', 'storage', 'bots', 'simulation', 'lab'],
  styles: [],
  // The table that hosts games knows none, not even their types.
  ui: ['kernel', 'geometry', 'tabletop', 'app', 'i18n', 'styles'],
  games: ['kernel', 'geometry', 'tabletop', 'systems', 'bots', 'lab', 'app', 'i18n', 'styles', 'ui'],
  cli: ['kernel', 'geometry', 'tabletop', 'systems', 'bots', 'simulation', 'lab', 'storage', 'app', 'i18n'],
  main: [
    'kernel',
    'geometry',
    'tabletop',
    'systems',
    'bots',
    'simulation',
    'lab',
    'storage',
    'app',
    'i18n',
    'styles',
    'ui',
    'games',
  ],
};

/** Layers of which only the types may be imported. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  app: ['geometry', 'tabletop'],
};

/** Single files that a layer may use although it may not use their layer. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  tabletop: ['src/kernel/ids'],
  // What the comparisons of the rules forgive is forgiven by the words for a length too.
  i18n: ['src/geometry/units'],
};

const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  kernel: ['valibot', '@noble/hashes'],
  systems: ['valibot', 'immer'],
  bots: ['immer'],
  simulation: ['immer'],
  lab: ['simple-statistics', 'valibot'],
  storage: ['idb', 'jsonc-parser', 'valibot'],
  // What the build makes of the folders of languages.
  i18n: ['react', 'virtual:languages'],
  app: ['immer', 'qr', 'react', 'zustand', 'valibot'],
  ui: ['konva', 'react', 'react-dom', 'react-konva', 'zustand'],
  games: ['react'],
  cli: ['bullmq', 'ioredis', 'piscina', 'valibot', 'yaml'],
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

/**
 * The chapters of Pulp City from the ground up: a chapter asks only those that stand above it in this list. Whatever
 * stands on one line knows nothing of its neighbours.
 */
const CHAPTERS: readonly (readonly string[])[] = [
  ['model'],
  ['board', 'notation'],
  ['tables'],
  ['cards', 'examples'],
  ['powers'],
  ['traits'],
  ['rules/movement', 'rules/falling', 'rules/leaders'],
  ['rules/citizens', 'teams'],
  ['rules/damage'],
  ['effects', 'rules/burdens'],
  ['rules/actions'],
  ['rules/rolls', 'rules/rounds', 'rules/objectives'],
  ['plots', 'agendas'],
  ['setup', 'invariants', 'stale-facts', 'procedures', 'decisions', 'editions', 'odds'],
  ['saves', 'engine'],
  ['commands'],
  ['rehearse'],
  ['search'],
  ['view/clauses', 'view/forecast', 'view/setup'],
  ['view/log', 'view/table', 'view/plot'],
  ['view/actions'],
  ['view/editor'],
  ['index'],
  ['lab'],
];

/** 'rules/rolls' of src/systems/pulp-city/rules/rolls/combat-bonuses/mobbing. */
function chapterOf(path: string): string | null {
  const [first = '', second = '', third] = path.replace(/^src\/systems\/pulp-city\//, '').split('/');
  if (!path.startsWith('src/systems/pulp-city/')) return null;
  const name = third !== undefined && (first === 'rules' || first === 'view') ? `${first}/${second}` : first;
  return name.replace(/\.ts$/, '');
}

const floorOf = (chapter: string): number => CHAPTERS.findIndex((line) => line.includes(chapter));

/** Chapters that a face asks besides `view`: what there is, where it stands, what it is called and who may be recruited. */
const READ_BY_FACES = ['view', 'model', 'board', 'notation', 'examples', 'tables', 'teams', 'lab'];

/** Rules that a face asks by themselves, and what for; whoever gives one a question in `view` strikes it out here. */
const ASKED_BY_FACES: Readonly<Record<string, string>> = {
  'agendas/items': 'where an Agenda Area may lie',
  'decisions/check': 'is an answer that is being put together legal',
  'effects/grab-throw': 'what a thrown model reaches',
  'effects/landing-thrown': 'where a thrown model lands',
  'odds/odds': 'the sums of a declared Action',
  'odds/odds-of-use': 'the sums of a declared Action',
  'rules/actions/costs': 'what a Reaction costs',
  'rules/actions/summon-spots': 'where a summoned model may stand',
  'rules/citizens/placing': 'where a Citizen may stand',
  'rules/citizens/running': 'where a Citizen may be led',
  'rules/leaders/joining': 'where a model that joins may stand',
  'rules/movement/displacing': 'how far a shift goes',
  'rules/rolls/roll-options': 'what a changed die makes of a roll',
  'rules/rolls/roll-spec': 'what is rolled for a declared Action',
  'rules/rounds/deploying': 'where a model may be deployed',
  'traits/limits': 'the limits on the face of a card',
  'traits/values': 'the Traits on the face of a card',
};

/** The rooms of a game's screens, likewise. */
const ROOMS: readonly (readonly string[])[] = [
  ['use-game', 'rules', 'power-asked'],
  ['engine'],
  ['chances'],
  ['narrate', 'words'],
  ['scene', 'dice'],
  ['moments', 'bots'],
  ['result'],
  ['panels'],
  ['library'],
  ['tables'],
  ['decisions', 'editor', 'setup'],
  ['lessons'],
  ['cards', 'table', 'team'],
  ['laboratory'],
  ['table-editor'],
  ['face'],
];

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
      /^src\/games\/[^/]+\/(face|rules|(bots|chances)\/worker)\.ts$/.test(path) ||
      path.startsWith('src/cli/') ||
      path.startsWith('src/systems/') ||
      isWorker(path);
    expect(offences(({ path }, { target }) => isSystemIndex(target) && !mayName(path))).toEqual([]);
  });

  test('ask the rules of a face where they are loaded, so that the first screen does without', () => {
    const users = sources.filter(({ imports }) =>
      imports.some(({ target, typeOnly }) => /^src\/games\/[^/]+\/rules$/.test(target) && !typeOnly),
    );
    expect(users.map(({ path }) => path)).toEqual(['src/games/pulp-city/engine.ts']);
  });

  test('never take a file of a program', () => {
    expect(
      offences(({ path }, { target }) => /^src\/(main$|cli\/)/.test(target) && !path.startsWith('src/cli/')),
    ).toEqual([]);
  });
});

describe('the interface', () => {
  const screens = sources.filter(({ path }) => /^src\/(ui|games)\//.test(path));

  test('asks a system for types and read functions, and never executes', () => {
    expect(
      offences(
        (_, { target, typeOnly }) =>
          !typeOnly && /^src\/systems\/[^/]+\/(procedures|editions|model\/apply)/.test(target),
        screens,
      ),
    ).toEqual([]);
    expect(offences((_, { names }) => /\b(execute|apply)\b/.test(names), screens)).toEqual([]);
  });

  test('asks the rules of a game by its view, with the exceptions that are listed', () => {
    const asked = screens
      .flatMap(local)
      .filter(({ typeOnly }) => !typeOnly)
      .flatMap(({ target }) => /^src\/systems\/[^/]+\/(.+)$/.exec(target)?.[1] ?? [])
      .filter((inner) => inner !== 'index' && !READ_BY_FACES.includes(inner.split('/')[0] ?? ''));
    expect([...new Set(asked)].sort()).toEqual(Object.keys(ASKED_BY_FACES).sort());
  });

  test('knows the game of its own face only', () => {
    const gameIn = (path: string): string | undefined => /^src\/(?:games|systems)\/([^/]+)\//.exec(path)?.[1];
    const faces = screens.filter(({ path }) => gameIn(path) !== undefined);
    expect(faces.length).toBeGreaterThan(0);
    expect(
      offences(
        ({ path }, { target }) => gameIn(target) !== undefined && gameIn(target) !== gameIn(path),
        faces,
      ),
    ).toEqual([]);
  });

  test('has rooms that stand one above the other', () => {
    const roomOf = (path: string): string | null =>
      /^src\/games\/pulp-city\/([\w-]+)/.exec(path)?.[1] ?? null;
    const heightOf = (room: string): number => ROOMS.findIndex((line) => line.includes(room));
    const games = screens.filter(({ path }) => roomOf(path) !== null);
    expect(games.map(({ path }) => path).filter((path) => heightOf(roomOf(path) ?? '') < 0)).toEqual([]);
    expect(
      offences(({ path }, { target }) => {
        const [from, to] = [roomOf(path), roomOf(target)];
        return from !== null && to !== null && from !== to && heightOf(to) >= heightOf(from);
      }, games),
    ).toEqual([]);
  });
});

describe('inside Pulp City', () => {
  test('only the editions, the engine that begins from one and the index know the editions', () => {
    const users = sources.filter(
      ({ path }) => !/^src\/systems\/pulp-city\/(editions\/|(index|engine)\.ts$)/.test(path),
    );
    expect(
      offences(
        ({ path }, { target }) => target.includes('/pulp-city/editions') && !path.startsWith('src/cli/'),
        users,
      ),
    ).toEqual([]);
  });

  test('every file is of a chapter', () => {
    const homeless = inside('').filter(({ path }) => floorOf(chapterOf(path) ?? '') < 0);
    expect(homeless.map(({ path }) => path)).toEqual([]);
  });

  test('a chapter asks only what stands below it', () => {
    expect(
      offences(({ path }, { target }) => {
        const [from, to] = [chapterOf(path), chapterOf(target)];
        return from !== null && to !== null && from !== to && floorOf(to) >= floorOf(from);
      }),
    ).toEqual([]);
  });
});

describe('the whole house', () => {
  test('has no circle of files', () => {
    const known = new Map(sources.map((source) => [source.path.replace(/\.tsx?$/, ''), source]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' > '));
      if (done.has(path) || way.includes(path)) return;
      for (const { target } of known.get(path)?.imports ?? [])
        if (known.has(target)) visit(target, [...way, path]);
      done.add(path);
    };
    for (const path of known.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });
});
