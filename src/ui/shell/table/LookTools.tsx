import { useEffect, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/icons.ts';
import { useWatched } from '../app.ts';

/** One way of looking at the table without answering anything. */
export interface LookTool {
  readonly id: string;
  readonly text: string;
  readonly icon: IconName;
  /** As it is written on a keyboard; empty: it has none. */
  readonly key: string;
  readonly pressed?: boolean;
  /** Why it cannot be used now; null: it can. */
  readonly closed: string | null;
  readonly onPress: () => void;
}

/** What there is to look with, and what the next tap on the table is for, where it is for something else than the question. */
interface LooksShown {
  readonly tools: readonly LookTool[];
  readonly hint: string | null;
}

const NO_LOOKS: LooksShown = { tools: [], hint: null };

/** A store and no value: nothing around the table is made again for it. */
export type LooksStore = StoreApi<LooksShown>;

/** With nothing in it, for a table that tells it later. */
export const emptyLooks = (): LooksStore => createStore<LooksShown>(() => NO_LOOKS);

/** Everything that only looks, behind one button: ranges, sight, the ruler, cards, the whole table. */
export function LookTools({ looks }: { readonly looks: LooksStore }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target) === true) return;
      setOpen(false);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('pointerdown', away, true);
    window.addEventListener('keydown', escape, true);
    return () => {
      window.removeEventListener('pointerdown', away, true);
      window.removeEventListener('keydown', escape, true);
    };
  }, [open]);
  return (
    <div className="look-tools" ref={box}>
      <Button look="icon" icon="eye" label={t('play.looks')} pressed={open} onPress={() => setOpen(!open)} />
      {open && <LookList looks={looks} onChosen={() => setOpen(false)} />}
    </div>
  );
}

interface LookListProps {
  readonly looks: LooksStore;
  readonly onChosen: () => void;
}

function LookList({ looks, onChosen }: LookListProps) {
  const t = useT();
  const tools = useWatched(looks, (shown) => shown.tools);
  return (
    <fieldset className="look-tools__list" aria-label={t('play.looks')}>
      {tools.map(({ id, text, icon, key, pressed, closed, onPress }) => (
        <button
          key={id}
          type="button"
          className="look-tools__row"
          aria-pressed={pressed}
          aria-disabled={closed !== null || undefined}
          onClick={() => {
            if (closed !== null) return;
            onPress();
            onChosen();
          }}
        >
          <Icon name={icon} size={22} />
          <span>
            {text}
            {closed !== null && <small>{closed}</small>}
          </span>
          {key !== '' && <kbd>{key}</kbd>}
        </button>
      ))}
    </fieldset>
  );
}
