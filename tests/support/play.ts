/** A game in the hands of a test: verbs that answer what is asked, and eyes for what has happened. */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect } from 'vitest';
import type { Command, Refusal } from '../../src/kernel/game-system.ts';
import type { PlayerId } from '../../src/kernel/ids.ts';
import { checkedExecute } from '../../src/simulation/checks.ts';
import { copy } from '../../src/simulation/same.ts';
import { type Encounter, pulpCity, worldOf } from '../../src/systems/pulp-city/index.ts';
import type { Act, ActionOrder } from '../../src/systems/pulp-city/model/orders.ts';
import type { Asks, DecisionKind, SfxPick } from '../../src/systems/pulp-city/model/decisions.ts';
import type { Decision } from '../../src/systems/pulp-city/model/frames.ts';
import type { Adjustment, Event } from '../../src/systems/pulp-city/model/events.ts';
import { profileOf } from '../../src/systems/pulp-city/model/lookup.ts';
import type { MovementType, Trait } from '../../src/systems/pulp-city/model/keywords.ts';
import type { Waypoint } from '../../src/tabletop/travel.ts';
import { neutral } from './neutral.ts';
import { um } from './pieces.ts';
import { Watch } from './watch.ts';

/** A way-point in inches. */
export type Leg = readonly [x: number, y: number, level?: Waypoint['level']];

export interface MoveOptions {
  readonly as?: MovementType;
  readonly combined?: boolean;
  readonly fall?: boolean;
}

export interface AttackOptions {
  /** Which of the bar's Types, by place. */
  readonly use?: number;
  readonly source?: string;
  /** Inches. */
  readonly toward?: readonly [number, number];
  readonly at?: readonly [number, number];
  readonly object?: string;
  readonly ap?: number;
  /** Power Up dice of the Attacker, an Object to smash, Powers used. */
  readonly boost?: number;
  readonly smash?: string;
  readonly powers?: readonly string[];
  /** Power Up dice of each Defender, and the Trait it answers with. */
  readonly defendBoost?: number;
  readonly defendTrait?: Trait;
  readonly defendPowers?: readonly string[];
  /** Who stands in for the Target. */
  readonly redirect?: string;
  /** SFX choices by place; left open when not given. */
  readonly sfx?: readonly (number | SfxPick)[];
  /** From here on the side on which a thrown model is put down is left open; else it is the one suggested. */
  readonly place?: 'asked';
  /** Dice, stand-ins and Reactions nobody asked for are answered with 'nothing'. */
  readonly quiet?: boolean;
}

/** Thrown by every verb that the engine refuses; `refused` catches it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`refused: ${refusal.code} ${JSON.stringify(refusal.params)}`);
    this.refusal = refusal;
  }
}

const inPlay: Play[] = [];

afterEach(({ task }) => {
  const games = inPlay.splice(0);
  if (task.result?.state === 'fail') return;
  for (const game of games) game.done();
});

/** Plays what may stop half-way: the games it begins need not roll every face that was laid down. */
export function unfinished<T>(play: () => T): T {
  const before = inPlay.length;
  try {
    return play();
  } finally {
    inPlay.splice(before);
  }
}

const QUIET: readonly DecisionKind[] = [
  'redirect',
  'attackDice',
  'defendDice',
  'react',
  'usePower',
  'changeDie',
  'rerollDie',
  'hurtPieces',
  'objectToLay',
  'keepTrait',
  'makeRoom',
  'blastOrder',
];

export class Play extends Watch {
  #asksSides = false;

  constructor(game: Encounter, events: readonly Event[] = []) {
    super(game, events);
    inPlay.push(this);
  }

  /**
   * Sends a command as it is, and checks every promise of the engine on the way.
   * @throws Refused when the engine refuses.
   */
  send(command: Command<Adjustment>): this {
    const { result, broken } = checkedExecute(pulpCity, this.now, command);
    expect(broken).toEqual([]);
    if (!result.ok) throw new Refused(result.error);
    this.now = result.value.game;
    this.happened.push(...result.value.events);
    return this;
  }

