import { seededDice } from '../../kernel/dice/source.ts';
import { isCommand } from '../../kernel/command-form.ts';
import type { Command } from '../../kernel/game-system.ts';
import { type Refusal, refusal } from './model/refusals.ts';
import { emptyRest, takeAnswer } from '../../kernel/machine.ts';
import { unfitPart } from '../../kernel/outside.ts';
import { copyPlain, samePlain } from '../../kernel/plain.ts';
import { type Result, err, ok } from '../../kernel/result.ts';
import { whyNotAdjust } from './decisions/adjustment.ts';
import { sampleAnswer } from './decisions/answers.ts';
import { checkAnswer } from './decisions/check.ts';
import { type Encounter, goOn, type Run, runOn, type Script, worldOf } from './engine.ts';
import type { Ctx, World } from './model/encounter.ts';
import type { TeamId } from './model/ids.ts';
import type { Adjustment, Event } from './model/events.ts';
import type { Decision, PulpCity } from './model/frames.ts';
import { oneTeamLeft } from './board/cards.ts';
import { teamsIn, teamsOf } from './board/sides.ts';
import { finish } from './procedures/end-of-round.ts';
import { turnAfter } from './procedures/turn.ts';
import { giveUp } from './rules/damage/giving-up.ts';
import { faultAt } from './saves/check.ts';
import { adjustment } from './saves/event-form.ts';

/** What was drawn last for this very question, where it is the answer given: it is known to be legal. */
function drawnFor({ cache }: World, decision: string, given: unknown): { readonly answer: unknown } | null {
  const { drawn } = cache;
  return drawn !== null && drawn.decision === decision && samePlain(drawn.answer, given) ? drawn : null;
}

/** Remembers a copy of its own, so that nobody changes what was found legal. */
export function sample(game: Encounter, decision: Decision, draw: () => number): unknown {
  const w = worldOf(game);
  const answer = sampleAnswer(w, decision, draw);
  w.cache.drawn = { decision: decision.id, answer: copyPlain(answer) };
  return answer;
}

/** Nothing in an answer is a name that all objects share, or no plain data. */
export function whyNotTaken(given: unknown): Refusal | null {
  const part = unfitPart(given);
  return part === null ? null : refusal('answer.malformed', { kind: part.why });
}

function answer(
  game: Encounter,
  id: string,
  given: unknown,
  script?: Script,
): Result<readonly Event[], Refusal> {
  const decision = game.rest.pending.find((one) => one.id === id);
  if (decision === undefined) return err(refusal('answer.stale'));
  const w = worldOf(game);
  const drawn = drawnFor(w, id, given);
  const why = drawn === null ? (whyNotTaken(given) ?? checkAnswer(w, decision, given)) : null;
  if (why !== null) return err(why);
  const on = runOn(game, script);
  const wake = takeAnswer<PulpCity>(
    game.rest,
    id,
    drawn === null ? JSON.parse(JSON.stringify(given)) : drawn.answer,
  );
  if (wake !== null) goOn(game, on, wake);
  return ok(on.events);
}

function adjust(
  game: Encounter,
  changes: readonly Adjustment[],
  script?: Script,
): Result<readonly Event[], Refusal> {
  const on = runOn(game, script);
  for (const change of changes) {
    if (whyNotTaken(change) !== null || faultAt(adjustment, change) !== null)
      return err(refusal('adjust.unknown'));
    const why = whyNotAdjust(on.ctx, change);
    if (why !== null) return err(why);
  }
  for (const change of changes) on.ctx.emit({ type: 'adjusted', change });
  if (game.rest.dice.kind === 'entered' && changes.some((change) => change.what === 'realDice'))
    game.rest.dice = { ...seededDice(game.setup.seed), drawn: game.rest.dice.drawn };
  reopen(game, on);
  return ok(on.events);
}

