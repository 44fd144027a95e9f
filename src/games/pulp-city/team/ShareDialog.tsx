import { useEffect, useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { CopyField } from '../../../ui/kit/CopyField.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { QrCode } from '../../../ui/shell/share/QrCode.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { sentText, teamLink } from '../library/team-file.ts';
import { teamList } from '../library/team-list.ts';
import type { Library } from '../library/use-library.ts';
import { pageAddress } from '../../../ui/shell/share/links.ts';

interface ShareDialogProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly library: Library;
  readonly onClose: () => void;
}

/** The Team as a file, as a text, as a link, on paper. */
export function ShareDialog({ draft, question, library, onClose }: ShareDialogProps) {
  const t = useT();
  const [link, setLink] = useState('');
  const [printing, setPrinting] = useState(false);
  const list = teamList(t, draft, library);
  const words = {
    copy: t('team.share.copy'),
    yes: t('team.share.copied.yes'),
    no: t('team.share.copied.no'),
  };
  useEffect(() => {
    let open = true;
    void teamLink(draft, library, pageAddress()).then((made) => {
      if (open) setLink(made);
    });
    return () => {
      open = false;
    };
  }, [draft, library]);
  return (
    <>
      <Dialog open title={t('team.share')} closeLabel={t('common.close')} onClose={onClose}>
        <div className="share">
          <CopyField
            label={t('team.share.list')}
            text={list}
            rows={Math.min(12, list.split('\n').length)}
            words={words}
          />
          <CopyField
            label={t('team.share.link')}
            text={link}
            rows={2}
            note={t('team.share.link.note')}
            words={words}
          />
          <QrCode link={link} />
          <div className="buttons">
            <Button icon="save" onPress={() => download(fileName(draft.team.name), sentText(draft, library))}>
              {t('team.share.file')}
            </Button>
            <Button icon="book" onPress={() => setPrinting(true)}>
              {t('team.share.print')}
            </Button>
          </div>
        </div>
      </Dialog>
      {printing && <PrintSheet draft={draft} question={question} onDone={() => setPrinting(false)} />}
    </>
  );
}
