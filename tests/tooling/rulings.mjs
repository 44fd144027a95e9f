/**
 * Writes docs/rulings.md from the rule texts, so that the document and the game say the same.
 * `node tests/tooling/rulings.mjs` writes the file, with `--check` it only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES = new URL('../../src/i18n/en/rules.json', import.meta.url);
export const RULINGS_FILE = new URL('../../docs/rulings.md', import.meta.url);

/** @type {Readonly<Record<string, string>>} */
const AREAS = {
  DESC: 'Models and descriptors',
  ROLE: 'Roles',
  CARD: 'Cards',
  ROUND: 'Rounds',
  START: 'Starting Roll',
  AP: 'Action Points',
  TURN: 'Turns and Activations',
  MINION: 'Minions',
  ROLL: 'Action Rolls',
  SFX: 'SFX',
  BAR: 'Action Bars',
  LOS: 'Line of Sight',
  MEASURE: 'Measuring Actions',
  TYPE: 'Action types',
  FX: 'Effects',
  BONUS: 'Combat Bonuses',
  COND: 'Conditions',
  TABLE: 'Table and measuring',
  MOVE: 'Movement',
  FALL: 'Falls and Crashes',
  OBJ: 'Objects',
  STRUCT: 'Structures',
  AREA: 'Areas',
  DANGER: 'Dangerous Terrain',
  CITIZEN: 'Citizens',
  TEAM: 'Teams',
  LEADER: 'Leader cards',
  SETUP: 'Preparation',
  DEPLOY: 'Deployment',
  WIN: 'End and victory',
  AGENDA: 'Agendas',
  PLOT: 'Plots',
  BURDEN: 'Burdens',
  CONTROL: 'Control',
};

const INTRODUCTION = `# Rulings

What the game does where a book is silent, unclear or at odds with itself. Each line names the rule, what is open and what
is played. A ruling marked as a house rule is a default; the other reading can be chosen at set-up.
Written by \`node tests/tooling/rulings.mjs\` from \`src/i18n/en/rules.json\`, where a player's "why?" reads the same words.
`;

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/**
 * @param {Readonly<Record<string, string>>} texts the English rule texts
 * @returns {string} the whole document
 */
export function rulingsDocument(texts) {
  /** @type {Map<string, string[]>} */
  const lines = new Map(Object.keys(AREAS).map((area) => [area, []]));
  for (const [key, text] of Object.entries(texts)) {
    const [, id = '', part] = key.split('.');
    if (part !== 'ruling') continue;
    const area = lines.get(id.split('-')[1] ?? '');
    const at = text.indexOf(': ');
    if (!area || at < 0) throw new Error(`${key}: no known area, or no "open point: ruling"`);
    const title = texts[`rule.${id}.title`] ?? '';
    const house = texts[`rule.${id}.switch`] ?? 'no';
    const ruling = capital(text.slice(at + 2));
    area.push(`| ${[id, title, text.slice(0, at), ruling, house].map(cell).join(' | ')} |`);
  }
  const chapters = [...lines].flatMap(([area, rows]) =>
    rows.length === 0
      ? []
      : [
          `## ${AREAS[area]}\n\n| rule | about | open in the book | ruling | house rule |\n| --- | --- | --- | --- | --- |\n${rows.join('\n')}\n`,
        ],
  );
  return [INTRODUCTION, ...chapters].join('\n');
}

export const readRules = () => JSON.parse(readFileSync(RULES, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = rulingsDocument(readRules());
  if (!process.argv.includes('--check')) writeFileSync(RULINGS_FILE, written);
  else if (readFileSync(RULINGS_FILE, 'utf8') !== written) {
    console.error('docs/rulings.md is not what the rule texts say; run node tests/tooling/rulings.mjs');
    process.exitCode = 1;
  }
}
