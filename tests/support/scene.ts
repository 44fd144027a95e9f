/** Builds an Encounter in the middle of a Round, or at set-up, with dice that the test lays down. */
import { byPlayer, orderFrom, type PlayerId, playersOf } from '../../src/kernel/ids.ts';
import { type Encounter, pulpCity, settle, startEncounter } from '../../src/systems/pulp-city/index.ts';
import { NO_CITIZENS } from '../../src/systems/pulp-city/model/citizens.ts';
import type { MarkerFacts } from '../../src/systems/pulp-city/model/marker.ts';
import { markerPiece } from '../../src/systems/pulp-city/model/marker-piece.ts';
import type { CardProfile } from '../../src/systems/pulp-city/model/profile.ts';
import type { CardState, ModelState, State, TeamState } from '../../src/systems/pulp-city/model/state.ts';
import {
  type CitizenWish,
  DEFAULT_SWITCHES,
  type EncounterSetup,
  type Switches,
} from '../../src/systems/pulp-city/model/setup.ts';
import type { TerrainPiece } from '../../src/systems/pulp-city/model/terrain.ts';
import { card, type CardSpec } from './card.ts';
import type { Edition } from './editions.ts';
import { namesIn } from './names.ts';
import { type Inches, um } from './pieces.ts';
import { Play } from './play.ts';

type Settable = Partial<
  Pick<
    ModelState,
    | 'health'
    | 'stunned'
    | 'suppress'
    | 'attack'
    | 'defend'
    | 'spectral'
    | 'weak'
    | 'immune'
    | 'lasting'
    | 'status'
    | 'inside'
    | 'wall'
  >
> &
  Partial<
    Pick<
      CardState,
      'fatigue' | 'apSpent' | 'powerUp' | 'powerUpThisRound' | 'activationsThisRound' | 'activationsEver'
    >
  >;

/** One card of a team: what is printed on it, where its models stand, and how they are. */
export interface ModelSpec extends Settable {
  /** Made by `card`, or what differs from a plain card. */
  readonly card?: CardProfile | Omit<CardSpec, 'name'>;
  /** Inches; several places for a Minion card. */
  readonly at: Inches | readonly Inches[];
  /** Height of the base in inches. */
  readonly z?: number;
  readonly level?: number;
  /** Chosen when it was recruited. */
  readonly recruited?: Pick<
    EncounterSetup['teams']['a']['cards'][number],
    'baseMm' | 'independent' | 'honorary' | 'countsAs'
  >;
}

export type TeamSpec = Readonly<Record<string, ModelSpec>>;

export interface SceneSpec {
  readonly edition: Edition;
  readonly a: TeamSpec;
  readonly b: TeamSpec;
  /** A third and a fourth Team. */
  readonly c?: TeamSpec;
  readonly d?: TeamSpec;
  readonly pieces?: readonly TerrainPiece[];
  /** Further card profiles, such as forms to Shapeshift into. */
  readonly profiles?: readonly CardProfile[];
  /** Side of the table in inches. */
  readonly size?: number;
  readonly round?: number;
  /** The Phase that begins. */
  readonly phase?: State['round']['phase'];
  /** Whose Turn it is. */
  readonly turn?: PlayerId;
  readonly pools?: Partial<Record<PlayerId, number>>;
  readonly teams?: Partial<Record<PlayerId, Partial<TeamState>>>;
  readonly switches?: Partial<Switches>;
  /** Which Teams play together. */
  readonly allied?: EncounterSetup['allied'];
  readonly citizens?: CitizenWish;
  readonly agendas?: EncounterSetup['agendas'];
  /** Leader cards by their id. */
  readonly leaderCards?: Partial<Record<PlayerId, readonly string[]>>;
  /** Without one, Smackdown. */
  readonly plot?: EncounterSetup['plot'];
  /** The Encounter Level, where it is not that of the larger Team. */
  readonly level?: number;
  /** Markers as they are now, by their id, instead of those that the Plot would put on the table. */
  readonly markers?: Readonly<Record<string, MarkerSpec>>;
  /** Faces in the order they will be rolled. Every one of them must be used. */
  readonly dice?: readonly number[];
  /** The players are asked for the faces of real dice. */
  readonly realDice?: true;
  /** Last changes to the state before play begins. */
  readonly tweak?: (state: State) => void;
}

