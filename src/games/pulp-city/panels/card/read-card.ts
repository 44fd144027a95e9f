import { createContext, useContext } from 'react';

/** Opens the card of a model to be read, whoever it belongs to; nothing is chosen by it. */
export const ReadCard = createContext<(model: string) => void>(() => {});

export const useReadCard = (): ((model: string) => void) => useContext(ReadCard);

/** The model that a line or button with the focus is about. */
export function modelInFocus(): string | null {
  const { activeElement } = document;
  return activeElement?.closest('[data-model]')?.getAttribute('data-model') ?? null;
}
