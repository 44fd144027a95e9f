import type { Command, GameSystem } from '../../kernel/game-system.ts';
import { type Refusal, refusal } from './model/refusals.ts';

import { scriptedDice, seededDice } from '../../kernel/dice/source.ts';
import { isCommand } from '../../kernel/command-form.ts';
import { unfitPart } from '../../kernel/outside.ts';
import { copyPlain, samePlain } from '../../kernel/plain.ts';
import { type Rest, drawDice, emptyRest, run, takeAnswer } from '../../kernel/machine.ts';
import type { Wake } from '../../kernel/procedure.ts';
import { type Result, err, ok } from '../../kernel/result.ts';
import { checkAnswer } from './decisions/check.ts';
import { listAnswers } from './decisions/options.ts';
import { sampleAnswer } from './decisions/sample.ts';
import { shownAnswers } from './decisions/shown.ts';
import type { CardEdition } from './cards/load.ts';
import { rulesetOf } from './editions/editions.ts';
import { whyNotAdjust } from './decisions/adjustment.ts';
import { apply } from './model/apply.ts';
import type { Decision, PulpCity } from './model/frames.ts';
import type { Adjustment, Event } from './model/events.ts';

import { initialState } from './model/initial.ts';
import { type Ctx, makeWorld, type Ruleset, type World } from './model/encounter.ts';
import type { EncounterSetup } from './model/setup.ts';
import type { State } from './model/state.ts';
import { dropStale } from './model/cache-invalidation.ts';
import { finish } from './procedures/end-of-round.ts';
import { pressing, procedures, whatNow } from './procedures/schedule.ts';
import { brokenInvariants } from './invariants.ts';
import { eventFault, faultAt, restFits } from './saves/check.ts';
import { adjustment } from './saves/event-form.ts';
import { migrations } from './saves/migrations.ts';
import { stateFaults } from './saves/state-faults.ts';
import { staleFacts } from './stale-facts.ts';
import { readSetup } from './setup/read-setup.ts';

/** An Encounter in progress. Plain JSON. */
export interface Encounter {
  readonly setup: EncounterSetup;
  state: State;
  rest: Rest<PulpCity>;
}

const worlds = new WeakMap<State, World>();

/** What an edition asks of a card; null: there is no such edition. */
export const cardRules = (edition: string): CardEdition | null => rulesetOf(edition);

/** The Encounter as rules look at it; one for each state, so that what was worked out is kept. */
export function worldOf(game: Encounter): World {
  const known = worlds.get(game.state);
  if (known !== undefined) return known;
  const made = makeWorld(game.setup, rulesFor(game.setup), game.state);
  worlds.set(game.state, made);
  return made;
}

/** @throws when the set-up was not read by `begin`. */
function rulesFor(setup: EncounterSetup): Ruleset {
  const rules = rulesetOf(setup.edition);
  if (rules === null) throw new Error(`no edition ${setup.edition}`);
  return rules;
}

interface Run {
  readonly ctx: Ctx;
  readonly events: Event[];
}

function runOn(game: Encounter): Run {
  const events: Event[] = [];
  const world = worldOf(game);
  const ctx: Ctx = {
    setup: game.setup,
    rules: world.rules,
    profiles: world.profiles,
    state: game.state,
    cache: world.cache,
    emit(event) {
      apply(game.state, event);
      dropStale(world, event);
      events.push(event);
    },
    roll: (count) => drawDice(game.rest, count),
  };
  return { ctx, events };
}

function goOn(game: Encounter, { ctx }: Run, wake: Wake<PulpCity>): void {
  run<PulpCity, Ctx>(
    procedures,
    game.rest,
    ctx,
    wake,
    () => whatNow(ctx),
    () => pressing(ctx, game.rest.stack),
  );
}

