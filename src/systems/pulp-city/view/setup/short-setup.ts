import { formsOnCard } from '../../cards/forms.ts';
import type { Ruleset } from '../../model/encounter.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { EncounterSetup } from '../../model/setup.ts';
import type { TableLayout } from '../../model/terrain.ts';
import { readSetup } from '../../setup/read-setup.ts';
import { generateTable, orderOf } from '../../tables/generate.ts';
import { LIBRARY } from '../../tables/library/library.ts';

/** A set-up without what every page has: cards of the game by their ids, and a table of the game by its own. */
export interface ShortSetup extends Omit<EncounterSetup, 'profiles' | 'table'> {
  readonly cards: readonly string[];
  /** The others, whole. */
  readonly profiles?: Readonly<Record<string, CardProfile>>;
  readonly table: string | TableLayout;
}

/** The cards of the game as they are loaded, by their ids. */
export type CardsOfGame = Readonly<Record<string, unknown>>;

const known = (ids: readonly string[], game: CardsOfGame): Record<string, unknown> =>
  Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(game, id) ? [[id, game[id]]] : [])));

/** A table of the game, or one that its id is the order of. */
function tableOf(id: string): TableLayout | null {
  const order = orderOf(id);
  return order === null ? (LIBRARY.find((table) => table.id === id) ?? null) : generateTable(order);
}

/** What is left out is read anew and held against what is there, so that nothing of it is lost. */
export function shortSetup(
  setup: EncounterSetup,
  game: CardsOfGame,
  rulesetOf: (edition: string) => Ruleset | null,
): ShortSetup {
  const { profiles, table, ...around } = setup;
  const printed = known(Object.keys(profiles), game);
  const own = tableOf(table.id);
  const read = readSetup(
    { ...setup, profiles: { ...profiles, ...printed }, table: own ?? table },
    rulesetOf,
    'begun',
  );
  const alike = (id: string): boolean => read.ok && same(read.value.profiles[id], profiles[id]);
  /** Reading a card brings the forms that are printed on it. */
  const isFormOf = (id: string, cards: readonly string[]): boolean =>
    read.ok &&
    alike(id) &&
    cards.some((card) => {
      const printed = read.value.profiles[card];
      return printed !== undefined && formsOnCard(printed).some((form) => form.id === id);
    });
  const cards = Object.keys(printed).filter(alike);
  const others = Object.entries(profiles).filter(([id]) => !cards.includes(id) && !isFormOf(id, cards));
  return {
    ...around,
    cards,
    ...(others.length === 0 ? {} : { profiles: Object.fromEntries(others) }),
    table: own !== null && read.ok && same(read.value.table, table) ? table.id : table,
  };
}

/** What a short set-up stands for; whoever begins with it checks it. */
export function wholeSetup(short: unknown, game: CardsOfGame): unknown {
  if (typeof short !== 'object' || short === null) return short;
  const { cards, profiles, table, ...around } = short as Readonly<Record<string, unknown>>;
  const ids = Array.isArray(cards) ? cards.filter((id) => typeof id === 'string') : [];
  const others = typeof profiles === 'object' && profiles !== null ? profiles : {};
  return {
    ...around,
    profiles: { ...known(ids, game), ...others },
    table: typeof table === 'string' ? tableOf(table) : table,
  };
}

/** Plain JSON, whatever the order of its keys. */
function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const left = Object.entries(one);
  const right = new Map<string, unknown>(Object.entries(other));
  return (
    Array.isArray(one) === Array.isArray(other) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && same(value, right.get(key)))
  );
}
