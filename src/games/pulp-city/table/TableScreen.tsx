import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { LAYOUTS, type Layout } from '../../../app/preferences.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import type { CardId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { positionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import { standInOf } from '../../../systems/pulp-city/view/table/team.ts';
import { AdjustDialog } from '../panels/adjust/AdjustDialog.tsx';
import { CardPanel } from '../panels/card/CardPanel.tsx';
import { LogPanel } from '../../../ui/shell/log/LogPanel.tsx';
import { MenuPanel } from '../../../ui/shell/menu/MenuPanel.tsx';
import { RosterPanel } from '../panels/roster/RosterPanel.tsx';
import { RuleSheet } from '../../../ui/shell/rule/RuleSheet.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import { ReadCard } from '../panels/card/read-card.ts';
import { type Camera, toTable } from '../../../ui/table/camera.ts';
import { SideView } from '../../../ui/table/SideView.tsx';
import { TableStage, type TableStageHandle } from '../../../ui/table/TableStage.tsx';
import type { Overlay, Point } from '../../../ui/table/types.ts';
import { useApp, useSessionState, useViewState } from '../../../ui/shell/app.ts';
import { usePending, useWorld } from '../use-game.ts';
import { useKeys } from '../../../ui/shell/keys.ts';
import { sayIn } from '../words/say.ts';
import { lookedAt } from './current-aim.ts';
import { meant, shown, toInches } from '../../../ui/table/units.ts';
import { sideViewOf } from '../scene/side-view.ts';
import { useEvent } from '../../../ui/shell/use-event.ts';
import { useLayout } from '../../../ui/shell/use-layout.ts';
import { useTable } from './use-table.ts';
import { useAskWhy, useRuleInQuestion } from '../../../ui/shell/use-why.ts';
import { RULE_OF_GROUND, ruleOfModel, ruleOfPiece } from '../words/rules-of-table.ts';
import { modelName } from '../words/names.ts';
import { AgreementDialog } from '../../../ui/shell/table/AgreementDialog.tsx';
import { Dock } from '../../../ui/shell/table/Dock.tsx';
import { EdgeBar } from './EdgeBar.tsx';
import './table-screen.css';
import './table-layouts.css';
import './table-two-docks.css';
import { TableList } from './TableList.tsx';
import { Tray, useTray } from './Tray.tsx';
import { useDeployDrag } from './use-deploy-drag.ts';
import { trayEdge } from '../../../ui/shell/table/tray-edge.ts';
import { usePieceCard } from './use-piece-card.tsx';
import { useLooking } from './use-looking.ts';
import { useSpace } from '../../../ui/shell/table/use-space.ts';
import { Versus } from './Versus.tsx';

/** What does not change while something is dragged is not made again. */
const Rosters = memo(RosterPanel);

interface TableScreenProps {
  readonly onResult: () => void;
  readonly onHome: () => void;
}

const TEAMS: readonly TeamId[] = ['a', 'b'];
/** Sits at the far edge of a flat screen. */
const FAR: TeamId = 'b';

const after = (layout: Layout): Layout => LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? layout;

/** Height of the tray in pixels at scale 1. */
const TRAY = 214;

