import { pickFiles, type PickedFile } from '../../../app/transfer.ts';
import type { Result } from '../../../kernel/result.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { useFileDrop } from '../../../ui/shell/use-file-drop.ts';

interface TakenFiles<T> {
  readonly read: (text: string) => Result<T, Refusal>;
  /** A single file, which is to be opened. */
  readonly onOne: (one: T) => void;
  /** Each of several that could be read. */
  readonly onEach: (one: T) => void;
  readonly onFault: (fault: Refusal | null) => void;
}

/** Documents that come in as files, dropped or picked by `pick`. Of those that cannot be read the first says why. */
export function useTakenFiles<T>({ read, onOne, onEach, onFault }: TakenFiles<T>): {
  /** Files are held over the page. */
  readonly over: boolean;
  readonly pick: () => void;
} {
  const take = (files: readonly PickedFile[]): void => {
    const all = files.map(({ text }) => read(text));
    const good = all.flatMap((one) => (one.ok ? [one.value] : []));
    onFault(all.flatMap((one) => (one.ok ? [] : [one.error]))[0] ?? null);
    const [only] = good;
    if (only !== undefined && files.length === 1) onOne(only);
    else for (const one of good) onEach(one);
  };
  const unread = (): void => onFault(refusal('file.unreadable'));
  const over = useFileDrop(take, unread);
  return { over, pick: () => void pickFiles().then(take, unread) };
}
