import { useT } from '../../../../i18n/use-t.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import { Dialog } from '../../../../ui/kit/Dialog.tsx';
import { HandOver } from '../../../../ui/shell/hand-over/HandOver.tsx';
import { useWorld } from '../../use-game.ts';
import { teamName } from '../../words/names.ts';
import { AgendaList } from './AgendaList.tsx';

interface OwnAgendasProps {
  readonly team: TeamId;
  readonly onClose: () => void;
}

/** What a Team has written down, for its player alone. @rule PC-AGENDA-02 */
export function OwnAgendas({ team, onClose }: OwnAgendasProps) {
  const t = useT();
  const w = useWorld();
  return (
    <HandOver team={team} what={t('cover.what.ownAgendas')}>
      <Dialog
        open
        title={t('agenda.panel.ownTitle', { team: teamName(w, t, team) })}
        closeLabel={t('common.close')}
        onClose={onClose}
        wide
      >
        <AgendaList viewer={team} />
      </Dialog>
    </HandOver>
  );
}
