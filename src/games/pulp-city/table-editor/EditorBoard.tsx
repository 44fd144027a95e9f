import type { Lang } from '../../../i18n/language.ts';
import { useEffect, useMemo, useRef } from 'react';
import { formatInches } from '../../../i18n/units.ts';
import { useT } from '../../../i18n/use-t.ts';
import type { GroundPatch } from '../../../systems/pulp-city/model/ground.ts';
import { frameOf } from '../../../systems/pulp-city/tables/frame.ts';
import { patchBox } from '../../../systems/pulp-city/tables/ground-edit.ts';
import { type Camera, clampCamera, toScreen, viewAt } from '../../../ui/table/camera.ts';
import { drawTable } from '../../../ui/table/draw/table.ts';
import { useCamera } from '../../../ui/table/hooks/use-camera.ts';
import { useFonts } from '../../../ui/table/hooks/use-fonts.ts';
import { usePicture } from '../../../ui/table/hooks/use-picture.ts';
import { useViewport } from '../../../ui/table/hooks/use-viewport.ts';
import { PIXEL_RATIO } from '../../../ui/table/pixel-ratio.ts';
import { type RulePoint, shown } from '../../../ui/table/units.ts';
import { layoutScene } from '../tables/table-scene.ts';
import { pieceName } from '../words/names.ts';
import { handlesOf, screenOutline } from './handles.ts';
import type { Finding } from './findings.ts';
import { Rulers } from './Rulers.tsx';
import { SightLayer } from './SightLayer.tsx';
import type { Overlays } from './use-overlays.ts';
import { useBoardGestures } from './use-board-gestures.ts';
import { useBoardKeys } from './use-keys.ts';
import { type Plan, twinShown } from './use-plan.ts';

interface EditorBoardProps {
  readonly plan: Plan;
  readonly findings: readonly Finding[];
  /** Of what waits to be set down by the next tap. */
  readonly armed: string | null;
  readonly overlays: Overlays;
  readonly onTap: (at: RulePoint) => void;
}

/** The table under the hands of whoever builds it. */
export function EditorBoard({ plan, findings, armed, overlays, onTap }: EditorBoardProps) {
  const t = useT();
  const { table, chosen, mirror } = plan;
  const frame = useRef<HTMLDivElement>(null);
  const viewport = useViewport(frame);
  const { markers, zones, pieces, sight } = overlays;
  const scene = useMemo(() => {
    const plain = layoutScene(table, t);
    return { ...plain, markers, zones: [...plain.zones, ...zones], pieces: [...plain.pieces, ...pieces] };
  }, [table, t, markers, zones, pieces]);
  const { camera, setCamera, moves } = useCamera(scene.size, viewport, null);
  useBoardGestures(frame, {
    plan,
    camera,
    armed: armed !== null,
    setCamera: (next) => setCamera(clampCamera(next, scene.size, viewport)),
    zoomAround: moves.zoomAround,
    onTap,
  });
  useBoardKeys(frame, plan);
  const patch = plan.patch === null ? undefined : plan.ground[plan.patch];
  const words =
    armed !== null
      ? t('tables.board.armed', { name: armed })
      : chosen === null
        ? t('tables.board.none')
        : t('tables.board.chosen', { name: pieceName(t, chosen), ...placeOf(chosen.footprint, t.lang) });
  const twin = chosen === null ? null : twinShown(table, chosen, mirror);
  const { size } = table;
  return (
    <div className="plan-stage">
      <Rulers camera={camera} side={scene.size.width} width={viewport.width} height={viewport.height} />
      <div
        ref={frame}
        className="plan-board"
        role="application"
        tabIndex={0}
        aria-label={t('tables.board')}
        aria-describedby="plan-board-words"
        data-armed={armed !== null}
      >
        <BoardCanvas scene={scene} camera={camera} viewport={viewport} picture={table.picture?.image} />
        <svg width={viewport.width} height={viewport.height} aria-hidden>
          {sight !== null && <SightLayer map={sight} size={size} camera={camera} />}
          {patch !== undefined && <ChosenPatch patch={patch} size={size} camera={camera} />}
          {twin !== null && (
            <polygon className="plan-twin" points={screenOutline(twin, table.size, camera)} />
          )}
          {chosen !== null && <Chosen plan={plan} camera={camera} />}
          {findings.map(({ number, at, severe }) => {
            if (at === null) return null;
            const { px, py } = toScreen(camera, shown(table.size, at));
            return (
              <g key={number} className="plan-pin" data-severe={severe} transform={`translate(${px} ${py})`}>
                <circle r={12} />
                <text textAnchor="middle" y={5}>
                  {number}
                </text>
              </g>
            );
          })}
        </svg>
        <p id="plan-board-words" className="visually-hidden" role="status">
          {words}
        </p>
      </div>
    </div>
  );
}

