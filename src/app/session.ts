import { freeze, produce } from 'immer';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type Command,
  type DecisionLike,
  type EventLike,
  type GameLike,
  type Refusal,
  refusal,
} from '../kernel/game-system.ts';
import type { PlayerId } from '../kernel/ids.ts';
import {
  goTo,
  type Journal,
  type OpeningSystem,
  redoTo,
  type Advised,
  restAt,
  revealsBetween,
  startJournal,
  undoTo,
  type WayMark,
} from '../kernel/journal.ts';
import {
  branchAt,
  decidesTheSame,
  dropWay,
  MOST_BRANCHES,
  renameWay,
  wayOnTable,
  waysOf,
  withWays,
} from '../kernel/ways.ts';
import {
  encode,
  fit,
  load,
  type LoadOptions,
  parseFile,
  type SetupLike,
  setupRefused,
} from '../storage/codec.ts';
import { withFilePlaces } from '../storage/fault-places.ts';
import type { EncounterFile } from '../storage/file.ts';
import type { Seen } from '../storage/library.ts';
import { attempt, obeyer } from './carry-out.ts';
import { freshId } from './fresh-id.ts';
import {
  askedHere,
  botAnswer,
  botsIn,
  hotSeat,
  isMachines,
  mootCommand,
  type Seat,
  type Seats,
  seatsFor,
} from './seats.ts';
import { ownStep } from './own-step.ts';
import { createTrail, type Trail } from './trail.ts';

/** Which save a game is written to. */
export interface SaveMark {
  readonly id: string;
  /** What it is called; null: after the game itself. */
  readonly title: string | null;
  /** It was read from there, and goes on from what was seen. */
  readonly seen?: Seen;
}

/** What the screen may watch. Replaced as a whole once per command, never changed. */
export interface SessionState<Setup, _State, Event, Adjustment, Game> {
  readonly game: Game | null;
  readonly journal: Journal<Setup, Event, Adjustment> | null;
  /** Where the journal belongs: made or taken together with it, so that no journal is ever under another's save. */
  readonly save: SaveMark | null;
  /** Events of the latest command, for the log and for what moves on the table; none after an undo or a load. */
  readonly fresh: readonly Event[];
  /** The players have agreed to take back something revealed and to go on from there. */
  readonly agreed: boolean;
  /** What a load had to say. */
  readonly warnings: readonly Refusal[];
  readonly seats: Seats<Game>;
  /** Rises with every command, undo and load. */
  readonly revision: number;
}

export interface Consent {
  /** All players agree to take back something revealed. */
  readonly agreed?: boolean;
}

/** What belongs to a command besides itself. */
export interface Along<Game> extends Consent {
  /** What follows at once, again and again until it answers null; it is taken back together with the command. */
  readonly follow?: (game: Game) => Command<never> | null;
  /** Noted with the entry. */
  readonly advised?: Advised;
}

