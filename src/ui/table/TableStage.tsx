import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import type Konva from 'konva/lib/Core';
import { Stage } from 'react-konva/lib/ReactKonvaCore';
import { baseRadius, type Camera, clampCamera, type Focus, toScreen, viewAt } from './camera.ts';
import { HANDLE_RADIUS, type LoupeView } from './draw/hand.ts';
import { hitTest } from './gestures/hit.ts';
import { sendTo, type TableEvents } from './gestures/send.ts';
import type { World } from './gestures/types.ts';
import { useAfterwards } from './hooks/use-afterwards.ts';
import { useCamera } from './hooks/use-camera.ts';
import { useFonts } from './hooks/use-fonts.ts';
import { useGestures } from './hooks/use-gestures.ts';
import { useGround } from './hooks/use-ground.ts';
import { useKeptScene } from './hooks/use-kept-scene.ts';
import { useLabels } from './hooks/use-labels.ts';
import { useViewport } from './hooks/use-viewport.ts';
import { FrameLayer } from './layers/frame-layer.ts';
import { Ground } from './layers/Ground.tsx';
import { type Grip, LiveLayer, useLive } from './layers/LiveLayer.tsx';
import { Overlays } from './layers/Overlays.tsx';
import { Plates } from './layers/Plates.tsx';
import { Tokens } from './layers/Tokens.tsx';
import { cornerMiddle, emptiestCorner } from './layout/corners.ts';
import { MomentCanvas } from './moments/MomentCanvas.tsx';
import type { MomentPlay } from './moments/moment.ts';
import { useMoments } from './moments/use-moments.ts';
import { handleOffset } from './layout/handle.ts';
import { PIXEL_RATIO } from './pixel-ratio.ts';
import type { Handle, Loupe, Overlay, Point } from './types.ts';
import type { SceneModel } from './scene-model.ts';

const LOUPE_RADIUS = 98;

export interface TableStageHandle {
  readonly zoomBy: (factor: number) => void;
  readonly panBy: (dx: number, dy: number) => void;
  readonly fit: () => void;
  readonly showPoint: (point: Point) => void;
  readonly cancelGesture: () => void;
}

export interface TableStageProps extends TableEvents {
  readonly scene: SceneModel;
  /** What changes while something is dragged: only this is painted again then. */
  readonly live?: readonly Overlay[];
  readonly handle?: Handle | null;
  readonly loupe?: Loupe | null;
  readonly canDrag?: (tokenId: string) => boolean;
  /** Space is held: the pointer moves the table. */
  readonly panning?: boolean;
  /** Tokens stand where they are at once, as if nothing had brought them there. */
  readonly still?: boolean;
  /** Height at the top that a tray covers, in pixels at scale 1: no label goes there. */
  readonly coveredTop?: number;
  /** What a stage of the size of a phone shows close to; keep the object the same. */
  readonly focus?: Focus | null;
  /** Something small about a point, in the corner that hides least. */
  readonly inset?: { readonly about: Point; readonly content: ReactNode } | null;
  /** What has just happened: drawn over the table, and gone with the next press. */
  readonly moments?: MomentPlay | null;
  readonly label: string;
  readonly onCamera?: (camera: Camera) => void;
  /** Insets and trays that lie over the table. */
  readonly children?: ReactNode;
  readonly ref?: Ref<TableStageHandle>;
}

/** About the size of a side view; the corner need not be exact. */
const INSET_BOX = { width: 280, height: 240, margin: 14 };
const INSET_ON_PHONE = { width: 170, height: 66, margin: 8 };
/** Narrower than this a table comes close to what it is about. */
export const PHONE = 480;
/** Below this many pixels nothing on a table can be told apart, and rings would have no inside. */
const LEAST_STAGE = 48;
const CENTRE: Point = { x: 0, y: 0 };
const NO_OVERLAYS: readonly Overlay[] = [];
const NOBODY: readonly string[] = [];

/** The style sheets' --scale and the reader's own text size together. */
function remScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

