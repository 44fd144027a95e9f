import { useState } from 'react';
import { samePlain } from '../../../kernel/plain.ts';
import type { SceneModel } from '../scene-model.ts';

/** The scene with all the objects of the one before that look the same, so that nothing is painted anew which does not look different. */
export function useKeptScene(scene: SceneModel): SceneModel {
  const [kept, keep] = useState({ of: scene, shown: scene });
  if (kept.of === scene) return kept.shown;
  const shown = goingOn(kept.shown, scene);
  keep({ of: scene, shown });
  return shown;
}

function goingOn(before: SceneModel, next: SceneModel): SceneModel {
  const parts = Object.entries(next).map(([part, value]) => {
    const old = before[part as keyof SceneModel];
    return [part, samePlain(old, value) ? old : value] as const;
  });
  const same = parts.every(([part, value]) => before[part as keyof SceneModel] === value);
  if (same && parts.length === Object.keys(before).length) return before;
  return { ...next, ...Object.fromEntries(parts) };
}