/** The one writer of a game on this screen. */
export interface Session<Setup, State, Event, Adjustment, Game> {
  readonly store: StoreApi<SessionState<Setup, State, Event, Adjustment, Game>>;
  /** Begins a game under a save of its own. */
  start(setup: unknown, seats?: Seats<Game>): readonly Refusal[];
  /** Questions where all answers come to the same are answered along with it. What `follow` puts forward and is refused ends there. */
  dispatch(command: Command<Adjustment>, along?: Along<Game>): Refusal | null;
  /** Works out what a command will come to, so that its dispatch is shorter; the game stays as it is. */
  prepare(command: Command<Adjustment>, along?: Along<Game>): void;
  /** Lets bots answer as long as they are asked. */
  runBots(most?: number): Refusal | null;
  /** To the latest step that was decided at this screen; what bots have answered since goes with it. */
  undo(consent?: Consent): Refusal | null;
  redo(): Refusal | null;
  /** Who answers for a side from now on. */
  seat(player: PlayerId, seat: Seat<Game>): void;
  /** Moves to any entry, as replays do. */
  goTo(at: number, consent?: Consent): Refusal | null;
  /** A loaded file was of other procedures: nothing is in flight, and only 'skip' goes on. */
  isStalled(): boolean;
  pendingFor(player: PlayerId): readonly DecisionLike[];
  pendingHere(): readonly DecisionLike[];
  /** What somebody at this screen was asked in a state of this session. */
  askedIn(state: SessionState<Setup, State, Event, Adjustment, Game>): readonly DecisionLike[];
  exportText(): string | null;
  /** Under a save of its own. A text that is no encounter leaves the game as it is. */
  importText(text: string): Refusal | null;
  /** A save of this device; `from` is the save that the file was read from, where it is to go on there. */
  importFile(file: EncounterFile, from?: SaveMark): Refusal | null;
  /** Begins another way where `at` entries are in force; the one on the table stays as it is. */
  branch(at: number, mark: Omit<WayMark, 'id'>): Refusal | null;
  /** Puts another way of the game on the table. */
  takeWay(id: string): Refusal | null;
  nameWay(id: string, name: string): Refusal | null;
  /** Forgets a way; the one as played is never forgotten. */
  dropWay(id: string): Refusal | null;
  /** From now on the game is written to this save; without a game nothing happens. */
  keepAs(save: SaveMark): void;
  close(): void;
}

const MOST_BOT_ANSWERS = 1000;
/** More than any row of questions without a choice. */
const MOST_FOLLOWING = 50;

/** Entries of this visit that came along with the one before. After a reload they are steps like any other. */
const followed = new WeakSet<object>();

export function createSession<
  Setup extends SetupLike,
  State extends object,
  Event extends EventLike,
  Adjustment,
  Game extends GameLike<Setup, State>,
