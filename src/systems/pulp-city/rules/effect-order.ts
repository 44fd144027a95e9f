import type { EffectNode } from '../model/profile.ts';

const MOVING: readonly EffectNode['fx'][] = ['knockback', 'pull', 'shift', 'mindControl'];

/** Something else may come of the Effects of one roll when they land in another order. @rule PC-SFX-06 */
export const orderMatters = (nodes: readonly EffectNode[]): boolean =>
  nodes.length > 1 && nodes.some((node) => MOVING.includes(node.fx));
