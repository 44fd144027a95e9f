/** What a test may look at in a game. */
import type { PlayerId } from '../../src/kernel/ids.ts';
import { ownProfile } from '../../src/systems/pulp-city/model/borrowed.ts';
import type { Encounter } from '../../src/systems/pulp-city/index.ts';
import type { Decision, DecisionFor } from '../../src/systems/pulp-city/model/frames.ts';
import type { DecisionKind } from '../../src/systems/pulp-city/model/decisions.ts';
import type { Event, EventOf, EventType } from '../../src/systems/pulp-city/model/events.ts';
import type { CardProfile } from '../../src/systems/pulp-city/model/profile.ts';
import type { CardState, ModelState, State } from '../../src/systems/pulp-city/model/state.ts';
import type { TerrainPiece } from '../../src/systems/pulp-city/model/terrain.ts';
import { type Names, namesIn } from './names.ts';

export class Watch {
  protected now: Encounter;
  protected readonly happened: Event[];

  /** `events`: what happened before the first question. */
  constructor(game: Encounter, events: readonly Event[] = []) {
    this.now = game;
    this.happened = [...events];
  }

  get game(): Encounter {
    return this.now;
  }

  get state(): State {
    return this.now.state;
  }

  get names(): Names {
    return namesIn(this.now);
  }

  model(name: string): ModelState {
    return this.state.models[this.names.model(name)]!;
  }

  card(name: string): CardState {
    return this.state.cards[this.names.card(name)]!;
  }

  profile(name: string): CardProfile {
    return this.now.setup.profiles[ownProfile(this.card(name).profile)]!;
  }

  piece(id: string): TerrainPiece | undefined {
    return this.state.pieces[id];
  }

  pool(team: PlayerId): number {
    return this.state.teams[team].pool;
  }

  /** Where a model stands, in inches to a thousandth. */
  at(name: string): { readonly x: number; readonly y: number; readonly z: number } {
    const { x, y, z } = this.model(name);
    const inches = (length: number): number => Math.round(length / 25.4) / 1000;
    return { x: inches(x), y: inches(y), z: inches(z) };
  }

  /** Open questions, of one kind if named. */
  pending(): readonly Decision[];
  pending<K extends DecisionKind>(kind: K): readonly DecisionFor<K>[];
  pending(kind?: DecisionKind): readonly Decision[] {
    const open = this.now.rest.pending;
    return kind === undefined ? open : open.filter((one) => one.kind === kind);
  }

  /** Kinds of the open questions. */
  asked(): readonly DecisionKind[] {
    return this.pending().map((one) => one.kind);
  }

  /**
   * The one open question of a kind.
   * @throws when it is not open.
   */
  question<K extends DecisionKind>(kind: K, by?: PlayerId): DecisionFor<K> {
    const found = this.pending(kind).find((one) => by === undefined || one.by === by);
    if (found === undefined)
      throw new Error(`'${kind}' is not asked, but: ${this.asked().join(', ') || 'nothing'}`);
    return found;
  }

  /** Everything that has happened, or the events of one type. */
  events(): readonly Event[];
  events<T extends EventType>(type: T): readonly EventOf<T>[];
  events(type?: EventType): readonly Event[] {
    return type === undefined ? this.happened : this.happened.filter((event) => event.type === type);
  }

  /**
   * The latest event of a type.
   * @throws when there is none.
   */
  last<T extends EventType>(type: T): EventOf<T> {
    const found = this.events(type).at(-1);
    if (found === undefined) throw new Error(`no '${type}' has happened`);
    return found;
  }

  /** Faces laid down and not yet rolled. */
  diceLeft(): readonly number[] {
    const { dice } = this.now.rest;
    return dice.kind === 'scripted' ? dice.faces.slice(dice.drawn) : [];
  }
}
