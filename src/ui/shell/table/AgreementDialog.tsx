import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';

interface AgreementDialogProps {
  readonly open: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Past a roll or a secret both players must agree. */
export function AgreementDialog({ open, onAgree, onClose }: AgreementDialogProps) {
  const t = useT();
  return (
    <Dialog
      open={open}
      title={t('play.undo.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <>
          <Button onPress={onClose}>{t('play.undo.no')}</Button>
          <Button look="primary" onPress={onAgree}>
            {t('play.undo.agree')}
          </Button>
        </>
      }
    >
      <p>{t('play.undo.text')}</p>
    </Dialog>
  );
}
