import { COLOUR, GROUND } from '../../../styles/tokens.ts';
import { boundsOf, boxesOverlap, middleOf } from '../shapes.ts';
import type { Zone } from '../types.ts';
import type { AreaPiece, DangerPiece, ImpassablePiece } from '../pieces.ts';
import { TEAM_LOOK } from '../../kit/team-look.ts';
import { type TeamSide, TONE_OF_TEAM } from '../../kit/team-side.ts';
import { drawPill, pillSize } from './chips.ts';
import { pattern } from './patterns.ts';
import { areaChip, areaUnit, type PieceSign } from './signs.ts';
import {
  apart,
  circle,
  drawIcon,
  fill,
  type Pen,
  pathOf,
  stroke,
  trace,
  type View,
  type WidthOf,
  widthWith,
} from './pen.ts';
import { teamShapePath } from '../../kit/team-shape.ts';

export function teamColour(team: TeamSide): string {
  return TEAM_LOOK[team].fill;
}

export function onTeamColour(team: TeamSide): string {
  return TEAM_LOOK[team].on;
}

export function drawTeamShape(pen: Pen, team: TeamSide, x: number, y: number, size: number): void {
  const path = pathOf(teamShapePath(team, 0, 0, 22, 20));
  apart(pen, () => {
    pen.translate(x, y);
    pen.scale(size / 22, size / 22);
    pen.fillStyle = teamColour(team);
    pen.fill(path);
    stroke(pen, { colour: COLOUR.ink, width: 2 }, path);
  });
}

export function drawDanger(pen: Pen, piece: DangerPiece, { s, g }: View): void {
  trace(pen, piece.outline, s, true);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  fill(pen, GROUND.dangerTint, 0.82);
  fill(pen, pattern(pen, 'danger', g), 0.75);
  stroke(pen, { colour: COLOUR.danger, width: 2.6 * g, dash: [7 * g, 4 * g] });
}

export function drawArea(pen: Pen, piece: AreaPiece, { s, g }: View): void {
  trace(pen, piece.outline, s, true);
  fill(pen, COLOUR.white, 0.75);
  fill(pen, pattern(pen, 'halftone', g), 0.22);
  stroke(pen, { colour: COLOUR.white, width: 5 * g });
  stroke(pen, { colour: COLOUR.ink, width: 2.2 * g, dash: [2.5 * g, 3.5 * g], cap: 'round' });
}

/** One skull, or two where it is Very Dangerous, above the words. */
export function drawSkulls(pen: Pen, { grade, outline }: DangerPiece, { s }: View): void {
  const middle = middleOf(outline);
  const skulls = grade === 'veryDangerous' ? [-0.4, 0.4] : [0];
  for (const dx of skulls) {
    circle(pen, (middle.x + dx) * s, (middle.y - 0.45) * s, Math.max(0.46 * s, 11));
    fill(pen, COLOUR.white, 0.7);
    drawIcon(pen, 'skull', (middle.x + dx) * s, (middle.y - 0.45) * s, Math.max(0.72 * s, 17), {
      colour: COLOUR.danger,
    });
  }
}

export function drawAreaWords(
  pen: Pen,
  { piece, turned, at }: PieceSign<AreaPiece | DangerPiece>,
  view: View,
): void {
  const chip = areaChip(piece);
  if (chip !== null) drawPill(pen, chip, { ...at, unit: areaUnit(view), turned });
}

export function drawImpassable(pen: Pen, piece: ImpassablePiece, { s, g }: View): void {
  trace(pen, piece.outline, s, true);
  if (piece.water) {
    fill(pen, GROUND.water);
    fill(pen, pattern(pen, 'ripples', g), 0.8);
    stroke(pen, { colour: COLOUR.white, width: 4.6 * g });
    stroke(pen, { colour: COLOUR.ink, width: 2.2 * g, dash: [8 * g, 4 * g] });
    return;
  }
  fill(pen, COLOUR.ink2, 0.35);
  fill(pen, pattern(pen, 'hatch', g), 0.6);
  stroke(pen, { colour: COLOUR.ink, width: 2.2 * g });
}

