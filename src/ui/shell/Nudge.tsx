import { useT } from '../../i18n/use-t.ts';
import type { Waypoint } from '../../tabletop/gait.ts';
import { Button } from '../kit/Button.tsx';
import { useKeys } from './keys.ts';
import { inches } from '../../geometry/units.ts';
import '../kit/choices.css';

interface NudgeProps {
  /** Side of the table. */
  readonly size: number;
  readonly at: Waypoint | null;
  /** Where the first press puts the spot; left out: in the middle of the table. */
  readonly start?: () => Waypoint;
  readonly onChange: (at: Waypoint) => void;
}

/** A tenth of an inch. */
const STEP = inches(0.1);
/** Steps in an inch. */
const INCH = 10;

/** Moves a planned spot without a pointer. */
export function Nudge({ size, at, start, onChange }: NudgeProps) {
  const t = useT();
  const by = (dx: number, dy: number) => () => {
    if (at === null && start !== undefined) {
      onChange(start());
      return;
    }
    const from = at ?? { x: Math.round(size / 2), y: Math.round(size / 2) };
    const clamp = (value: number): number => Math.min(size, Math.max(0, value));
    onChange({ ...from, x: clamp(from.x + dx * STEP), y: clamp(from.y + dy * STEP) });
  };
  useKeys({
    ArrowLeft: by(-1, 0),
    ArrowRight: by(1, 0),
    ArrowUp: by(0, 1),
    ArrowDown: by(0, -1),
    'Shift+ArrowLeft': by(-INCH, 0),
    'Shift+ArrowRight': by(INCH, 0),
    'Shift+ArrowUp': by(0, INCH),
    'Shift+ArrowDown': by(0, -INCH),
  });
  return (
    <fieldset className="nudge" aria-label={t('ask.nudge')}>
      <Button label={t('ask.nudge.left')} onPress={by(-1, 0)}>
        ←
      </Button>
      <Button label={t('ask.nudge.up')} onPress={by(0, 1)}>
        ↑
      </Button>
      <Button label={t('ask.nudge.down')} onPress={by(0, -1)}>
        ↓
      </Button>
      <Button label={t('ask.nudge.right')} onPress={by(1, 0)}>
        →
      </Button>
    </fieldset>
  );
}