  answer<K extends DecisionKind>(kind: K, answer: Asks[K]['a'], by?: PlayerId): this {
    return this.#reply(this.question(kind, by).id, answer);
  }

  #reply(decision: string, answer: unknown): this {
    this.send({ type: 'answer', decision, answer });
    const [side] = this.pending('placeModel');
    if (side === undefined || this.#asksSides) return this;
    return this.send({ type: 'answer', decision: side.id, answer: side.at });
  }

  adjust(...changes: readonly Adjustment[]): this {
    return this.send({ type: 'adjust', changes });
  }

  concede(by: PlayerId): this {
    return this.send({ type: 'concede', by });
  }

  skip(): this {
    return this.send({ type: 'skip' });
  }

  /** Lays down more faces behind those still to be rolled. */
  dice(...faces: readonly number[]): this {
    const { dice } = this.now.rest;
    if (dice.kind !== 'scripted') throw new Error('these dice are not scripted');
    const more = { ...dice, faces: [...dice.faces, ...faces] };
    this.now = { ...this.now, rest: { ...this.now.rest, dice: more } };
    return this;
  }

  /** Takes away the faces still to be rolled, where a test has seen enough. */
  forgetDice(): this {
    const { dice } = this.now.rest;
    if (dice.kind !== 'scripted') return this;
    const used = { ...dice, faces: dice.faces.slice(0, dice.drawn) };
    this.now = { ...this.now, rest: { ...this.now.rest, dice: used } };
    return this;
  }

  activate(name: string, options: { readonly minions?: string } = {}): this {
    const minions = options.minions === undefined ? null : this.names.card(options.minions);
    return this.answer('turn', { do: 'activate', card: this.names.card(name), minions });
  }

  /** Moves along way-points in inches; without any, by 0 inches. */
  move(name: string, ...args: readonly (Leg | MoveOptions)[]): this {
    const legs = args.filter((arg): arg is Leg => Array.isArray(arg));
    const options = args.find((arg): arg is MoveOptions => !Array.isArray(arg)) ?? {};
    return this.act({
      do: 'move',
      model: this.names.model(name),
      legs: legs.map(([x, y, level]) => ({ x: um(x), y: um(y), ...(level === undefined ? {} : { level }) })),
      as: options.as ?? this.profile(name.replace(/ \d+$/, '')).movement.type,
      combined: options.combined ?? false,
      fall: options.fall ?? false,
    });
  }

  climbHigh(name: string): this {
    return this.act({ do: 'climbHigh', model: this.names.model(name) });
  }

  /** Moves the middle of a missed Blast by so many inches from where it was aimed. */
  drift(east = 0, north = 0): this {
    const { x, y } = this.question('blastDrift');
    return this.answer('blastDrift', { x: x + um(east), y: y + um(north) });
  }

  act(order: Act): this {
    return this.answer('act', order);
  }

  /** Declares an Action and answers on the way what `options` say, up to the next real choice. */
  attack(
    name: string,
    action: string,
    targets: string | readonly string[] = [],
    options: AttackOptions = {},
  ): this {
    this.#asksSides ||= options.place === 'asked';
    this.act({ do: 'action', ...this.order(name, action, targets, options) });
    return this.#settle(options);
  }

  /** Uses a Reaction that is offered. */
  react(
    name: string,
    action: string,
    targets: string | readonly string[] = [],
    options: AttackOptions = {},
  ): this {
    this.answer('react', { do: 'action', ...this.order(name, action, targets, options) });
    return this.#settle(options);
  }

  /** An Action as its player declares it. */
  order(
    name: string,
    action: string,
    targets: string | readonly string[],
    options: AttackOptions = {},
  ): ActionOrder {
    const { names } = this;
    const printed = profileOf(worldOf(this.now), names.model(name));
    const found =
      printed.actions.find((one) => one.name === action || one.id === action) ??
      printed.textActions?.find((one) => one.id === action);
    if (found === undefined) throw new Error(`${name} has no Action '${action}'`);
    const { source, toward, at, object, ap } = options;
    return {
      model: names.model(name),
      action: found.id,
      use: options.use ?? 0,
      targets: (typeof targets === 'string' ? [targets] : targets).map(names.target),
      ...(source === undefined ? {} : { source: names.target(source) }),
      ...(toward === undefined ? {} : { toward: { x: um(toward[0]), y: um(toward[1]) } }),
      ...(at === undefined ? {} : { at: { x: um(at[0]), y: um(at[1]) } }),
      ...(object === undefined ? {} : { object: names.target(object) }),
      ...(ap === undefined ? {} : { ap }),
    };
  }

