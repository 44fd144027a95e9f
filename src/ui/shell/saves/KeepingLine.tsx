import { useEffect, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';

type Promised = 'yes' | 'no' | 'ask' | 'plain';

/** Whether the browser has agreed to keep what the page saves, and a button that asks it to. */
export function KeepingLine() {
  const t = useT();
  const [promised, setPromised] = useState<Promised | null>(null);
  useEffect(() => {
    let open = true;
    const { storage } = navigator;
    const told =
      storage?.persisted === undefined ? Promise.resolve(null) : storage.persisted().catch(() => false);
    void told.then((kept) => {
      if (open) setPromised(kept === null ? 'plain' : kept ? 'yes' : 'ask');
    });
    return () => {
      open = false;
    };
  }, []);
  if (promised === null) return null;
  const ask = (): void =>
    void navigator.storage.persist().then(
      (kept) => setPromised(kept ? 'yes' : 'no'),
      () => setPromised('no'),
    );
  return (
    <div className="keeping-line" role="status">
      <p>{t(`saves.keeping.${promised}`)}</p>
      {promised === 'ask' && (
        <Button narrow icon="lock" onPress={ask}>
          {t('saves.keeping.do')}
        </Button>
      )}
    </div>
  );
}
