import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Translator } from '../../../i18n/translate.ts';
import type { DoubtfulLine } from '../../../systems/pulp-city/teams/lists/read-list.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { TeamDraft } from '../library/draft.ts';
import { readAnything, type ReadText } from '../library/team-list.ts';
import type { Library } from '../library/use-library.ts';
import { faultWords } from '../words/faults.ts';
import './builder.css';

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
  /** What was read of this text with doubts; the player looks at them first. */
  const [read, setRead] = useState<ReadText | null>(null);
  const take = (draft: TeamDraft): void => {
    setText('');
    setRead(null);
    onTake(draft);
  };
  const look = (): void => {
    void readAnything(t, text, library, edition).then((found) => {
      if (!found.ok) setFault(faultWords(t, found.error));
      else if (found.value.doubtful.length === 0) take(found.value.draft);
      else setRead(found.value);
    });
  };
  return (
    <Dialog
      open={open}
      title={t('team.paste')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        read === null ? (
          <Button look="primary" closed={text.trim() === '' ? t('team.paste.empty') : null} onPress={look}>
            {t('team.paste.do')}
          </Button>
        ) : (
          <Button look="primary" onPress={() => take(read.draft)}>
            {t('team.paste.take', { n: read.draft.team.cards.length })}
          </Button>
        )
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
              setRead(null);
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
        {read !== null && (
          <ul className="checks" role="alert">
            {read.doubtful.map((line) => (
              <li key={line.line} data-plain>
                {doubtWords(t, line, library)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function doubtWords(t: Translator, { line, text, near }: DoubtfulLine, { byId }: Library): string {
  const [first, ...others] = near.map((id) => byId[id]?.name ?? id);
  if (first === undefined) return t('team.paste.nobody', { line, text });
  return others.length === 0
    ? t('team.paste.near', { line, text, name: first })
    : t('team.paste.either', { line, text, name: first, others: others.slice(0, 3) });
}
