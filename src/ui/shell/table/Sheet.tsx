import { type PointerEvent, useRef, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';

/** How much of a phone the question takes: its buttons alone, about half, or all below the bar. */
const HEIGHTS = ['low', 'middle', 'high'] as const;
type Height = (typeof HEIGHTS)[number];

/** As far as a thumb goes when it means to move something, in pixels. */
const SWIPE = 18;

export interface Sheet {
  readonly height: Height;
  readonly set: (height: Height) => void;
}

/** Each question opens at half height, whatever was made of the one before. */
export function useSheet(question: string | null): Sheet {
  const [kept, keep] = useState<{ readonly of: string | null; readonly height: Height }>();
  const height = kept?.of === question ? kept.height : 'middle';
  return { height, set: (next) => keep({ of: question, height: next }) };
}

const beside = (height: Height, by: 1 | -1): Height => HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height;

/** Pulled up or down; a press raises the sheet, at full height it lowers it. */
export function SheetHandle({ height, set }: Sheet) {
  const t = useT();
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  const press = () => {
    if (!swiped.current) set(height === 'high' ? 'middle' : beside(height, 1));
    swiped.current = false;
  };
  const release = (event: PointerEvent<HTMLButtonElement>) => {
    const by = from.current === null ? 0 : event.clientY - from.current;
    from.current = null;
    swiped.current = Math.abs(by) > SWIPE;
    if (swiped.current) set(beside(height, by < 0 ? 1 : -1));
  };
  return (
    <button
      type="button"
      className="dock__handle"
      aria-label={t(height === 'high' ? 'play.sheet.lower' : 'play.sheet.raise')}
      onPointerDown={(event) => {
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={release}
      onClick={press}
    />
  );
}
