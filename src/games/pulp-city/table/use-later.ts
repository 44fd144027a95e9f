import { useEffect, useState } from 'react';
import type { Overlay } from '../../../ui/table/types.ts';
import { inSlices } from '../../../ui/shell/in-slices.ts';
import type { Later } from '../scene/decor.ts';

const known = new WeakMap<Later, Overlay | null>();

/** What has been worked out of it, null until then; while something else is asked for, it rests. */
export function useLater(later: Later | null): Overlay | null {
  const [, setDone] = useState<Later | null>(null);
  useEffect(() => {
    if (later === null || known.has(later)) return;
    return inSlices(later.steps(), (overlay) => {
      known.set(later, overlay);
      setDone(later);
    });
  }, [later]);
  return later === null ? null : (known.get(later) ?? null);
}
