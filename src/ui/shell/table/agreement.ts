import { createContext, useContext } from 'react';
import { useApp } from '../app.ts';

/** Asks both players whether something revealed may be taken back; then `go` is done. */
export type AskAgreement = (go: () => void) => void;

export const Agreement = createContext<AskAgreement | null>(null);

/** @throws away from a table. */
export function useAgreement(): AskAgreement {
  const ask = useContext(Agreement);
  if (ask === null) throw new Error('nobody to ask around this component');
  return ask;
}

/** One step back, past something revealed only with both players' consent. */
export function useUndo(): () => void {
  const { session } = useApp();
  const ask = useAgreement();
  return () => {
    const why = session.undo();
    if (why?.code === 'undo.agreementNeeded') ask(() => void session.undo({ agreed: true }));
  };
}
