import { byPlayer, type ByPlayer } from '../../../../kernel/ids.ts';
import { levelsTaken } from '../../board/cards.ts';
import { teamsOf } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { ModelId, TeamId } from '../../model/ids.ts';

/** Something in the course of an Encounter that is looked for again. */
export interface Highlight {
  /** The entry that it happened in, counted from 1; 0: the opening. */
  readonly entry: number;
  readonly kind: 'hit' | 'miss' | 'ko' | 'collapse';
  /** Who rolled, or of a KO whose loss; null: nobody's. */
  readonly team: TeamId | null;
}

type Entries = readonly { readonly events: readonly Event[] }[];

/** Action Rolls, KOs and destroyed pieces, in the order in which they came. `entries`: the opening first. */
export function highlights(w: World, entries: Entries): readonly Highlight[] {
  const teamOf = (model: ModelId): TeamId | null =>
    w.state.cards[w.state.models[model]?.card ?? '']?.team ?? null;
  return entries.flatMap(({ events }, entry) =>
    events.flatMap((event): readonly Highlight[] => {
      switch (event.type) {
        case 'rolled':
          return [{ entry, kind: event.won ? 'hit' : 'miss', team: teamOf(event.attacker) }];
        case 'koed':
          return [{ entry, kind: 'ko', team: teamOf(event.model) }];
        case 'pieceDestroyed':
          return [{ entry, kind: 'collapse', team: null }];
        default:
          return [];
      }
    }),
  );
}

/** Where a Round begins. `entry`: see `Highlight`. */
export interface RoundStart {
  readonly entry: number;
  readonly round: number;
}

/** `begins`: the Round that an Encounter begins in, where it begins in the middle. */
export function roundStarts(entries: Entries, begins = 0): readonly RoundStart[] {
  const found = entries.flatMap(({ events }, entry) =>
    events.flatMap((event) => (event.type === 'roundBegan' ? [{ entry, round: event.number }] : [])),
  );
  return begins > 0 ? [{ entry: 0, round: begins }, ...found] : found;
}

/** What two ways of an Encounter are compared by. */
export interface TeamStanding {
  readonly points: number;
  /** Own models that are KO'ed. */
  readonly lost: number;
  /** Levels of Enemy Supremes that are KO'ed. @rule PC-PLOT-01 */
  readonly levels: number;
  /** AP in the Pool. */
  readonly pool: number;
}

export function standingOf(w: World): ByPlayer<TeamStanding> {
  const levels = levelsTaken(w);
  return byPlayer(teamsOf(w), (team) => ({
    points: w.state.teams[team].agendaPoints,
    lost: Object.values(w.state.models).filter(
      ({ card, status }) => status === 'ko' && w.state.cards[card]?.team === team,
    ).length,
    levels: levels[team],
    pool: w.state.teams[team].pool,
  }));
}
