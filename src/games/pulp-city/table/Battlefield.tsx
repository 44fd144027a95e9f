import { memo, type Ref, useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { Decision } from '../../../systems/pulp-city/model/frames.ts';
import { positionOf } from '../../../systems/pulp-city/view/actions/targets.ts';
import { useKeys } from '../../../ui/shell/keys.ts';
import { Board } from '../../../ui/shell/table/Board.tsx';
import type { LooksStore } from '../../../ui/shell/table/LookTools.tsx';
import { trayEdge } from '../../../ui/shell/table/tray-edge.ts';
import { useEvent } from '../../../ui/shell/use-event.ts';
import { useRoom } from '../../../ui/shell/use-room.ts';
import { useExplain } from '../../../ui/shell/use-why.ts';
import { type Camera, toTable } from '../../../ui/table/camera.ts';
import { PHONE, type TableStageHandle } from '../../../ui/table/TableStage.tsx';
import type { Overlay, Point } from '../../../ui/table/types.ts';
import { meant, type RulePoint, toInches } from '../../../ui/table/units.ts';
import { useMomentPlay } from '../moments/use-moments.ts';
import { SightCard } from '../panels/SightCard.tsx';
import type { Gesture } from '../scene/decor.ts';
import { useApp, useWorld } from '../use-game.ts';
import { modelName } from '../words/names.ts';
import { RULE_OF_GROUND, ruleOfModel, ruleOfPiece } from '../words/rules-of-table.ts';
import { sayIn } from '../words/say.ts';
import { plannedIn, pointsAtPlace } from './current-aim.ts';
import { TableList } from './TableList.tsx';
import { Tray, useTray } from './Tray.tsx';
import { seenIn, useFocus } from './use-focus.ts';
import { useLooking } from './use-looking.ts';
import { usePieceCard } from './use-piece-card.tsx';
import { useProof } from './use-proof.ts';
import { useTable } from './use-table.ts';

/** Height of the tray in pixels at scale 1, and of the band that it is on a phone. */
const TRAY = 214;
const BAND = 112;

/** What the bars and lists around the battlefield do on it. */
export interface BattlefieldHandle {
  readonly play: (gesture: Gesture) => void;
  readonly showPoint: (point: Point) => void;
  /** A place of the window on the table, or null outside of it. */
  readonly pointAt: (at: { readonly x: number; readonly y: number }) => Point | null;
}

interface BattlefieldProps {
  readonly decision: Decision | null;
  /** Is told what there is to look with. */
  readonly looks: LooksStore;
  readonly readCard: (model: string) => void;
  readonly ref: Ref<BattlefieldHandle>;
}

/** The board of the question that is open. Of the table's screen it alone is made again while something is dragged. */
export const Battlefield = memo(function Battlefield({ decision, looks, readCard, ref }: BattlefieldProps) {
  const { view, preferences } = useApp();
  const w = useWorld();
  const t = useT();
  const table = useTable(decision);
  const stage = useRef<TableStageHandle>(null);
  const camera = useRef<Camera | null>(null);
  const explains = useExplain();
  const tray = useTray(decision);
  const moments = useMomentPlay();
  const { size } = w.setup.table;
  const { draft, decor, play } = table;

  const acting = decor.acting?.[0] ?? null;
  const onlyTarget = decor.targets?.length === 1 ? (decor.targets[0] ?? null) : null;
  const say = useMemo(() => sayIn(w, t), [w, t]);
  const piece = usePieceCard(say, decision?.id ?? null);
  const nameOf = useCallback((id: string) => modelName(w, id), [w]);
  const there = plannedIn(w, decision, draft);
  const looking = useLooking({
    say,
    acting,
    there,
    target: onlyTarget,
    readCard,
    fit: () => stage.current?.fit(),
  });
  const { tools, hint } = looking;
  useLayoutEffect(() => looks.setState({ tools, hint }), [looks, tools, hint]);
  const proof = useProof(tray === null, { say, decision, draft, decor, there, looked: looking.looked });
  const tapToken = useEvent((id: string) => {
    if (explains(ruleOfModel(w, id)) || looking.takes({ model: id })) return;
    view.select(id);
    piece.pin(null);
    play({ do: 'tapToken', id });
  });
  const tapPiece = useEvent((id: string, at: RulePoint) => {
    // A tap that says where to is no look at what lies there.
    piece.pin(pointsAtPlace(decision, draft) ? null : id);
    play({ do: 'tapPiece', id, at });
  });
  const pickPiece = useEvent((id: string) => tapPiece(id, positionOf(w, id)));
  const focus = useFocus(table.scene, decor);
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
  useImperativeHandle(ref, () => ({
    play,
    showPoint: (point) => stage.current?.showPoint(point),
    pointAt: (at) => pointAt(camera.current, at),
  }));

  // One sight at a time: what is asked for takes the place of the one from the planned spot.
  const planned = (decor.live ?? []).filter(({ kind }) => looking.looked === null || kind !== 'sight');
  const live: readonly Overlay[] = [...planned, ...looking.overlays];
  const { acting: inHand = [], targets: aimedAt = [], clear = [] } = decor;
  const room = useRoom();
  const edge = trayEdge(
    table.scene.tokens,
    { roll: room.width < PHONE && aimedAt.length > 0 ? aimedAt : [...inHand, ...aimedAt], clear },
    seenIn(room.width < PHONE ? focus : null, toInches(size)),
  );
  return (
    <Board
      stage={stage}
      nameOf={nameOf}
      scene={table.scene}
      live={live}
      moments={moments}
      focus={focus}
      handle={decor.handle ?? null}
      loupe={decor.loupe ?? null}
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
          play({ do: 'tapGround', at: meant(size, point) });
      }}
      onDoubleTapGround={(point) => looking.pin(point)}
      onCloseRuler={looking.closeRuler}
      onLongPress={(hit) => {
        if (hit.kind === 'token') readCard(hit.id);
      }}
      onDragStart={(id, pointer) => play({ do: 'dragStart', id, pointer })}
      onDragMove={(point, pointer) => play({ do: 'dragMove', at: meant(size, point), pointer })}
      onDragEnd={(point, pointer) => play({ do: 'dragEnd', at: meant(size, point), pointer })}
      onDragCancel={() => play({ do: 'dragCancel' })}
    >
      {tray !== null && edge !== null && <Tray key={tray.key} shown={tray} edge={edge} />}
      <TableList from={acting} onPick={tapToken} onPickPiece={pickPiece} />
    </Board>
  );
});

function pointAt(camera: Camera | null, at: { readonly x: number; readonly y: number }): Point | null {
  const frame = document.querySelector('.stage')?.getBoundingClientRect();
  if (camera === null || frame === undefined) return null;
  if (at.x < frame.left || at.y < frame.top || at.x > frame.right || at.y > frame.bottom) return null;
  return toTable(camera, { px: at.x - frame.left, py: at.y - frame.top });
}
