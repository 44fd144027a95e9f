import { COLOUR, FONT_LABEL } from '../../../styles/tokens.ts';
import { CUT_LINE_WIDTH, iconParts, LINE_WIDTH, type Sign } from '../../kit/icons.ts';
import type { Point } from '../types.ts';

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** How large the table is painted: pixels an inch, and the units of tokens, ground and labels. */
export interface View {
  readonly s: number;
  readonly u: number;
  readonly g: number;
  readonly l: number;
}

export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
  readonly cap?: CanvasLineCap;
  readonly opacity?: number;
}

/** Runs the drawing and puts the pen back as it was. */
export function apart(pen: Pen, drawing: () => void): void {
  pen.save();
  drawing();
  pen.restore();
}

export function stroke(pen: Pen, line: Stroke, path?: Path2D): void {
  apart(pen, () => {
    pen.strokeStyle = line.colour;
    pen.lineWidth = line.width;
    pen.lineJoin = 'round';
    pen.lineCap = line.cap ?? 'butt';
    pen.setLineDash([...(line.dash ?? [])]);
    pen.globalAlpha *= line.opacity ?? 1;
    if (path) pen.stroke(path);
    else pen.stroke();
  });
}

export function fill(
  pen: Pen,
  colour: string | CanvasPattern,
  opacity = 1,
  rule: CanvasFillRule = 'nonzero',
): void {
  const before = pen.globalAlpha;
  pen.globalAlpha = before * opacity;
  pen.fillStyle = colour;
  pen.fill(rule);
  pen.globalAlpha = before;
}

/** Starts a path through points in inches; `close` makes an outline of it. */
export function trace(pen: Pen, points: readonly Point[], s: number, close: boolean): void {
  pen.beginPath();
  addTrace(pen, points, s, close);
}

export function addTrace(pen: Pen, points: readonly Point[], s: number, close: boolean): void {
  points.forEach((point, index) => {
    if (index === 0) pen.moveTo(point.x * s, point.y * s);
    else pen.lineTo(point.x * s, point.y * s);
  });
  if (close) pen.closePath();
}

export function circle(pen: Pen, x: number, y: number, r: number): void {
  pen.beginPath();
  pen.arc(x, y, Math.max(r, 0.01), 0, 2 * Math.PI);
}

export function box(pen: Pen, x: number, y: number, w: number, h: number, corner = 0): void {
  pen.beginPath();
  if (corner > 0) pen.roundRect(x, y, w, h, Math.min(corner, w / 2, h / 2));
  else pen.rect(x, y, w, h);
}

const paths = new Map<string, Path2D>();

export function pathOf(d: string): Path2D {
  const known = paths.get(d);
  if (known) return known;
  const made = new Path2D(d);
  paths.set(d, made);
  return made;
}

export interface IconLook {
  readonly colour: string;
  readonly cut?: string;
  readonly turned?: boolean;
}

/** An icon centred on a point. */
export function drawIcon(pen: Pen, name: Sign, x: number, y: number, size: number, look: IconLook): void {
  apart(pen, () => {
    pen.translate(x, y);
    if (look.turned) pen.rotate(Math.PI);
    pen.scale(size / 24, size / 24);
    pen.translate(-12, -12);
    for (const [mode, d] of iconParts(name)) {
      const path = pathOf(d);
      const colour = mode === 'cut' || mode === 'cutLine' ? (look.cut ?? COLOUR.white) : look.colour;
      if (mode === 'line' || mode === 'cutLine') {
        const width = mode === 'line' ? LINE_WIDTH : CUT_LINE_WIDTH;
        stroke(pen, { colour, width, cap: 'round' }, path);
      } else {
        pen.fillStyle = colour;
        pen.fill(path, mode === 'hole' ? 'evenodd' : 'nonzero');
      }
    }
  });
}

export interface TextLook {
  readonly size: number;
  readonly colour: string;
  readonly weight?: 700 | 800;
  readonly align?: 'left' | 'center' | 'right';
  readonly spacing?: number;
  readonly opacity?: number;
}

/** Signs that the faces lack or draw differently on every device; they are painted instead, in em squares. */
const PAINTED: Readonly<Record<string, { readonly width: number; readonly d: string }>> = {
  '▲': { width: 0.82, d: 'M.03 0L.41-.74.79 0z' },
  '▼': { width: 0.82, d: 'M.03-.74L.41 0 .79-.74z' },
  '▸': { width: 0.56, d: 'M.07-.64L.5-.35.07-.06z' },
  '★': {
    width: 0.78,
    d: 'M.39-.72L.49-.47.75-.45.55-.28.61-.02.39-.16.17-.02.23-.28.03-.45.29-.47z',
  },
};

function runs(text: string): readonly string[] {
  return text.split(/([▲▼▸★])/u).filter((run) => run !== '');
}

const hasLetters = (text: string): boolean => runs(text).some((run) => PAINTED[run] === undefined);

function setFont(pen: Pen, look: Pick<TextLook, 'size' | 'weight' | 'spacing'>): void {
  pen.font = `${look.weight ?? 800} ${look.size}px ${FONT_LABEL}`;
  // A canvas looks its font up anew for this as well.
  if (look.spacing !== undefined) pen.letterSpacing = `${look.spacing}px`;
}

/** To set a font takes a canvas longer than to draw a word: what has been measured is kept. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 5_000;

/** The faces have changed. */
export const forgetWidths = (): void => widths.clear();

export function textWidth(pen: Pen, text: string, size: number, weight: 700 | 800 = 800): number {
  const key = `${weight} ${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (hasLetters(text)) setFont(pen, { size, weight });
  const width = runs(text).reduce((sum, run) => {
    const painted = PAINTED[run];
    return sum + (painted ? painted.width * size : pen.measureText(run).width);
  }, 0);
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
}

/** How wide words are, for whoever lays them out. */
export type WidthOf = (text: string, size: number, weight: 700 | 800) => number;

export const widthWith =
  (pen: Pen): WidthOf =>
  (text, size, weight) =>
    textWidth(pen, text, size, weight);

/** Text on its base line. */
export function drawText(pen: Pen, text: string, x: number, y: number, look: TextLook): void {
  apart(pen, () => {
    const width = textWidth(pen, text, look.size, look.weight ?? 800);
    const align = look.align ?? 'center';
    let at = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
    if (hasLetters(text)) setFont(pen, look);
    pen.textAlign = 'left';
    pen.textBaseline = 'alphabetic';
    pen.fillStyle = look.colour;
    pen.globalAlpha *= look.opacity ?? 1;
    const parts = runs(text);
    for (const [place, run] of parts.entries()) {
      const painted = PAINTED[run];
      if (painted) {
        const [left, size] = [at, look.size];
        apart(pen, () => {
          pen.translate(left, y);
          pen.scale(size, size);
          pen.fill(pathOf(painted.d));
        });
        at += painted.width * size;
      } else {
        pen.fillText(run, at, y);
        if (place < parts.length - 1) at += pen.measureText(run).width;
      }
    }
  });
}
