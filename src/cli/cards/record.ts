import { advisorOf } from '../../bots/advice.ts';
import { eagerPlayer } from '../../bots/eager.ts';
import type { Player } from '../../bots/player.ts';
import { randomPlayer } from '../../bots/random.ts';
import { playOut } from '../../simulation/play.ts';
import { EDITIONS, type EditionId } from '../../systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../systems/pulp-city/index.ts';
import type { Event } from '../../systems/pulp-city/model/events.ts';
import { letsPass } from '../../systems/pulp-city/board/bodies.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';
import type { CardProfile } from '../../systems/pulp-city/model/profile.ts';
import { noting } from '../../systems/pulp-city/powers/noted.ts';
import { whilePieceStands } from '../../systems/pulp-city/powers/printed.ts';
import { Failure } from '../program.ts';
import { libraryOf } from '../library/cards.ts';
import { peopled, randomSetup, setupAround, withAgendas } from '../random-setup.ts';
import { bare, huddle } from './huddle.ts';
import { publishedCards, textsOf } from './published.ts';
import { stream } from '../../kernel/dice/generator.ts';
import { TRAITS } from '../../systems/pulp-city/model/keywords.ts';
import { LEADER_CARDS } from '../../systems/pulp-city/cards/leader-cards.ts';
import type { Recorded } from './recorded.ts';
import { inDrawnOrder } from '../../kernel/draw.ts';

/** Counts while random Encounters are played. */
class Recording {
  readonly #clauses = new Map<string, number[]>();
  readonly #handlers = new Map<string, number>();
  readonly #leaderCards = new Map<string, number>();

