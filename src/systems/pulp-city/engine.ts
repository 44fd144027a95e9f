import { type Rest, drawDice, run } from '../../kernel/machine.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { hearAgendas } from './agendas/settle.ts';
import { hasGivenUp, standIn } from './board/sides.ts';
import { rulesetOf } from './editions/editions.ts';
import { apply } from './model/apply.ts';
import { dropStale } from './model/cache-invalidation.ts';
import { type Ctx, makeWorld, type Ruleset, type World } from './model/encounter.ts';
import type { Event } from './model/events.ts';
import type { Decision, Frame, NextOf, ProcName, PulpCity, Woken } from './model/frames.ts';
import type { EncounterSetup } from './model/setup.ts';
import type { State } from './model/state.ts';
import { pressing, procedures, whatNow } from './procedures/schedule.ts';

/** An Encounter in progress. Plain JSON. */
export interface Encounter {
  readonly setup: EncounterSetup;
  state: State;
  rest: Rest<PulpCity>;
}

const worlds = new WeakMap<State, World>();

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

/** What a rehearsal takes for granted, and hears, while it goes on. All of it sees the world as it is at that moment. */
export interface Script {
  /** Asked before each step: what is taken to come of it; null: the step runs. `STOP` ends the rehearsal there. */
  readonly instead?: (w: World, frame: Frame, wake: Woken) => NextOf<ProcName> | null;
  /** Questions are open: what the machine is woken with once they are dealt with; null: the rehearsal ends there. */
  readonly atQuestion?: (w: World, rest: Rest<PulpCity>) => Woken | null;
  /** Told each event, once it is applied. */
  readonly told?: (w: World, event: Event) => void;
}

/** A command, or a rehearsal, under way: what its steps work with, and what has happened so far. */
export interface Run {
  readonly ctx: Ctx;
  readonly events: Event[];
  readonly script: Script | undefined;
}

export function runOn(game: Encounter, script?: Script): Run {
  const events: Event[] = [];
  const world = worldOf(game);
  const ctx: Ctx = {
    setup: game.setup,
    rules: world.rules,
    profiles: world.profiles,
    state: game.state,
    cache: world.cache,
    emit(event) {
      const gone = event.type === 'pieceDestroyed' ? (game.state.pieces[event.piece] ?? null) : null;
      apply(game.state, event);
      dropStale(world, event);
      events.push(event);
      script?.told?.(ctx, event);
      if (game.state.agendas === undefined) return;
      for (const more of hearAgendas(ctx, event, gone)) ctx.emit(more);
    },
    roll: (count) => drawDice(game.rest, count),
  };
  return { ctx, events, script };
}

/**
 * Whoever has given up is asked nothing: what each Team says for itself is left out, what one says for all falls to
 * whoever stands in for it. @rule PC-WIN-08
 */
function handedOn(w: World, pending: Decision[]): Decision[] {
  if (!pending.some(({ by }) => hasGivenUp(w, by))) return pending;
  const left = pending.filter(({ by }) => !hasGivenUp(w, by));
  return left.length > 0 ? left : pending.map((one) => ({ ...one, by: standIn(w, one.by) }));
}

/** Runs on until a question is open or `next` has nothing left to begin; a rehearsal, until its script has no answer. */
export function goOn(
  { rest }: Encounter,
  { ctx, script }: Run,
  first: Woken,
  next: () => Frame | null = () => whatNow(ctx),
): void {
  const instead = script?.instead;
  let wake: Woken | null = first;
  while (wake !== null) {
    run<PulpCity, Ctx>(
      procedures,
      rest,
      ctx,
      wake,
      next,
      () => pressing(ctx, rest.stack),
      instead === undefined ? null : (frame, why) => instead(ctx, frame, why),
    );
    rest.pending = handedOn(ctx, rest.pending);
    wake = rest.pending.length === 0 ? null : (script?.atQuestion?.(ctx, rest) ?? null);
  }
}

/** The same state, to be changed on its own. Pieces are shared: an event replaces one, it never changes it. */
export function copyState({ pieces, ...changing }: State): State {
  return { ...(copyPlain(changing) as Omit<State, 'pieces'>), pieces: { ...pieces } };
}

/** The same game, to be played on while the first is kept. */
export function copyGame({ setup, state, rest }: Encounter): Encounter {
  return { setup, state: copyState(state), rest: copyPlain(rest) as Rest<PulpCity> };
}
