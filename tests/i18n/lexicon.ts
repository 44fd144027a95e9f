/** The words of the game: what French output must not show in English. */
import { readMessages } from './files.ts';
import { READY_TEAMS } from '../../src/systems/pulp-city/cards/teams.ts';

const TERMS =
  /^(trait|actionType|actionKind|role|origin|type|element|alignment|movement|bonus|kind|side|effect|price|summon|condition|phase|masterPlan|material|size|cover|terrain|environment|look|term|place|leaderCard|setup\.table|ask\.advantage)\./;
const NO_TERM =
  /\.(hint|note|text|code|letter\.\d+|short|count|way\.\d+)$|\.(facts|size|suggested|enclosed|picture)$/;

/** English spellings that are French words too. */
const BOTH = new Set(['Large', 'Base', 'Support', 'Attack', 'Action', 'Docks']);

function lexicon(): readonly string[] {
  const files = ['cards.json', 'table.json', 'leader.json', 'setup.json'];
  const en = Object.assign({}, ...files.map((file) => readMessages('en', file))) as Record<string, string>;
  const fr = Object.assign({}, ...files.map((file) => readMessages('fr', file))) as Record<string, string>;
  const french = new Set(Object.values(fr));
  const plain = (text: string): string => text.replaceAll(/[\s/]*\{[^}]*\}/g, '').trim();
  const terms = Object.entries(en)
    .filter(([key, text]) => TERMS.test(key) && !NO_TERM.test(key) && !/plural|select/.test(text))
    .filter(([key, text]) => fr[key] !== text)
    .map(([, text]) => plain(text))
    .filter((text) => /^\p{Lu}/u.test(text) && !BOTH.has(text) && !french.has(text));
  return [...new Set([...terms, ...READY_TEAMS.map(({ name }) => name.en)])];
}

export const ENGLISH_TERMS = lexicon();

const escaped = (term: string): string => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const FINDER = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${ENGLISH_TERMS.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** English words of the rules that a French text holds, proper names taken out of it before. */
export const englishIn = (text: string): readonly string[] => text.match(FINDER) ?? [];
