import { memo, useEffect, useState } from 'react';
import { useViewState } from '../app.ts';
import { type Camera, type ScreenPoint, toScreen } from '../../table/camera.ts';
import { hitTest } from '../../table/gestures/hit.ts';
import type { Point } from '../../table/types.ts';
import type { SceneModel } from '../../table/scene-model.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useCoach } from './use-coach.ts';
import './coach.css';

/** Milliseconds after which the words of a mark go, and its ring stays. */
const FADES = 9000;
/** Pixels between a ring and its balloon. */
const GAP = 14;
/** Nearer than this to the upper edge a balloon hangs below its ring. */
const ROOM_ABOVE = 130;
/** Pixels from which a hand comes that comes from nowhere. */
const REACHES_FROM = 90;

/** Pixels by which a finger may miss the middle of a ring. */
const MISSES = 8;
const AROUND: readonly ScreenPoint[] = [
  { px: 0, py: 0 },
  { px: MISSES, py: 0 },
  { px: -MISSES, py: 0 },
  { px: 0, py: MISSES },
  { px: 0, py: -MISSES },
];

/** Would a press there, by a finger too, mean the place itself? */
function isFree(scene: SceneModel, camera: Camera, at: Point): boolean {
  const { px, py } = toScreen(camera, at);
  return AROUND.every((off) => {
    const { kind } = hitTest(scene, camera, { px: px + off.px, py: py + off.py }, 'touch', null);
    return kind === 'ground' || kind === 'piece';
  });
}

interface CoachMarksProps {
  readonly scene: SceneModel;
}

/** What the coach points out on the table: a ring, its words beside it, and on demand a hand that goes the way. */
export const CoachMarks = memo(function CoachMarks({ scene }: CoachMarksProps) {
  const coach = useCoach();
  const camera = useViewState((state) => state.camera);
  const mark = coach?.step?.mark ?? null;
  if (coach === null || camera === null || mark?.on !== 'table') return null;
  const { goOn, shown, step } = coach;
  if (goOn !== null || step === null) return null;
  const { at: first, others = [] } = mark;
  const spot =
    others.length === 0 ? first : ([first, ...others].find((one) => isFree(scene, camera, one)) ?? first);
  const at = toScreen(camera, spot);
  const from = mark.from === undefined ? null : toScreen(camera, mark.from);
  const key = `${step.id} ${spot.x} ${spot.y}`;
  return (
    <Marked
      key={key}
      at={at}
      from={from}
      radius={Math.max(22, mark.radius * camera.scale + 5)}
      text={step.text}
      shown={shown}
    />
  );
});

interface MarkedProps {
  readonly at: ScreenPoint;
  readonly from: ScreenPoint | null;
  readonly radius: number;
  readonly text: string;
  readonly shown: number;
}

const px = (value: number): string => `${Math.round(value)}px`;

function Marked({ at, from, radius, text, shown }: MarkedProps) {
  const [first] = useState(shown);
  const place = { '--x': px(at.px), '--y': px(at.py), '--r': px(radius), '--gap': px(GAP) };
  // The step in the dock says the same to those who listen.
  return (
    <div className="coach-marks" style={place} aria-hidden>
      <span className="coach-ring" />
      <Balloon key={shown} text={text} below={at.py - radius < ROOM_ABOVE} />
      {shown > first && (
        <span
          key={shown}
          className="coach-hand"
          style={{
            '--from-x': px((from?.px ?? at.px) - at.px),
            '--from-y': px((from?.py ?? at.py + REACHES_FROM) - at.py),
          }}
        >
          <Icon name="hand" size={44} />
        </span>
      )}
    </div>
  );
}

/** It has been read after a while, and comes back when it is asked for. */
function Balloon({ text, below }: { readonly text: string; readonly below: boolean }) {
  const [faded, setFaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFaded(true), FADES);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="coach-balloon" data-faded={faded} data-below={below}>
      <b>{text}</b>
    </span>
  );
}
