import type { Player } from '../../bots/player.ts';
import { below, chance, type Draw, pick, shuffled } from '../../kernel/draw.ts';
import { baseMm } from '../../systems/pulp-city/board/bodies.ts';
import { modelsOnTable } from '../../systems/pulp-city/board/on-table.ts';
import { type Encounter, pulpCity, worldOf } from '../../systems/pulp-city/index.ts';
import type { Command } from '../../kernel/game-system.ts';
import type { Adjustment, Event } from '../../systems/pulp-city/model/events.ts';
import type { EncounterSetup } from '../../systems/pulp-city/model/setup.ts';

/** On a table where nothing lies about, with nothing to fight for but the others. */
export const bare = (setup: EncounterSetup): EncounterSetup => ({
  ...setup,
  plot: 'smackdown',
  table: { ...setup.table, pieces: [] },
});

/**
 * Plays up to the first Turn. There the players agree, as they always may, that everybody stands in one crowd in the
 * middle, hurt or with Power Up dice as it falls out: what it takes many Rounds to come to by itself is then at hand.
 * Answers what went wrong; null: nothing.
 */
export function huddle(
  game: Encounter,
  player: Player<Encounter>,
  draw: Draw,
  told: (events: readonly Event[]) => void,
): string | null {
  const play = (command: Command<Adjustment>): string | null => {
    const played = pulpCity.play(game, command);
    if (!played.ok) return `the huddle is refused with ${played.error.code}`;
    told(played.value);
    return null;
  };
  while (game.state.round.phase !== 'turns') {
    const decision = game.rest.pending[0];
    if (decision === undefined) return 'no Turn begins';
    const refused = play({ type: 'answer', decision: decision.id, answer: player(game, decision) });
    if (refused !== null) return refused;
  }
  return play({ type: 'adjust', changes: agreed(game, draw) });
}

const HALF = 50;
const MOST_DICE = 6;

function agreed(game: Encounter, draw: Draw): readonly Adjustment[] {
  const hurt = modelsOnTable(worldOf(game)).flatMap(({ id, health }): readonly Adjustment[] =>
    chance(draw, HALF) ? [{ what: 'health', model: id, to: 1 + below(draw, health) }] : [],
  );
  const dice = Object.keys(game.state.cards).flatMap((card): readonly Adjustment[] =>
    chance(draw, HALF) ? [{ what: 'powerUp', card, to: below(draw, MOST_DICE + 1) }] : [],
  );
  return [...crowd(game, draw), ...hurt, ...dice];
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Spots that are tried for a model, before it stays where it was deployed. */
const TRIES = 40;
/** Micrometres between two that touch, so that rounding puts nobody onto another. */
const HAIR = 10;
/** Micrometres of the radius in a millimetre of the base. */
const RADIUS = 500;

/** Each beside one that stands there already, friend or foe. */
function crowd(game: Encounter, draw: Draw): readonly Adjustment[] {
  const w = worldOf(game);
  const middle = game.setup.table.size / 2;
  const standing: Spot[] = [];
  return shuffled(draw, modelsOnTable(w)).flatMap(({ id }): readonly Adjustment[] => {
    const r = baseMm(w, id) * RADIUS;
    const spot = standing.length === 0 ? { x: middle, y: middle, r } : freeSpot(standing, r, draw);
    if (spot === null) return [];
    standing.push(spot);
    return [{ what: 'position', model: id, at: { x: spot.x, y: spot.y, z: 0, inside: null, wall: null } }];
  });
}

function freeSpot(standing: readonly Spot[], r: number, draw: Draw): Spot | null {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const beside = pick(draw, standing);
    if (beside === undefined) return null;
    const angle = (below(draw, 360) * Math.PI) / 180;
    const far = beside.r + r + HAIR;
    const x = Math.round(beside.x + far * Math.cos(angle));
    const y = Math.round(beside.y + far * Math.sin(angle));
    if (standing.every((other) => Math.hypot(other.x - x, other.y - y) >= other.r + r)) return { x, y, r };
  }
  return null;
}
