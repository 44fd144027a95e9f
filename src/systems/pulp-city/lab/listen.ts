import { byPlayer } from '../../../kernel/ids.ts';
import { cardInPlay, cardsOf } from '../board/cards.ts';
import { enemyTeams, teamsOf } from '../board/sides.ts';
import { type Encounter, worldOf } from '../engine.ts';
import type { World } from '../model/encounter.ts';
import type { Event } from '../model/events.ts';
import type { CardId, TeamId } from '../model/ids.ts';
import { profileById } from '../model/lookup.ts';
import type { Outcome } from '../model/state.ts';
import { projected } from '../rules/objectives/scoring.ts';
import { powersHeard } from '../search/powers-heard.ts';
import { luckOf } from '../view/log/luck.ts';

/** What a card did in an Encounter. */
export interface CardTold {
  /** Its place in the list, from 1. */
  readonly at: number;
  /** Card profile it was recruited as. */
  readonly part: string;
  /** Activations. */
  readonly acted: number;
  /** AP. */
  readonly spent: number;
  /** Damage to the other Team's models. */
  readonly dealt: number;
  readonly taken: number;
  /** Models of the other Team KO'ed, by whose doing it was. @rule PC-AGENDA-24 */
  readonly felled: number;
  /** Burdens taken up, and kept from one Round to the next. */
  readonly carried: number;
  /** Not KO'ed at the end. */
  readonly standing: boolean;
  /** Actions by their ids, Powers and Roles by their names. */
  readonly used: Readonly<Record<string, number>>;
}

export interface TeamTold {
  readonly points: number;
  readonly felled: number;
  readonly passes: number;
  readonly behind: number;
  readonly luck: number;
  readonly parts: readonly CardTold[];
}

export interface EncounterTold {
  readonly winner: TeamId | 'tie';
  readonly why: Outcome['why'];
  readonly rounds: number;
  readonly firstTurn: TeamId | null;
  readonly firstBlood: TeamId | null;
  readonly sides: { readonly a: TeamTold; readonly b: TeamTold };
}

/** Names under which the use of an Action and of a Power or Role is counted. */
export const actionName = (id: string): string => `action ${id}`;
export const powerName = (name: string): string => `power ${name}`;

type Count = { -readonly [K in 'acted' | 'spent' | 'dealt' | 'taken' | 'carried']: number };

const none = (): Count => ({ acted: 0, spent: 0, dealt: 0, taken: 0, carried: 0 });

/** Keeps what an Encounter of two Teams comes to, event by event. */
export class EncounterListener {
  private readonly game: Encounter;
  private readonly events: Event[] = [];
  private readonly counts = new Map<CardId, Count>();
  private readonly used = new Map<CardId, Map<string, number>>();
  private readonly passes = new Map<TeamId, number>();
  private readonly behind = new Map<TeamId, number>();
  private readonly powers = new Map<string, number>();
  private firstTurn: TeamId | null = null;

  constructor(game: Encounter) {
    this.game = game;
  }

  hear(events: readonly Event[]): void {
    for (const event of events) this.note(event);
    for (const name of powersHeard(events)) this.powers.set(name, (this.powers.get(name) ?? 0) + 1);
    this.events.push(...events);
    if (events.some(({ type }) => type === 'roundBegan')) this.noteLead();
  }

  /** @throws when the Encounter is not over. */
  told(): EncounterTold {
    const w = worldOf(this.game);
    const { outcome } = w.state;
    if (outcome === null) throw new Error('the Encounter goes on');
    const credits = (w.state.credits ?? []).filter(({ of, team }) => of === 'koed' && team !== null);
    const luck = luckOf(w, this.events);
    const side = (team: TeamId): TeamTold => ({
      points: w.state.teams[team].agendaPoints,
      felled: credits.filter((credit) => credit.team === team).length,
      passes: this.passes.get(team) ?? 0,
      behind: this.behind.get(team) ?? 0,
      luck: luck[team].best - luck[team].bestMeant,
      parts: cardsOf(w, team).map((card, index) => this.cardTold(w, team, card, index + 1)),
    });
    const { a, b } = byPlayer(teamsOf(w), side);
    return {
      winner: outcome.winner,
      why: outcome.why,
      rounds: w.state.round.number,
      firstTurn: this.firstTurn,
      firstBlood: credits[0]?.team ?? null,
      sides: { a, b },
    };
  }

  private note(event: Event): void {
    switch (event.type) {
      case 'turnBegan':
        this.firstTurn ??= event.team;
        return;
      case 'turnPassed':
        this.passes.set(event.team, (this.passes.get(event.team) ?? 0) + 1);
        return;
      case 'activationBegan':
        this.of(event.card).acted += 1;
        return;
      case 'apSpent':
        if (event.card !== null) this.of(event.card).spent += event.ap;
        return;
      case 'damaged':
        this.noteDamage(event.target, event.points, event.by);
        return;
      case 'actionDeclared': {
        const card = this.cardOf(event.model);
        if (card !== null) this.noteUse(card, actionName(event.action), 1);
        return;
      }
      case 'burdened':
      case 'burdenKept': {
        const card = this.cardOf(event.model);
        if (card !== null) this.of(card).carried += 1;
        return;
      }
      default:
        return;
    }
  }

  private noteDamage(target: string, points: number, by: CardId | null): void {
    const victim = this.cardOf(target);
    const team = victim === null ? null : this.teamOf(victim);
    if (victim === null || team === null) return;
    this.of(victim).taken += points;
    if (by !== null && this.teamOf(by) !== team) this.of(by).dealt += points;
  }

  /** How far each Team is behind as a Round ends, if the Encounter ended there. @rule PC-WIN-06 */
  private noteLead(): void {
    const w = worldOf(this.game);
    const points = projected(w);
    for (const team of teamsOf(w)) {
      const others = enemyTeams(w, team).map((other) => points.get(other) ?? 0);
      const gap = Math.max(...others) - (points.get(team) ?? 0);
      this.behind.set(team, Math.max(gap, this.behind.get(team) ?? 0));
    }
  }

  /** A Power is told by its name alone: it counts for every card that prints it. */
  private cardTold(w: World, team: TeamId, card: CardId, at: number): CardTold {
    const recruited = w.setup.teams[team].cards[at - 1]?.profile ?? w.state.cards[card]?.profile ?? '';
    const printed = profileById(w, recruited);
    for (const name of [printed.role ?? [], printed.powers.map((power) => power.name)].flat()) {
      const times = this.powers.get(name);
      if (times !== undefined) this.noteUse(card, powerName(name), times);
    }
    const models = new Set(
      Object.values(w.state.models)
        .filter((model) => model.card === card)
        .map(({ id }) => id),
    );
    const felled = (w.state.credits ?? []).filter(
      ({ of, by }) => of === 'koed' && by !== null && models.has(by),
    );
    const uses = [...(this.used.get(card) ?? [])].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      at,
      part: recruited,
      ...this.of(card),
      felled: felled.length,
      standing: cardInPlay(w, card),
      used: Object.fromEntries(uses),
    };
  }

  private of(card: CardId): Count {
    const known = this.counts.get(card) ?? none();
    this.counts.set(card, known);
    return known;
  }

  private noteUse(card: CardId, name: string, times: number): void {
    const known = this.used.get(card) ?? new Map<string, number>();
    known.set(name, (known.get(name) ?? 0) + times);
    this.used.set(card, known);
  }

  private cardOf(model: string): CardId | null {
    return this.game.state.models[model]?.card ?? null;
  }

  private teamOf(card: CardId): TeamId | null {
    return this.game.state.cards[card]?.team ?? null;
  }
}