  /** Spends SFX: choices by place, each on the Target unless said otherwise. */
  spend(...picks: readonly (number | SfxPick)[]): this {
    const whole = picks.map(
      (pick): SfxPick => (typeof pick === 'number' ? { choice: pick, on: 'target' } : pick),
    );
    return this.answer('spendSfx', { picks: whole, extras: [] });
  }

  /** Answers the open question with 'nothing', 'no' or 'nobody'. */
  decline(kind: DecisionKind | undefined = this.asked()[0]): this {
    const open = kind === undefined ? undefined : this.question(kind);
    if (open === undefined) throw new Error('nothing is asked');
    return this.#reply(open.id, neutral(open));
  }

  endActivation(): this {
    return this.act({ do: 'end' });
  }

  pass(): this {
    return this.answer('turn', { do: 'pass' });
  }

  teamDone(): this {
    return this.answer('turn', { do: 'done' });
  }

  offerEnd(): this {
    return this.answer('turn', { do: 'offerEnd' });
  }

  /** Code of the refusal that the deed meets. The game must stay as it was. */
  refused(deed: (game: this) => unknown): string {
    return this.refusal(deed).code;
  }

  /** The whole refusal that the deed meets, with the rule behind it. The game must stay as it was. */
  refusal(deed: (game: this) => unknown): Refusal {
    const [before, events] = [copy(this.now), this.happened.length];
    try {
      deed(this);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      expect(isDeepStrictEqual(this.now, before), 'a refusal changes nothing').toBe(true);
      expect(this.happened.length).toBe(events);
      return error.refusal;
    }
    throw new Error('nothing was refused');
  }

  /** All faces laid down have been rolled. Checked after every test. */
  done(): this {
    expect(this.diceLeft(), 'faces laid down and never rolled').toEqual([]);
    return this;
  }

  #settle(options: AttackOptions): this {
    const quiet = options.quiet ?? true;
    const given = new Set<DecisionKind>();
    for (;;) {
      const open = this.pending()[0];
      if (open === undefined) return this;
      const answer = this.#givenAnswer(open, options, given);
      if (answer === null && !(quiet && QUIET.includes(open.kind))) return this;
      given.add(open.kind);
      this.#reply(open.id, answer === null ? neutral(open) : answer.is);
    }
  }

  #givenAnswer(
    open: Decision,
    options: AttackOptions,
    given: ReadonlySet<DecisionKind>,
  ): { readonly is: unknown } | null {
    const first = !given.has(open.kind);
    if (open.kind === 'attackDice' && first) {
      const { boost, smash, powers } = options;
      if (boost === undefined && smash === undefined && powers === undefined) return null;
      return { is: { powerUp: boost ?? 0, object: smash ?? null, powers: powers ?? [] } };
    }
    if (open.kind === 'defendDice') {
      const { defendBoost, defendTrait, defendPowers } = options;
      if (defendBoost === undefined && defendTrait === undefined && defendPowers === undefined) return null;
      const place = open.traits.findIndex((one) => one.trait === defendTrait);
      if (defendTrait !== undefined && place < 0)
        throw new Error(`no defence with ${defendTrait} is offered`);
      return {
        is: { powerUp: defendBoost ?? 0, trait: Math.max(0, place), powers: defendPowers ?? [] },
      };
    }
    if (open.kind === 'redirect' && first && options.redirect !== undefined) {
      return { is: this.names.model(options.redirect) };
    }
    if (open.kind === 'spendSfx' && first && options.sfx !== undefined) {
      const picks = options.sfx.map((pick) =>
        typeof pick === 'number' ? { choice: pick, on: 'target' } : pick,
      );
      return { is: { picks, extras: [] } };
    }
    return null;
  }
}
