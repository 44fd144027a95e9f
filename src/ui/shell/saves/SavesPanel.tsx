import { Suspense, useContext, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { pickFile } from '../../../app/transfer.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { type SaveEntry, useApp, useSessionState, useWatched } from '../app.ts';
import { LateReadCode, LateShareGame } from '../share/LateShare.tsx';
import { FaultNote } from '../FaultNote.tsx';
import { BackupLine } from './BackupLine.tsx';
import { ReplayDoor } from '../replay/door.ts';
import { ExportButton } from './ExportButton.tsx';
import { KeepingLine } from './KeepingLine.tsx';
import { useSaveWords } from './save-words.ts';
import { useSaves } from './use-saves.ts';
import { SaveNoticeButtons } from './SaveNotice.tsx';
import './saves.css';

interface SavesPanelProps {
  /** A save or a file is on the table now. */
  readonly onOpened: () => void;
  /** Opens a save in another way than putting it on the table at once. */
  readonly onContinue?: (save: SaveEntry) => void;
}

/** Saved games of this device, and files in and out. */
export function SavesPanel({ onOpened, onContinue }: SavesPanelProps) {
  const t = useT();
  const { saves: door, importText, ready } = useApp();
  const { saves, reload } = useSaves();
  const [fault, setFault] = useState<Refusal | null>(null);
  const [shown, setShown] = useState<'share' | 'read' | null>(null);
  const replay = useContext(ReplayDoor);
  const running = useSessionState((state) => state.journal !== null);
  const current = useSessionState((state) => state.save?.id);
  const notice = useWatched(door.status, (state) => state.notice);
  const taken = (found: Refusal | null): void => {
    setFault(found);
    if (found === null) onOpened();
  };
  const open = (save: SaveEntry): void => {
    if (onContinue !== undefined) onContinue(save);
    else void door.open(save.id).then(taken);
  };
  const importFile = (): void => {
    pickFile().then(
      async (file) => {
        if (file !== null) taken((await ready()) ?? importText(file.text));
      },
      () => setFault(refusal('file.unreadable')),
    );
  };
  return (
    <div className="saves">
      {fault !== null && (
        <FaultNote fault={fault} look="fault">
          {running && <span>{t('saves.kept')}</span>}
        </FaultNote>
      )}
      {notice !== null && (
        <FaultNote fault={notice} look="fault">
          <div className="buttons">
            <SaveNoticeButtons />
          </div>
        </FaultNote>
      )}
      <div className="buttons">
        <Button icon="share" onPress={importFile}>
          {t('saves.import')}
        </Button>
        <Button icon="search" onPress={() => setShown('read')}>
          {t('saves.readCode')}
        </Button>
        {running && <ExportButton />}
        {running && (
          <Button icon="share" onPress={() => setShown('share')}>
            {t('saves.share')}
          </Button>
        )}
      </div>
      <KeepingLine />
      {saves === null && <p className="fault">{t('saves.failed')}</p>}
      {saves?.length === 0 && <p className="ask-text">{t('saves.empty')}</p>}
      <ul className="saves__list" aria-label={t('saves.title')}>
        {(saves ?? []).map((save) => (
          <SaveRow
            key={save.id}
            save={save}
            current={running && save.id === current}
            onOpen={() => open(save)}
            onReplay={
              replay === null || save.entries === 0 ? null : () => void replay({ save: save.id }).then(taken)
            }
            onRemove={() =>
              door.remove(save.id).then(reload, () => {
                setFault(refusal('save.notRemoved'));
                reload();
              })
            }
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {shown === 'share' && <LateShareGame onClose={() => setShown(null)} />}
        {shown === 'read' && (
          <LateReadCode
            onRead={(hash) => {
              setShown(null);
              onOpened();
              window.location.hash = hash;
            }}
            onClose={() => setShown(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface SaveRowProps {
  readonly save: SaveEntry;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
  /** Shows it again from its beginning; null: there is nothing to see. */
  readonly onReplay: (() => void) | null;
  /** It is the game on the table, which is saved as it goes on. */
  readonly current: boolean;
}

function SaveRow({ save, current, onOpen, onRemove, onReplay }: SaveRowProps) {
  const t = useT();
  const [sure, setSure] = useState(false);
  const { title, line } = useSaveWords(save);
  return (
    <li className="save">
      <button type="button" className="save__open" aria-current={current || undefined} onClick={onOpen}>
        <span className="visually-hidden">{t(current ? 'saves.goOn' : 'saves.open')}</span> <b>{title}</b>
        {current && <span className="save__here">{t('saves.here')}</span>} <small>{line}</small>
        {save.branches !== undefined && <small> · {t('saves.branches', { n: save.branches })}</small>}
        <BackupLine save={save} />
      </button>
      {onReplay !== null && (
        <Button look="icon" icon="turn" label={t('replay.of', { title })} onPress={onReplay} />
      )}
      {current ? null : sure ? (
        <Button narrow onPress={onRemove}>
          {t('saves.deleteSure')}
        </Button>
      ) : (
        <Button look="icon" icon="trash" label={t('saves.delete', { title })} onPress={() => setSure(true)} />
      )}
    </li>
  );
}
