import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { tableText } from '../tables/table-file.ts';
import { tableName } from '../tables/table-words.ts';
import type { Keeping } from '../library/use-document-list.ts';
import '../library/keeping.css';

interface KeepingLineProps {
  readonly keeping: Keeping;
  readonly forThisVisit: boolean;
  readonly table: TableLayout;
}

/** Where the table is kept, and what to do when it is not. */
export function KeepingLine({ keeping, forThisVisit, table }: KeepingLineProps) {
  const t = useT();
  const { status, moved, retry } = keeping;
  const save = (): void => download(fileName(tableName(t, table)), tableText(table));
  if (status === 'full' || status === 'refused')
    return (
      <div className="keeping keeping--lost" role="alert">
        <p>{t(`tables.keeping.${status}`)}</p>
        <Button narrow icon="save" onPress={save}>
          {t('tables.file')}
        </Button>
        <Button narrow icon="redo" onPress={retry}>
          {t('tables.keeping.retry')}
        </Button>
      </div>
    );
  return (
    <p className="text-quiet" role="status">
      {moved !== null
        ? t(`tables.keeping.${moved}`)
        : forThisVisit
          ? t('tables.keeping.visit')
          : t(`tables.keeping.${status}`)}
    </p>
  );
}
