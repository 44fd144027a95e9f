import { useCallback, useEffect, useState } from 'react';
import type { KeptStudy } from '../../../app/study-shelf.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useT } from '../../../i18n/use-t.ts';
import { readStudyForm } from '../../../lab/study.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { labRun } from './run.ts';
import { listName } from './words.ts';

interface StudyShelfProps {
  readonly onOpened: () => void;
  readonly onFile: () => void;
}

/** Studies of this device: what was reached stays, and can be gone on with. */
export function StudyShelf({ onOpened, onFile }: StudyShelfProps) {
  const t = useT();
  const run = labRun();
  const [kept, setKept] = useState<readonly KeptStudy[] | null | undefined>(undefined);
  const load = useCallback((): Promise<void> => run.list().then(setKept, () => setKept(null)), [run]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <section className="lab-shelf" aria-labelledby="lab-shelf">
      <h2 id="lab-shelf">{t('laboratory.shelf')}</h2>
      {kept === null && (
        <p className="fault" role="alert">
          {t('laboratory.shelf.failed')}
        </p>
      )}
      {kept?.length === 0 && <p className="lab-note">{t('laboratory.shelf.none')}</p>}
      <ul className="lab-shelf__rows">
        {(kept ?? []).map((one) => (
          <li key={one.id} className="lab-shelf__row">
            <StudyWords kept={one} />
            <Button icon="right" onPress={() => void run.open(one).then((can) => can && onOpened())}>
              {t('laboratory.shelf.open')}
            </Button>
            <Button
              look="icon"
              icon="trash"
              label={t('laboratory.shelf.remove')}
              onPress={() => void run.remove(one.id).then(load)}
            />
          </li>
        ))}
      </ul>
      <Button icon="save" onPress={onFile}>
        {t('laboratory.shelf.file')}
      </Button>
    </section>
  );
}

function StudyWords({ kept }: { readonly kept: KeptStudy }) {
  const t = useT();
  const read = readStudyForm(kept.study);
  const when = formatDate(kept.asked, t.lang);
  if (!read.ok) return <p className="lab-shelf__words">{t('laboratory.shelf.unreadable', { when })}</p>;
  const study = read.value;
  const against = study.against.map((key) => listName(study, key, t));
  return (
    <p className="lab-shelf__words">
      <b>
        {study.variant === undefined
          ? t('laboratory.shelf.duel', { list: listName(study, study.list, t), against })
          : t('laboratory.shelf.swap', {
              list: listName(study, study.list, t),
              variant: listName(study, study.variant, t),
            })}
      </b>
      <span>{t('laboratory.shelf.line', { when, n: kept.games })}</span>
    </p>
  );
}
