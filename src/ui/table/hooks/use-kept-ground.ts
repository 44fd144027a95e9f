import { useState } from 'react';
import { samePlain } from '../../../kernel/plain.ts';
import type { SceneModel } from '../scene-model.ts';

/** All that the picture of the ground is painted from. */
export type GroundParts = Omit<SceneModel, 'tokens' | 'overlays'>;

/** The same object until something of it looks different: the ground is painted anew only then. */
export function useKeptGround(scene: SceneModel): GroundParts {
  const [kept, keep] = useState<{ readonly of: SceneModel; readonly parts: GroundParts }>(() => ({
    of: scene,
    parts: partsOf(scene),
  }));
  if (kept.of === scene) return kept.parts;
  const next = partsOf(scene);
  const parts = samePlain(kept.parts, next) ? kept.parts : next;
  keep({ of: scene, parts });
  return parts;
}

/** People walk about, so they are drawn with the models. */
const partsOf = ({ tokens: _, overlays: __, markers, ...parts }: SceneModel): GroundParts => ({
  ...parts,
  markers: markers.filter(({ kind }) => kind !== 'citizen'),
});