/** A Marker that lies somewhere, or the name of its bearer. */
export interface MarkerSpec extends MarkerFacts {
  readonly at?: Inches;
  readonly bearer?: string;
}

const TABLE_INCHES = 24;
/** More than two Teams need this much. */
const LARGE_INCHES = 36;
const POOL = 20;

const isProfile = (spec: CardProfile | Omit<CardSpec, 'name'>): spec is CardProfile => 'traits' in spec;

const places = (at: ModelSpec['at']): readonly Inches[] =>
  typeof at[0] === 'number' ? [at as Inches] : (at as readonly Inches[]);

function profileOf(name: string, spec: ModelSpec): CardProfile {
  if (spec.card !== undefined && isProfile(spec.card)) return spec.card;
  const count = places(spec.at).length;
  const several = count > 1 ? { modelsAtStart: count, modelsMax: count } : {};
  return card({ ...several, ...spec.card, name });
}

/** A set-up of made-up teams. The Level is that of the larger team. */
export function setupOf(spec: Omit<SceneSpec, 'dice' | 'tweak'>): EncounterSetup {
  const profiles: Record<string, CardProfile> = Object.fromEntries(
    (spec.profiles ?? []).map((one) => [one.id, one]),
  );
  const team = (side: PlayerId) => ({
    name: `Team ${side.toUpperCase()}`,
    cards: Object.entries(spec[side] ?? {}).map(([name, model]) => {
      const profile = profileOf(name, model);
      profiles[profile.id] = profile;
      const level = model.level === undefined ? {} : { level: model.level };
      return { profile: profile.id, ...level, ...model.recruited };
    }),
    ...(spec.leaderCards?.[side] === undefined ? {} : { leaderCards: spec.leaderCards[side] }),
  });
  const sides = playersOf(spec);
  const teams = byPlayer(sides, team);
  const level = (side: PlayerId): number =>
    teams[side].cards.reduce((sum, one) => sum + (profiles[one.profile]?.level ?? 0), 0);
  return {
    edition: spec.edition,
    revision: 1,
    level: spec.level ?? Math.max(...sides.map(level)),
    plot: spec.plot ?? 'smackdown',
    switches: { ...DEFAULT_SWITCHES, ...spec.switches },
    citizens: spec.citizens ?? { ...NO_CITIZENS, wanted: byPlayer(sides, () => false) },
    ...(spec.agendas === undefined ? {} : { agendas: spec.agendas }),
    table: {
      id: 'test',
      size: um(spec.size ?? (sides.length > 2 ? LARGE_INCHES : TABLE_INCHES)),
      pieces: spec.pieces ?? [],
    },
    teams,
    ...(spec.allied === undefined ? {} : { allied: spec.allied }),
    profiles,
    seed: 1,
    dice: spec.realDice === true ? 'entered' : 'digital',
    legality: 'free',
  };
}

const CARD_KEYS = [
  'fatigue',
  'apSpent',
  'powerUp',
  'powerUpThisRound',
  'activationsThisRound',
  'activationsEver',
] as const;

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<Pick<T, K>> {
  const found: Partial<Pick<T, K>> = {};
  for (const key of keys) if (from[key] !== undefined) found[key] = from[key];
  return found;
}

