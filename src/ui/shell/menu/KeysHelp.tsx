import { useT } from '../../../i18n/use-t.ts';
import { useTableFace } from '../table/table-face.ts';

/** What can be done without a pointer. */
export function KeysHelp() {
  const t = useT();
  const { keys } = useTableFace();
  return (
    <dl className="keys-help">
      {keys(t).map(({ key, does }) => (
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
