import { COLOUR } from '../../../styles/tokens.ts';
import type { Marker } from '../types.ts';
import { onTeamColour, teamColour } from './areas.ts';
import { drawCitizen } from './citizen.ts';
import { apart, box, drawIcon, drawText, fill, type Pen, stroke, type View } from './pen.ts';

export function drawMarker(pen: Pen, marker: Marker, view: View): void {
  switch (marker.kind) {
    case 'citizen':
      return drawCitizen(pen, marker, view);
    case 'objective':
      return drawObjective(pen, marker.at.x * view.s, marker.at.y * view.s, 13 * view.g, marker.letter);
    case 'plinth':
      return drawPlinth(pen, marker, view);
  }
}

/** Hexagonal ink plinth with a gold rim; the small form rides on its carrier's plate. */
export function drawObjective(pen: Pen, x: number, y: number, r: number, letter: string): void {
  const hexagon = () => {
    pen.beginPath();
    for (let corner = 0; corner < 6; corner += 1) {
      const angle = (corner * Math.PI) / 3;
      pen.lineTo(x + r * Math.cos(angle), y + r * Math.sin(angle));
    }
    pen.closePath();
  };
  apart(pen, () => {
    pen.translate(r * 0.16, r * 0.24);
    hexagon();
    fill(pen, COLOUR.ink, 0.3);
  });
  hexagon();
  fill(pen, COLOUR.ink);
  stroke(pen, { colour: COLOUR.ink, width: r * 0.38 });
  stroke(pen, { colour: COLOUR.gold, width: r * 0.2 });
  drawText(pen, letter, x, y + r * 0.4, { size: r * 1.15, colour: COLOUR.white });
}

function drawPlinth(pen: Pen, marker: Extract<Marker, { kind: 'plinth' }>, { s, g }: View): void {
  const half = Math.max(0.42 * s, 11 * g);
  const [x, y] = [marker.at.x * s, marker.at.y * s];
  const back = marker.team ? teamColour(marker.team) : COLOUR.paper;
  const front = marker.team ? onTeamColour(marker.team) : COLOUR.ink;
  box(pen, x - half + 2 * g, y - half + 3 * g, 2 * half, 2 * half, 4 * g);
  fill(pen, COLOUR.ink, 0.32);
  box(pen, x - half, y - half, 2 * half, 2 * half, 4 * g);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  fill(pen, back);
  stroke(pen, { colour: COLOUR.ink, width: 2 * g });
  if (marker.sign) drawIcon(pen, marker.sign, x, y, half * 1.4, { colour: front, cut: back });
  if (marker.words) {
    drawText(pen, marker.words, x, y + half + 13 * g, { size: 12.5 * g, colour: COLOUR.ink, weight: 700 });
  }
}
