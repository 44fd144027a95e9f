import { isHuman } from '../../../app/seats.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { useApp, useSessionState } from '../app.ts';

interface AgreementDialogProps {
  readonly open: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

/** Past a roll or a secret both players must agree; whoever plays against bots alone is only asked. */
export function AgreementDialog({ open, onAgree, onClose }: AgreementDialogProps) {
  const t = useT();
  const { face } = useApp();
  const alone = useSessionState(
    ({ seats, game }) =>
      game !== null && face.players(game.setup).filter((player) => isHuman(seats, player)).length < 2,
  );
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
            {t(alone ? 'play.undo.alone' : 'play.undo.agree')}
          </Button>
        </>
      }
    >
      <p>{t(alone ? 'play.undo.alone.text' : 'play.undo.text')}</p>
    </Dialog>
  );
}
