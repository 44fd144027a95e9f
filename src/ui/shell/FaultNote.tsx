import type { ReactNode } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { Refusal } from '../../kernel/game-system.ts';
import { useApp } from './app.ts';

interface FaultNoteProps {
  readonly fault: Refusal;
  readonly look: string;
  readonly children?: ReactNode;
}

/** What is wrong, in one sentence; where it is more than one thing, each of them by itself. */
export function FaultNote({ fault, look, children }: FaultNoteProps) {
  const t = useT();
  const { face } = useApp();
  const { because } = fault;
  return (
    <div className={look} role="alert">
      {because === undefined ? (
        <b>{face.faultWords(t, fault)}</b>
      ) : (
        <>
          <b>{t('fault.several', { n: because.length })}</b>
          <ul className="fault-list" aria-label={t('fault.list')}>
            {because.map((one, index) => (
              <li key={index}>{face.faultWords(t, one)}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </div>
  );
}