  /** Begins with what has been counted before. */
  constructor(before: Recorded | null) {
    for (const card of publishedCards())
      for (const { id, clauses } of textsOf(card)) {
        const key = `${card.id}/${id}`;
        const counted = before?.clauses[key] ?? [];
        if (clauses.length > 0)
          this.#clauses.set(
            key,
            clauses.map((_, at) => counted[at] ?? 0),
          );
      }
    for (const [id, count] of Object.entries(before?.handlers ?? {})) this.#handlers.set(id, count);
    for (const [id, count] of Object.entries(before?.leaderCards ?? {})) this.#leaderCards.set(id, count);
  }

  clause(key: string, at: number): void {
    const counts = this.#clauses.get(key);
    if (counts !== undefined) counts[at] = (counts[at] ?? 0) + 1;
  }

  handler(id: string): void {
    add(this.#handlers, id);
  }

  leaderCard(id: string): void {
    add(this.#leaderCards, id);
  }

  /** Whether a clause, or a Leader card, has been heard. */
  has(silent: Silent): boolean {
    return 'leaderCard' in silent
      ? (this.#leaderCards.get(silent.leaderCard) ?? 0) > 0
      : (this.#clauses.get(silent.key)?.[silent.at] ?? 0) > 0;
  }

  counts(): Pick<Recorded, 'clauses' | 'handlers' | 'leaderCards'> {
    return {
      clauses: sorted(this.#clauses),
      handlers: sorted(this.#handlers),
      leaderCards: sorted(this.#leaderCards),
    };
  }
}

const add = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};
const sorted = <Value>(counts: ReadonlyMap<string, Value>): Readonly<Record<string, Value>> =>
  Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));

interface Spot {
  readonly key: string;
  readonly at: number;
}

/** What has to be heard, and the cards (ids) of a Team in which it could be, and of one against which. */
type Silent = {
  /** A card that no Team recruits, and that only the players bring into play. */
  readonly latecomer?: string;
  readonly cards: () => readonly string[];
  readonly against: () => readonly string[];
} & (Spot | { readonly leaderCard: string });

/** Where the clauses of an Encounter stand: by themselves, and by what they say, as what is put in force may be a copy. */
class Spots {
  readonly #own = new Map<object, Spot>();
  readonly #alike = new Map<string, Spot[]>();
  /** Clauses of which events tell, by the name of their Power: those bound to a trigger point, and pieces. */
  readonly #triggers = new Map<string, Spot[]>();

  constructor(profiles: readonly CardProfile[]) {
    for (const card of profiles)
      for (const { id, name, clauses } of textsOf(card))
        clauses.forEach((clause, at) => {
          const spot = { key: `${card.formOf ?? card.id}/${id}`, at };
          this.#own.set(clause, spot);
          const ofPiece = clauses.some((one) => 'piece' in one);
          push(this.#alike, JSON.stringify(ofPiece ? whilePieceStands(clause, name) : clause), spot);
          const bound = 'at' in clause && !('custom' in clause);
          if (bound || 'piece' in clause) push(this.#triggers, name, spot);
        });
  }

  of(clause: object): readonly Spot[] {
    const own = this.#own.get(clause);
    return own === undefined ? (this.#alike.get(JSON.stringify(clause)) ?? []) : [own];
  }

  triggersOf(power: string): readonly Spot[] {
    return this.#triggers.get(power) ?? [];
  }
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The Powers of which an event says that their moment has come, that they have been used or put in force, or that it comes of them. */
function powersIn(event: Event): readonly string[] {
  switch (event.type) {
    case 'powerUsed':
    case 'powerRolled':
    case 'survivalRolled':
    case 'wayTaken':
      return [event.power];
    case 'powersDue':
      return event.uses.map(({ power }) => power);
    case 'lastingBegan':
      return [event.lasting.from];
    case 'pieceMade':
      return event.piece.name === undefined ? [] : [event.piece.name];
    default:
      return 'cause' in event && event.cause.of === 'power' ? [event.cause.power] : [];
  }
}

interface OpenedGame {
  readonly game: Encounter;
  readonly early: readonly object[];
  readonly events: readonly Event[];
}

/** Some clauses and Leader cards speak while the Teams are built, and those read off the card alone as soon as it is in play. */
function opened(setup: EncounterSetup): OpenedGame {
  const early: object[] = [];
  const result = noting(
    (clause) => early.push(clause),
    () => pulpCity.open(setup),
  );
  if (result.ok) return { ...result.value, early };
  const { seed, edition } = setup;
  throw new Failure(
    `The set-up of seed ${seed}, edition of ${edition}, is refused: ${result.error[0]?.code}.`,
  );
}

function playOne(setup: EncounterSetup, recording: Recording, way: Way): string | null {
  const { game, early, events } = opened(setup);
  const spots = new Spots(Object.values(game.setup.profiles));
  const count = (spot: Spot): void => recording.clause(spot.key, spot.at);
  for (const { leaderCards = [] } of Object.values(game.setup.teams))
    for (const id of leaderCards) if (WITHOUT_MOMENT.has(id)) recording.leaderCard(id);
  const heard = (clause: object): void => {
    if ('custom' in clause) recording.handler(String(clause.custom));
    spots.of(clause).forEach(count);
  };
  early.forEach(heard);
  for (const { profile } of Object.values(game.state.cards)) {
    const printed = game.setup.profiles[profile];
    if (printed === undefined) continue;
    for (const clause of textsOf(printed).flatMap(({ clauses }) => clauses))
      if (letsPass(clause) || ('grant' in clause && clause.grant === 'healthFirst')) heard(clause);
  }
  const told = (events: readonly Event[]): void => {
    for (const event of events) {
      if (event.type === 'leaderCardPlayed') recording.leaderCard(event.card);
      for (const power of powersIn(event)) spots.triggersOf(power).forEach(count);
    }
  };
  told(events);
  const { seed } = setup;
  const draw = stream(seed);
  const player = playerOf(way, draw);
  return noting(heard, () => {
    const stopped = way.huddled === true ? huddle(game, player, draw, told) : null;
    return stopped ?? playOut(pulpCity, game, { seed, told, player }).failure;
  });
}

/** How an Encounter is played. */
interface Way {
  /** What its players are keen on, by keys of the engine's ideas; null: they think. Whoever is keen on nothing answers at random. */
  readonly keen: readonly string[] | null;
  /** With Citizens and Agendas about them. */
  readonly peopled?: true;
  /** In a crowd from the first Turn on. */
  readonly huddled?: true;
}

const AT_RANDOM: Way = { keen: [] };
const FIGHTERS = ['approach', 'strike', 'form', 'power'];
const CARRIERS = ['carry', 'goal', 'agenda', 'strike'];

/** The ways of the passes, in turn. */
const WAYS: readonly Way[] = [
  AT_RANDOM,
  { keen: FIGHTERS },
  { keen: CARRIERS, peopled: true },
  { keen: null },
  { keen: FIGHTERS, huddled: true },
  { keen: null, huddled: true },
];

function playerOf({ keen }: Way, draw: () => number): Player<Encounter> {
  if (keen !== null)
    return keen.length === 0 ? randomPlayer(pulpCity, draw) : eagerPlayer(pulpCity, draw, keen);
  const advisor = advisorOf(pulpCity, 'regular', draw);
  return (game, decision) => {
    const { answer } = advisor(game, decision);
    return pulpCity.check(game, decision, answer) === null ? answer : pulpCity.sample(game, decision, draw);
  };
}

function inWay(setup: EncounterSetup, way: Way): EncounterSetup {
  const set = way.peopled === true ? peopled(withAgendas(setup), 'always') : setup;
  return way.huddled === true ? bare(set) : set;
}

/** Cards that a Team is built with: they have done what they do once it is. */
const WITHOUT_MOMENT: ReadonlySet<string> = new Set(['recruitment-blitz', 'honorary-member']);

/** The first Team has it from the start, one model of it, as the players have agreed. */
function withLatecomer(setup: EncounterSetup, id: string | undefined): EncounterSetup {
  const card = id === undefined ? undefined : libraryOf(setup.edition as EditionId).profiles[id];
  if (card === undefined) return setup;
  const { teams, profiles } = setup;
  const { a } = teams;
  return {
    ...setup,
    legality: 'free',
    profiles: { ...profiles, [card.id]: { ...card, modelsAtStart: 1 } },
    teams: { ...teams, a: { ...a, cards: [...a.cards, { profile: card.id }] } },
  };
}

export interface Run {
  readonly recorded: Recorded;
  /** Encounters that could not be played to their end. */
  readonly failures: readonly string[];
}

/**
 * Plays so many Encounters of library Teams in each edition; then, as often as `around` says, one around each card of
 * which something has not been heard, the editions in turn, each pass in another way (`WAYS`). `before`: a run that is
 * gone on with; only the passes that it has not had are played.
 */
export function record(
  { games, seed, around }: Pick<Recorded, 'games' | 'seed' | 'around'>,
  editions: readonly EditionId[] = EDITIONS,
  before: Recorded | null = null,
): Run {
  const recording = new Recording(before);
  const failures: string[] = [];
  const play = (setup: EncounterSetup, way: Way): void => {
    const failure = playOne(setup, recording, way);
    if (failure !== null) failures.push(`seed ${setup.seed}, edition of ${setup.edition}: ${failure}`);
  };
  if (before === null)
    for (const edition of editions)
      for (let at = seed; at < seed + games; at += 1)
        play(randomSetup(edition, 'library', at, 'both'), AT_RANDOM);
  for (let pass = before?.around ?? 0; pass < around; pass += 1) {
    const all = everything(stream(seed + pass));
    for (const [at, silent] of all.entries()) {
      const chosen = editions[(pass + at) % editions.length];
      if (chosen === undefined || recording.has(silent)) continue;
      const leaderCard = 'leaderCard' in silent ? silent.leaderCard : undefined;
      const number = seed + games + pass * all.length + at;
      const setup = setupAround(chosen, number, silent.cards(), { leaderCard, against: silent.against() });
      const way = WAYS[pass % WAYS.length] ?? AT_RANDOM;
      if (setup !== null) play(inWay(withLatecomer(setup, silent.latecomer), way), way);
    }
  }
  return { recorded: { games, seed, around, ...recording.counts() }, failures };
}

/** Cards of another Team that a clause may be about, and how many with the highest Trait are among those that may be drawn. */
const MET = 3;
const STRONGEST = 4;

/** All clauses and Leader cards; who stands in their Teams is drawn anew each time. */
function everything(draw: () => number): readonly Silent[] {
  const published = publishedCards();
  const some = (cards: readonly CardProfile[], most: number): readonly string[] =>
    inDrawnOrder(draw, cards)
      .slice(0, most)
      .map(({ id }) => id);
  const clauses = published.flatMap((card) =>
    textsOf(card).flatMap(({ id, clauses: own }) =>
      own.map((clause, at): Silent => {
        const words = new Set(
          [...JSON.stringify(clause).matchAll(/"([^"]+)"/g)].map(([, word = '']) => word),
        );
        const named = published.filter(
          (one) => one !== card && [one.id, one.name, one.short].some((name) => words.has(name)),
        );
        const kin = published.filter((one) => one.factions.some((faction) => words.has(faction)));
        const self = card.formOf ?? card.id;
        const late = card.modelsAtStart === 0;
        const master = published.flatMap((one) => (one.short === card.exclusiveTo ? [one.id] : []));
        const is = ({ types, elements, role, origin, factions }: CardProfile): readonly (string | null)[] => [
          ...types,
          ...elements,
          ...factions,
          role,
          origin,
        ];
        const meant = published.filter((one) => is(one).some((word) => word !== null && words.has(word)));
        const strongest = TRAITS.filter((trait) => words.has(trait)).flatMap((trait) =>
          published.toSorted((one, other) => other.traits[trait] - one.traits[trait]).slice(0, STRONGEST),
        );
        return {
          key: `${self}/${id}`,
          at,
          ...(late ? { latecomer: self } : {}),
          cards: () => [...(late ? master : [self]), ...named.map((one) => one.id), ...some(kin, 2)],
          against: () => [...some(named, 1), ...some([...meant, ...strongest], MET)],
        };
      }),
    ),
  );
  const leaders = LEADER_CARDS.map(({ id, needs }): Silent => {
    const led = published.filter(({ kind, role, short }) =>
      needs === undefined ? kind === 'supreme' && role === 'Leader' : needs.leader.includes(short),
    );
    const fits = ({ kind, factions, origin }: CardProfile): boolean => {
      if (needs === undefined || kind !== 'supreme') return false;
      if ('origin' in needs.all) return origin === needs.all.origin;
      return needs.all.faction === null ? factions.length === 0 : factions.includes(needs.all.faction);
    };
    return {
      leaderCard: id,
      against: () => [],
      cards: () => [...some(led, 1), ...some(published.filter(fits), published.length)],
    };
  });
  return [...clauses, ...leaders];
}
