import { download, fileName } from '../../../app/transfer.ts';
import { useT } from '../../../i18n/use-t.ts';
import { teamNameIn } from '../../../systems/pulp-city/view/setup/team-names.ts';
import { Button } from '../../kit/Button.tsx';
import { useApp, useSessionState } from '../app.ts';

/** The game on the table as a file. */
export function ExportButton() {
  const t = useT();
  const { session } = useApp();
  const game = useSessionState((state) => state.game);
  return (
    <Button
      icon="save"
      onPress={() => {
        const text = session.exportText();
        if (text === null || game === null) return;
        const { a, b } = game.setup.teams;
        const round = game.state.round.number;
        download(
          fileName(
            t('saves.fileName', { a: teamNameIn(a.name, t.lang), b: teamNameIn(b.name, t.lang), round }),
          ),
          text,
        );
      }}
    >
      {t('saves.export')}
    </Button>
  );
}
