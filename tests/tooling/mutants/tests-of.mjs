/**
 * Which tests a mistake in a folder of src has to get past: those that look at it from near by. What survives them is
 * tried against the wider ones with `--tests`. A run pays for every test named here once, and for each mistake again.
 */

/** What plays whole games or throws long series of dice costs more than all the others together. */
export const SLOW = [
  'tests/{ui,browser,fuzz,tooling,architecture,oracle,bench,replays}/**',
  'tests/pulp-city/engine/kept.test.ts',
  'tests/pulp-city/move/random.test.ts',
  'tests/pulp-city/view/{citizens-fit,push-random}.test.ts',
  'tests/storage/{any-head,saves}.test.ts',
];

/** They change what all share, so that each file of them needs the program for itself. */
export const ALONE = /^tests\/(app|storage)\//;

/** @param {readonly string[]} folders of tests/pulp-city, or files of them */
const of = (...folders) =>
  folders.map((name) => `tests/pulp-city/${name.includes('/') ? `${name}.test.ts` : `${name}/*.test.ts`}`);

const ROLLS = of(
  'ap',
  'bonus',
  'odds',
  'roll',
  'role',
  'sfx',
  'effects/dice',
  'leader/faction-dice',
  'types/areas',
);
const ACTIONS = of(
  'ap',
  'bar',
  'conditions',
  'effects',
  'minion',
  'reactions',
  'turn',
  'types',
  'move/two-moves',
);

/** The longest prefix counts. */
const TABLE = new Map([
  ['src/', ['tests/**/*.test.ts']],
  ['src/geometry/', ['tests/{geometry,tabletop}/**/*.test.ts']],
  ['src/kernel/', ['tests/kernel/*.test.ts', ...of('odds', 'roll')]],
  ['src/tabletop/', ['tests/tabletop/**/*.test.ts', ...of('sight', 'move', 'fall', 'terrain')]],
  ['src/storage/', ['tests/storage/*.test.ts', 'tests/app/*.test.ts']],
  ['src/app/', ['tests/app/*.test.ts', 'tests/storage/{library,shelf-model}.test.ts']],
  ['src/systems/pulp-city/', ['tests/pulp-city/**/*.test.ts']],
  ['src/systems/pulp-city/notation/', of('notation', 'cards')],
  [
    'src/systems/pulp-city/odds/',
    of(
      'odds',
      'bar/further-types',
      'roll/exchanged-traits',
      'view/ahead',
      'view/ahead-careful',
      'view/from-here',
    ),
  ],
  [
    'src/systems/pulp-city/procedures/',
    [
      ...of(
        'ap',
        'bonus',
        'card',
        'citizens',
        'conditions',
        'deploy',
        'displace',
        'effects',
        'fall',
        'leader',
        'minion',
      ),
      ...of(
        'move',
        'reactions',
        'role',
        'roll',
        'round',
        'sfx',
        'start',
        'structures',
        'terrain',
        'turn',
        'types',
        'win',
      ),
    ],
  ],
  ['src/systems/pulp-city/rules/actions/', ACTIONS],
  ['src/systems/pulp-city/rules/citizens/', of('citizens')],
  [
    'src/systems/pulp-city/rules/damage/',
    of('conditions', 'effects', 'fall', 'role', 'structures', 'terrain', 'win'),
  ],
  ['src/systems/pulp-city/rules/falling/', of('conditions', 'displace', 'fall', 'structures', 'terrain')],
  ['src/systems/pulp-city/rules/leaders/', of('leader')],
  [
    'src/systems/pulp-city/rules/movement/',
    of('cards/movement', 'citizens', 'displace', 'fall', 'move', 'terrain', 'turn'),
  ],
  ['src/systems/pulp-city/rules/rolls/', ROLLS],
  ['src/systems/pulp-city/rules/rounds/', of('deploy', 'leader', 'round', 'start', 'turn', 'win')],
]);

/**
 * @param {string} file below src
 * @returns {readonly string[]}
 */
export function testsOf(file) {
  const [longest] = [...TABLE.keys()]
    .filter((prefix) => file.startsWith(prefix))
    .sort((a, b) => b.length - a.length);
  const tests = longest === undefined ? undefined : TABLE.get(longest);
  if (tests === undefined) throw new Error(`There is no '${file}' below src.`);
  return tests;
}

/**
 * The files that some globs name, as a regular expression: of globs it knows `*`, `**\/` and `{one,other}`.
 * @param {readonly string[]} globs
 */
export const patternOf = (globs) =>
  globs
    .map((glob) =>
      glob
        .replaceAll('.', '\\.')
        .replace(/\{([^}]*)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
        .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(.*/)?')),
    )
    .map((one) => `^${one}$`)
    .join('|');
