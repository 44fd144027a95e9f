import { useEffect, useState } from 'react';
import { useViewState } from '../app.ts';
import { type ScreenPoint, toScreen } from '../../table/camera.ts';
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

/** What the coach points out on the table: a ring, its words beside it, and on demand a hand that goes the way. */
export function CoachMarks() {
  const coach = useCoach();
  const camera = useViewState((state) => state.camera);
  const mark = coach?.step?.mark ?? null;
  if (coach === null || camera === null || mark?.on !== 'table') return null;
  const { goOn, shown, step } = coach;
  if (goOn !== null || step === null) return null;
  const at = toScreen(camera, mark.at);
  const from = mark.from === undefined ? null : toScreen(camera, mark.from);
  const key = `${step.id} ${mark.at.x} ${mark.at.y}`;
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
}

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
