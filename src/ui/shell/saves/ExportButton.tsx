import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { pageBackups } from '../../../app/backups.ts';
import { Button } from '../../kit/Button.tsx';
import { useApp, useSessionState } from '../app.ts';

/** The game on the table as a file. */
export function ExportButton() {
  const t = useT();
  const { face, session } = useApp();
  const game = useSessionState((state) => state.game);
  const save = useSessionState((state) => state.save?.id);
  const head = useSessionState((state) => state.journal?.head ?? 0);
  return (
    <Button
      icon="save"
      onPress={() => {
        const text = session.exportText();
        if (text === null || game === null) return;
        download(fileName(face.fileTitle(game, t)), text);
        if (save !== undefined) pageBackups().made(save, { at: Date.now(), head });
      }}
    >
      {t('saves.export')}
    </Button>
  );
}
