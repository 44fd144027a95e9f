import { type ReactNode, useState } from 'react';
import { pieceFacts } from '../../../systems/pulp-city/view/table/pieces.ts';
import { positionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import { PieceCard } from '../panels/PieceCard.tsx';
import type { Say } from '../words/say.ts';
import { shown } from '../../../ui/table/units.ts';
import type { Point } from '../../../ui/table/types.ts';

export interface PieceInset {
  readonly inset: { readonly about: Point; readonly content: ReactNode } | null;
  /** Looked at as long as the mouse is on it. */
  readonly hover: (id: string | null) => void;
  /** Looked at until something else is tapped, or something else is asked. */
  readonly pin: (id: string | null) => void;
}

/** The Structure or Object that is being looked at while this is asked. */
export function usePieceCard(say: Say, question: string | null): PieceInset {
  const { w } = say;
  const [hovered, hover] = useState<string | null>(null);
  const [kept, keep] = useState<{ readonly id: string | null; readonly of: string | null }>();
  const pinned = kept?.of === question ? kept.id : null;
  const pin = (id: string | null): void => keep({ id, of: question });
  const id = hovered ?? pinned;
  const facts = id === null ? null : pieceFacts(w, id);
  const inset =
    facts === null
      ? null
      : {
          about: shown(w.setup.table.size, positionOf(w, facts.id)),
          content: (
            <PieceCard say={say} facts={facts} {...(id === pinned ? { onClose: () => pin(null) } : {})} />
          ),
        };
  return { inset, hover, pin };
}
