/**
 * A tiny game for tests of the kernel and of all that knows no game: two duellists choose a stance in secret, may
 * then cheer, and roll a die each; the higher total scores. The first to three points wins.
 */
import { draw, seededDice, type DiceState } from '../../src/kernel/dice/source.ts';
import { type Command, type DecisionLike, type Refusal, refusal } from '../../src/kernel/game-system.ts';
import { forTwo, playersOf, type PlayerId } from '../../src/kernel/ids.ts';
import type { Opened, OpeningSystem } from '../../src/kernel/journal.ts';
import { err, ok, type Result } from '../../src/kernel/result.ts';

const DUELLISTS = playersOf({});

export const STANCES = ['bold', 'calm', 'sly'] as const;
export type Stance = (typeof STANCES)[number];

export interface DuelSetup {
  readonly edition: string;
  readonly revision: number;
  readonly seed: number;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly [extra: string]: unknown;
}

export interface DuelState {
  round: number;
  first: PlayerId | null;
  stances: Partial<Record<PlayerId, Stance>>;
  points: Record<PlayerId, number>;
  mood: { cheers: number };
  log: { still: string };
  winner: PlayerId | null;
}

export type DuelEvent =
  | { readonly type: 'began'; readonly first: PlayerId }
  | { readonly type: 'stood'; readonly stances: Record<PlayerId, Stance> }
  | { readonly type: 'cheered'; readonly by: PlayerId }
  | { readonly type: 'rolled'; readonly faces: Record<PlayerId, number>; readonly point: PlayerId | null }
  | { readonly type: 'set'; readonly player: PlayerId; readonly to: number }
  | { readonly type: 'dropped' }
  | { readonly type: 'won'; readonly by: PlayerId };

export interface DuelAdjustment {
  readonly player: PlayerId;
  readonly to: number;
}

export interface DuelDecision extends DecisionLike {
  readonly kind: 'stance' | 'cheer';
}

interface DuelRest {
  readonly stack: readonly { readonly proc: string; readonly step: string }[];
  readonly pending: readonly DuelDecision[];
  readonly answered: readonly unknown[];
  readonly dice: DiceState;
  readonly asked: number;
}

export interface Duel {
  readonly setup: DuelSetup;
  readonly state: DuelState;
  readonly rest: DuelRest;
}

type Step = { state: DuelState; rest: DuelRest; events: DuelEvent[] };

function apply(state: DuelState, event: DuelEvent): void {
  switch (event.type) {
    case 'began':
      state.first = event.first;
      return;
    case 'dropped':
      return;
    case 'stood':
      state.stances = { ...event.stances };
      return;
    case 'cheered':
      state.mood.cheers += 1;
      return;
    case 'rolled':
      if (event.point !== null) state.points[event.point] += 1;
      state.stances = {};
      state.round += 1;
      return;
    case 'set':
      if (event.to < 0) throw new Error('no points below nothing');
      state.points[event.player] = event.to;
      return;
    case 'won':
      state.winner = event.by;
      return;
  }
}

function happen(step: Step, event: DuelEvent): void {
  apply(step.state, event);
  step.events.push(event);
}

function ask(step: Step, kind: DuelDecision['kind'], by: readonly PlayerId[]): void {
  let { asked } = step.rest;
  const pending = by.map((player): DuelDecision => {
    asked += 1;
    const base = { id: `q${asked}`, kind, by: player };
    return kind === 'stance' ? { ...base, secret: true } : base;
  });
  step.rest = { ...step.rest, stack: [{ proc: 'round', step: kind }], pending, answered: [], asked };
}

function roll(step: Step): Record<PlayerId, number> {
  const { faces, next } = draw(step.rest.dice, 2);
  step.rest = { ...step.rest, dice: next };
  return forTwo(faces[0] ?? 0, faces[1] ?? 0);
}

function whatNow(step: Step): void {
  const winner = DUELLISTS.find((player) => step.state.points[player] >= 3);
  step.rest = { ...step.rest, stack: [], pending: [], answered: [] };
  if (winner === undefined) ask(step, 'stance', DUELLISTS);
  else if (step.state.winner === null) happen(step, { type: 'won', by: winner });
}

function answer(step: Step, decision: DuelDecision, value: unknown): void {
  const pending = step.rest.pending.filter((one) => one.id !== decision.id);
  const answered = [...step.rest.answered, { by: decision.by, answer: value }];
  step.rest = { ...step.rest, pending, answered };
  if (pending.length > 0) return;
  if (decision.kind === 'stance') {
    const given = answered as { by: PlayerId; answer: Stance }[];
    const of = (player: PlayerId): Stance => given.find((one) => one.by === player)?.answer ?? 'calm';
    happen(step, { type: 'stood', stances: forTwo(of('a'), of('b')) });
    ask(step, 'cheer', ['a']);
    return;
  }
  if (value === true) happen(step, { type: 'cheered', by: decision.by });
  const faces = roll(step);
  const point = faces.a === faces.b ? null : faces.a > faces.b ? 'a' : 'b';
  happen(step, { type: 'rolled', faces, point });
  whatNow(step);
}

