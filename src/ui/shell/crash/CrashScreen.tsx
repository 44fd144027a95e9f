import { type ReactNode, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { FaultNote } from '../FaultNote.tsx';
import { ExportButton } from '../saves/ExportButton.tsx';
import { useApp } from '../app.ts';
import { AgreementDialog } from '../table/AgreementDialog.tsx';
import './crash.css';

interface PageProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

function Page({ title, note, children }: PageProps) {
  return (
    <main className="fallen">
      <div role="alert">
        <h1>{title}</h1>
        <p>{note}</p>
      </div>
      <div className="buttons">{children}</div>
    </main>
  );
}

interface FallenProps {
  readonly again: () => void;
  readonly onReload: () => void;
  readonly onHome: () => void;
}

/** The table cannot be shown; the game is whole and can be taken back by a step, kept, or opened anew. */
export function FallenTable({ again, onReload, onHome }: FallenProps) {
  const { session, view } = useApp();
  const t = useT();
  const [asks, setAsks] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  const undo = (agreed: boolean): void => {
    const why = session.undo({ agreed });
    if (why?.code === 'undo.agreementNeeded') return setAsks(true);
    setAsks(false);
    setFault(why);
    if (why !== null) return;
    view.reset();
    again();
  };
  return (
    <Page title={t('fallen.title')} note={t('fallen.table')}>
      {fault !== null && <FaultNote fault={fault} look="fault" />}
      <Button look="primary" icon="undo" onPress={() => undo(false)}>
        {t('fallen.undo')}
      </Button>
      <Button icon="redo" onPress={onReload}>
        {t('fallen.reload')}
      </Button>
      <ExportButton />
      <Button
        onPress={() => {
          onHome();
          again();
        }}
      >
        {t('fallen.home')}
      </Button>
      <AgreementDialog open={asks} onClose={() => setAsks(false)} onAgree={() => undo(true)} />
    </Page>
  );
}

/** Another screen cannot be shown. */
export function FallenScreen({ again, onReload, onHome }: FallenProps) {
  const t = useT();
  return (
    <Page title={t('fallen.title')} note={t('fallen.screen')}>
      <Button look="primary" icon="redo" onPress={onReload}>
        {t('fallen.reload')}
      </Button>
      <Button
        onPress={() => {
          onHome();
          again();
        }}
      >
        {t('fallen.home')}
      </Button>
    </Page>
  );
}
