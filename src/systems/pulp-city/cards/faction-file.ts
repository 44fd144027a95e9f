import { nameInBar } from '../notation/parse.ts';
import { isFields } from '../../../kernel/plain.ts';

/**
 * A file of a Faction as its YAML has it, turned into cards as `loadCard` takes them. What is only written shorter is
 * written out here: defaults, the Faction, Traits with their Trump, ids, Powers of the shared table. Anything else goes
 * through as it stands, for `loadCard` to judge.
 */
export type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

export const FACTION_FAULTS = [
  'faction.notAFile',
  'faction.notACard',
  'faction.noName',
  'faction.twice',
  'faction.movement',
  'faction.trait',
  'faction.unknownPower',
  'faction.noCoverage',
  'faction.sameCard',
] as const;

export interface FactionFault {
  readonly code: (typeof FACTION_FAULTS)[number];
  /** What was found there. */
  readonly found: string;
  /** In the file of the Faction. */
  readonly path: Path;
}

/** A card of which not everything is known: nothing plays it before a player has filled in the rest. */
export interface PartialCard {
  readonly id: string;
  readonly name: string;
  readonly card: Fields;
}

export interface FactionFile {
  readonly cards: readonly Fields[];
  /** Where each of `cards` stands in the list of the file. */
  readonly entries: readonly number[];
  readonly partial: readonly PartialCard[];
  /** Ids of cards that the ready-made Teams field. */
  readonly ready: readonly string[];
  readonly faults: readonly FactionFault[];
}

const NUMBERS_LEFT_OUT: Fields = {
  origin: null,
  types: ['Living'],
  elements: [],
  apLimit: null,
  apPlus: 0,
  powerUpPerRound: 0,
  minionPlus: 0,
  modelsAtStart: 1,
  modelsMax: 1,
};
const LISTS = [
  'alignment',
  'factions',
  'barredFactions',
  'types',
  'elements',
  'sameSupremeAs',
  'exclusiveMinions',
];
/** Who read a card or a Power where: for whoever reviews the file. */
const FOR_REVIEW = ['source', 'checkedBy'];
const withoutReview = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !FOR_REVIEW.includes(field)));

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Of an Action or a Power: 'Built A.R.C. Tough' is built-arc-tough. */
const idOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** 'L.O.A.' is l-o-a. */
const cardIdOf = (name: string): string => idOf(name.replaceAll('.', ' '));

/** Powers that several cards print, by their name. */
export type SharedPowers = ReadonlyMap<string, Fields>;

export function sharedPowers(file: unknown): {
  readonly powers: SharedPowers;
  readonly faults: readonly FactionFault[];
} {
  const work = new Work(new Map());
  const listed = isFields(file) ? file['powers'] : undefined;
  if (!Array.isArray(listed)) work.fault('faction.notAFile', file, []);
  const powers = new Map<string, Fields>();
  for (const [at, entry] of listOf(listed ?? []).entries()) {
    const power = work.power(entry, ['powers', at]);
    if (power !== null) powers.set(String(power['name']), power);
  }
  return { powers, faults: work.faults };
}

export function cardsOfFaction(file: unknown, shared: SharedPowers): FactionFile {
  const work = new Work(shared);
  const cards: Fields[] = [];
  const entries: number[] = [];
  const partial: PartialCard[] = [];
  const ready: string[] = [];
  const faction = isFields(file) ? file['faction'] : undefined;
  const listed = isFields(file) ? file['cards'] : undefined;
  if (!Array.isArray(listed) || !isFields(file) || !('faction' in file))
    work.fault('faction.notAFile', file, []);
  for (const [at, entry] of listOf(listed ?? []).entries()) {
    const card = work.card(entry, faction, ['cards', at]);
    if (card === null || !isFields(entry)) continue;
    const id = String(card['id']);
    if (entry['ready'] === true) ready.push(id);
    if (entry['partial'] === true) {
      partial.push({ id, name: String(card['name']), card });
      continue;
    }
    if (cards.some((one) => one['id'] === id)) work.fault('faction.sameCard', id, ['cards', at]);
    cards.push(card);
    entries.push(at);
  }
  return { cards, entries, partial, ready, faults: work.faults };
}

/** Stands where a Power could not be read, so that the others keep their places. */
const unread = (at: number): Fields => ({
  id: `unread-${at}`,
  name: '?',
  text: { en: '?', fr: '?' },
  coverage: 'manual',
  clauses: [],
});

class Work {
  readonly faults: FactionFault[] = [];
  readonly #shared: SharedPowers;

  constructor(shared: SharedPowers) {
    this.#shared = shared;
  }

  fault(code: FactionFault['code'], found: unknown, path: Path): null {
    this.faults.push({
      code,
      found: typeof found === 'string' ? found : (JSON.stringify(found) ?? ''),
      path,
    });
    return null;
  }

