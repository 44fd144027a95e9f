import { useCallback, useMemo } from 'react';
import type { DecisionFor, DecisionKind } from '../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../systems/pulp-city/model/world.ts';
import { useApp, useViewState, useWorld } from './app.ts';

/** A draft with the kind of decision it belongs to: ids are used again after an undo. */
export interface Kept {
  readonly kind: string;
  readonly draft: unknown;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'kind' in value && 'draft' in value;

/** The unfinished answer kept under a decision, if it is one of its kind. Drafts are written by their own kind only. */
export function draftIn<D>(kept: unknown, kind: string): D | null {
  return isKept(kept) && kept.kind === kind ? (kept.draft as D) : null;
}

/** The unfinished answer of a decision, shared by its panel and the table. */
export function useDraft<K extends DecisionKind, D>(
  decision: DecisionFor<K>,
  begin: (w: World, decision: DecisionFor<K>) => D,
): readonly [D, (next: D) => void] {
  const { view } = useApp();
  const w = useWorld();
  const { id, kind } = decision as { readonly id: string; readonly kind: K };
  const kept = useViewState((state) => state.drafts[id]);
  const draft = useMemo(() => draftIn<D>(kept, kind) ?? begin(w, decision), [kept, kind, w, decision, begin]);
  const put = useCallback((next: D) => view.draft(id, { kind, draft: next }), [view, id, kind]);
  return [draft, put];
}
