import { useState } from 'react';
import { samePlain } from '../../../kernel/plain.ts';
import type { Focus } from '../../../ui/table/camera.ts';
import type { SceneModel } from '../../../ui/table/types.ts';
import type { Decor } from '../scene/decor.ts';

/**
 * Who acts and whom it may be about, for a small screen; null: nobody in particular, so the whole table. The same
 * object until one of them stands elsewhere: whatever else is drawn anew moves no camera.
 */
export function useFocus(
  { markers, tokens }: SceneModel,
  { acting = [], overlays = [], targets = [] }: Decor,
): Focus | null {
  const [one, ...others] = acting;
  const ids = one === undefined || others.length > 0 ? [] : [one, ...targets];
  const standing = [...tokens, ...markers].filter(({ id }) => ids.includes(id)).map(({ at }) => at);
  // Of a Target that is out of reach there is the line of sight, which says why.
  const seen = overlays.flatMap((overlay) => (overlay.kind === 'sight' ? [overlay.to.at] : []));
  const points = standing.length === 0 ? [] : [...standing, ...seen];
  const [kept, keep] = useState<Focus>({ points });
  if (!samePlain(kept.points, points)) keep({ points });
  return kept.points.length === 0 ? null : kept;
}
