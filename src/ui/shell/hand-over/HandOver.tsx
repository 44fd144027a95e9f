import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useApp, useGame, usePreference } from '../app.ts';
import { useAlone } from '../use-alone.ts';
import { FAR, useLayout } from '../use-layout.ts';
import type { TeamSide } from '../../kit/team-side.ts';
import './hand-over.css';

interface HandOverProps {
  readonly team: TeamSide;
  /** What will be chosen, in one sentence. */
  readonly what: string;
  /** What may be done without looking. */
  readonly unseen?: ReactNode;
  /** What only that Team may see. */
  readonly children: ReactNode;
}

/** Covers the whole screen in the pattern of a Team until it says that it is alone; nothing where the covers are off. */
export function HandOver({ team, what, unseen, children }: HandOverProps) {
  const t = useT();
  const { face, preferences } = useApp();
  const covers = usePreference((state) => state.covers);
  const name = face.playerName(useGame().setup, team, t.lang);
  const alone = useAlone();
  const [open, setOpen] = useState(false);
  const look = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) look.current?.focus();
  }, [open]);
  const turned = useLayout() === 'across' && team === FAR;
  if (open || !covers || alone) return children;
  // Out of its dock, which may be turned and would then be all that it covers.
  return createPortal(
    <div
      className="cover"
      data-team={team}
      data-turned={turned}
      role="dialog"
      aria-modal="true"
      aria-labelledby="cover-title"
      aria-describedby="cover-what"
    >
      <div className="cover__card">
        <TeamShape team={team} size={72} />
        <h2 id="cover-title" className="cover__title">
          {t('cover.title', { team: name })}
        </h2>
        <p id="cover-what" className="cover__what">
          {what}
        </p>
        <p className="cover__note">{t('cover.note')}</p>
        <Button ref={look} look="primary" onPress={() => setOpen(true)}>
          {t('cover.look', { team: name })}
        </Button>
        {unseen}
        <Button look="quiet" onPress={() => preferences.set({ covers: false })}>
          {t('cover.alone')}
        </Button>
        <p className="cover__hint">{t('cover.alone.note')}</p>
      </div>
    </div>,
    document.body,
  );
}