>(
  system: OpeningSystem<Setup, State, Event, Adjustment, Game>,
): Session<Setup, State, Event, Adjustment, Game> {
  type All = SessionState<Setup, State, Event, Adjustment, Game>;
  type Written = Journal<Setup, Event, Adjustment>;
  const empty = (): Omit<All, 'revision'> => ({
    game: null,
    journal: null,
    save: null,
    fresh: [],
    agreed: false,
    warnings: [],
    seats: hotSeat<Game>(),
  });
  const store = createStore<All>(() => ({ ...empty(), revision: 0 }));
  const { getState } = store;
  const engine = obeyer(system);
  /** Of the game on the table. */
  let trail: Trail<State, Written> = createTrail(system);
  const newSave = (): SaveMark => ({ id: freshId(), title: null });
  const publish = (change: Partial<Omit<All, 'revision'>>): void =>
    store.setState({ fresh: [], ...change, revision: getState().revision + 1 });

  function move(target: (journal: Written) => number, consent: Consent, none: string): Refusal | null {
    const { game, journal, agreed } = getState();
    if (game === null || journal === null) return refusal('session.empty');
    const at = target(journal);
    if (at === journal.head) return refusal(none);
    const back = revealsBetween(journal, at, journal.head);
    if (back && consent.agreed !== true) return refusal('undo.agreementNeeded');
    const moved = goTo(journal, at);
    const still = moved.head < moved.entries.length && (agreed || consent.agreed === true);
    place(moved, game, { agreed: still });
    return null;
  }

  /** A branch goes on as it was played before, and shows what came of it. */
  function retrace(journal: Written, game: Game, at: number): void {
    const fresh = journal.entries.slice(journal.head, at).flatMap(({ events }) => events);
    place(goTo(journal, at), game, { fresh, agreed: true });
  }

  function place(journal: Written, game: Game, more: Partial<Omit<All, 'revision'>> = {}): void {
    const { head } = journal;
    const there = { ...game, state: trail.stateAt(journal, head), rest: restAt(journal, head) };
    publish({ journal, game: { ...there, rest: fit(system, there) }, ...more });
  }

  /** Another arrangement of the ways; `agreed`: what was revealed behind the head may be left for other dice. */
  function arrange(change: (journal: Written) => Written | Refusal, agreed = false): Refusal | null {
    const { game, journal } = getState();
    if (game === null || journal === null) return refusal('session.empty');
    const next = change(journal);
    if ('code' in next) return next;
    if (wayOnTable(next) === wayOnTable(journal)) publish({ journal: next, agreed: getState().agreed });
    else place(next, game, { agreed });
    return null;
  }

  const known = (journal: Written, id: string): boolean => waysOf(journal).some((way) => way.id === id);

  /** Where a step back or forth ends: what followed a command by itself goes with it, and what bots have answered. */
  const whole =
    (step: (journal: Written) => number) =>
    (journal: Written): number =>
      ownStep(journal, getState().seats, step, (entry) => followed.has(entry));

  const stalled = (game: Game | null): boolean =>
    game !== null && game.rest.stack.length === 0 && system.outcome(game) === null;
  const asked = ({ game } = getState()): readonly DecisionLike[] =>
    stalled(game) ? [] : (game?.rest.pending ?? []);

  const session: Session<Setup, State, Event, Adjustment, Game> = {
    store,
    start(setup, seats) {
      const opened = system.open(setup);
      if (!opened.ok) return opened.error;
      const { game, events: fresh } = opened.value;
      const journal = startJournal<Setup, Event, Adjustment>(opened.value);
      const seated = seats ?? hotSeat<Game>();
      trail = createTrail(system, [[journal.opening, game.state]]);
      freezeFirst(game.state);
      publish({
        ...empty(),
        game,
        journal: withSeats(journal, seated),
        save: newSave(),
        fresh,
        seats: seated,
      });
      return [];
    },
    dispatch(command, along = {}) {
      const { game, journal, agreed, seats } = getState();
      if (game === null || journal === null) return refusal('session.empty');
      if (command.type === 'answer' && session.isStalled()) return refusal('session.stalled');
      const asBefore = redoTo(journal);
      if (decidesTheSame(journal, command, asBefore)) {
        retrace(journal, game, asBefore);
        const there = getState();
        const next =
          along.follow?.(there.game ?? game) ??
          mootCommand(system, there.game ?? game, seats) ??
          machinesNext(there.journal, seats);
        return next === null ? null : session.dispatch(next, along);
      }
      const consented = agreed || along.agreed === true;
      let done = engine.obey({ game, journal, command, agreed: consented, advised: along.advised });
      if (!done.ok) return done.error;
      let { value } = done;
      for (let left = MOST_FOLLOWING; left > 0; left -= 1) {
        const next = along.follow?.(value.game) ?? mootCommand(system, value.game, seats);
        if (next === null) break;
        done = engine.obey({ game: value.game, journal: value.journal, command: next, agreed: consented });
        if (!done.ok) break;
        for (const entry of done.value.journal.entries.slice(-done.value.added)) followed.add(entry);
        value = { ...done.value, added: value.added + done.value.added };
      }
      const fresh = value.journal.entries.slice(-value.added).flatMap((entry) => entry.events);
      const state = produce(game.state, (draft) => {
        for (const event of fresh) system.apply(draft as State, event);
      });
      trail.keep(value.journal, value.journal.head, state);
      publish({ journal: value.journal, game: { ...value.game, state }, fresh, agreed: false });
      return null;
    },
    prepare(command, along = {}) {
      const { game, journal, agreed } = getState();
      if (game === null || journal === null || session.isStalled()) return;
      if (decidesTheSame(journal, command, redoTo(journal))) return;
      const consented = agreed || along.agreed === true;
      engine.prepare({ game, journal, command, agreed: consented, advised: along.advised });
    },
    runBots(most = MOST_BOT_ANSWERS) {
      for (let left = most; left > 0; left -= 1) {
        const { game, seats } = getState();
        const command = game === null || session.isStalled() ? null : botAnswer(seats, game);
        const refused = command === null ? null : session.dispatch(command);
        if (command === null || refused !== null) return refused;
      }
      return refusal('bots.tooLong', { answers: most });
    },
    undo: (consent = {}) => move(whole(undoTo), consent, 'undo.nothing'),
    redo: () => move(whole(redoTo), {}, 'redo.nothing'),
    goTo: (at, consent = {}) => move((journal) => goTo(journal, at).head, consent, 'goTo.here'),
    isStalled: () => stalled(getState().game),
    pendingFor: (player) => asked().filter((one) => one.by === player),
    pendingHere: () => session.askedIn(getState()),
    askedIn: (state) => askedHere(state.seats, asked(state)),
    exportText() {
      const { journal } = getState();
      return journal === null ? null : encode(system.id, journal);
    },
    importText(text) {
      const file = parseFile(text, system);
      const refused = file.ok ? take(file.value, newSave()) : file.error;
      return refused === null ? null : withFilePlaces(refused, text);
    },
    importFile: (file, from) => take(file, from ?? newSave(), { own: true }),
    branch: (at, mark) =>
      arrange((journal) => {
        if (waysOf(journal).length > MOST_BRANCHES) return refusal('ways.tooMany', { most: MOST_BRANCHES });
        return branchAt(journal, at, { ...mark, id: freshId() });
      }, true),
    takeWay: (id) =>
      arrange((journal) =>
        known(journal, id) ? withWays(journal, waysOf(journal), id) : refusal('ways.unknown'),
      ),
    nameWay: (id, name) =>
      arrange((journal) => (known(journal, id) ? renameWay(journal, id, name) : refusal('ways.unknown'))),
    dropWay: (id) =>
      arrange((journal) => (known(journal, id) ? dropWay(journal, id) : refusal('ways.unknown'))),
    seat(player, seat) {
      const { journal, seats } = getState();
      const seated = { ...seats, [player]: seat };
      if (journal !== null) store.setState({ seats: seated, journal: withSeats(journal, seated) });
    },
    keepAs(save) {
      if (getState().journal !== null) store.setState({ save });
    },
    close: () => publish(empty()),
  };

  /** Puts a file on the table, or leaves everything as it is. */
  function take(file: EncounterFile, save: SaveMark, how: LoadOptions = {}): Refusal | null {
    if (file.opening === undefined && file.entries.length === 0 && file.system === system.id) {
      const faults = session.start(file.setup, seatsFor(file.bots));
      return faults.length === 0 ? null : setupRefused(faults);
    }
    const loaded = attempt(
      () => load(system, file, how),
      (why) => refusal('game.notBegun', { why }),
    );
    if (!loaded.ok) return loaded.error;
    const { journal, game, warnings, states } = loaded.value;
    trail = createTrail(system, states);
    freezeFirst(game.state);
    publish({ ...empty(), seats: seatsFor(file.bots), journal, game, save, warnings });
    return null;
  }
  return session;
}

/** A journal that says who plays; the same one where it says so already. */
function withSeats<Setup, Event, Adjustment, Game>(
  journal: Journal<Setup, Event, Adjustment>,
  seats: Seats<Game>,
): Journal<Setup, Event, Adjustment> {
  const bots = botsIn(seats);
  const { bots: before, ...others } = journal;
  if (JSON.stringify(bots ?? undefined) === JSON.stringify(before)) return journal;
  return bots === null ? others : { ...others, bots };
}

/** What a bot answered here before, where it is its turn again at an earlier point; null: it is not. */
function machinesNext<Adjustment, Game>(
  journal: Journal<unknown, unknown, Adjustment> | null,
  seats: Seats<Game>,
): Command<Adjustment> | null {
  const next = journal?.entries[journal.head];
  return journal !== null && next !== undefined && isMachines(seats, journal, journal.head)
    ? next.command
    : null;
}

/** All of a state that nobody has gone on from: what comes of a command freezes only what is new, and the first one need not freeze all. */
const freezeFirst = (state: object): void => void freeze(state, true);
