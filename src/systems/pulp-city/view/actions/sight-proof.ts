import { type Band, hiddenBands, sightMargin } from '../../../../tabletop/sight-margin.ts';
import type { Um } from '../../../../geometry/units.ts';
import type { ModelId } from '../../model/ids.ts';
import type { ActionUse } from '../../model/profile.ts';
import type { World } from '../../model/encounter.ts';
import { bodyOf } from '../../board/bodies.ts';
import { sceneOf } from '../../board/scene.ts';
import { type SightFinding, sightBetween } from './targets.ts';

/** Half an inch: whoever is farther from being seen is simply hidden. */
const MOST = 12_700;

export interface SightProof extends SightFinding {
  /** Micrometres of base and height by which sight is kept or missed (negative); null: nothing is in the way, or it is far off. */
  readonly margin: Um | null;
  /** Parts of the looked-at, side by side, that show nothing. */
  readonly hidden: readonly Band[];
  /** Of its width, 0 to 1. */
  readonly share: number;
}

const proofs = new WeakMap<World, Map<string, SightProof>>();

/** What one model sees of another, by how much, and which part of it is covered. @rule PC-LOS-01 @rule PC-LOS-03 */
export function sightProof(
  w: World,
  source: ModelId,
  target: ModelId,
  use: ActionUse | null = null,
): SightProof {
  const known = proofs.get(w) ?? new Map<string, SightProof>();
  proofs.set(w, known);
  const key = `${source} ${target} ${use?.type ?? ''}`;
  const made = known.get(key) ?? prove(w, source, target, use);
  known.set(key, made);
  return made;
}

function prove(w: World, source: ModelId, target: ModelId, use: ActionUse | null): SightProof {
  const found = sightBetween(w, source, target, use);
  if (found.visible && found.coverers.length === 0) return { ...found, margin: null, hidden: [], share: 0 };
  const [from, to, scene] = [bodyOf(w, source), bodyOf(w, target), sceneOf(w)];
  const hidden = found.visible ? hiddenBands(scene, from, to) : [];
  return {
    ...found,
    margin: sightMargin(scene, from, to, MOST),
    hidden,
    share: hidden.reduce((sum, [low, high]) => sum + (high - low) / 2, 0),
  };
}
