import { sideBySide } from '../../../systems/pulp-city/board/allies.ts';
import { teamsOf } from '../../../systems/pulp-city/board/sides.ts';
import '../../../i18n/later-texts.ts';
import { memo, useCallback, useMemo, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { CardId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { positionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import { standInOf } from '../../../systems/pulp-city/view/table/team.ts';
import { CardPanel } from '../panels/card/CardPanel.tsx';
import { OwnAgendas } from '../panels/plot/OwnAgendas.tsx';
import { PlotPanel } from '../panels/plot/PlotPanel.tsx';
import { SightCard } from '../panels/SightCard.tsx';
import { RosterPanel } from '../panels/roster/RosterPanel.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { ReadCard } from '../panels/card/read-card.ts';
import { type Camera, toTable } from '../../../ui/table/camera.ts';
import { PHONE, type TableStageHandle } from '../../../ui/table/TableStage.tsx';
import type { Overlay, Point } from '../../../ui/table/types.ts';
import { useApp, useQuestion, useWorld } from '../use-game.ts';
import { useWishesCarriedOut } from '../decisions/left-to-us.ts';
import { useKeys } from '../../../ui/shell/keys.ts';
import { sayIn } from '../words/say.ts';
import { plannedIn, pointsAtPlace } from './current-aim.ts';
import { useProof } from './use-proof.ts';
import { meant, type RulePoint, shown, toInches } from '../../../ui/table/units.ts';
import type { TableScreenProps } from '../../../ui/shell/game-face.ts';
import { useWatching } from '../../../ui/shell/replay/watching.ts';
import { useEvent } from '../../../ui/shell/use-event.ts';
import { FAR, useLayout } from '../../../ui/shell/use-layout.ts';
import { useRoom } from '../../../ui/shell/use-room.ts';
import { useTable } from './use-table.ts';
import { useExplain } from '../../../ui/shell/use-why.ts';
import { RULE_OF_GROUND, ruleOfModel, ruleOfPiece } from '../words/rules-of-table.ts';
import { modelName } from '../words/names.ts';
import { Board } from '../../../ui/shell/table/Board.tsx';
import { TableLayout } from '../../../ui/shell/table/TableLayout.tsx';
import { DiceKey } from '../panels/dice/DiceKey.tsx';
import { RoundEnd } from './RoundEnd.tsx';
import { EdgeBar } from './EdgeBar.tsx';
import './table-screen.css';
import './table-layouts.css';
import './table-two-docks.css';
import { TableList } from './TableList.tsx';
import { Tray, useTray } from './Tray.tsx';
import { useDeployDrag } from './use-deploy-drag.ts';
import { seenIn, useFocus } from './use-focus.ts';
import { trayEdge } from '../../../ui/shell/table/tray-edge.ts';
import { pulpCityTable } from './table-face.ts';
import { useMomentPlay } from '../moments/use-moments.ts';
import { usePieceCard } from './use-piece-card.tsx';
import { useLooking } from './use-looking.ts';
import { Versus } from './Versus.tsx';

/** What does not change while something is dragged is not made again. */
const Rosters = memo(RosterPanel);
const Key = memo(DiceKey);
const Rounds = memo(RoundEnd);

/** Height of the tray in pixels at scale 1, and of the band that it is on a phone. */
const TRAY = 214;
const BAND = 112;

export function TableScreen({ onResult, onHome }: TableScreenProps) {
  const { view, preferences } = useApp();
  const w = useWorld();
  const t = useT();
  const decision = useQuestion();
  useWishesCarriedOut();
  const table = useTable(decision);
  const stage = useRef<TableStageHandle>(null);
  const camera = useRef<Camera | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [rosters, setRosters] = useState(false);
  const [plot, setPlot] = useState(false);
  const [secrets, setSecrets] = useState<TeamId | null>(null);
  const explains = useExplain();
  const watching = useWatching();
  const tray = useTray(decision);
  const moments = useMomentPlay();
  const { size } = w.setup.table;

  const acting = table.decor.acting?.[0] ?? null;
  const onlyTarget = table.decor.targets?.length === 1 ? (table.decor.targets[0] ?? null) : null;
  const say = useMemo(() => sayIn(w, t), [w, t]);
  const piece = usePieceCard(say, decision?.id ?? null);

  const nameOf = useCallback((id: string) => modelName(w, id), [w]);
  const readCard = useEvent((id: string) => {
    const held = w.state.models[id]?.card;
    if (held !== undefined) setCard(held);
  });
  const there = plannedIn(w, decision, table.draft);
  const looking = useLooking({
    say,
    acting,
    there,
    target: onlyTarget,
    readCard,
    fit: () => stage.current?.fit(),
  });
  const { draft, decor } = table;
  const proof = useProof(tray === null, { say, decision, draft, decor, there, looked: looking.looked });
  const tapToken = useEvent((id: string) => {
    if (explains(ruleOfModel(w, id)) || looking.takes({ model: id })) return;
    view.select(id);
    piece.pin(null);
    table.play({ do: 'tapToken', id });
  });
  const tapPiece = useEvent((id: string, at: RulePoint) => {
    // A tap that says where to is no look at what lies there.
    piece.pin(pointsAtPlace(decision, table.draft) ? null : id);
    table.play({ do: 'tapPiece', id, at });
  });
  const pickPiece = useEvent((id: string) => tapPiece(id, positionOf(w, id)));
  const onGrab = useDeployDrag(decision, table.play, (at) => pointAt(camera.current, at));
  const focus = useFocus(table.scene, table.decor);
  const layout = useLayout();
  useKeys({
    ...looking.keys,
    q: () => neighbour(-1),
    e: () => neighbour(1),
    o: () => preferences.set({ odds: !preferences.getState().odds }),
    c: () => preferences.set({ citizenRuns: !preferences.getState().citizenRuns }),
    h: () => preferences.set({ cityHealth: !preferences.getState().cityHealth }),
  });
  const neighbour = (by: number) => {
    const own = Object.values(w.state.models).filter(
      (model) => model.status === 'table' && w.state.cards[model.card]?.team === decision?.by,
    );
    const at = own.findIndex((model) => model.id === view.store.getState().selected);
    const next = own[(at + by + own.length) % Math.max(1, own.length)];
    if (next !== undefined) tapToken(next.id);
  };
  const showCard = useEvent((id: CardId) => {
    const model = standInOf(w, id);
    const state = model === null ? undefined : w.state.models[model];
    if (state !== undefined && state.status === 'table') stage.current?.showPoint(shown(size, state));
    if (model !== null && decision !== null && state?.status === 'table')
      table.play({ do: 'tapToken', id: model });
    setRosters(false);
  });

  const showPlot = useEvent(() => setPlot(true));
  const toggleRosters = useEvent(() => setRosters((open) => !open));
  // One sight at a time: what is asked for takes the place of the one from the planned spot.
  const planned = (table.decor.live ?? []).filter(({ kind }) => looking.looked === null || kind !== 'sight');
  const live: readonly Overlay[] = [...planned, ...looking.overlays];
  const { acting: inHand = [], targets: aimedAt = [], clear = [] } = table.decor;
  const room = useRoom();
  const edge = trayEdge(
    table.scene.tokens,
    { roll: room.width < PHONE && aimedAt.length > 0 ? aimedAt : [...inHand, ...aimedAt], clear },
    seenIn(room.width < PHONE ? focus : null, toInches(size)),
  );
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
        looks={looking.tools}
        hint={looking.hint}
        onResult={onResult}
        onHome={onHome}
      >
        <Board
          stage={stage}
          nameOf={nameOf}
          scene={table.scene}
          live={live}
          moments={moments}
          focus={focus}
          handle={table.decor.handle ?? null}
          loupe={table.decor.loupe ?? null}
          canDrag={table.canDrag}
          coveredTop={tray === null || edge !== 'top' ? 0 : room.width < PHONE ? BAND : TRAY}
          inset={
            proof !== null
              ? { about: proof.about, content: <SightCard say={proof.say} looked={proof.looked} /> }
              : tray === null
                ? piece.inset
                : null
          }
          onHoverPiece={piece.hover}
          onCamera={(next) => {
            camera.current = next;
          }}
          onTapToken={tapToken}
          onTapPiece={(id, point) => {
            if (explains(ruleOfPiece(w, id)) || looking.takes({ at: point })) return;
            tapPiece(id, meant(size, point));
          }}
          onTapGround={(point) => {
            piece.pin(null);
            if (!explains(RULE_OF_GROUND) && !looking.takes({ at: point }))
              table.play({ do: 'tapGround', at: meant(size, point) });
          }}
          onDoubleTapGround={(point) => looking.pin(point)}
          onCloseRuler={looking.closeRuler}
          onLongPress={(hit) => {
            if (hit.kind === 'token') readCard(hit.id);
          }}
          onDragStart={(id, pointer) => table.play({ do: 'dragStart', id, pointer })}
          onDragMove={(point, pointer) => table.play({ do: 'dragMove', at: meant(size, point), pointer })}
          onDragEnd={(point, pointer) => table.play({ do: 'dragEnd', at: meant(size, point), pointer })}
          onDragCancel={() => table.play({ do: 'dragCancel' })}
        >
          {tray !== null && edge !== null && <Tray key={tray.key} shown={tray} edge={edge} />}
          <TableList from={acting} onPick={tapToken} onPickPiece={pickPiece} />
        </Board>
        <Rounds />
        <Key />
        {layout !== 'across' && <Versus onWing={toggleRosters} onPlot={showPlot} />}
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

/** A place of the window on the table, or null outside of it. */
function pointAt(camera: Camera | null, at: { readonly x: number; readonly y: number }): Point | null {
  const frame = document.querySelector('.stage')?.getBoundingClientRect();
  if (camera === null || frame === undefined) return null;
  if (at.x < frame.left || at.y < frame.top || at.x > frame.right || at.y > frame.bottom) return null;
  return toTable(camera, { px: at.x - frame.left, py: at.y - frame.top });
}
