import type { GameSystem, Refusal } from '../../kernel/game-system.ts';

import { scriptedDice, seededDice } from '../../kernel/dice/source.ts';
import { emptyRest } from '../../kernel/machine.ts';
import { type LookAhead, playOn } from '../../kernel/search.ts';
import { type Result, ok } from '../../kernel/result.ts';
import { listAnswers, mootAnswer } from './decisions/answers.ts';
import { checkAnswer } from './decisions/check.ts';
import { shownAnswers } from './decisions/shown.ts';
import { rulesetOf } from './editions/editions.ts';
import { overrules } from './model/adjustment.ts';
import { apply } from './model/apply.ts';
import type { Ruleset } from './model/encounter.ts';
import type { Decision, PulpCity } from './model/frames.ts';
import type { Adjustment, Event } from './model/events.ts';

import { initialState } from './model/initial.ts';
import type { EncounterSetup } from './model/setup.ts';
import type { State } from './model/state.ts';
import { brokenInvariants } from './invariants.ts';
import { play, sample, whyNotTaken } from './commands.ts';
import { copyGame, type Encounter, goOn, runOn, worldOf } from './engine.ts';
import { eventFault, restFits } from './saves/check.ts';
import { migrations } from './saves/migrations.ts';
import { stateFaults } from './saves/state-faults.ts';
import { rehearse, type Rehearsal } from './rehearse.ts';
import { candidatesFor } from './search/candidates.ts';
import { evaluate } from './search/evaluate.ts';
import { fork } from './search/fork.ts';
import { outlook } from './search/outlook.ts';
import { progress } from './search/progress.ts';
import { PONDERED, weigh } from './search/weigh.ts';
import { staleFacts } from './stale-facts.ts';
import { readSetup } from './setup/read-setup.ts';

export { type Encounter, worldOf } from './engine.ts';
export { rehearse, type Rehearsal } from './rehearse.ts';
export { fork } from './search/fork.ts';
export { powersHeard } from './search/powers-heard.ts';

/** The rules of an edition, and with them what it asks of a card; null: there is no such edition. */
export const cardRules = (edition: string): Ruleset | null => rulesetOf(edition);

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

export const pulpCity: GameSystem<EncounterSetup, State, Event, Adjustment, Encounter> &
  LookAhead<Encounter, Rehearsal, Adjustment> & {
    /** Begins, and says what happened before the first question. */
    open(
      setup: unknown,
      begun?: 'begun',
    ): Result<{ readonly game: Encounter; readonly events: readonly Event[] }, readonly Refusal[]>;
  } = {
  id: 'pulp-city',
  migrations,
  begin(setup, begun) {
    const opened = this.open(setup, begun);
    return opened.ok ? ok(opened.value.game) : opened;
  },
  open(setup, begun) {
    const read = readSetup(setup, rulesetOf, begun);
    if (!read.ok) return read;
    const game = startEncounter(read.value);
    return ok({ events: settle(game), game });
  },
  execute(game, command) {
    const next = copyGame(game);
    const done = play(next, command);
    return done.ok ? ok({ game: next, events: done.value }) : done;
  },
  play: (game, command) => play(game, command),
  apply,
  initialState,
  options: (game, decision) => listAnswers(worldOf(game), decision as Decision),
  check: (game, decision, given) =>
    whyNotTaken(given) ?? checkAnswer(worldOf(game), decision as Decision, given),
  moot: (game, decision) => mootAnswer(worldOf(game), decision as Decision),
  sample: (game, decision, draw) => sample(game, decision as Decision, draw),
  shown: (game, decision, draw) => shownAnswers(worldOf(game), decision as Decision, draw),
  overrules,
  invariants: (game) => brokenInvariants(worldOf(game), game.rest),
  staleFacts: (game) => staleFacts(worldOf(game)),
  eventFault,
  stateFaults,
  restFits,
  outcome: (game) => game.state.outcome,
  fork,
  rehearse: (game, command) => rehearse(game, command),
  candidates: (game, decision, limit, draw) =>
    candidatesFor(worldOf(game), decision as Decision, limit, draw),
  weigh: (game, decision, limit, draw) => weigh(game, decision as Decision, limit, draw),
  ponders: ({ kind }) => PONDERED.includes(kind),
  playout: (game, policy, limit, draw) => playOn(pulpCity, game, policy, limit, draw),
  progress,
  asked: (game) => game.rest.pending[0] ?? null,
  evaluate,
  outlook,
};