interface ChosenPatchProps {
  readonly patch: GroundPatch;
  readonly size: number;
  readonly camera: Camera;
}

function ChosenPatch({ patch, size, camera }: ChosenPatchProps) {
  const { x0, y0, x1, y1 } = patchBox(patch);
  const [a, b] = [
    toScreen(camera, shown(size, { x: x0, y: y1 })),
    toScreen(camera, shown(size, { x: x1, y: y0 })),
  ];
  const box = { x: a.px - 3, y: a.py - 3, width: b.px - a.px + 6, height: b.py - a.py + 6 };
  return (
    <g>
      <rect className="plan-patch plan-patch--under" {...box} />
      <rect className="plan-patch" {...box} />
    </g>
  );
}

function placeOf(footprint: Parameters<typeof frameOf>[0], lang: Lang) {
  const { middle } = frameOf(footprint);
  return { x: formatInches(middle.x, lang), y: formatInches(middle.y, lang) };
}

interface BoardCanvasProps {
  readonly scene: ReturnType<typeof layoutScene>;
  readonly camera: Camera;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly picture: string | undefined;
}

function BoardCanvas({ scene, camera, viewport, picture }: BoardCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const fonts = useFonts();
  const ready = usePicture(picture);
  const { width, height } = viewport;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || width === 0 || (fonts && ready < 0)) return;
    pen.setTransform(PIXEL_RATIO, 0, 0, PIXEL_RATIO, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.translate(camera.left, camera.top);
    drawTable(pen, scene, viewAt(camera.scale));
  }, [scene, camera, width, height, fonts, ready]);
  return (
    <canvas
      ref={canvas}
      width={Math.round(width * PIXEL_RATIO)}
      height={Math.round(height * PIXEL_RATIO)}
      style={{ width, height }}
    />
  );
}

/** Its edge, what it measures, and its grips. */
function Chosen({ plan, camera }: { readonly plan: Plan; readonly camera: Camera }) {
  const t = useT();
  const { table, chosen } = plan;
  if (chosen === null) return null;
  const { size } = table;
  const frame = frameOf(chosen.footprint);
  const middle = toScreen(camera, shown(size, frame.middle));
  const handles = handlesOf(chosen, size, camera);
  const knob = handles.find(({ name }) => name === 'turn');
  const low = Math.max(...handles.filter((one) => one !== knob).map(({ at }) => at.py), middle.py + 20);
  return (
    <g>
      <polygon className="plan-chosen plan-chosen--under" points={screenOutline(chosen, size, camera)} />
      <polygon className="plan-chosen" points={screenOutline(chosen, size, camera)} />
      {knob !== undefined && (
        <line className="plan-stem" x1={middle.px} y1={middle.py} x2={knob.at.px} y2={knob.at.py} />
      )}
      {handles.map(({ key, name, at }) => (
        <circle
          key={key}
          className="plan-grip"
          data-turn={name === 'turn'}
          cx={at.px}
          cy={at.py}
          r={name === 'turn' ? 10 : 8}
        />
      ))}
      <text className="plan-size" textAnchor="middle" x={middle.px} y={low + 24}>
        {t('tables.board.size', {
          length: formatInches(frame.length, t.lang),
          width: formatInches(frame.width, t.lang),
        })}
      </text>
    </g>
  );
}
