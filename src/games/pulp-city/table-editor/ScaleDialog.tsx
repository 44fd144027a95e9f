import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import { UM_PER_INCH } from '../../../geometry/units.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Dialog } from '../../../ui/kit/Dialog.tsx';
import type { PictureImage } from './read-picture.ts';

interface ScaleDialogProps {
  readonly image: PictureImage;
  readonly onClose: () => void;
  /** Micrometres that a pixel of the image covers. */
  readonly onDone: (scale: number) => void;
}

/** Of the image, from its upper left corner. */
interface Pixel {
  readonly x: number;
  readonly y: number;
}

const USUAL_INCHES = 24;
const LONGEST_INCHES = 200;
/** Of the image, for a press of an arrow. */
const STEP = 0.01;

/** Two points of a photograph and the inches between them say how large it is. */
export function ScaleDialog({ image, onClose, onDone }: ScaleDialogProps) {
  const t = useT();
  const { width, height } = image;
  const [points, setPoints] = useState<readonly [Pixel, Pixel]>([
    { x: width * 0.1, y: height / 2 },
    { x: width * 0.9, y: height / 2 },
  ]);
  const [next, setNext] = useState<0 | 1>(0);
  const [inches, setInches] = useState(String(USUAL_INCHES));
  const [a, b] = points;
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  const long = Number(inches.replace(',', '.'));
  const fault =
    !Number.isFinite(long) || long <= 0 || long > LONGEST_INCHES
      ? t('tables.scale.inches.wrong', { most: LONGEST_INCHES })
      : apart < 8
        ? t('tables.scale.near')
        : null;
  const put = (index: 0 | 1, point: Pixel): void => {
    const clamped = {
      x: Math.min(width, Math.max(0, point.x)),
      y: Math.min(height, Math.max(0, point.y)),
    };
    setPoints(index === 0 ? [clamped, b] : [a, clamped]);
  };
  const tap = (event: MouseEvent<HTMLButtonElement>): void => {
    // A key has no place on the image: the buttons below have.
    if (event.detail === 0) return;
    const frame = event.currentTarget.getBoundingClientRect();
    put(next, {
      x: ((event.clientX - frame.left) / frame.width) * width,
      y: ((event.clientY - frame.top) / frame.height) * height,
    });
    setNext(next === 0 ? 1 : 0);
  };
  const nudge = (index: 0 | 1) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const point = points[index];
    put(index, { x: point.x + (by[0] ?? 0) * width * STEP, y: point.y + (by[1] ?? 0) * height * STEP });
  };
  return (
    <Dialog
      open
      wide
      title={t('tables.scale')}
      closeLabel={t('common.close')}
      onClose={onClose}
      foot={
        <Button look="primary" closed={fault} onPress={() => onDone((long * UM_PER_INCH) / apart)}>
          {t('tables.scale.do')}
        </Button>
      }
    >
      <div className="scale-dialog">
        <p>{t('tables.scale.note')}</p>
        <button
          type="button"
          className="scale-dialog__image"
          aria-label={t('tables.scale.image')}
          onClick={tap}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
            <image href={image.image} width={width} height={height} />
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} className="scale-dialog__under" />
            <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
            {points.map(({ x, y }, index) => (
              <circle
                key={index === 0 ? 'first' : 'second'}
                cx={x}
                cy={y}
                r={width / 70}
                data-next={next === index}
              />
            ))}
          </svg>
        </button>
        <div className="buttons">
          {([0, 1] as const).map((index) => (
            <button
              key={index}
              type="button"
              className="button"
              aria-pressed={next === index}
              aria-label={t('tables.scale.point.move', { n: index + 1 })}
              onClick={() => setNext(index)}
              onKeyDown={nudge(index)}
            >
              {t('tables.scale.point', { n: index + 1 })}
            </button>
          ))}
        </div>
        <label>
          <span className="label">{t('tables.scale.inches')}</span>
          <input
            className="field"
            inputMode="decimal"
            value={inches}
            aria-invalid={fault !== null}
            onChange={({ target }) => setInches(target.value)}
          />
        </label>
      </div>
    </Dialog>
  );
}
