import { stream } from '../../kernel/dice/generator.ts';
import type { EditionId } from '../../systems/pulp-city/editions/editions.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import type { TeamSetup } from '../../systems/pulp-city/model/setup.ts';
import { type Library, libraryOf } from './cards.ts';
import { Deck } from './deck.ts';

/** So many seeds in a row, beginning with a multiple, field every card of the library at least once. */
export const DEAL = 60;
/** One game in so many is played by two Teams of the same cards. */
const MIRROR_EVERY = 4;
const LEVELS = [4, 6, 6, 8, 9, 9, 12];

type Entry = TeamSetup['cards'][number];

export interface Dealt {
  readonly level: number;
  readonly teams: { readonly a: readonly Entry[]; readonly b: readonly Entry[] };
}

const deals = new Map<string, readonly Dealt[]>();

/**
 * The Teams of a seed. They are dealt from shuffled decks for a whole row of seeds at once, so that no card is left to
 * luck; the row follows from the seed, so that one game can be played again by itself.
 */
export function dealt(edition: EditionId, seed: number, mirror: boolean): Dealt {
  const row = Math.floor(seed / DEAL);
  const key = `${edition} ${row}`;
  let games = deals.get(key);
  if (games === undefined) deals.set(key, (games = dealRow(libraryOf(edition), row)));
  const game = games[seed % DEAL];
  if (game === undefined) throw new Error(`seed ${seed} is not dealt`);
  const same = mirror || seed % MIRROR_EVERY === 0;
  return same ? { ...game, teams: { a: game.teams.a, b: game.teams.a } } : game;
}

function dealRow(library: Library, row: number): readonly Dealt[] {
  const draw = stream(row);
  const table = {
    library,
    draw,
    supremes: new Deck(library.supremes, draw),
    minions: minionDeck(library, draw),
  };
  return Array.from({ length: DEAL }, () => {
    const level = LEVELS[draw() % LEVELS.length] ?? 6;
    return { level, teams: { a: recruit(table, level), b: recruit(table, level) } };
  });
}

interface Table {
  readonly library: Library;
  readonly draw: () => number;
  readonly supremes: Deck<CardProfile>;
  readonly minions: Deck<CardProfile>;
}

/** Exclusive Minions come with the Supreme whom they name. */
const minionDeck = ({ minions }: Library, draw: () => number): Deck<CardProfile> =>
  new Deck(
    minions.filter(({ exclusiveTo }) => exclusiveTo === undefined),
    draw,
  );

/**
 * A Team of at most that Level, half of them of one Faction, with one Leader at most, and mostly with Minions.
 * @rule PC-TEAM-02 @rule PC-TEAM-06
 */
function recruit({ draw, library, supremes, minions }: Table, level: number): Entry[] {
  const oneFaction = draw() % 2 === 0;
  const team: CardProfile[] = [];
  let room = level;
  while (room > 0) {
    const next = supremes.take(
      (card) => card.level <= room && goesWith(team, card),
      (card) => oneFaction && sharesFaction(team, card),
    );
    if (next === null) break;
    team.push(next);
    room -= next.level;
  }
  const exclusive = library.minions.filter(({ exclusiveTo }) =>
    team.some(({ id, name, short }) => [id, name, short].includes(exclusiveTo ?? '')),
  );
  const further = draw() % 4 === 0 ? null : minions.take((card) => sharesAlignment(team, card));
  return [...team, ...exclusive, ...(further === null ? [] : [further])].map((card) => entryOf(card, draw));
}

/** Behind its first card none makes the Team one that gathers no AP, or holds a Supreme too often. @rule PC-WIN-03 @rule PC-CARD-09 */
const goesWith = (team: readonly CardProfile[], card: CardProfile): boolean =>
  sharesAlignment(team, card) &&
  (team.length === 0 || [...team, card].some(({ apPlus }) => apPlus > 0)) &&
  (card.role !== 'Leader' || !team.some(({ role }) => role === 'Leader')) &&
  !team.some((one) => one.sameSupremeAs?.includes(card.name) === true) &&
  team.filter(({ id }) => id === card.id).length < (card.maxCopies ?? 1);

const sharesAlignment = (team: readonly CardProfile[], { alignment }: CardProfile): boolean =>
  alignment.length === 0 || team.every((one) => one.alignment.some((side) => alignment.includes(side)));

const sharesFaction = ([first]: readonly CardProfile[], { factions }: CardProfile): boolean =>
  first?.factions.some((faction) => factions.includes(faction)) === true;

/** With whatever is chosen for a card as it is recruited. @rule PC-CARD-09 @rule PC-DESC-12 */
function entryOf(card: CardProfile, draw: () => number): Entry {
  const { levels = [], forms = [] } = card;
  const level = levels[draw() % Math.max(1, levels.length)]?.level;
  const form = [undefined, ...forms][draw() % (forms.length + 1)]?.id;
  const independent = card.freelancer === true && draw() % 2 === 0;
  return {
    profile: card.id,
    ...(level === undefined ? {} : { level }),
    ...(form === undefined ? {} : { form }),
    ...(independent ? { independent } : {}),
  };
}