/** What was offered before an adjustment may no longer hold: the step that asked runs again. */
function reopen(game: Encounter, on: Run): void {
  const { stack, answered, pending } = game.rest;
  const several = pending.length > 1 && stack.at(-1)?.proc !== 'dice';
  if (stack.length === 0 || answered.length > 0 || pending.length === 0 || several) return;
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
function skip(game: Encounter, script?: Script): Result<readonly Event[], Refusal> {
  const [decision] = game.rest.pending;
  if (decision === undefined) return err(refusal('skip.nothing'));
  const on = runOn(game, script);
  on.ctx.emit({ type: 'decisionSkipped', kind: decision.kind, team: decision.by });
  drop(game, on);
  if (game.state.round.phase === 'startingRoll') on.ctx.emit({ type: 'phaseBegan', phase: 'actionPool' });
  goOn(game, on, { woke: 'entered' });
  return ok(on.events);
}

/** What is in flight ends where it is: the Turn passes on, Effects are over. */
function drop(game: Encounter, { ctx }: Run): void {
  const { phase } = game.state.round;
  endActivations(ctx);
  game.rest = { ...emptyRest<PulpCity>(game.rest.dice), asked: game.rest.asked };
  if (phase === 'turns') {
    const team = game.state.turn.active;
    ctx.emit({ type: 'turnEnded', team, next: turnAfter(ctx, team) });
  } else if (phase === 'effects') ctx.emit({ type: 'phaseBegan', phase: 'turns' });
}

/** A Team gives up. Of two the other has won; of more it is out, and those that are left play on. @rule PC-WIN-08 */
function concede(game: Encounter, by: TeamId, script?: Script): Result<readonly Event[], Refusal> {
  if (game.state.outcome !== null) return err(refusal('encounter.over'));
  const on = runOn(game, script);
  if (!teamsIn(on.ctx).includes(by) && teamsOf(on.ctx).length > 2) return err(refusal('concede.out'));
  const involved = isInvolved(game, by);
  on.ctx.emit({ type: 'conceded', team: by });
  if (teamsOf(on.ctx).length > 2) giveUp(on.ctx, by);
  if (oneTeamLeft(on.ctx) || teamsOf(on.ctx).length === 2) {
    finish(on.ctx, 'conceded');
    game.rest = { ...emptyRest<PulpCity>(game.rest.dice), asked: game.rest.asked };
  } else if (involved || isSettingUp(game)) {
    if (!stepsBack(game, by)) drop(game, on);
    goOn(game, on, { woke: 'entered' });
  } else reopen(game, on);
  return ok(on.events);
}

const isSettingUp = ({ state }: Encounter): boolean =>
  state.round.phase === 'setup' || state.round.phase === 'deployment';

/**
 * While the table is set up, what is under way is asked again without whoever has given up, from before its models or
 * any dice came in; what has been decided before stays. false: nothing is left to go on from.
 * @rule PC-WIN-08
 */
function stepsBack(game: Encounter, by: TeamId): boolean {
  const { rest } = game;
  if (!isSettingUp(game) || rest.held !== undefined) return false;
  const names = namesOf(game, by);
  const first = rest.stack.findIndex((frame) => frame.proc === 'dice' || names(frame));
  if (first >= 0) rest.stack.length = first;
  rest.pending = [];
  rest.answered = [];
  return rest.stack.length > 0;
}

/** Is the Team asked, has it answered what others are still asked, or does what is in flight name one of its cards or models? */
function isInvolved(game: Encounter, team: TeamId): boolean {
  const { rest, state } = game;
  const asked = [...rest.pending, ...rest.answered].some(({ by }) => by === team);
  return asked || namesOf(game, team)(rest.stack) || state.turn.active === team;
}

/** Does a part of what is in flight name one of the Team's cards or models? */
function namesOf({ state }: Encounter, team: TeamId): (part: unknown) => boolean {
  const cards = Object.values(state.cards).filter((card) => card.team === team);
  const own = new Set(cards.map(({ id }) => id));
  for (const { id, card } of Object.values(state.models)) if (own.has(card)) own.add(id);
  const names = (part: unknown): boolean => {
    if (typeof part === 'string') return own.has(part);
    if (typeof part !== 'object' || part === null) return false;
    return Object.values(part).some(names);
  };
  return names;
}

/** Carries a command out on a game that the caller owns. `script`: what is taken for granted where it is only rehearsed. */
export function play(
  game: Encounter,
  command: Command<Adjustment>,
  script?: Script,
): Result<readonly Event[], Refusal> {
  if (!isCommand(command)) return err(refusal('command.malformed'));
  switch (command.type) {
    case 'answer':
      return answer(game, command.decision, command.answer, script);
    case 'adjust':
      return adjust(game, command.changes, script);
    case 'skip':
      return skip(game, script);
    case 'concede':
      return concede(game, command.by, script);
    case 'rekey':
      if (game.rest.dice.kind === 'seeded')
        game.rest.dice = { ...seededDice(command.seed), drawn: game.rest.dice.drawn };
      return ok([]);
  }
}