const TEAM_OF_LOOK = { teamA: 'a', teamB: 'b', teamC: 'c', teamD: 'd' } as const;
const PATTERN_OF_ZONE = { a: 'zoneA', b: 'zoneB', c: 'zoneC', d: 'zoneD' } as const;

export function drawZone(pen: Pen, zone: Zone, view: View): void {
  const { s, g } = view;
  trace(pen, zone.outline, s, true);
  if (zone.look === 'objective') {
    const dash = [0.62 * s, 0.38 * s];
    fill(pen, COLOUR.white, 0.1);
    stroke(pen, { colour: COLOUR.ink, width: 5 * g, dash, opacity: 0.9 });
    stroke(pen, { colour: COLOUR.gold, width: 2.6 * g, dash });
    return;
  }
  const team = TEAM_OF_LOOK[zone.look];
  const dark = team === 'a' || team === 'c';
  fill(pen, teamColour(team), dark ? 0.16 : 0.22);
  fill(pen, pattern(pen, PATTERN_OF_ZONE[team], g), dark ? 0.35 : 0.22);
  const bounds = boundsOf(zone.outline);
  const inset = 0.55;
  for (const x of [bounds.left + inset, bounds.right - inset]) {
    for (const y of [bounds.top + inset, bounds.bottom - inset]) {
      drawTeamShape(pen, team, x * s, y * s, 15 * g);
    }
  }
}

/** What a zone is called, and where that lies on the table for whoever reads from the near side. */
function zoneLabel(zone: Zone, { s, g, l }: Pick<View, 's' | 'g' | 'l'>, widthOf: WidthOf) {
  const bounds = boundsOf(zone.outline);
  const unit = Math.min(g, l) * 0.95;
  // An em and an en of room for the shape.
  const room = zone.holder ? '\u2003\u2002' : '';
  const tone = zone.holder === undefined ? ('gold' as const) : TONE_OF_TEAM[zone.holder];
  const chip = { text: room + (zone.label ?? '').toUpperCase(), tone };
  const { width, height } = pillSize(chip, unit, (words, size) => widthOf(words, size, 800));
  const at = zone.labelAt ?? { x: bounds.left + width / 2 / s + 0.05, y: bounds.top };
  const [left, top] = [at.x * s - width / 2, at.y * s - height / 2];
  return { chip, unit, at, width, box: { left, top, right: left + width, bottom: top + height } };
}

/** The zones whose label has room: on a table so small that two would lie on each other, neither is read. */
export function labelledZones(
  zones: readonly Zone[],
  view: Pick<View, 's' | 'g' | 'l'>,
  widthOf: WidthOf,
): readonly Zone[] {
  const named = zones
    .filter(({ label }) => label !== undefined && label !== '')
    .map((zone) => ({ zone, ...zoneLabel(zone, view, widthOf) }));
  return named
    .filter((one) => named.every((other) => other === one || !boxesOverlap(one.box, other.box)))
    .map(({ zone }) => zone);
}

/** The label lies on the line; its holder fills it with the team's colour and shape. */
export function drawZoneLabel(pen: Pen, zone: Zone, view: View, sides: readonly boolean[]): void {
  const { s, l } = view;
  const g = Math.min(view.g, l);
  const bounds = boundsOf(zone.outline);
  const { chip, unit, at, width } = zoneLabel(zone, view, widthWith(pen));
  const draw = (x: number, y: number, turned: boolean) => {
    drawPill(pen, chip, { x, y, unit, turned });
    if (zone.holder) drawTeamShape(pen, zone.holder, x + (turned ? 1 : -1) * (width / 2 - 13 * g), y, 19 * g);
  };
  for (const turned of sides) {
    if (turned) draw((bounds.left + bounds.right - at.x) * s, (bounds.top + bounds.bottom - at.y) * s, true);
    else draw(at.x * s, at.y * s, false);
  }
}
