import { useCallback, useMemo } from 'react';
import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/frames.ts';
import { useDraftOf } from '../../../ui/shell/app.ts';
import { draftIn } from '../../../ui/shell/drafts.ts';
import { useApp, useWorld } from '../use-game.ts';

/** The unfinished answer of a decision, shared by its panel and the table. */
export function useDraft<K extends DecisionKind, D>(
  decision: DecisionFor<K>,
  begin: (w: World, decision: DecisionFor<K>) => D,
): readonly [D, (next: D) => void] {
  const { view } = useApp();
  const w = useWorld();
  const { id, kind } = decision as { readonly id: string; readonly kind: K };
  const kept = useDraftOf(id);
  const draft = useMemo(() => draftIn<D>(kept, kind) ?? begin(w, decision), [kept, kind, w, decision, begin]);
  const put = useCallback((next: D) => view.draft(id, { kind, draft: next }), [view, id, kind]);
  return [draft, put];
}
