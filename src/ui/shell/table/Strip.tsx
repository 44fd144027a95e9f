import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { Button } from '../../kit/Button.tsx';
import { TeamShape } from '../../kit/TeamShape.tsx';
import { useApp, useGame } from '../app.ts';
import { Tools, type ToolsProps } from './Tools.tsx';

interface StripProps {
  /** Whose dock it would be. */
  readonly team: PlayerId | undefined;
  readonly turned: boolean;
  /** Who is asked meanwhile. */
  readonly by: PlayerId | null;
  readonly tools: ToolsProps;
  /** What it holds when it is opened. */
  readonly children: ReactNode;
}

/** The dock of the side that waits, folded to its tools: what has happened opens over the table. */
export function Strip({ team, turned, by, tools, children }: StripProps) {
  const t = useT();
  const { face } = useApp();
  const { setup } = useGame();
  const [open, setOpen] = useState(false);
  const waiting = by === null ? null : t('play.waiting', { name: face.playerName(setup, by, t.lang) });
  return (
    <section className="fold turnable" data-turned={turned} data-team={team} aria-label={t('play.dock')}>
      {open && <div className="fold__drawer">{children}</div>}
      {by !== null && (
        <p className="fold__who">
          <TeamShape team={by} size={26} />
          <span>{waiting}</span>
        </p>
      )}
      <Button look="icon" icon="book" label={t('log.title')} pressed={open} onPress={() => setOpen(!open)} />
      <Tools {...tools} />
    </section>
  );
}
