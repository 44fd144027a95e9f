import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwnFile, type UnreadCard } from '../../app/own-cards.ts';
import { translate, translateOptional } from '../../i18n/translate.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { CardError } from '../../systems/pulp-city/cards/errors.ts';
import { loadCard } from '../../systems/pulp-city/cards/load.ts';
import type { SharedPowers } from '../../systems/pulp-city/cards/faction-file.ts';
import { EDITIONS } from '../../systems/pulp-city/editions/editions.ts';
import { Failure } from '../program.ts';
import { sentence } from '../sentences.ts';
import { type PlacedText, readFaction, readSharedPowers } from './faction-yaml.ts';
import { cardEdition } from './published.ts';
import { isTeamFile, teamFindings } from './team-file.ts';

/** What a file holds, where all of it is fine; or all that is wrong with it. */
export type Findings = Result<string, readonly string[]>;

const SHARED_FILE = 'src/systems/pulp-city/cards/shared-powers.yaml';
const t = translate('en');

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Failure(`There is no file '${path}'.`);
    throw new Failure(`'${path}' cannot be read (${code ?? String(error)}).`);
  }
}

/** A card, a list of cards or a Team as JSON, or the cards of a Faction as YAML. */
export function checkFile(path: string, root: string): Findings {
  const text = readText(path);
  if (/\.ya?ml$/i.test(path)) return factionFindings(path, text, root);
  const file = readOwnFile({ id: path, name: path, text, kept: 0 });
  if (file.refused !== null) return err([`${path}: ${sentence(file.refused)}`]);
  const [first] = file.cards;
  if (file.cards.length === 1 && isTeamFile(first?.json)) return teamFindings(path, first?.json);
  const faults = file.cards.flatMap((card) => cardFaults(path, card));
  return faults.length > 0 ? err(faults) : ok(counted(file.cards.length));
}

const counted = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);

/** A card is fine if one of the editions takes it: some Types are of one book only. */
function errorsOf(json: unknown): readonly CardError[] {
  const found = EDITIONS.map((edition) => loadCard(json, cardEdition(edition)));
  const errors = found.map((one) => (one.ok ? [] : one.error));
  return errors.find((list) => list.length === 0) ?? errors.at(-1) ?? [];
}

const nameOf = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'name' in json ? `${String(json.name)}: ` : '';

function cardFaults(path: string, { json, placeOf }: UnreadCard): readonly string[] {
  return errorsOf(json).map((error) => {
    const { line, column } = error;
    const within = line === undefined || column === undefined ? undefined : { line, column };
    const place = placeOf(error.path, within);
    return `${path}:${place.line}:${place.column}: ${nameOf(json)}${told(error)}`;
  });
}

/** What is wrong, and what to do. */
function told({ code, params, path, line = 0, column = 0, expected = [] }: CardError): string {
  const given = { ...params, at: path === '' ? 'none' : path, line, column };
  const what =
    translateOptional('en', `fault.${code}`, given) ??
    translateOptional('en', `fault.${code.split('.')[0]}`, given) ??
    t('fault.unknown', { code });
  const words = expected.filter((word) => word !== '');
  const advice =
    translateOptional('en', `todo.${code}`, { ...params, expected: words.join(', ') }) ??
    (words.length === 0 ? t('todo.card') : t('todo.expected', { expected: words.join(', ') }));
  const entry = path === '' || what.includes(path) ? '' : ` (${path})`;
  return `${what}${entry} ${advice}`;
}

const placed = (path: string, { line, text }: PlacedText): string => `${path}:${line}: ${text}`;

/** The shared Powers of this checkout count for the files of a player, too. */
function sharedOf(root: string): SharedPowers {
  return readSharedPowers(readText(join(root, SHARED_FILE))).powers;
}

function factionFindings(path: string, text: string, root: string): Findings {
  if (path.endsWith('shared-powers.yaml')) {
    const { powers, faults } = readSharedPowers(text);
    return faults.length > 0
      ? err(faults.map((fault) => placed(path, fault)))
      : ok(`${powers.size} shared Powers`);
  }
  const file = readFaction(text, sharedOf(root));
  const faults = [
    ...file.faults.map((fault) => placed(path, fault)),
    ...file.cards.flatMap((card, at) =>
      errorsOf(card).map((error) => `${path}:${file.lineOf(at, error.path)}: ${nameOf(card)}${told(error)}`),
    ),
  ];
  if (faults.length > 0) return err(faults);
  const partial = file.partial.length === 0 ? '' : `, ${file.partial.length} of which something is unknown`;
  return ok(`${counted(file.cards.length)}${partial}`);
}
