/** What the scenes in which rules meet share. */
import type { Play } from '../../support/play.ts';

/** An Action Bar with what matters to a scene. */
export const bar = (type: string, effects: string, sfx = 'none', name = 'Blow*'): string =>
  `AP 1 ${name} (${type}, F vs G, ${effects}) SFX: ${sfx}`;

/** Every model at risk defends with the first Trait it may. */
export function envAll(game: Play): Play {
  while (game.asked()[0] === 'environmentDefence') {
    const [trait] = game.question('environmentDefence').traits;
    game.answer('environmentDefence', { trait: trait ?? 'G', powerUp: 0 });
  }
  return game;
}
