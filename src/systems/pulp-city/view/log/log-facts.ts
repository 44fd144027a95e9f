import { agendaOfCitizen } from '../../model/agendas.ts';
import { actionLent, ownProfile } from '../../model/borrowed.ts';
import { CITIZENS, CITIZEN_PROFILE } from '../../model/citizens.ts';
import type { BookWords } from '../../model/book-words.ts';
import type { Event, EventOf } from '../../model/events.ts';
import type { EncounterSetup } from '../../model/setup.ts';
import type { ModelId, TargetId, TeamId } from '../../model/ids.ts';
import type { Phase, State } from '../../model/state.ts';
import type { TerrainPiece } from '../../model/terrain.ts';
import { formName } from '../../model/lookup.ts';
import { conditionsIn } from '../../notation/conditions.ts';
import { teamNameIn } from '../setup/team-names.ts';
import { wholeMoves } from './whole-moves.ts';
import { BEACON_OF_HOPE, TERRORIZE } from '../../rules/citizens/actions.ts';

const CITIZEN_ACTIONS = [BEACON_OF_HOPE, TERRORIZE];

/** Something a sentence may be about. Words are left to the language: a piece may have only a `look`. */
export interface Named {
  readonly name: string | null;
  readonly look: string | null;
  /** Of a piece. */
  readonly kind: TerrainPiece['kind'] | null;
  /** Of several models of one card, counted from 1. */
  readonly number: number | null;
  readonly team: TeamId | null;
  /** Another Team has something of that name, too. */
  readonly alike?: boolean;
}

/** What a line of the log needs besides its event. */
export interface LogFacts {
  readonly edition: string;
  readonly team: (team: TeamId, words: BookWords) => string;
  readonly card: (card: string) => Named;
  readonly target: (target: TargetId) => Named;
  readonly form: (profile: string) => string;
  readonly action: (model: ModelId, action: string) => string;
  readonly power: (card: string, power: string) => string;
  /** What a bar says whom it is Strong against, in a language. */
  readonly condition: (text: string, words: BookWords) => string;
}

const UNKNOWN: Named = { name: null, look: null, kind: null, number: null, team: null };

/** Names for everything that is or was on the table. `events`: all that have happened, for pieces that are gone. */
export function logFacts(setup: EncounterSetup, state: State, events: readonly Event[]): LogFacts {
  const pieces = piecesEver(setup, events);
  const profileOf = (card: string) => setup.profiles[ownProfile(state.cards[card]?.profile ?? '')];
  const shortName = (id: string): string => profileOf(id)?.short ?? id;
  const holders = new Map<string, TeamId>();
  const alike = new Set<string>();
  for (const { id, team } of Object.values(state.cards)) {
    const name = shortName(id);
    if (team === null) continue;
    if ((holders.get(name) ?? team) !== team) alike.add(name);
    holders.set(name, team);
  }
  const card = (id: string): Named => {
    if (id === CITIZENS) return { ...UNKNOWN, look: CITIZEN_PROFILE };
    const agenda = agendaOfCitizen(id);
    if (agenda !== null) return { ...UNKNOWN, look: agenda };
    const found = state.cards[id];
    if (found === undefined) return { ...UNKNOWN, name: id };
    const name = shortName(id);
    return { ...UNKNOWN, name, team: found.team, alike: alike.has(name) };
  };
  const model = (id: ModelId): Named | null => {
    const found = state.models[id];
    if (found === undefined) return null;
    const siblings = Object.values(state.models).filter((one) => one.card === found.card);
    const citizen = found.card === CITIZENS;
    const number = citizen || siblings.length > 1 ? siblings.findIndex((one) => one.id === id) + 1 : null;
    return { ...card(found.card), number };
  };
  const piece = (id: string): Named => {
    const found = state.pieces[id] ?? pieces.get(id);
    return found === undefined
      ? { ...UNKNOWN, name: id }
      : { ...UNKNOWN, name: found.name ?? null, look: found.look, kind: found.kind };
  };
  return {
    edition: setup.edition,
    team: (team, words) => teamNameIn(setup.teams[team].name, words),
    card,
    target: (id) => model(id) ?? piece(id),
    form: (profile) => {
      const found = setup.profiles[profile];
      return found === undefined ? profile : formName(found);
    },
    action: (id, action) => {
      const own = profileOf(state.models[id]?.card ?? '');
      const forms = own === undefined ? [] : [own, ...Object.values(setup.profiles)];
      const lent = actionLent(setup.profiles, action);
      const found = [
        ...(lent === undefined ? [] : [lent]),
        ...forms.flatMap((form) => [...form.actions, ...(form.textActions ?? [])]),
        ...CITIZEN_ACTIONS,
      ].find((one) => one.id === action);
      return found?.name ?? action;
    },
    power: (id, power) => {
      const named = profileOf(id)?.powers.find((one) => one.id === power || one.name === power);
      return named?.name ?? power;
    },
    condition: conditionsIn,
  };
}

