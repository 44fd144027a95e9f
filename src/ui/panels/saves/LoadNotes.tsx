import { useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Refusal } from '../../../kernel/game-system.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useSessionState } from '../../play/app.ts';
import { faultWords } from '../fault-words.ts';

/** What a game that was just opened has to say about itself, once. */
export function LoadNotes() {
  const t = useT();
  const warnings = useSessionState((state) => state.warnings);
  const [told, setTold] = useState<readonly Refusal[] | null>(null);
  const close = (): void => setTold(warnings);
  return (
    <Dialog
      open={warnings.length > 0 && warnings !== told}
      title={t('play.load.title')}
      closeLabel={t('common.close')}
      onClose={close}
      foot={
        <Button look="primary" onPress={close}>
          {t('common.ok')}
        </Button>
      }
    >
      {warnings.map((one) => (
        <p key={one.code}>{faultWords(t, one)}</p>
      ))}
    </Dialog>
  );
}
