/**
 * Writes card files from a list of printed facts and a list of classified Powers:
 *   node tests/tooling/cards/generate.mjs <facts.yaml> <power-classes.json> <folder> [--manual] [card id ...]
 * Facts are renewed; texts, short names and coverage of a file that is there already are kept. A text that is
 * nowhere yet stays empty, and the loader refuses the card until somebody writes it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** @typedef {Record<string, any>} Facts */

const WIDTH = 110;

/** @param {string} name */
const slug = (name) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** @param {string} name */
const shortName = (name) => name.replace(/ \(.*\)$/, '').split(', ')[0] ?? name;

/** @param {string | number} printed such as 4, 'X' or '1+X' */
const plainTrait = (printed) =>
  typeof printed === 'number' ? printed : Number(/\d+/.exec(printed)?.[0] ?? 0);

/**
 * The Levels at which a Minion card is sold, each a model more than the one before.
 * @param {string | number} printed such as 2, '2, 4 or 6' or '2 to 5'
 * @param {number} models at the lowest Level
 */
function levels(printed, models) {
  if (typeof printed === 'number') return { level: printed };
  const numbers = [...printed.matchAll(/\d+/g)].map(Number);
  const [first = 1, last = first] = numbers;
  const all = printed.includes('to')
    ? Array.from({ length: last - first + 1 }, (_, n) => first + n)
    : numbers;
  return { level: first, levels: all.map((level, n) => ({ level, models: models + n })) };
}

/**
 * @param {Facts} facts
 * @param {Facts[]} classes of this card
 * @param {Facts | undefined} old
 * @param {boolean} manual
 */
function cardOf(facts, classes, old, manual) {
  /** @type {Facts[]} */
  const written = [
    ...(old?.powers ?? []),
    ...(old?.actions ?? []).flatMap((/** @type {Facts} */ one) => one.specials ?? []),
  ];

  /** @param {string} name @param {string} kind @param {string} [action] */
  const power = (name, kind, action) => {
    const found = classes.find((one) => one.name === name && one.kind === kind && one.action === action);
    const before = written.find((one) => one.name === name);
    const coverage = before?.coverage ?? (manual || found?.tier === 'manual' ? 'manual' : 'full');
    return {
      id: slug(name),
      name,
      text: before?.text ?? { en: '', fr: '' },
      coverage,
      clauses: coverage === 'manual' ? [] : (found?.clauses ?? []),
    };
  };

  /** @param {Facts} action */
  const actionOf = (action) => {
    const specials = Object.keys(action.special ?? {}).map((name) => power(name, 'special', action.name));
    return { id: slug(action.name), bar: action.bar, ...(specials.length > 0 && { specials }) };
  };

  const models = facts.models_at_start ?? facts.models ?? 1;
  const growing = Object.keys(facts.traits).filter((trait) => typeof facts.traits[trait] === 'string');
  return {
    id: facts.id,
    name: facts.name,
    short: old?.short ?? shortName(facts.name),
    kind: facts.kind,
    ...levels(facts.level, models),
    role: facts.role,
    alignment: facts.alignment,
    factions: facts.factions,
    ...(facts.freelancer && { freelancer: true }),
    ...(facts.cannot_join && { barredFactions: facts.cannot_join }),
    origin: facts.origin ?? null,
    types: facts.types,
    elements: facts.elements,
    baseMm: facts.base_mm,
    movement: { ...facts.movement, inches: facts.movement.inches ?? 'X' },
    traits: Object.fromEntries(Object.entries(facts.traits).map(([trait, x]) => [trait, plainTrait(x)])),
    ...(growing.length > 0 && { traitsPlusModels: growing }),
    trump: facts.trump ?? [],
    apLimit: facts.ap_limit ?? null,
    apPlus: facts.ap_plus ?? 0,
    powerUpPerRound: facts.power_up_dice_per_round ?? 0,
    minionPlus: facts.minion_plus ?? 0,
    health: facts.health,
    modelsAtStart: models,
    modelsMax: facts.models_max ?? models,
    ...(facts.unique && { unique: true }),
    ...(facts.max_copies && { maxCopies: facts.max_copies }),
    ...(facts.exclusive_to && { exclusiveTo: facts.exclusive_to }),
    ...(facts.exclusive_minions && { exclusiveMinions: facts.exclusive_minions }),
    ...(facts.same_supreme_as && { sameSupremeAs: facts.same_supreme_as }),
    actions: facts.actions.map(actionOf),
    powers: facts.powers.map((/** @type {Facts} */ { name }) => power(name, 'power')),
  };
}

/**
 * JSON in which whatever fits stands on one line.
 * @param {unknown} value
 * @param {number} indent
 * @param {number} taken columns used up before the value
 * @returns {string}
 */
function layout(value, indent = 0, taken = 0) {
  const flat = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replace(/\[ /g, '[')
    .replace(/ \]/g, ']');
  if (typeof value !== 'object' || value === null || (indent > 0 && taken + flat.length < WIDTH)) return flat;
  const inner = ' '.repeat(indent + 2);
  const items = Array.isArray(value)
    ? value.map((item) => layout(item, indent + 2, indent + 2))
    : Object.entries(value).map(
        ([key, item]) => `"${key}": ${layout(item, indent + 2, indent + key.length + 6)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${items.map((item) => inner + item).join(',\n')}\n${' '.repeat(indent)}${close}`;
}

const [factsFile, classesFile, folder, ...rest] = process.argv.slice(2);
if (!factsFile || !classesFile || !folder) {
  console.error('usage: generate.mjs <facts.yaml> <power-classes.json> <folder> [--manual] [card id ...]');
  process.exit(2);
}
const manual = rest.includes('--manual');
const wanted = rest.filter((argument) => argument !== '--manual');

/** @type {Facts[]} */
const facts = parse(readFileSync(factsFile, 'utf8'));
/** @type {Facts[]} */
const classes = JSON.parse(readFileSync(classesFile, 'utf8'));
const complete = facts.filter((card) => card.actions && card.powers);
const chosen = wanted.length > 0 ? complete.filter((card) => wanted.includes(card.id)) : complete;

mkdirSync(folder, { recursive: true });
for (const card of chosen) {
  const file = join(folder, `${card.id}.json`);
  const old = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const own = classes.filter((one) => one.card === card.id);
  writeFileSync(file, `${layout(cardOf(card, own, old, manual))}\n`);
}
console.log(`${chosen.length} cards written`);