export function TableStage({
  scene: given,
  live = NO_OVERLAYS,
  handle = null,
  loupe = null,
  canDrag,
  panning = false,
  still = false,
  coveredTop = 0,
  focus = null,
  inset = null,
  moments = null,
  label,
  onCamera,
  children,
  ref,
  ...events
}: TableStageProps) {
  const scene = useKeptScene(given);
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useViewport(frame);
  const fonts = useFonts();
  const { camera, setCamera, moves } = useCamera(
    scene.size,
    viewport,
    viewport.width < PHONE ? focus : null,
    onCamera,
  );
  const { scale } = camera;
  // Asked with each size of the stage, not with each frame: the browser has to work out its styles for it.
  const text = useMemo(() => (viewport.width > 0 ? remScale() : 1), [viewport]);
  const view = useMemo(() => viewAt(scale, text), [scale, text]);
  // What is pressed answers first, then who stands there, then what is drawn around them, then their plates: no frame
  // has to paint all of it. A hand on the table means what is there now.
  const pictured = useAfterwards(scene);
  const surrounded = useAfterwards(pictured);
  const plated = useAfterwards(surrounded);
  const playing = useMoments(useAfterwards(moments));
  const ground = useGround(
    useLanded(pictured, playing?.aloft ?? NOBODY),
    viewport.width > 0 ? scale : 0,
    PIXEL_RATIO,
    fonts,
    text,
  );

  const [frozenOffset, setFrozenOffset] = useState<{ px: number; py: number } | null>(null);
  const grip = useMemo((): Grip | null => {
    if (!handle) return null;
    const spot = toScreen(camera, handle.at);
    const token = scene.tokens.find((candidate) => candidate.id === handle.tokenId);
    const others = scene.tokens.map((candidate) => toScreen(camera, candidate.at));
    const offset = frozenOffset ?? handleOffset(spot, others, viewport);
    return {
      spot,
      spotRadius: baseRadius(token?.baseMm ?? 30) * camera.scale,
      grip: { px: spot.px + offset.px, py: spot.py + offset.py },
    };
  }, [handle, camera, scene.tokens, viewport, frozenOffset]);

  const gripCircle = useMemo(
    () => grip && { x: grip.grip.px - camera.left, y: grip.grip.py - camera.top, r: HANDLE_RADIUS + 12 },
    [grip, camera],
  );
  const covered = Math.max(0, coveredTop * text - camera.top);
  const seen = useMemo(
    () => ({
      left: -camera.left,
      top: -camera.top,
      right: viewport.width - camera.left,
      bottom: viewport.height - camera.top,
    }),
    [camera, viewport],
  );
  const { labels, liveLabels } = useLabels(plated, live, view, fonts, covered, gripCircle, seen);

  const loupeView = useMemo((): LoupeView | null => {
    if (!loupe) return null;
    const radius = Math.min(LOUPE_RADIUS, viewport.width * 0.16, viewport.height * 0.16);
    const box = { width: 2 * radius, height: 2 * radius + 16, margin: 24 };
    const points = scene.tokens.map((token) => toScreen(camera, token.at));
    const corner = emptiestCorner(points, toScreen(camera, loupe.centre), box, viewport);
    const ghosts = [...scene.overlays, ...live].flatMap((overlay) =>
      overlay.kind === 'ghost' ? [overlay.token] : [],
    );
    const tokens = scene.tokens.filter((token) => !ghosts.some((ghost) => ghost.id === token.id));
    const middle = cornerMiddle(corner, box, viewport);
    const people = peopleOf(scene);
    return { camera, middle, radius, tokens: [...tokens, ...ghosts], people, ground, size: scene.size };
  }, [loupe, camera, viewport, scene, live, ground]);

  const insetCorner = useMemo(() => {
    const points = scene.tokens.map((token) => toScreen(camera, token.at));
    const box = viewport.width < PHONE ? INSET_ON_PHONE : INSET_BOX;
    return emptiestCorner(points, toScreen(camera, inset?.about ?? CENTRE), box, viewport);
  }, [inset?.about, camera, scene.tokens, viewport]);

  const isHeld = (overlay: Overlay): boolean =>
    overlay.kind !== 'ghost' || (canDrag?.(overlay.token.id) ?? false);
  const world = (): World => ({
    camera,
    hit: (at, kind) =>
      hitTest(
        scene,
        camera,
        at,
        kind,
        handle && grip ? { handle, grip: grip.grip } : null,
        live.filter(isHeld),
      ),
    canDrag: canDrag ?? (() => false),
    centreOf: (tokenId) => scene.tokens.find((token) => token.id === tokenId)?.at ?? null,
    clamp: (wanted) => clampCamera(wanted, scene.size, viewport),
  });
  const cancelGesture = useGestures(frame, {
    world,
    panning: () => panning,
    onWheel: (at, factor) => moves.zoomAround(at, factor),
    onHover: (at) => {
      const hit = at === null ? null : hitTest(scene, camera, at, 'mouse', null);
      events.onHoverPiece?.(hit?.kind === 'piece' ? hit.id : null);
    },
    emit: (event) => {
      if (event.type === 'camera') setCamera(event.camera);
      if (event.type === 'dragStart' && event.byHandle && grip) {
        setFrozenOffset({ px: grip.grip.px - grip.spot.px, py: grip.grip.py - grip.spot.py });
      }
      if (event.type === 'dragEnd' || event.type === 'dragCancel') setFrozenOffset(null);
      sendTo(events, event);
    },
  });
  useImperativeHandle(ref, () => ({ ...moves, cancelGesture }));

  const { look, layer } = useLive({
    scene: pictured,
    overlays: live,
    labels: liveLabels,
    view,
    camera,
    grip,
    loupe,
    loupeView,
  });
  const aloft = playing?.aloft ?? NOBODY;
  const standing = useRef<Konva.Layer>(null);
  // Few layers: the browser takes a copy of each for every picture of the page, whatever has changed.
  // The same element as long as nothing but the live layer changes.
  const stage = useMemo(() => {
    const { width, height } = viewport;
    const { tokens } = pictured;
    const { overlays } = surrounded;
    const people = peopleOf(pictured);
    if (Math.min(width, height) < LEAST_STAGE) return null;
    const at = { view, camera };
    return (
      <Stage width={width} height={height} listening={false}>
        <FrameLayer ref={standing} listening={false}>
          <Overlays scene={surrounded} overlays={overlays} {...at} />
          <Tokens {...{ tokens, people, aloft, fonts, still }} layer={standing} ratio={PIXEL_RATIO} {...at} />
          <Plates scene={plated} overlays={plated.overlays} labels={labels} {...at} />
        </FrameLayer>
        <LiveLayer look={look} layer={layer} />
      </Stage>
    );
  }, [viewport, pictured, surrounded, plated, camera, view, aloft, fonts, still, labels, look, layer]);

  return (
    <div className="table-view">
      <div ref={frame} className="stage" role="application" aria-label={label}>
        <Ground image={ground} size={scene.size} camera={camera} />
        {stage}
        {playing && (
          <MomentCanvas
            playing={playing}
            camera={camera}
            view={view}
            viewport={viewport}
            ratio={PIXEL_RATIO}
          />
        )}
      </div>
      {inset && (
        <div className="inset" data-corner={insetCorner}>
          {inset.content}
        </div>
      )}
      {children}
    </div>
  );
}

const peopleOf = ({ markers }: SceneModel) => markers.filter((marker) => marker.kind === 'citizen');

/** The table without the pieces that are still in the air. */
function useLanded(scene: SceneModel, aloft: readonly string[]): SceneModel {
  return useMemo(() => {
    const pieces = scene.pieces.filter(({ id }) => !aloft.includes(id));
    return pieces.length === scene.pieces.length ? scene : { ...scene, pieces };
  }, [scene, aloft]);
}
