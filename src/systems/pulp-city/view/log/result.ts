import { byPlayer, type ByPlayer } from '../../../../kernel/ids.ts';
import type { Event } from '../../model/events.ts';
import type { CardId, TeamId } from '../../model/ids.ts';
import type { Outcome } from '../../model/state.ts';
import type { World } from '../../model/encounter.ts';
import { cardById, profileById } from '../../model/lookup.ts';
import {
  cardInPlay,
  cardsOf,
  gainersOf,
  isMinionCard,
  levelsTaken,
  modelsOfCard,
} from '../../board/cards.ts';
import { areEnemies, enemyTeams, teamsOf } from '../../board/sides.ts';

/** A card at the end, or as it stands now. */
export interface CardEnd {
  readonly card: CardId;
  readonly profile: string;
  readonly level: number;
  readonly minion: boolean;
  readonly koed: boolean;
  readonly health: number;
  readonly healthMax: number;
}

export interface TeamEnd {
  readonly team: TeamId;
  readonly name: string;
  readonly agendaPoints: number;
  /** Levels of Enemy Supremes that are KO'ed. @rule PC-PLOT-01 */
  readonly levels: number;
  readonly damage: number;
  readonly cards: readonly CardEnd[];
}

export interface RoundLine {
  readonly round: number;
  /** Levels of Supremes KO'ed in this Round, by the side that gains from it. */
  readonly levels: ByPlayer<number>;
  readonly damage: ByPlayer<number>;
}

export interface OutcomeView {
  readonly outcome: Outcome | null;
  readonly rounds: number;
  readonly teams: ByPlayer<TeamEnd>;
  readonly byRound: readonly RoundLine[];
}

/** Who has what and from which Round. `events`: all that have happened. @rule PC-WIN-04 */
export function outcomeView(w: World, events: readonly Event[]): OutcomeView {
  const byRound = roundsOf(w, events);
  const levels = levelsTaken(w);
  const end = (team: TeamId): TeamEnd => ({
    team,
    name: w.setup.teams[team].name,
    agendaPoints: w.state.teams[team].agendaPoints,
    levels: levels[team],
    damage: byRound.reduce((sum, line) => sum + line.damage[team], 0),
    cards: cardsOf(w, team).map((card) => cardEnd(w, card)),
  });
  return {
    outcome: w.state.outcome,
    rounds: w.state.round.number,
    teams: byPlayer(teamsOf(w), end),
    byRound,
  };
}

function cardEnd(w: World, card: CardId): CardEnd {
  const { level, profile } = cardById(w, card);
  const models = modelsOfCard(w, card).map((id) => w.state.models[id]);
  return {
    card,
    profile,
    level,
    minion: isMinionCard(w, card),
    koed: !cardInPlay(w, card),
    health: models.reduce((sum, model) => sum + (model?.health ?? 0), 0),
    healthMax: models.length * profileById(w, profile).health,
  };
}

/** Who is said to have dealt the Damage: of two Teams the other, of more the one whose card did. */
function dealtBy(w: World, victim: TeamId, by: CardId | null): TeamId | null {
  const [other = null, more] = enemyTeams(w, victim);
  if (more === undefined) return other;
  const team = by === null ? null : (w.state.cards[by]?.team ?? null);
  return team !== null && areEnemies(w, team, victim) ? team : null;
}

/** A card whose last model falls is KO'ed; one that comes back is not counted twice here. */
function roundsOf(w: World, events: readonly Event[]): readonly RoundLine[] {
  const lines: { round: number; levels: Record<TeamId, number>; damage: Record<TeamId, number> }[] = [];
  const fallen = new Map<CardId, Set<string>>();
  for (const event of events) {
    if (event.type === 'roundBegan') {
      lines.push({
        round: event.number,
        levels: byPlayer(teamsOf(w), () => 0),
        damage: byPlayer(teamsOf(w), () => 0),
      });
    }
    const line = lines[lines.length - 1];
    if (line === undefined) continue;
    if (event.type === 'damaged') {
      const victim = w.state.models[event.target];
      const team = victim === undefined ? undefined : w.state.cards[victim.card]?.team;
      const by = team === undefined || team === null ? null : dealtBy(w, team, event.by);
      if (by !== null) line.damage[by] += event.points;
    }
    if (event.type === 'koed') {
      const card = w.state.cards[w.state.models[event.model]?.card ?? ''];
      if (card === undefined || card.team === null || isMinionCard(w, card.id)) continue;
      const down = fallen.get(card.id) ?? new Set<string>();
      fallen.set(card.id, down.add(event.model));
      if (down.size === modelsOfCard(w, card.id).length)
        for (const team of gainersOf(w, card)) line.levels[team] += card.level;
    }
  }
  return lines;
}
