import { describe, expect, test } from 'vitest';
import { filesUnder, linesMatching, readText, sources, withoutComments } from './sources.ts';

const LINES_ALLOWED = 400;

const inFolders = (...folders: string[]) =>
  sources.filter(({ path }) => folders.some((folder) => path.startsWith(`src/${folder}/`)));

const engine = inFolders('kernel', 'geometry', 'tabletop', 'systems', 'bots', 'simulation', 'lab');
const rules = inFolders('geometry', 'tabletop', 'systems');

const styles = filesUnder('src')
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, code: readText(path) }));

describe('the engine', () => {
  test('has files to look at', () => {
    expect(engine.length).toBeGreaterThan(10);
  });

  test('knows no chance but its own dice, no clock and no console', () => {
    expect(
      linesMatching(engine, /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\.|\bconsole\.|\bcrypto\./),
    ).toEqual([]);
  });

  test('does without functions whose last digit may differ between machines', () => {
    const inexact =
      /\bMath\.(a?sinh?|a?cosh?|a?tanh?|atan2|hypot|pow|exp|expm1|log|log2|log10|log1p|cbrt)\b|\*\*/;
    expect(linesMatching(rules, inexact)).toEqual([]);
  });

  test('asks its ruleset instead of comparing editions', () => {
    const chooses = /\/systems\/pulp-city\/editions\/|\/games\/[^/]+\/setup\//;
    const compares =
      /\bedition\b\s*[!=]==?|[!=]==?\s*\w*\.?edition\b|[!=]==?\s*['"]e?20(13|17)['"]|\bcase\s*['"]e?20(13|17)['"]|switch\s*\([^)]*\bedition\)/;
    expect(
      linesMatching(
        sources.filter(({ path }) => !chooses.test(path)),
        compares,
      ),
    ).toEqual([]);
  });
});

describe('every source file', () => {
  test(`has at most ${LINES_ALLOWED} lines, cards and messages apart`, () => {
    const isData = (path: string): boolean => /\/cards\/.*\.json$|^src\/i18n\/.*\.json$/.test(path);
    const isText = (path: string): boolean => /\.(ts|tsx|css|json)$/.test(path);
    const tooLong = filesUnder('src')
      .filter((path) => isText(path) && !isData(path))
      .map((path) => ({ path, lines: readText(path).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LINES_ALLOWED);
    expect(tooLong).toEqual([]);
  });

  test('asks no selector whether something stands in a place among others: each change of the page would work out every style', () => {
    expect(styles.length).toBeGreaterThan(10);
    expect(
      styles
        .filter(({ code }) => /:has\([^{]*:(nth|only|first|last|empty)/.test(code))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test('asks of nothing on the table what it holds: with each row that comes or goes all of its styles would be worked out', () => {
    const held =
      /(#root|\.(table-(place|screen)|dock(__grow)?|prompt|options?|card|actions?|roster(__\w+)?|tile|versus(__\w+)?))(?![\w-])[^\s>~+,{]*:has\(/;
    expect(linesMatching(styles, held)).toEqual([]);
    expect('.table-screen > .dock[data-sheet]:has(> .advice) {').toMatch(held);
  });

  test('lets nothing move for a time of its own: whoever wants little to move sets the times', () => {
    const timed = /(transition|animation)[\w-]*:[^;{}]*?[\s:][\d.]*[1-9]\d*m?s\b/;
    expect(styles.filter(({ code }) => timed.test(code)).map(({ path }) => path)).toEqual([]);
    expect('a {\n  transition:\n    transform 80ms var(--ease),').toMatch(timed);
    expect('animation: loading-in 0s 0.4s backwards;').toMatch(timed);
  });

  test('styles no pseudo-element of everything: the browser would work out two more styles for each element', () => {
    const everywhere = /(^|[\s,>+~*])::(before|after)/m;
    expect(linesMatching(styles, everywhere)).toEqual([]);
    expect(':root[data-motion="reduced"] *::before,').toMatch(everywhere);
  });

  test('of the browser tests presses by what waits for the screen, which may be behind what was pressed', () => {
    const played = filesUnder('tests/browser')
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => ({ path, code: withoutComments(readText(path)) }));
    expect(played.length).toBeGreaterThan(10);
    const own = /(\bawait\b.*|^\s*)(?<!\bhand)\.(click|dblclick|tap)\(|\bkeyboard\.press\(/;
    expect(linesMatching(played, own)).toEqual([]);
  });

  test('keeps its types whole', () => {
    expect(linesMatching(sources, /(:|<|\bas|\|)\s*any\b(?!\s*[:(.])|,\s*any\s*>/)).toEqual([]);
  });

  test('silences no tool', () => {
    const silenced = sources.filter(({ text }) =>
      /@ts-(ignore|nocheck|expect-error)|(eslint|oxlint)-disable|biome-ignore/.test(text),
    );
    expect(silenced.map(({ path }) => path)).toEqual([]);
  });

  test('does more than hand on what others export', () => {
    const barrels = sources.filter(({ code }) => {
      const rest = code.replace(
        /^export\s+(type\s+)?(\*|\{[^}]*\})(\s+as\s+\w+)?\s+from\s+['"][^'"]+['"];?/gm,
        '',
      );
      return code.trim() !== '' && rest.trim() === '';
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });

  test('exports by name', () => {
    expect(
      linesMatching(
        sources.filter(({ path }) => !path.endsWith('.d.ts')),
        /^export default\b/,
      ),
    ).toEqual([]);
  });
});