/** What was drawn last for this very question, where it is the answer given: it is known to be legal. */
function drawnFor({ cache }: World, decision: string, given: unknown): { readonly answer: unknown } | null {
  const { drawn } = cache;
  return drawn !== null && drawn.decision === decision && samePlain(drawn.answer, given) ? drawn : null;
}

/** Remembers a copy of its own, so that nobody changes what was found legal. */
function sample(game: Encounter, decision: Decision, draw: () => number): unknown {
  const w = worldOf(game);
  const answer = sampleAnswer(w, decision, draw);
  w.cache.drawn = { decision: decision.id, answer: copyPlain(answer) };
  return answer;
}

/** Nothing in an answer is a name that all objects share, or no plain data. */
function whyNotTaken(given: unknown): Refusal | null {
  const part = unfitPart(given);
  return part === null ? null : refusal('answer.malformed', { kind: part.why });
}

function answer(game: Encounter, id: string, given: unknown): Result<readonly Event[], Refusal> {
  const decision = game.rest.pending.find((one) => one.id === id);
  if (decision === undefined) return err(refusal('answer.stale'));
  const w = worldOf(game);
  const drawn = drawnFor(w, id, given);
  const why = drawn === null ? (whyNotTaken(given) ?? checkAnswer(w, decision, given)) : null;
  if (why !== null) return err(why);
  const on = runOn(game);
  const wake = takeAnswer<PulpCity>(
    game.rest,
    id,
    drawn === null ? JSON.parse(JSON.stringify(given)) : drawn.answer,
  );
  if (wake !== null) goOn(game, on, wake);
  return ok(on.events);
}

function adjust(game: Encounter, changes: readonly Adjustment[]): Result<readonly Event[], Refusal> {
  const on = runOn(game);
  for (const change of changes) {
    if (whyNotTaken(change) !== null || faultAt(adjustment, change) !== null)
      return err(refusal('adjust.unknown'));
    const why = whyNotAdjust(on.ctx, change);
    if (why !== null) return err(why);
  }
  for (const change of changes) on.ctx.emit({ type: 'adjusted', change });
  reopen(game, on);
  return ok(on.events);
}

/** What was offered before an adjustment may no longer hold: the step that asked runs again. */
function reopen(game: Encounter, on: Run): void {
  if (game.rest.stack.length === 0 || game.rest.answered.length > 0 || game.rest.pending.length !== 1) return;
  game.rest.pending = [];
  goOn(game, on, { woke: 'entered' });
}

/** The Activation in progress, and those that wait for it. */
function endActivations({ state, emit }: Ctx): void {
  while (state.activation !== null) {
    emit({ type: 'activationEnded', card: state.activation.card });
    const waiting = state.interrupted[state.interrupted.length - 1];
    if (waiting === undefined) return;
    emit({ type: 'activationResumed', card: waiting.card });
  }
}

/** Whatever is in flight is dropped; the next Turn, or Phase, begins. */
function skip(game: Encounter): Result<readonly Event[], Refusal> {
  const [decision] = game.rest.pending;
  if (decision === undefined) return err(refusal('skip.nothing'));
  const on = runOn(game);
  on.ctx.emit({ type: 'decisionSkipped', kind: decision.kind, team: decision.by });
  const { phase } = game.state.round;
  endActivations(on.ctx);
  game.rest = { ...emptyRest<PulpCity>(game.rest.dice), asked: game.rest.asked };
  if (phase === 'turns') {
    const team = game.state.turn.active;
    on.ctx.emit({ type: 'turnEnded', team, next: team === 'a' ? 'b' : 'a' });
  } else if (phase === 'startingRoll') on.ctx.emit({ type: 'phaseBegan', phase: 'actionPool' });
  else if (phase === 'effects') on.ctx.emit({ type: 'phaseBegan', phase: 'turns' });
  goOn(game, on, { woke: 'entered' });
  return ok(on.events);
}

