import { type Document, isNode, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import {
  cardsOfFaction,
  type FactionFault,
  type FactionFile,
  type SharedPowers,
  sharedPowers,
} from '../../systems/pulp-city/cards/faction-file.ts';

/** What is wrong with a file, and where. */
export interface PlacedText {
  readonly line: number;
  readonly text: string;
}

type Path = readonly (string | number)[];

const SENTENCES: Readonly<Record<FactionFault['code'], string>> = {
  'faction.notAFile':
    "A file of a Faction has 'faction:' (its name, or null for cards without one) and 'cards:', a list; the file of shared Powers has 'powers:'.",
  'faction.notACard': "'{found}' is not what stands here: write fields, as 'name: value'.",
  'faction.noName': "Each card and each Power begins with its name: write 'name: ...'.",
  'faction.twice': "'{found}' is given twice for this card: leave one of them out.",
  'faction.movement':
    "'{found}' is no movement: write it as on the card, such as 'Sprint 4' or 'Blink 5 stealth'.",
  'faction.trait':
    "'{found}' is no Trait: write a number, with * behind a Trump and + where models are added.",
  'faction.unknownPower':
    "No shared Power is called '{found}': write the Power out here, or enter it in shared-powers.yaml.",
  'faction.noCoverage':
    "'{found}' has clauses: say how much of it they cover, 'coverage: full' or 'coverage: partial'.",
  'faction.sameCard': "Two cards here have the id '{found}': give one of them an 'id:' of its own.",
};

export interface ReadYaml {
  readonly value: unknown;
  readonly faults: readonly PlacedText[];
  has(path: Path): boolean;
  /** The line of the deepest part of a path that the file has. */
  lineOf(path: Path): number;
}

export function readYaml(text: string): ReadYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults = [...document.errors, ...document.warnings].map(({ message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    text: message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '',
  }));
  return {
    value: faults.length > 0 ? null : document.toJS(),
    faults,
    has: (path) => document.hasIn(path),
    lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
  };
}

function offsetOf(document: Document.Parsed, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const way = path.slice(0, length);
    const last = way.at(-1);
    const parent = length === 1 ? document.contents : document.getIn(way.slice(0, -1), true);
    const items = typeof parent === 'object' && parent !== null && 'items' in parent ? parent.items : [];
    if (!Array.isArray(items)) continue;
    const pairs: readonly unknown[] = items;
    const pair = pairs.find((one) => isPair(one) && isScalar(one.key) && one.key.value === last);
    const node = isPair(pair) ? pair.key : typeof last === 'number' ? pairs[last] : undefined;
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

const told = ({ code, found }: FactionFault): string => SENTENCES[code].replace('{found}', found);

/** A field of a card may stand in the part of its front or of its back. */
function onItsSide(read: ReadYaml, path: Path): Path {
  const [list = '', card = 0, field, ...within] = path;
  if (list !== 'cards' || field === undefined) return path;
  const side = ['front', 'back'].find((one) => read.has([list, card, one, field]));
  return side === undefined ? path : [list, card, side, field, ...within];
}

const placed =
  (read: ReadYaml) =>
  (fault: FactionFault): PlacedText => ({
    line: read.lineOf(onItsSide(read, fault.path)),
    text: told(fault),
  });

export interface SharedFile {
  readonly powers: SharedPowers;
  readonly faults: readonly PlacedText[];
}

export function readSharedPowers(text: string): SharedFile {
  const read = readYaml(text);
  if (read.faults.length > 0) return { powers: new Map(), faults: read.faults };
  const { powers, faults } = sharedPowers(read.value);
  return { powers, faults: faults.map(placed(read)) };
}

export interface ReadFaction extends Omit<FactionFile, 'faults'> {
  readonly faults: readonly PlacedText[];
  /** Where a fault of a card stands that `loadCard` tells by its path. */
  lineOf(card: number, path: string): number;
}

export function readFaction(text: string, shared: SharedPowers): ReadFaction {
  const read = readYaml(text);
  const file = cardsOfFaction(read.faults.length > 0 ? { faction: null, cards: [] } : read.value, shared);
  return {
    ...file,
    faults: [...read.faults, ...file.faults.map(placed(read))],
    lineOf: (card, path) => {
      const parts = path.split('.').filter((part) => part !== '' && part !== 'text');
      const within = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      return read.lineOf(onItsSide(read, ['cards', file.entries[card] ?? 0, ...within]));
    },
  };
}