function piecesEver(setup: EncounterSetup, events: readonly Event[]): ReadonlyMap<string, TerrainPiece> {
  const pieces = new Map(setup.table.pieces.map((piece) => [piece.id, piece]));
  for (const event of events)
    if (event.type === 'pieceMade' || event.type === 'markerPlaced' || event.type === 'markerHidden')
      pieces.set(event.piece.id, event.piece);
  return pieces;
}

/** An event with the place it has in the journal. */
export interface LogEvent {
  readonly entry: number;
  readonly event: Event;
}

/** One Action with everything that came of it. */
export interface LogPart {
  readonly key: string;
  readonly events: readonly LogEvent[];
}

export interface LogGroup {
  readonly key: string;
  readonly round: number;
  readonly phase: Phase;
  /** Of a Turn: its place in the Round, and whose it is. */
  readonly turn: { readonly number: number; readonly team: TeamId } | null;
  readonly parts: readonly LogPart[];
}

interface OpenGroup {
  readonly round: number;
  readonly phase: Phase;
  readonly turn: LogGroup['turn'];
  readonly parts: LogEvent[][];
}

/** What happened, by Turn (outside of Turns: by Phase), and within it by Action. Oldest first. `begins`: the Round of an Encounter in mid-play. */
export function logGroups(
  entries: readonly { readonly events: readonly Event[] }[],
  begins = 0,
): readonly LogGroup[] {
  const groups: OpenGroup[] = [];
  const moves = wholeMoves(entries.flatMap(({ events }) => events));
  let round = begins;
  let phase: Phase = begins === 0 ? 'setup' : 'turns';
  let turns = 0;
  let turnIsOver = true;
  const open = (turn: LogGroup['turn']): OpenGroup => {
    const group: OpenGroup = { round, phase, turn, parts: [] };
    groups.push(group);
    return group;
  };
  entries.forEach(({ events }, entry) => {
    for (const event of events) {
      if (event.type === 'roundBegan') {
        round = event.number;
        turns = 0;
      }
      if (event.type === 'phaseBegan') {
        phase = event.phase;
        turnIsOver = true;
        open(null);
      } else if (beginsTurn(event, turnIsOver)) {
        turns += 1;
        turnIsOver = false;
        open({ number: turns, team: event.team });
      }
      const { parts } = groups[groups.length - 1] ?? open(null);
      const last = parts[parts.length - 1];
      if (last === undefined || beginsPart(event, moves.get(event)))
        parts.push([...priceOf(event, last), { entry, event }]);
      else last.push({ entry, event });
      if (event.type === 'turnEnded') turnIsOver = true;
    }
  });
  return groups.map((group, place) => ({
    key: `g${place}`,
    round: group.round,
    phase: group.phase,
    turn: group.turn,
    parts: group.parts.map((events, part) => ({ key: `g${place}p${part}`, events })),
  }));
}

type TurnBeginning = Extract<
  Event,
  { type: 'turnBegan' | 'turnPassed' | 'turnSkipped' | 'teamDone' | 'endOffered' }
>;

function beginsTurn(event: Event, turnIsOver: boolean): event is TurnBeginning {
  switch (event.type) {
    case 'turnBegan':
      return true;
    case 'turnPassed':
    case 'turnSkipped':
    case 'teamDone':
    case 'endOffered':
      return turnIsOver;
    default:
      return false;
  }
}

/** The Fatigue of a move is told before the move: it goes to the move's part. */
function priceOf(event: Event, before: LogEvent[] | undefined): LogEvent[] {
  const last = before?.[before.length - 1]?.event;
  const paid = event.type === 'moved' && last?.type === 'fatigued' && last.model === event.model;
  return paid && before !== undefined && before.length > 1 ? before.splice(-1) : [];
}

/** `move`: of a part of a move the whole, null of a further part. */
function beginsPart(event: Event, move: EventOf<'moved'> | null | undefined): boolean {
  switch (event.type) {
    case 'activationBegan':
    case 'actionDeclared':
    case 'masterPlanUsed':
    case 'poolCalculated':
    case 'adjusted':
    case 'encounterEnded':
      return true;
    case 'moved':
      return move === undefined ? event.counts : move?.counts === true;
    default:
      return false;
  }
}
