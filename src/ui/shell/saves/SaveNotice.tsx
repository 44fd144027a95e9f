import { useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { useApp, useSessionState, useWatched } from '../app.ts';
import { FaultNote } from '../FaultNote.tsx';
import { ExportButton } from './ExportButton.tsx';
import './saves.css';

/** What the players have to know about what is kept of their games, wherever they are. */
export function SaveNotice() {
  const t = useT();
  const { saves } = useApp();
  const notice = useWatched(saves.status, (state) => (state.read ? null : state.notice));
  const warnings = useSessionState((state) => state.warnings);
  const [read, setRead] = useState<readonly Refusal[]>([]);
  const told = warnings.filter((one) => !read.includes(one));
  if (notice === null && told.length === 0) return null;
  return (
    <aside className="save-notice" aria-label={t('saves.notice')}>
      {notice !== null && (
        <FaultNote fault={notice} look="fault">
          <div className="buttons">
            <SaveNoticeButtons />
            <Button narrow onPress={saves.dismiss}>
              {t('saves.read')}
            </Button>
          </div>
        </FaultNote>
      )}
      {told.map((warning) => (
        <FaultNote key={warning.code} fault={warning} look="fault">
          <div className="buttons">
            <Button narrow onPress={() => setRead([...read, warning])}>
              {t('saves.read')}
            </Button>
          </div>
        </FaultNote>
      ))}
    </aside>
  );
}

/** What can be done at once about a game that is not kept. */
export function SaveNoticeButtons() {
  const t = useT();
  const { saves } = useApp();
  const failed = useWatched(saves.status, (state) => state.status === 'failed');
  const atRisk = useWatched(saves.status, (state) => state.atRisk > 0);
  const running = useSessionState((state) => state.journal !== null);
  const rescue = (): void => {
    for (const { title, text } of saves.unsaved()) download(fileName(title), text);
  };
  if (!atRisk) return null;
  return (
    <>
      {failed ? (
        <Button narrow icon="save" onPress={rescue}>
          {t('saves.export')}
        </Button>
      ) : (
        running && <ExportButton />
      )}
      {failed && (
        <Button narrow icon="redo" onPress={saves.retry}>
          {t('saves.retry')}
        </Button>
      )}
    </>
  );
}
