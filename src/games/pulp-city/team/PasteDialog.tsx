import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { Library } from '../library/use-library.ts';
import { faultWords } from '../words/faults.ts';
import type { TeamDraft } from '../library/draft.ts';
import { readAnything } from '../library/team-list.ts';

interface PasteDialogProps {
  readonly open: boolean;
  readonly library: Library;
  readonly edition: string;
  readonly onClose: () => void;
  readonly onTake: (draft: TeamDraft) => void;
}

/** A Team as somebody has sent it: a list of names, the text of a file, a link. */
export function PasteDialog({ open, library, edition, onClose, onTake }: PasteDialogProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const take = (): void => {
    void readAnything(text, library, { edition, name: t('team.new.name') }).then((read) => {
      if (read.ok) {
        setText('');
        onTake(read.value);
      } else setFault(faultWords(t, read.error));
    });
  };
  return (
    <Dialog
      open={open}
      title={t('team.paste')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <Button look="primary" closed={text.trim() === '' ? t('team.paste.empty') : null} onPress={take}>
          {t('team.paste.do')}
        </Button>
      }
    >
      <div className="share">
        <label className="share__field">
          <span className="label">{t('team.paste.label')}</span>
          <textarea
            rows={10}
            value={text}
            onChange={(event) => {
              setFault('');
              setText(event.target.value);
            }}
          />
        </label>
        <p className="text-quiet">{t('team.paste.note')}</p>
        {fault !== '' && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
    </Dialog>
  );
}
