import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { teamText } from '../library/team-file.ts';
import type { Keeping } from '../library/use-document-list.ts';
import '../library/keeping.css';

interface KeepingNoteProps {
  readonly keeping: Keeping;
  readonly forThisVisit: boolean;
  readonly draft: TeamDraft;
}

/** Where the Team is kept, and what to do when it is not. */
export function KeepingNote({ keeping, forThisVisit, draft }: KeepingNoteProps) {
  const t = useT();
  const { status, moved, retry } = keeping;
  const lost = status === 'full' || status === 'refused';
  const save = (): void => download(fileName(draft.team.name), teamText(draft));
  if (lost)
    return (
      <div className="keeping keeping--lost" role="alert">
        <p>{t(`team.keeping.${status}`)}</p>
        <Button narrow icon="save" onPress={save}>
          {t('team.share.file')}
        </Button>
        <Button narrow icon="redo" onPress={retry}>
          {t('team.keeping.retry')}
        </Button>
      </div>
    );
  if (moved !== null)
    return (
      <p className="keeping keeping--told" role="status">
        {t(`team.keeping.${moved}`)}
      </p>
    );
  if (forThisVisit)
    return (
      <div className="keeping keeping--told" role="status">
        <p>{t('team.keeping.visit')}</p>
        <Button narrow icon="save" onPress={save}>
          {t('team.share.file')}
        </Button>
      </div>
    );
  return (
    <p className="visually-hidden" role="status">
      {t(status === 'kept' ? 'team.keeping.kept' : 'team.keeping.keeping')}
    </p>
  );
}
