import { useEffect, useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TableLayout } from '../../../systems/pulp-city/model/terrain.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { CopyField } from '../../../ui/kit/CopyField.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { QrCode } from '../../../ui/shell/share/QrCode.tsx';
import { tableLink, tableText, withoutPicture } from '../tables/table-file.ts';
import { tableName } from '../tables/table-words.ts';
import { pageAddress } from '../../../ui/shell/share/links.ts';

interface ShareTableProps {
  readonly table: TableLayout;
  readonly onClose: () => void;
}

/** The table as a file, as a text, as a link. */
export function ShareTable({ table, onClose }: ShareTableProps) {
  const t = useT();
  const [link, setLink] = useState('');
  const name = tableName(t, table);
  useEffect(() => {
    let open = true;
    void tableLink({ ...table, name }, pageAddress()).then((made) => {
      if (open) setLink(made);
    });
    return () => {
      open = false;
    };
  }, [table, name]);
  const words = {
    copy: t('team.share.copy'),
    yes: t('team.share.copied.yes'),
    no: t('team.share.copied.no'),
  };
  return (
    <Dialog open title={t('tables.share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="share">
        <CopyField
          label={t('tables.share.link')}
          text={link}
          rows={2}
          note={t(table.picture === undefined ? 'tables.share.link.note' : 'tables.share.link.picture')}
          words={words}
        />
        <QrCode link={link} />
        <CopyField
          label={t('tables.share.text')}
          text={tableText(withoutPicture({ ...table, name }))}
          rows={5}
          words={words}
        />
        <div className="buttons">
          <Button icon="save" onPress={() => download(fileName(name), tableText({ ...table, name }))}>
            {t('tables.file')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
