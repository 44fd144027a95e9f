import { COLOUR } from '../../../styles/tokens.ts';
import type { Chip, Tone } from '../types.ts';
import { apart, box, drawText, fill, type Pen, stroke, textWidth, type WidthOf, widthWith } from './pen.ts';

interface Paint {
  readonly back: string;
  readonly text: string;
  readonly edge: string;
}

const PAINTS: Readonly<Record<Tone, Paint>> = {
  plain: { back: COLOUR.white, text: COLOUR.ink, edge: COLOUR.ink },
  ink: { back: COLOUR.ink, text: COLOUR.white, edge: COLOUR.white },
  legal: { back: COLOUR.legal, text: COLOUR.white, edge: COLOUR.white },
  refused: { back: COLOUR.low, text: COLOUR.white, edge: COLOUR.white },
  gold: { back: COLOUR.gold, text: COLOUR.ink, edge: COLOUR.ink },
  danger: { back: COLOUR.danger, text: COLOUR.white, edge: COLOUR.white },
  teamA: { back: COLOUR.teamA, text: COLOUR.white, edge: COLOUR.white },
  teamB: { back: COLOUR.teamB, text: COLOUR.ink, edge: COLOUR.ink },
  teamC: { back: COLOUR.teamC, text: COLOUR.white, edge: COLOUR.white },
  teamD: { back: COLOUR.teamD, text: COLOUR.ink, edge: COLOUR.ink },
};

export interface PillPlace {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
  readonly turned?: boolean;
}

/** From line to line, in sizes of the text. */
const LEADING = 1.15;

/** The height of one line with what is around it, across which the ends are round. */
const roundness = ({ large = false }: Chip): number => (large ? 27 : 20);

const linesOf = ({ text }: Chip): readonly string[] => text.split('\n');

export function pillSize(chip: Chip, unit: number, widthOf: (text: string, size: number) => number) {
  const size = (chip.large ? 17 : 13) * unit;
  const lines = linesOf(chip);
  return {
    size,
    width: Math.max(...lines.map((line) => widthOf(line, size))) + (chip.large ? 24 : 18) * unit,
    height: roundness(chip) * unit + (lines.length - 1) * LEADING * size,
  };
}

/** A pill with a few words, as a rule on one line, centred on its place. */
export function drawPill(pen: Pen, chip: Chip, place: PillPlace): void {
  const { unit } = place;
  const paint = PAINTS[chip.tone ?? 'ink'];
  const { size, width, height } = pillSize(chip, unit, (text, fontSize) => textWidth(pen, text, fontSize));
  apart(pen, () => {
    pen.translate(place.x, place.y);
    if (place.turned) pen.rotate(Math.PI);
    const lines = linesOf(chip);
    const first = size * (0.34 - ((lines.length - 1) * LEADING) / 2);
    box(pen, -width / 2, -height / 2, width, height, (roundness(chip) * unit) / 2);
    fill(pen, paint.back);
    stroke(pen, { colour: paint.edge, width: 1.5 * unit });
    for (const [at, line] of lines.entries())
      drawText(pen, line, 0, first + at * LEADING * size, { size, colour: paint.text });
  });
}

export function heightChipSize(words: string, unit: number, widthOf: WidthOf) {
  return { width: widthOf(`▲ ${words}`, 12.5 * unit, 800) + 13 * unit, height: 17 * unit };
}

/** The square ink chip that gives the height of a Structure, by its top left corner. */
export function drawHeightChip(pen: Pen, words: string, place: PillPlace): void {
  const { unit } = place;
  const { width, height } = heightChipSize(words, unit, widthWith(pen));
  apart(pen, () => {
    pen.translate(place.x + width / 2, place.y + height / 2);
    if (place.turned) pen.rotate(Math.PI);
    box(pen, -width / 2, -height / 2, width, height, 3 * unit);
    fill(pen, COLOUR.ink);
    drawText(pen, `▲ ${words}`, 0, 4.3 * unit, { size: 12.5 * unit, colour: COLOUR.white });
  });
}