  card(entry: unknown, faction: unknown, path: Path): Fields | null {
    if (!isFields(entry)) return this.fault('faction.notACard', entry, path);
    const { name, front = {}, back = {}, ready: _ready, partial, also = [], ...own } = entry;
    if (typeof name !== 'string' || name === '') return this.fault('faction.noName', entry['name'], path);
    if (!isFields(front)) return this.fault('faction.notACard', front, [...path, 'front']);
    if (!isFields(back)) return this.fault('faction.notACard', back, [...path, 'back']);
    for (const field of Object.keys(back)) {
      if (field in front || field in own) this.fault('faction.twice', field, [...path, 'back', field]);
    }
    for (const field of Object.keys(front)) {
      if (field in own) this.fault('faction.twice', field, [...path, 'front', field]);
    }
    const written = withoutReview({ ...front, ...back, ...own });
    const { actions = [], powers = [], forms, ...rest } = written as Fields & { readonly forms?: unknown };
    const lists = LISTS.flatMap((field) => (field in rest ? [[field, listOf(rest[field])] as const] : []));
    const known = {
      id: cardIdOf(name),
      name,
      short: name,
      kind: 'supreme',
      factions: [...(typeof faction === 'string' ? [faction] : []), ...listOf(also)],
      ...(partial === true ? {} : NUMBERS_LEFT_OUT),
      ...rest,
      ...Object.fromEntries(lists),
      ...this.#figures(rest, path),
      ...(forms === undefined
        ? {}
        : { forms: listOf(forms).map((form, at) => this.#form(form, [...path, 'forms', at])) }),
    };
    if (partial === true) return known;
    return {
      ...known,
      actions: listOf(actions).map((action, at) => this.#action(action, [...path, 'actions', at])),
      powers: listOf(powers).map((power, at) => this.power(power, [...path, 'powers', at]) ?? unread(at)),
    };
  }

  /** Movement and Traits as the card prints them: 'Blink 4 stealth', '6*' for a Trump, '0+' for one that counts models. */
  #figures({ movement, traits }: Fields, path: Path): Fields {
    return {
      ...(typeof movement === 'string' ? { movement: this.#movement(movement, path) } : {}),
      ...(isFields(traits) ? this.#traits(traits, path) : {}),
    };
  }

  #movement(printed: string, path: Path): Fields | null {
    const read = /^(\D+?) (\d+(?:\.\d+)?|X)( stealth)?$/.exec(printed);
    if (read === null) return this.fault('faction.movement', printed, [...path, 'movement']);
    const [, type = '', inches = '', stealth] = read;
    return { type, inches: inches === 'X' ? 'X' : Number(inches), stealth: stealth !== undefined };
  }

  #traits(printed: Fields, path: Path): Fields {
    const read = Object.entries(printed).map(([trait, value]) => {
      const [, number = '', trump, plus] = /^(\d+)(\*)?(\+)?$/.exec(String(value)) ?? [];
      if (number === '')
        this.fault('faction.trait', `${trait}: ${String(value)}`, [...path, 'traits', trait]);
      return { trait, number: Number(number), trump: trump !== undefined, plus: plus !== undefined };
    });
    const plus = read.filter((one) => one.plus).map(({ trait }) => trait);
    return {
      traits: Object.fromEntries(read.map(({ trait, number }) => [trait, number])),
      trump: read.filter(({ trump }) => trump).map(({ trait }) => trait),
      ...(plus.length > 0 ? { traitsPlusModels: plus } : {}),
    };
  }

  #form(form: unknown, path: Path): unknown {
    return isFields(form) ? { ...form, ...this.#figures(form, path) } : form;
  }

  #action(entry: unknown, path: Path): unknown {
    const action: unknown = typeof entry === 'string' ? { bar: entry } : entry;
    if (!isFields(action) || typeof action['bar'] !== 'string') return action;
    const { bar, specials, ...rest } = action;
    return {
      id: idOf(nameInBar(bar as string, 'en')),
      ...rest,
      bar,
      ...(specials === undefined
        ? {}
        : {
            specials: listOf(specials).flatMap(
              (special, at) => this.power(special, [...path, 'specials', at]) ?? [],
            ),
          }),
    };
  }

  /** By name one of the shared table, else written out. Without clauses it is carried out by the players. */
  power(entry: unknown, path: Path): Fields | null {
    if (typeof entry === 'string')
      return this.#shared.get(entry) ?? this.fault('faction.unknownPower', entry, path);
    if (!isFields(entry) || typeof entry['name'] !== 'string')
      return this.fault('faction.noName', entry, path);
    const { name, en, fr, text, clauses = [], coverage, ...rest } = entry;
    const none = Array.isArray(clauses) && clauses.length === 0;
    if (coverage === undefined && !none) return this.fault('faction.noCoverage', name, path);
    return {
      id: idOf(name as string),
      name,
      text: text ?? { en, fr },
      coverage: coverage ?? 'manual',
      clauses,
      ...withoutReview(rest),
    };
  }
}
