import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useLayout } from '../../play/use-layout.ts';
import type { TeamSide } from '../../table/types.ts';
import './hand-over.css';

interface HandOverProps {
  readonly team: TeamSide;
  readonly teamName: string;
  /** What only that Team may see. */
  readonly children: ReactNode;
}

/** Covers the whole screen in the pattern of a Team until it says that it is alone. */
export function HandOver({ team, teamName, children }: HandOverProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const look = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) look.current?.focus();
  }, [open]);
  const turned = useLayout() === 'across' && team === 'b';
  if (open) return children;
  // Out of its dock, which may be turned and would then be all that it covers.
  return createPortal(
    <div
      className="cover"
      data-team={team}
      data-turned={turned}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cover-title"
    >
      <div className="cover__card">
        <TeamShape team={team} size={72} />
        <h2 id="cover-title" className="cover__title">
          {t('cover.title', { team: teamName })}
        </h2>
        <p className="cover__note">{t('cover.note')}</p>
        <Button ref={look} look="primary" onPress={() => setOpen(true)}>
          {t('cover.look', { team: teamName })}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
