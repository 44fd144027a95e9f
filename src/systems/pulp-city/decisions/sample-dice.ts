import type { DecisionFor } from '../model/frames.ts';
import type { World } from '../model/encounter.ts';
import { type RollingSide, whyNotBuy } from '../rules/rolls/dice-powers.ts';
import { type Draw, below, chance } from '../../../kernel/draw.ts';

/** Power Up dice, and Powers bought as long as they can be paid for besides. */
export function sampleDice(
  w: World,
  rolling: RollingSide,
  { max, powers }: DecisionFor<'attackDice' | 'defendDice'>,
  draw: Draw,
): { powerUp: number; powers: readonly string[] } {
  const powerUp = below(draw, max + 1);
  let bought: readonly string[] = [];
  for (const power of powers) {
    const more = [...bought, power];
    if (chance(draw, 50) && whyNotBuy(w, rolling, more, powerUp) === null) bought = more;
  }
  return { powerUp, powers: bought };
}
