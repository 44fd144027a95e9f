/** Encounters at deployment: Team a in the south, first. */
import { forTwo } from '../../../src/kernel/ids.ts';
import type { Edge } from '../../../src/systems/pulp-city/model/ids.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { TerrainPiece } from '../../../src/systems/pulp-city/model/terrain.ts';
import { whyNotDeploy } from '../../../src/systems/pulp-city/rules/rounds/deploying.ts';
import type { Edition } from '../../support/editions.ts';
import { um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { fromSetup, type ModelSpec, type SceneSpec } from '../../support/scene.ts';

export const hero = (printed: NonNullable<ModelSpec['card']> = {}): ModelSpec => ({
  card: { level: 2, ...printed },
  at: [0, 0],
});

/** An Encounter at its first question of where to deploy; Team a sits in the south. */
export function deploying(
  edition: Edition,
  a: Record<string, ModelSpec>,
  pieces: readonly TerrainPiece[] = [],
  size = 24,
  b: Record<string, ModelSpec> = { Foe: hero() },
  more: Partial<SceneSpec> = {},
): Play {
  const game = fromSetup({ edition, a, b, pieces, size, dice: [6, 1, 6, 1, 6, 1, 6, 1], ...more });
  for (let left = 20; left > 0 && !game.asked().includes('deploy'); left -= 1) settle(game);
  game.forgetDice();
  return game;
}

/** Answers whatever comes before deployment so that Team a has the south and goes first. */
function settle(game: Play): void {
  const [open] = game.pending();
  if (open === undefined) throw new Error('nothing is asked');
  const answers: Record<string, unknown> = {
    chooseAdvantage: open.by === 'a' ? 'tactical' : 'terrain',
    chooseEdge: open.by === 'a' ? 'south' : 'north',
    chooseDeployFirst: 'a',
    chooseFirstToDeclare: 'a',
    startingDice: 0,
  };
  const answer = open.kind === 'chooseRoller' ? open.cards[0] : answers[open.kind];
  game.send({ type: 'answer', decision: open.id, answer });
}

export const at = (x: number, y: number) => ({ x: um(x), y: um(y) });

/** Puts the game's Team a in the south, whatever the lots said. */
export function southern(game: Play): Play {
  game.state.deployment.edges = forTwo<Edge>('south', 'north');
  return game;
}

export function may(game: Play, name: string, x: number, y: number): string {
  const found = whyNotDeploy(worldOf(southern(game).game), game.names.model(name), at(x, y));
  return found === null ? 'ok' : found.code;
}

/** Whoever comes before the Infiltrators is put side by side at its Team's edge. */
export function untilInfiltrators(game: Play): Play {
  southern(game);
  for (let placed = 0; game.pending('deploy')[0]?.infiltrators === false; placed += 1) {
    const { models, by } = game.question('deploy');
    game.answer('deploy', { model: models[0] ?? '', at: at(3 + 2 * placed, by === 'a' ? 1 : 23) });
  }
  return game;
}
