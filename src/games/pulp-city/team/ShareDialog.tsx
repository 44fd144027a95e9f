import { useEffect, useState } from 'react';
import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { TeamQuestion } from '../../../systems/pulp-city/teams/check-team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { teamLink, teamList, teamText } from '../library/team-file.ts';

interface ShareDialogProps {
  readonly draft: TeamDraft;
  readonly question: TeamQuestion;
  readonly onClose: () => void;
}

/** The Team as a file, as a text, as a link, on paper. */
export function ShareDialog({ draft, question, onClose }: ShareDialogProps) {
  const t = useT();
  const [link, setLink] = useState('');
  const [printing, setPrinting] = useState(false);
  const list = teamList(draft, question);
  useEffect(() => {
    let open = true;
    void teamLink(draft, pageAddress()).then((made) => {
      if (open) setLink(made);
    });
    return () => {
      open = false;
    };
  }, [draft]);
  return (
    <>
      <Dialog open title={t('team.share')} closeLabel={t('common.close')} onClose={onClose}>
        <div className="share">
          <CopyField label={t('team.share.list')} text={list} rows={Math.min(12, list.split('\n').length)} />
          <CopyField label={t('team.share.link')} text={link} rows={2} note={t('team.share.link.note')} />
          <div className="buttons">
            <Button icon="save" onPress={() => download(fileName(draft.team.name), teamText(draft))}>
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

const pageAddress = (): string => `${window.location.origin}${window.location.pathname}`;

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  readonly note?: string;
}

/** A text to take along: it can be copied by a button, and chosen by hand where a browser does not let pages copy. */
function CopyField({ label, text, rows, note }: CopyFieldProps) {
  const t = useT();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    const writing = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    writing.then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <div className="share__field">
      <label>
        <span className="label">{label}</span>
        <textarea readOnly rows={rows} value={text} onFocus={(event) => event.target.select()} />
      </label>
      {note !== undefined && <p className="text-quiet">{note}</p>}
      <div className="share__copy">
        <Button narrow icon="share" onPress={copy}>
          {t('team.share.copy')}
        </Button>
        <span role="status">{copied === null ? '' : t(`team.share.copied.${copied}`)}</span>
      </div>
    </div>
  );
}
