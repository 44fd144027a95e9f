import { useCallback, useEffect, useState } from 'react';
import type { OwnFile } from '../../../app/own-cards.ts';
import type { PickedFile } from '../../../app/transfer.ts';
import type { ListedCard } from '../library/listed-cards.ts';
import { useApp } from '../use-game.ts';

export const fileText = (json: unknown): string => JSON.stringify(json, null, 2);

/** The player's card files, and what is done with them. */
export function useOwnFiles() {
  const { ownCards: door } = useApp();
  const [files, setFiles] = useState<readonly OwnFile[] | undefined>(undefined);
  const [lost, setLost] = useState(false);
  const fail = useCallback(() => setLost(true), []);
  const reload = useCallback(() => void door.list().then(setFiles, fail), [door, fail]);
  useEffect(reload, [reload]);
  const add = (picked: readonly PickedFile[]): void => {
    setLost(false);
    const keepAll = async (): Promise<void> => {
      for (const { name, text } of picked) await door.add(name, text);
    };
    keepAll().then(reload, fail);
  };
  /** Puts a card in the place of the one it was opened from, or in a file of its own; false: it could not be kept. */
  const keep = async (json: Readonly<Record<string, unknown>>, from: ListedCard | null): Promise<boolean> => {
    const before = files?.find(({ id }) => id === from?.file?.id);
    const cards = before?.cards.map((card) => (card.json === from?.json ? json : card.json)) ?? [json];
    const name = before?.name ?? `${String(json['id'])}.json`;
    try {
      await door.add(name, fileText(cards.length === 1 ? cards[0] : cards));
      reload();
      return true;
    } catch {
      return false;
    }
  };
  const remove = (id: string): void => void door.remove(id).then(reload, fail);
  return { files, add, keep, remove, lost, fail };
}
