import '../../../i18n/later-texts.ts';
import { memo, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { sideBySide } from '../../../systems/pulp-city/board/allies.ts';
import { teamsOf } from '../../../systems/pulp-city/board/sides.ts';
import type { CardId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { standInOf } from '../../../systems/pulp-city/view/table/team.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { TableScreenProps } from '../../../ui/shell/game-face.ts';
import { useWatching } from '../../../ui/shell/replay/watching.ts';
import { emptyLooks } from '../../../ui/shell/table/LookTools.tsx';
import { TableLayout } from '../../../ui/shell/table/TableLayout.tsx';
import { useEvent } from '../../../ui/shell/use-event.ts';
import { FAR, useLayout } from '../../../ui/shell/use-layout.ts';
import { shown } from '../../../ui/table/units.ts';
import { useWishesCarriedOut } from '../decisions/left-to-us.ts';
import { CardPanel } from '../panels/card/CardPanel.tsx';
import { ReadCard } from '../panels/card/read-card.ts';
import { DiceKey } from '../panels/dice/DiceKey.tsx';
import { OwnAgendas } from '../panels/plot/OwnAgendas.tsx';
import { PlotPanel } from '../panels/plot/PlotPanel.tsx';
import { RosterPanel } from '../panels/roster/RosterPanel.tsx';
import { useQuestion, useWorld } from '../use-game.ts';
import { Battlefield, type BattlefieldHandle } from './Battlefield.tsx';
import { EdgeBar } from './EdgeBar.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import './table-screen.css';
import './table-layouts.css';
import './table-two-docks.css';
import { pulpCityTable } from './table-face.ts';
import { useDeployDrag } from './use-deploy-drag.ts';
import { Versus } from './Versus.tsx';

/** What does not change while something is dragged is not made again. */
const Rosters = memo(RosterPanel);
const Key = memo(DiceKey);
const Rounds = memo(RoundEnd);

export function TableScreen({ onResult, onHome }: TableScreenProps) {
  const w = useWorld();
  const t = useT();
  const decision = useQuestion();
  useWishesCarriedOut();
  const battlefield = useRef<BattlefieldHandle>(null);
  const [looks] = useState(emptyLooks);
  const [card, setCard] = useState<CardId | null>(null);
  const [rosters, setRosters] = useState(false);
  const [plot, setPlot] = useState(false);
  const [secrets, setSecrets] = useState<TeamId | null>(null);
  const watching = useWatching();
  const layout = useLayout();
  const readCard = useEvent((id: string) => {
    const held = w.state.models[id]?.card;
    if (held !== undefined) setCard(held);
  });
  const onGrab = useDeployDrag(decision, battlefield);
  const showCard = useEvent((id: CardId) => {
    const model = standInOf(w, id);
    const state = model === null ? undefined : w.state.models[model];
    if (model !== null && state?.status === 'table') {
      battlefield.current?.showPoint(shown(w.setup.table.size, state));
      if (decision !== null) battlefield.current?.play({ do: 'tapToken', id: model });
    }
    setRosters(false);
  });

  const showPlot = useEvent(() => setPlot(true));
  const toggleRosters = useEvent(() => setRosters((open) => !open));
  const named = w.setup.plot;
  const dialogs = useMemo(
    () => (
      <>
        <Dialog
          open={plot}
          title={t(`plot.${named}`)}
          closeLabel={t('common.close')}
          onClose={() => setPlot(false)}
          wide
        >
          <PlotPanel
            onSecret={(team) => {
              setPlot(false);
              setSecrets(team);
            }}
          />
        </Dialog>
        {secrets !== null && <OwnAgendas team={secrets} onClose={() => setSecrets(null)} />}
        <Dialog
          open={card !== null}
          title={t('play.card.title')}
          closeLabel={t('common.close')}
          onClose={() => setCard(null)}
          wide
        >
          {card !== null && <CardPanel card={card} />}
        </Dialog>
      </>
    ),
    [t, named, plot, secrets, card],
  );
  return (
    <ReadCard value={readCard}>
      <TableLayout
        table={pulpCityTable}
        decision={decision}
        looks={looks}
        onResult={onResult}
        onHome={onHome}
      >
        <Battlefield decision={decision} looks={looks} readCard={readCard} ref={battlefield} />
        <Rounds />
        <Key />
        {layout !== 'across' && (
          <Versus open={rosters && layout === 'oneSide'} onWing={toggleRosters} onPlot={showPlot} />
        )}
        {layout === 'across' &&
          teamsOf(w).map((team) => (
            <EdgeBar
              key={team}
              team={team}
              turned={team === FAR}
              onCard={showCard}
              onGrab={onGrab}
              onPlot={showPlot}
            />
          ))}
        {layout === 'oneSide' && !watching && <Rosters open={rosters} onCard={showCard} onGrab={onGrab} />}
        {layout === 'leftRight' &&
          sideBySide(w.setup).map((team) => (
            <Rosters key={team} team={team} onCard={showCard} onGrab={onGrab} />
          ))}
        {rosters && layout === 'oneSide' && (
          <div className="rosters-close">
            <Button onPress={toggleRosters}>{t('play.rosters.close')}</Button>
          </div>
        )}
        {dialogs}
      </TableLayout>
    </ReadCard>
  );
}
