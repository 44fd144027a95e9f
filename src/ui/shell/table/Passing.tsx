import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSessionState } from '../app.ts';
import { useLayout } from '../use-layout.ts';
import './passing.css';

/** Milliseconds after which it goes by itself. */
const STAYS = 8000;

const COVER = '.cover';

interface PassingProps {
  /** null: the latest command has brought nothing to tell. */
  readonly children: ReactNode | null;
}

/**
 * Something that the latest command has brought, told over the table and for nobody to answer: it takes no press, so
 * the next decision can be taken at once, and whatever is pressed first takes it away.
 */
export function Passing({ children }: PassingProps) {
  const revision = useSessionState((state) => state.revision);
  const [seen, setSeen] = useState(-1);
  const layout = useLayout();
  const across = layout === 'across';
  const shows = children !== null && seen !== revision;
  useEffect(() => {
    if (!shows) return;
    const away = (): void => setSeen(revision);
    // A cover makes room for it, so nothing may go from under a hand that presses what is on the cover.
    const timer = setTimeout(() => {
      if (document.querySelector(COVER) === null) away();
    }, STAYS);
    const press = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(COVER) === null) away();
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('click', away, true);
    window.addEventListener('keydown', away, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('click', away, true);
      window.removeEventListener('keydown', away, true);
    };
  }, [shows, revision]);
  if (!shows) return null;
  // Above the cover of a secret choice, which may be what comes next.
  return createPortal(
    <div className="passing" role="status" data-layout={layout}>
      {across && (
        <div className="passing__far" aria-hidden>
          {children}
        </div>
      )}
      {children}
    </div>,
    document.body,
  );
}