export function TableScreen({ onResult, onHome }: TableScreenProps) {
  const { session, view, preferences } = useApp();
  const w = useWorld();
  const t = useT();
  const pending = usePending();
  const revision = useSessionState((state) => state.revision);
  const here = session.pendingHere();
  const decision: Decision | null = pending.find((one) => here.some(({ id }) => id === one.id)) ?? null;
  const table = useTable(decision);
  const stage = useRef<TableStageHandle>(null);
  const camera = useRef<Camera | null>(null);
  const [agreement, setAgreement] = useState<(() => void) | null>(null);
  const [card, setCard] = useState<CardId | null>(null);
  const [rosters, setRosters] = useState(false);
  const [tie, setTie] = useState<readonly string[] | null>(null);
  const panels = useViewState((state) => state.panels);
  const rule = useRuleInQuestion();
  const askWhy = useAskWhy();
  const tray = useTray(decision);
  const { size } = w.setup.table;

  useEffect(() => view.keepDrafts(pending), [view, pending, revision]);

  const by = decision?.by ?? null;
  const question = decision?.id ?? null;
  useEffect(() => view.select(null), [view, question]);

  const acting = table.decor.acting?.[0] ?? null;
  const onlyTarget = table.decor.targets?.length === 1 ? (table.decor.targets[0] ?? null) : null;
  const say = useMemo(() => sayIn(w, t), [w, t]);
  const piece = usePieceCard(say);
  const looked = lookedAt(w, decision, table.draft, table.decor);
  const side = looked === null || tray !== null ? null : sideViewOf(say, looked);
  const about = looked === null ? null : shown(size, w.state.models[looked.from] ?? { x: 0, y: 0 });

  const asking = panels['why'] === true;
  const readCard = useEvent((id: string) => {
    const held = w.state.models[id]?.card;
    if (held !== undefined) setCard(held);
  });
  const looking = useLooking({
    say,
    acting,
    target: onlyTarget,
    asking,
    stopAsking: () => view.open('why', false),
    readCard,
    fit: () => stage.current?.fit(),
  });
  /** In "ask why" a tap on the table shows a rule and does nothing else. */
  const explains = (rule: string): boolean => {
    if (!asking) return false;
    view.open('why', false);
    askWhy(rule);
    return true;
  };
  const tapToken = useEvent((id: string) => {
    if (explains(ruleOfModel(w, id)) || looking.takes({ model: id })) return;
    view.select(id);
    piece.pin(null);
    table.play({ do: 'tapToken', id });
  });
  const tapPiece = useEvent((id: string) => {
    piece.pin(id);
    table.play({ do: 'tapPiece', id, at: positionOf(w, id) });
  });
  const onGrab = useDeployDrag(decision, table.play, (at) => pointAt(camera.current, at));
  const space = useSpace();
  const layout = useLayout();
  const docks: readonly (TeamId | undefined)[] = layout === 'oneSide' ? [undefined] : TEAMS;
  const [facing, setFacing] = useState<TeamId>('a');
  /** Across the table, what opens over it is turned to the player who opened it. */
  const face = (event: { readonly target: EventTarget }) => {
    if (!(event.target instanceof Element) || event.target.closest('dialog') !== null) return;
    setFacing(event.target.closest('[data-turned="true"]') === null ? 'a' : FAR);
  };
  useKeys({
    ...looking.keys,
    '+': () => stage.current?.zoomBy(1.25),
    '=': () => stage.current?.zoomBy(1.25),
    '-': () => stage.current?.zoomBy(0.8),
    '0': () => stage.current?.fit(),
    q: () => neighbour(-1),
    e: () => neighbour(1),
    o: () => preferences.set({ odds: !preferences.getState().odds }),
    c: () => preferences.set({ citizenRuns: !preferences.getState().citizenRuns }),
    h: () => preferences.set({ cityHealth: !preferences.getState().cityHealth }),
    x: () => preferences.set({ layout: after(preferences.getState().layout) }),
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

  const toggleRosters = useEvent(() => setRosters((open) => !open));
  const live: readonly Overlay[] = [...(table.decor.live ?? []), ...looking.overlays];
  const { acting: inHand = [], targets: aimedAt = [], clear = [] } = table.decor;
  const edge = trayEdge(table.scene.tokens, { roll: [...inHand, ...aimedAt], clear }, toInches(size));
  return (
    <ReadCard value={readCard}>
      <main
        className="table-screen"
        data-asking={asking}
        data-layout={layout}
        data-facing={facing}
        onPointerDownCapture={face}
        onClickCapture={whyCapture(asking, askWhy, () => view.open('why', false))}
      >
        {/* First for the keyboard and for those who listen; its place on the screen is a matter of the grid. */}
        {docks.map((team) => (
          <Dock
            key={team ?? 'both'}
            decision={decision}
            onResult={onResult}
            onAgreement={(go) => setAgreement(() => go)}
            onMenu={() => view.open('menu')}
            onAdjust={() => view.open('adjust')}
            looks={looking.tools}
            hint={looking.hint}
            keys={team === undefined || team === (by ?? 'a')}
            turned={layout === 'across' && team === FAR}
            {...(team === undefined ? {} : { team })}
          />
        ))}
        <TableStage
          ref={stage}
          scene={table.scene}
          live={live}
          handle={table.decor.handle ?? null}
          loupe={table.decor.loupe ?? null}
          canDrag={table.canDrag}
          panning={space}
          coveredTop={tray !== null && edge === 'top' ? TRAY : 0}
          inset={
            side !== null && about !== null
              ? { about, content: <SideView data={side} /> }
              : tray === null
                ? piece.inset
                : null
          }
          onHoverPiece={piece.hover}
          label={t('play.table.label')}
          onCamera={(next) => {
            camera.current = next;
          }}
          onTapToken={tapToken}
          onTapTie={setTie}
          onTapPiece={(id, point) => {
            if (explains(ruleOfPiece(w, id)) || looking.takes({ at: point })) return;
            piece.pin(id);
            table.play({ do: 'tapPiece', id, at: meant(size, point) });
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
          onTwoFingerTap={() => {
            const why = session.undo();
            if (why?.code === 'undo.agreementNeeded') {
              setAgreement(() => () => void session.undo({ agreed: true }));
            }
          }}
        >
          {tray !== null && edge !== null && <Tray key={tray.key} shown={tray} edge={edge} />}
          <TableList from={acting} onPick={tapToken} onPickPiece={tapPiece} />
        </TableStage>
        {layout !== 'across' && <Versus onWing={toggleRosters} />}
        {layout === 'across' &&
          TEAMS.map((team) => (
            <EdgeBar key={team} team={team} turned={team === FAR} onCard={showCard} onGrab={onGrab} />
          ))}
        {layout === 'oneSide' && <Rosters open={rosters} onCard={showCard} onGrab={onGrab} />}
        {layout === 'leftRight' &&
          TEAMS.map((team) => <Rosters key={team} team={team} onCard={showCard} onGrab={onGrab} />)}
        {rosters && layout === 'oneSide' && (
          <div className="rosters-close">
            <Button onPress={toggleRosters}>{t('play.rosters.close')}</Button>
          </div>
        )}
        <AgreementDialog
          open={agreement !== null}
          onClose={() => setAgreement(null)}
          onAgree={() => {
            agreement?.();
            setAgreement(null);
          }}
        />
        <Dialog
          open={tie !== null}
          title={t('play.close.tie')}
          closeLabel={t('common.close')}
          onClose={() => setTie(null)}
        >
          <div className="stack">
            {tie?.map((id) => (
              <Button
                key={id}
                onPress={() => {
                  setTie(null);
                  tapToken(id);
                }}
              >
                {modelName(w, id)}
              </Button>
            ))}
          </div>
        </Dialog>
        <Dialog
          open={card !== null}
          title={t('play.card.title')}
          closeLabel={t('common.close')}
          onClose={() => setCard(null)}
          wide
        >
          {card !== null && <CardPanel card={card} />}
        </Dialog>
        <Dialog
          open={panels['log'] === true}
          title={t('log.title')}
          closeLabel={t('common.close')}
          onClose={() => view.open('log', false)}
          wide
        >
          <LogPanel />
        </Dialog>
        <RuleSheet ruleId={rule} onClose={() => askWhy(null)} />
        <AdjustDialog open={panels['adjust'] === true} onClose={() => view.open('adjust', false)} />
        <MenuPanel
          open={panels['menu'] === true}
          onClose={() => view.open('menu', false)}
          onAdjust={() => view.open('adjust')}
          onNewGame={onHome}
        />
      </main>
    </ReadCard>
  );
}

/** In "ask why" the first thing pressed that has a rule shows it instead of doing what it does. */
function whyCapture(asking: boolean, show: (rule: string) => void, done: () => void) {
  return (event: { readonly target: EventTarget; preventDefault(): void; stopPropagation(): void }) => {
    if (!asking || !(event.target instanceof Element)) return;
    if (event.target.closest('.tools, dialog') !== null) return;
    const rule = event.target.closest('[data-rule]')?.getAttribute('data-rule');
    done();
    // What has no rule does what it always does: no press is lost.
    if (rule === null || rule === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show(rule);
  };
}

/** A place of the window on the table, or null outside of it. */
function pointAt(camera: Camera | null, at: { readonly x: number; readonly y: number }): Point | null {
  const frame = document.querySelector('.stage')?.getBoundingClientRect();
  if (camera === null || frame === undefined) return null;
  if (at.x < frame.left || at.y < frame.top || at.x > frame.right || at.y > frame.bottom) return null;
  return toTable(camera, { px: at.x - frame.left, py: at.y - frame.top });
}
