import { burdenOf } from '../board/burdens.ts';
import { isOnSide, sideOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import type { EffectName } from '../model/effects.ts';
import type { TargetId, TeamId } from '../model/ids.ts';
import { isModel, modelOf, powerUpOf } from '../model/lookup.ts';
import { plotOf } from '../rules/objectives/plot.ts';
import { isLastRound, type Weights } from './weights.ts';
import { fullHealth, modelWorth } from './worth.ts';

/** A thing of the table that is broken, point by point, and one that is to be Controlled: without it nobody scores. */
const PIECE = 0.005;
const CONTROLLED = -0.15;

export function pieceWorth(w: World, id: TargetId, { plot }: Weights): number {
  const objectives = plot === 0 ? [] : (plotOf(w).control?.objectives(w) ?? []);
  return objectives.some((one) => one.of === 'piece' && one.piece === id) ? plot * CONTROLLED : PIECE;
}

const MOST_KNOCKBACK = 4;

/** Whoever is Spectral carries nothing and scores nothing. @rule PC-WIN-07 */
const UNSEEN = 0.5;

/** Dice that a model has to lose in a roll, and Power Up dice that it finds a use for. */
const MOST_DICE = 3;
const MOST_POWER_UP = 4;

/** Effects that a second one adds little to. */
export const ONCE: ReadonlySet<EffectName> = new Set([
  'stun',
  'spectral',
  'mindControl',
  'grabThrow',
  'followUp',
  'special',
  'weak',
  'immune',
]);

/** Harm to a model that has already been done to it by the same roll. */
interface Done {
  readonly damage?: number;
}

/** What an Effect of `x` on a Target is worth to a Team, in Levels. */
export function effectWorth(
  w: World,
  fx: EffectName,
  x: number,
  target: TargetId,
  me: TeamId,
  weights: Weights,
  { damage = 0 }: Done = {},
): number {
  if (!isModel(w, target)) return fx === 'damage' ? pieceWorth(w, target, weights) * x : 0;
  const side = sideOf(w, target);
  if (side === null) return 0;
  const harm = isOnSide(w, target, me) ? -1 : 1;
  const worth = modelWorth(w, target, weights);
  const { health } = modelOf(w, target);
  const all = fullHealth(w, target);
  if (fx === 'damage') {
    const left = health - damage;
    if (left <= 0) return 0;
    const share = ((1 - weights.being) * worth * Math.min(x, left)) / all;
    return harm * (share + (x >= left ? weights.being * worth : 0));
  }
  if (fx === 'heal') return (-harm * (1 - weights.being) * worth * Math.min(x, all - health)) / all;
  return weights.effects * lesserWorth(w, fx, x, target, harm, Math.min(1.5, 0.4 + worth / 3));
}

/** Effects besides Damage and healing: `harm` is 1 on an Enemy, -1 on a friend, `scale` what such a model comes to. */
function lesserWorth(
  w: World,
  fx: Exclude<EffectName, 'damage' | 'heal'>,
  x: number,
  target: TargetId,
  harm: 1 | -1,
  scale: number,
): number {
  const model = modelOf(w, target);
  const last = isLastRound(w) && plotOf(w).id !== 'smackdown';
  switch (fx) {
    case 'attack':
      return -harm * 0.07 * Math.min(x, Math.max(0.5, 3 - model.attack)) * scale;
    case 'defend':
      return -harm * 0.07 * Math.min(x, Math.max(0.5, 3 - model.defend)) * scale;
    case 'suppress':
      return harm * 0.1 * Math.min(x, Math.max(0.5, MOST_DICE - model.suppress)) * scale;
    case 'powerUp':
      return -harm * 0.07 * Math.min(x, Math.max(0.5, MOST_POWER_UP - powerUpOf(w, target))) * scale;
    case 'powerDown':
      return harm * 0.06 * Math.min(x, powerUpOf(w, target)) * scale;
    case 'stun':
      return model.stunned ? 0 : harm * 0.15 * scale;
    case 'fatigue':
      return harm * 0.1 * x * scale;
    case 'knockback':
      return harm * 0.02 * Math.min(MOST_KNOCKBACK, x);
    case 'pull':
      return harm * 0.01;
    case 'shift':
      return harm > 0 ? 0.06 : 0.02;
    case 'blast':
      return 0.1;
    case 'extraTarget':
      return 0.12;
    case 'followUp':
      return 0.15;
    case 'grabThrow':
      return 0.15;
    case 'mindControl':
      return harm * 0.35;
    case 'weak':
      return harm * 0.05;
    case 'immune':
      return -harm * 0.02;
    case 'spectral':
      return harm * (burdenOf(w, target) !== null || last ? UNSEEN : -0.02);
    case 'summon':
      return 0.2;
    case 'special':
      return harm * 0.08;
  }
}
