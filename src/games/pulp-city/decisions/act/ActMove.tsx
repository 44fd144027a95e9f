import { useMemo } from 'react';
import { declarerOf } from '../../../../systems/pulp-city/decisions/check.ts';
import { waysToMove } from '../../../../systems/pulp-city/view/actions/moves.ts';
import { useWorld } from '../../use-game.ts';
import { MovePanel } from './MovePanel.tsx';
import { menuFor } from './act-plan.ts';
import type { MoveDraft } from './move-plan.ts';
import type { ActPart } from './ActMenu.tsx';

export function ActMove({ decision, draft, move, put, answer }: ActPart & { readonly move: MoveDraft }) {
  const w = useWorld();
  const who = useMemo(() => declarerOf(decision), [decision]);
  const ways = useMemo(() => waysToMove(w, decision, move.model), [w, decision, move.model]);
  return (
    <MovePanel
      by={decision.by}
      who={who}
      counts={decision.occasion === 'activation' || decision.occasion === 'minions'}
      ways={ways}
      draft={move}
      put={(next) => put({ ...draft, move: next })}
      onMove={(order) => answer({ do: 'move', ...order })}
      onBack={() => put(menuFor(move.model))}
    />
  );
}
