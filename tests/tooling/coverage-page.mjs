/**
 * Writes docs/coverage.md: which rules a test names. A test names a rule by its id in square brackets in its title,
 * one id for each edition where the editions word the rule apart.
 * `node tests/tooling/coverage-page.mjs` writes the page, with `--check` it only compares.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project.mjs';

const RULES = new URL('../../src/i18n/en/rules.json', import.meta.url);
export const COVERAGE_FILE = new URL('../../docs/coverage.md', import.meta.url);

const INTRODUCTION = `# Rules with a test

How many rules of the catalogue that the game words have a test that names them. A rule that the editions word apart needs
a test for each. That a test names a rule says that it is looked at, not that it is right: the cases in the tests say that.
Written by \`node tests/tooling/coverage-page.mjs\`.
`;

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const IDS = /\[([A-Z]+-[A-Z0-9]+-\d+(?:@\d{4})?(?:\s*,\s*[A-Z]+-[A-Z0-9]+-\d+(?:@\d{4})?)*)\]/g;

/** @returns {Set<string>} ids named by a test that runs */
export function namedRules() {
  const named = new Set();
  for (const file of testFiles(join(projectRoot, 'tests'))) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (/\b(skip|todo|fixme)\b\s*[.(]/.test(line) || /^\s*(\/\/|\*)/.test(line)) continue;
      for (const [, ids = ''] of line.matchAll(IDS)) for (const id of ids.split(/\s*,\s*/)) named.add(id);
    }
  }
  return named;
}

/**
 * @param {Readonly<Record<string, string>>} texts the English rule texts
 * @param {ReadonlySet<string>} named
 * @returns {string} the whole page
 */
export function coveragePage(texts, named) {
  /** @type {Map<string, {id: string, title: string, needs: string[]}[]>} */
  const areas = new Map();
  for (const [key, title] of Object.entries(texts)) {
    const id = key.match(/^rule\.(.+)\.title$/)?.[1];
    if (id === undefined) continue;
    const apart = `rule.${id}.2013` in texts && `rule.${id}.2017` in texts;
    const area = id.split('-')[1] ?? '';
    const rows = areas.get(area) ?? [];
    rows.push({ id, title, needs: apart ? [`${id}@2013`, `${id}@2017`] : [id] });
    areas.set(area, rows);
  }
  let summary = '| area | with a test | of |\n| --- | ---: | ---: |\n';
  let open = '';
  for (const [area, rows] of areas) {
    const needs = rows.flatMap((row) => row.needs);
    const missing = rows.flatMap((row) =>
      row.needs.filter((id) => !named.has(id)).map((id) => ({ id, title: row.title })),
    );
    summary += `| ${area} | ${needs.length - missing.length} | ${needs.length} |\n`;
    for (const { id, title } of missing) open += `- ${id}: ${title}\n`;
  }
  return `${INTRODUCTION}\n${summary}\n## Without a test yet\n\n${open === '' ? 'None.\n' : open}`;
}

/** @returns {string} */
export function freshPage() {
  return coveragePage(JSON.parse(readFileSync(RULES, 'utf8')), namedRules());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    if (readFileSync(COVERAGE_FILE, 'utf8') !== freshPage()) {
      console.error('docs/coverage.md is stale: run node tests/tooling/coverage-page.mjs');
      process.exitCode = 1;
    }
  } else writeFileSync(COVERAGE_FILE, freshPage());
}
