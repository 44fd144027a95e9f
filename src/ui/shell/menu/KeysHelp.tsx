import '../../../i18n/later-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { useTableFace } from '../table/table-face.ts';
import { type KeyLine, replayKeys } from './key-lines.ts';

/** What can be done without a pointer. */
export function KeysHelp() {
  const t = useT();
  const { keys } = useTableFace();
  return (
    <>
      <KeyList lines={keys(t)} />
      <h3 className="label keys-help__more">{t('keys.replay')}</h3>
      <KeyList lines={replayKeys(t)} />
    </>
  );
}

function KeyList({ lines }: { readonly lines: readonly KeyLine[] }) {
  return (
    <dl className="keys-help">
      {lines.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
