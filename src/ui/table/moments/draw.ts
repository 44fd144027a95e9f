import { drawPill } from '../draw/chips.ts';
import { apart, type Pen } from '../draw/pen.ts';
import { drawHit, drawKo } from './blow.ts';
import type { Brush } from './brush.ts';
import { drawBreak, drawCollapse } from './collapse.ts';
import { drawFall, drawThrow } from './flight.ts';
import type { Moment } from './moment.ts';
import { FADE_MS, type Scheduled, type Timeline } from './timeline.ts';

type Painter<K extends Moment['kind']> = (
  pen: Pen,
  moment: Extract<Moment, { kind: K }>,
  time: number,
  brush: Brush,
) => void;

const PAINTERS: { readonly [K in Moment['kind']]: Painter<K> } = {
  ko: drawKo,
  hit: drawHit,
  throw: drawThrow,
  fall: drawFall,
  collapse: drawCollapse,
  break: drawBreak,
};

/** Until its turn comes, what is about to change is drawn as it was. */
const WAITS: ReadonlySet<Moment['kind']> = new Set(['ko', 'throw', 'fall', 'collapse']);

/** What flies or goes down lies over plain blows. */
const STACKING: Readonly<Record<Moment['kind'], number>> = {
  collapse: 0,
  hit: 1,
  break: 2,
  throw: 3,
  fall: 4,
  ko: 5,
};

/** Everything of a timeline as it looks at a time. */
export function drawMoments(pen: Pen, timeline: Timeline, time: number, brush: Brush): void {
  const { scheduled } = timeline;
  for (const one of scheduled.toSorted((a, b) => STACKING[a.moment.kind] - STACKING[b.moment.kind])) {
    if (time >= one.ends) continue;
    if (time < one.starts && !isSeenBefore(scheduled, one)) continue;
    paint(pen, one, Math.max(0, (time - one.starts) * one.pace), brush);
  }
  drawOutcomes(pen, scheduled, (one) => (time - one.told) / FADE_MS, brush);
}

/** Whoever is flung about first does not stand where he will be struck. */
const isSeenBefore = (all: readonly Scheduled[], { moment }: Scheduled): boolean =>
  WAITS.has(moment.kind) && !all.some((other) => other.moment !== moment && other.moment.id === moment.id);

function paint(pen: Pen, { moment }: Scheduled, time: number, brush: Brush): void {
  // TypeScript cannot correlate a union of moments with its table of painters.
  const painter = PAINTERS[moment.kind] as Painter<Moment['kind']>;
  apart(pen, () => painter(pen, moment, time, brush));
}

/** What has come of each, for those who see no motion. */
export function drawStill(pen: Pen, { scheduled }: Timeline, time: number, brush: Brush): void {
  drawOutcomes(pen, scheduled, () => time / FADE_MS, brush);
}

/** Pills, several about the same one above the other. */
function drawOutcomes(
  pen: Pen,
  scheduled: readonly Scheduled[],
  shareOf: (one: Scheduled) => number,
  { view: { s, l }, turned }: Brush,
): void {
  const told = new Map<string, number>();
  for (const one of scheduled) {
    const { chip, at, radius, id } = one.moment;
    const share = shareOf(one);
    if (chip === null || share <= 0) continue;
    const before = told.get(id) ?? 0;
    told.set(id, before + 1);
    const away = Math.min(radius, 2) * s + (22 + 29 * before) * l;
    const y = at.y * s + (turned ? away : -away);
    apart(pen, () => {
      pen.globalAlpha = Math.min(1, share);
      drawPill(pen, { large: true, ...chip }, { x: at.x * s, y: Math.max(15 * l, y), unit: l, turned });
    });
  }
}
