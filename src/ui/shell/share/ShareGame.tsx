import { useContext, useEffect, useState } from 'react';
import { downloadBlob, fileName, TEXT_TYPE } from '../../../app/transfer.ts';
import '../../../i18n/share-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { type Refusal, refusal } from '../../../kernel/game-system.ts';
import type { Result } from '../../../kernel/result.ts';
import { waysOf } from '../../../kernel/ways.ts';
import { Button } from '../../kit/Button.tsx';
import { CopyField } from '../../kit/CopyField.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useApp, useGameOrNull, useSessionState } from '../app.ts';
import { FaultNote } from '../FaultNote.tsx';
import { ExportButton } from '../saves/ExportButton.tsx';
import { TableFaceContext, useTableFace } from '../table/table-face.ts';
import { useReasons } from '../log/use-reasons.ts';
import { logText } from './log-text.ts';
import { encounterLink } from './links.ts';
import { QrCode } from './QrCode.tsx';
import { tablePicture } from './table-picture.ts';
import './share.css';

/** The Encounter on the table as a file, a link, a code, a text and a picture. */
export function ShareGame({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const app = useApp();
  const game = useGameOrNull();
  const journal = useSessionState((state) => state.journal);
  const others = journal === null ? 0 : waysOf(journal).length - 1;
  const atTable = useContext(TableFaceContext) !== null;
  const [link, setLink] = useState<Result<string, Refusal> | null>(null);
  const [fault, setFault] = useState<Refusal | null>(null);
  useEffect(() => {
    let open = true;
    void encounterLink(app).then((made) => open && setLink(made));
    return () => {
      open = false;
    };
  }, [app]);
  if (game === null) return null;
  const title = app.face.fileTitle(game, t);
  const words = { copy: t('share.copy'), yes: t('share.copied.yes'), no: t('share.copied.no') };
  const picture = (): void =>
    void tablePicture(title).then((made) => {
      if (made === null) setFault(refusal('picture.none'));
      else downloadBlob(fileName(title, 'png'), made);
    });
  return (
    <Dialog open wide title={t('share.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="share share--wide">
        {fault !== null && <FaultNote fault={fault} look="fault" />}
        <section className="share__part">
          <h3>{t('share.file')}</h3>
          <p>{t('share.file.note')}</p>
          <div className="buttons">
            <ExportButton />
          </div>
        </section>
        <section className="share__part">
          <h3>{t('share.link')}</h3>
          {link === null && <p role="status">{t('share.link.making')}</p>}
          {link?.ok === false && <FaultNote fault={link.error} look="fault" />}
          {link?.ok === true && (
            <>
              <CopyField
                label={t('share.link.label')}
                text={link.value}
                rows={2}
                note={t('share.link.note')}
                words={words}
              />
              {others > 0 && <p className="share__note">{t('share.link.ways', { n: others })}</p>}
            </>
          )}
        </section>
        {link?.ok === true && (
          <section className="share__part share__code">
            <h3>{t('share.code')}</h3>
            <QrCode link={link.value} />
          </section>
        )}
        {atTable && (
          <section className="share__part">
            <h3>{t('share.more')}</h3>
            <div className="buttons">
              <LogButton title={title} />
              <Button icon="save" onPress={picture}>
                {t('share.picture')}
              </Button>
            </div>
            <p>{t('share.picture.note')}</p>
          </section>
        )}
      </div>
    </Dialog>
  );
}

/** All that has happened, as a text file. */
function LogButton({ title }: { readonly title: string }) {
  const t = useT();
  const story = useTableFace().useStory();
  const reasonOf = useReasons();
  return (
    <Button
      icon="save"
      onPress={() => {
        const text = logText(title, story?.groups ?? [], reasonOf);
        downloadBlob(fileName(title, 'txt'), new Blob([text], { type: TEXT_TYPE }));
      }}
    >
      {t('share.log')}
    </Button>
  );
}
