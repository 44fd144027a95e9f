import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSessionState } from '../app.ts';
import { useWatching } from '../replay/watching.ts';
import { useLayout } from '../use-layout.ts';
import './passing.css';

/** Milliseconds after which it goes by itself. */
const STAYS = 8000;

const COVER = '.cover';

/** How much of the window it takes, for a cover that has to leave it free. */
const HEIGHT = '--passing-height';

interface PassingProps {
  /** null: the latest command has brought nothing to tell. */
  readonly children: ReactNode | null;
}

/**
 * Something that a command has brought, told over the table and for nobody to answer: it takes no press, so the next
 * decision can be taken at once, and whatever is pressed first takes it away. What bots answer meanwhile does not.
 */
export function Passing({ children }: PassingProps) {
  const revision = useSessionState((state) => state.revision);
  const [seen, setSeen] = useState(-1);
  const layout = useLayout();
  const across = layout === 'across';
  const watching = useWatching();
  const [kept, keep] = useState({ revision: -1, children });
  if (children !== null && kept.revision !== revision) keep({ revision, children });
  // In a replay what is told is that of the step which is shown.
  const told = kept.revision === revision || !watching ? kept : null;
  const shows = told !== null && told.children !== null && seen !== told.revision;
  const since = told?.revision;
  useEffect(() => {
    if (!shows) return;
    const away = (): void => setSeen((before) => since ?? before);
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
  }, [shows, since]);
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!shows || current === null) return;
    const { style } = document.documentElement;
    const tell = (): void => style.setProperty(HEIGHT, `${current.offsetHeight}px`);
    const watch = new ResizeObserver(tell);
    tell();
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [shows]);
  if (!shows) return null;
  // Above the cover of a secret choice, which may be what comes next.
  return createPortal(
    <div ref={card} className="passing" role="status" data-layout={layout}>
      {across && (
        <div className="passing__far" aria-hidden>
          {told.children}
        </div>
      )}
      {told.children}
    </div>,
    document.body,
  );
}
