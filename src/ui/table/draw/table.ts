import type { SceneModel } from '../scene-model.ts';
import { isBarrier, type Piece, type StructurePiece } from '../pieces.ts';
import {
  drawArea,
  drawAreaWords,
  drawDanger,
  drawImpassable,
  drawSkulls,
  drawZone,
  drawZoneLabel,
  labelledZones,
} from './areas.ts';
import { drawBarrier, drawBarrierSigns } from './barriers.ts';
import { drawGround } from './ground.ts';
import { drawMarker } from './markers.ts';
import { drawObject, drawRankBadge } from './objects.ts';
import { apart, box, type Pen, type View, widthWith } from './pen.ts';
import { type PieceSign, pieceSigns } from './signs.ts';
import { drawStructure, drawStructureSigns } from './structures.ts';

/** Everything that stays put while a model moves, painted once into the ground image. */
export function drawTable(pen: Pen, scene: SceneModel, view: View): void {
  const turned = scene.turned ?? false;
  // Two who face each other read small words on the ground from either side; the corners of roofs have room for both.
  const sides = scene.across ? [false, true] : [turned];
  const { pieces } = scene;
  drawGround(pen, scene, view);
  apart(pen, () => {
    box(pen, 0, 0, scene.size.width * view.s, scene.size.height * view.s);
    pen.clip();
    for (const piece of pieces) if (piece.kind === 'area') drawArea(pen, piece, view);
    for (const piece of pieces) if (piece.kind === 'danger') drawDanger(pen, piece, view);
    for (const piece of pieces) if (piece.kind === 'impassable') drawImpassable(pen, piece, view);
    for (const zone of scene.zones) drawZone(pen, zone, view);
    for (const piece of pieces) if (isBarrier(piece)) drawBarrier(pen, piece, view);
    for (const structure of lowFirst(pieces)) drawStructure(pen, structure, view);
    for (const piece of pieces) if (piece.kind === 'object') drawObject(pen, piece, view);
    for (const piece of pieces) if (piece.kind === 'danger') drawSkulls(pen, piece, view);
    for (const sign of pieceSigns(pieces, scene.size, view, widthWith(pen), sides)) drawSign(pen, sign, view);
    for (const zone of labelledZones(scene.zones, view, widthWith(pen)))
      drawZoneLabel(pen, zone, view, sides);
    for (const marker of scene.markers) drawMarker(pen, marker, view);
  });
}

/** Lower Structures first, so that shadows fall on lower roofs. */
function lowFirst(pieces: readonly Piece[]): readonly StructurePiece[] {
  return pieces
    .filter((piece) => piece.kind === 'structure')
    .toSorted(
      (a, b) => Number(b.destroyed ?? false) - Number(a.destroyed ?? false) || a.heightIn - b.heightIn,
    );
}

function drawSign(pen: Pen, { piece, ...where }: PieceSign, view: View): void {
  switch (piece.kind) {
    case 'structure':
      return drawStructureSigns(pen, { piece, ...where }, view);
    case 'wall':
    case 'fence':
    case 'hedge':
      return drawBarrierSigns(pen, { piece, ...where }, view);
    case 'object':
      return drawRankBadge(pen, { piece, ...where }, view);
    case 'area':
    case 'danger':
      return drawAreaWords(pen, { piece, ...where }, view);
    case 'impassable':
      return;
  }
}