function concede(game: Encounter, by: 'a' | 'b'): Result<readonly Event[], Refusal> {
  if (game.state.outcome !== null) return err(refusal('encounter.over'));
  const on = runOn(game);
  on.ctx.emit({ type: 'conceded', team: by });
  finish(on.ctx, 'conceded', by);
  game.rest = { ...emptyRest<PulpCity>(game.rest.dice), asked: game.rest.asked };
  return ok(on.events);
}

function play(game: Encounter, command: Command<Adjustment>): Result<readonly Event[], Refusal> {
  if (!isCommand(command)) return err(refusal('command.malformed'));
  switch (command.type) {
    case 'answer':
      return answer(game, command.decision, command.answer);
    case 'adjust':
      return adjust(game, command.changes);
    case 'skip':
      return skip(game);
    case 'concede':
      return concede(game, command.by);
    case 'rekey':
      if (game.rest.dice.kind === 'seeded')
        game.rest.dice = { ...seededDice(command.seed), drawn: game.rest.dice.drawn };
      return ok([]);
  }
}

/** The same game, to be played on while the first is kept. Pieces are shared: an event replaces one, it never changes it. */
function copy({ setup, state, rest }: Encounter): Encounter {
  const { pieces, ...changing } = state;
  return {
    setup,
    state: { ...(copyPlain(changing) as Omit<State, 'pieces'>), pieces: { ...pieces } },
    rest: copyPlain(rest) as Rest<PulpCity>,
  };
}

/**
 * A game for looking ahead: played on without touching the first, and with dice of its own, so that whoever looks ahead
 * learns nothing of the dice to come.
 */
export function fork(game: Encounter, seed: number): Encounter {
  const next = copy(game);
  if (next.rest.dice.kind === 'seeded') next.rest.dice = { ...seededDice(seed), drawn: next.rest.dice.drawn };
  return next;
}

/** An Encounter from a set-up that is known to be whole; `begin` reads one from outside. */
export function startEncounter(setup: EncounterSetup, faces?: readonly number[]): Encounter {
  const dice =
    faces !== undefined
      ? scriptedDice(faces)
      : setup.dice === 'entered'
        ? ({ kind: 'entered', drawn: 0 } as const)
        : seededDice(setup.seed);
  return { setup, state: initialState(setup), rest: emptyRest<PulpCity>(dice) };
}

/** Runs an Encounter that was just made up to its first question. */
export function settle(game: Encounter): readonly Event[] {
  const on = runOn(game);
  goOn(game, on, { woke: 'entered' });
  return on.events;
}

export const pulpCity: GameSystem<EncounterSetup, State, Event, Adjustment, Encounter> & {
  /** Begins, and says what happened before the first question. */
  open(
    setup: unknown,
  ): Result<{ readonly game: Encounter; readonly events: readonly Event[] }, readonly Refusal[]>;
} = {
  id: 'pulp-city',
  migrations,
  begin(setup) {
    const opened = this.open(setup);
    return opened.ok ? ok(opened.value.game) : opened;
  },
  open(setup) {
    const read = readSetup(setup, rulesetOf);
    if (!read.ok) return read;
    const game = startEncounter(read.value);
    return ok({ events: settle(game), game });
  },
  execute(game, command) {
    const next = copy(game);
    const done = play(next, command);
    return done.ok ? ok({ game: next, events: done.value }) : done;
  },
  play,
  apply,
  initialState,
  options: (game, decision) => listAnswers(worldOf(game), decision as Decision),
  check: (game, decision, given) =>
    whyNotTaken(given) ?? checkAnswer(worldOf(game), decision as Decision, given),
  sample: (game, decision, draw) => sample(game, decision as Decision, draw),
  shown: (game, decision, draw) => shownAnswers(worldOf(game), decision as Decision, draw),
  invariants: (game) => brokenInvariants(worldOf(game), game.rest),
  staleFacts: (game) => staleFacts(worldOf(game)),
  eventFault,
  stateFaults,
  restFits,
  outcome: (game) => game.state.outcome,
};