function stand(state: State, side: PlayerId, setup: EncounterSetup, name: string, spec: ModelSpec): void {
  const { card: printed, at, z, level: _level, recruited: _recruited, ...rest } = spec;
  const ids = namesIn({ setup, state }, side).models(printed && isProfile(printed) ? printed.id : name);
  places(at).forEach(([x, y], index) => {
    const model = state.models[ids[index] ?? ''];
    if (model === undefined) throw new Error(`${name} has ${ids.length} models, not ${places(at).length}`);
    const owner = state.cards[model.card];
    if (owner !== undefined) Object.assign(owner, pick(rest, CARD_KEYS));
    const own = Object.fromEntries(
      Object.entries(rest).filter(([key]) => !CARD_KEYS.some((cardKey) => cardKey === key)),
    );
    Object.assign(model, { status: 'table', x: um(x), y: um(y), z: um(z ?? 0) }, own);
  });
}

function mark(state: State, setup: EncounterSetup, markers: Readonly<Record<string, MarkerSpec>>): void {
  state.plotSetUp = true;
  for (const [id, { at, bearer, ...facts }] of Object.entries(markers)) {
    const [x, y] = at ?? [0, 0];
    const piece = markerPiece(id, facts, { x: um(x), y: um(y), z: 0 });
    if (bearer === undefined) state.pieces = { ...state.pieces, [id]: piece };
    else {
      const model = namesIn({ setup, state }).model(bearer);
      const burden = { item: { of: 'marker' as const, piece }, round: state.round.number };
      state.burdens = { ...state.burdens, [model]: burden };
    }
  }
}

interface Hush {
  /** Id of a card. */
  readonly profile: string;
  /** Name of a Power. */
  readonly power: string;
}

let hush: Hush | null = null;

/** Plays with this Power of this card taken away from its models in every scene that is set. */
export function hushed<Shown>(what: Hush, play: () => Shown): Shown {
  hush = what;
  try {
    return play();
  } finally {
    hush = null;
  }
}

function silence(state: State, { profile, power }: Hush): void {
  for (const model of Object.values(state.models)) {
    if (state.cards[model.card]?.profile !== profile) continue;
    const clauses = [{ forbid: 'power' as const, of: [power] }];
    model.lasting.push({
      id: `hush:${model.id}`,
      clauses,
      lasts: 'encounter',
      from: 'Hush',
      owner: model.card,
    });
  }
}

/** An Encounter at the start of a Phase: without another, Turns, the next player about to choose what to Activate. */
export function scene(spec: SceneSpec): Play {
  const setup = setupOf(spec);
  const state = pulpCity.initialState(setup);
  const turn = spec.turn ?? 'a';
  state.round = {
    ...state.round,
    number: spec.round ?? 1,
    phase: spec.phase ?? 'turns',
    firstTurn: turn,
    startingWinner: turn,
  };
  state.turn = { ...state.turn, active: turn, order: orderFrom(playersOf(spec), turn) };
  for (const side of playersOf(spec)) {
    Object.assign(state.teams[side], { pool: spec.pools?.[side] ?? POOL }, spec.teams?.[side]);
    for (const [name, model] of Object.entries(spec[side] ?? {})) stand(state, side, setup, name, model);
  }
  if (spec.markers !== undefined) mark(state, setup, spec.markers);
  spec.tweak?.(state);
  if (hush !== null) silence(state, hush);
  return settled({ ...startEncounter(setup, spec.dice ?? []), state });
}

function settled(game: Encounter): Play {
  const events = settle(game);
  return new Play(game, events);
}

/** An Encounter from its set-up, before anything is placed. Dice of the first rolls are laid down as well. */
export function fromSetup(
  spec: Omit<SceneSpec, 'tweak'> | EncounterSetup,
  dice: readonly number[] = [],
): Play {
  const [setup, faces] = 'profiles' in spec ? [spec, dice] : [setupOf(spec), spec.dice ?? dice];
  const begun = pulpCity.begin(setup);
  if (!begun.ok) throw new Error(`set-up refused: ${begun.error.map((one) => one.code).join(', ')}`);
  return settled(startEncounter(begun.value.setup, faces));
}
