import { type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button.tsx';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly wide?: boolean;
}

const PRESSES = ['keydown', 'pointerdown'] as const;

/** The browser's own dialog: it keeps the focus inside, answers Esc and hands the focus back when it closes. */
export function Dialog({ open, title, closeLabel, onClose, children, foot, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // As it comes up and goes the browser works out the styles of the whole page: what it holds is made before and goes after.
  const [made, make] = useState(open);
  useEffect(() => startTransition(() => make(open)), [open]);
  const up = open && made;
  const comes = open && !made;

  useEffect(() => {
    if (!comes) return;
    // Whatever is pressed before it is up is meant for it, and not for what lies below.
    const first = (event: Event): void => {
      event.stopImmediatePropagation();
      flushSync(() => make(true));
    };
    for (const press of PRESSES) window.addEventListener(press, first, true);
    return () => {
      for (const press of PRESSES) window.removeEventListener(press, first, true);
    };
  }, [comes]);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (up && !dialog.open) dialog.showModal();
    if (!up && dialog.open) dialog.close();
  }, [up]);

  return (
    <dialog
      ref={ref}
      className="dialog"
      data-wide={wide}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A dialog inside this one has its own answer to Esc.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {(open || made) && (
        <>
          <header className="dialog__head">
            <h2 id={titleId} className="dialog__title">
              {title}
            </h2>
            <Button look="icon" icon="cross" label={closeLabel} onPress={onClose} />
          </header>
          <div className="dialog__body">{children}</div>
          {foot !== undefined && <footer className="dialog__foot">{foot}</footer>}
        </>
      )}
    </dialog>
  );
}