function check(game: Duel, decision: DecisionLike, value: unknown): Refusal | null {
  if (!game.rest.pending.some((one) => one.id === decision.id)) return refusal('decision.gone');
  const legal = options(decision).includes(value);
  return legal ? null : refusal(`${decision.kind}.unknown`, { answer: String(value) });
}

const options = (decision: DecisionLike): readonly unknown[] =>
  decision.kind === 'stance' ? STANCES : [true, false];

function perform(game: Duel, step: Step, command: Command<DuelAdjustment>): Refusal | null {
  switch (command.type) {
    case 'answer': {
      const decision = game.rest.pending.find((one) => one.id === command.decision);
      if (decision === undefined) return refusal('decision.gone');
      const refused = check(game, decision, command.answer);
      if (refused === null) answer(step, decision, command.answer);
      return refused;
    }
    case 'adjust':
      for (const change of command.changes) {
        if (change.to < 0) return refusal('adjust.negative');
        happen(step, { type: 'set', ...change });
      }
      return null;
    case 'skip':
      happen(step, { type: 'dropped' });
      whatNow(step);
      return null;
    case 'concede':
      happen(step, { type: 'won', by: command.by === 'a' ? 'b' : 'a' });
      step.rest = { ...step.rest, stack: [], pending: [], answered: [] };
      return null;
    case 'rekey':
      step.rest = { ...step.rest, dice: { ...seededDice(command.seed), drawn: step.rest.dice.drawn } };
      return null;
  }
}

const freshState = (): DuelState => ({
  round: 1,
  first: null,
  stances: {},
  points: forTwo(0, 0),
  mood: { cheers: 0 },
  log: { still: 'the same object throughout' },
  winner: null,
});

const EVENT_TYPES = ['began', 'stood', 'cheered', 'rolled', 'set', 'dropped', 'won'];

export const duel: OpeningSystem<DuelSetup, DuelState, DuelEvent, DuelAdjustment, Duel> = {
  id: 'duel',
  migrations: [],
  begin(setup) {
    const opened = this.open(setup);
    return opened.ok ? ok(opened.value.game) : opened;
  },
  open(setup): Result<Opened<DuelEvent, Duel>, readonly Refusal[]> {
    if (typeof setup !== 'object' || setup === null || !('names' in setup))
      return err([refusal('setup.noNames')]);
    const whole = setup as DuelSetup;
    const step: Step = {
      state: freshState(),
      rest: { stack: [], pending: [], answered: [], dice: seededDice(whole.seed), asked: 0 },
      events: [],
    };
    const { a, b } = roll(step);
    happen(step, { type: 'began', first: a >= b ? 'a' : 'b' });
    whatNow(step);
    return ok({ game: { setup: whole, state: step.state, rest: step.rest }, events: step.events });
  },
  execute(game, command) {
    const step: Step = { state: structuredClone(game.state), rest: game.rest, events: [] };
    const refused = perform(game, step, command);
    if (refused !== null) return err(refused);
    return ok({ game: { setup: game.setup, state: step.state, rest: step.rest }, events: step.events });
  },
  play(game, command) {
    const step: Step = { state: game.state, rest: game.rest, events: [] };
    const refused = perform(game, step, command);
    if (refused !== null) return err(refused);
    (game as { rest: DuelRest }).rest = step.rest;
    return ok(step.events);
  },
  apply,
  initialState: freshState,
  options: (_, decision) => options(decision),
  check,
  sample(_, decision, next) {
    const all = options(decision);
    return all[next() % all.length];
  },
  invariants: (game) => (game.state.points.a + game.state.points.b > 8 ? [refusal('state.points')] : []),
  eventFault: ({ type }) => (EVENT_TYPES.includes(type) ? null : 'type'),
  stateFaults: (_, { round }) => (Number.isFinite(round) ? [] : [refusal('state.round')]),
  restFits: () => true,
  outcome: (game) => game.state.winner,
};

export const duelSetup = (seed = 7): DuelSetup => ({
  edition: 'first',
  revision: 1,
  seed,
  names: forTwo('Ann', 'Bob'),
});

/** @throws when the set-up is refused. */
export function openDuel(seed = 7): Opened<DuelEvent, Duel> {
  const opened = duel.open(duelSetup(seed));
  if (!opened.ok) throw new Error('duel refused');
  return opened.value;
}

export const newDuel = (seed = 7): Duel => openDuel(seed).game;
