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

/** Whatever plays scenes by the rules: a rule is seldom tested only in the folder that is called like it. */
const SCENES = of(
  ...'ap bar bonus card citizens conditions deploy displace effects fall leader minion move'.split(' '),
  ...'reactions role roll round sfx start structures terrain turn types win examples'.split(' '),
  ...'cards/further-types cards/movement cards/objects'.split(' '),
);
const VIEWS = of('engine', 'view');

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
  ['src/systems/pulp-city/odds/', of('odds', 'bar', 'bonus', 'effects', 'roll', 'types', 'view')],
  ['src/systems/pulp-city/procedures/', SCENES],
  ['src/systems/pulp-city/rules/', [...SCENES, ...VIEWS]],
  ['src/systems/pulp-city/rules/rolls/', [...SCENES, ...of('odds'), ...VIEWS]],
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
