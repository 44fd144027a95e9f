import { baseRadius, type Camera, type ScreenPoint, toScreen, toTable } from '../camera.ts';
import { HANDLE_RADIUS } from '../draw/hand.ts';
import { distanceToSegment, insidePolygon } from '../shapes.ts';
import type { Handle, Overlay, Point } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import type { Piece } from '../pieces.ts';
import type { Hit, PointerKind } from './types.ts';

/** A target of 44 px for a finger, less for a mouse. */
const TARGET_RADIUS: Readonly<Record<PointerKind, number>> = { mouse: 14, pen: 18, touch: 22 };
const TIE_PX = 3;
const NO_OVERLAYS: readonly Overlay[] = [];

export interface HandlePlace {
  readonly handle: Handle;
  readonly grip: ScreenPoint;
}

/** The grip, a ghost, then the nearest base, then a ruler's cross, then the piece on top, then the ground. */
export function hitTest(
  scene: SceneModel,
  camera: Camera,
  at: ScreenPoint,
  kind: PointerKind,
  handle: HandlePlace | null,
  live: readonly Overlay[] = NO_OVERLAYS,
): Hit {
  if (handle && apart(handle.grip, at) <= HANDLE_RADIUS + 8) {
    return { kind: 'handle', tokenId: handle.handle.tokenId, at: handle.handle.at };
  }
  const ghost = ghostAt(live, camera, at, 0);
  if (ghost !== null) return ghost;
  const token = nearestToken(scene, camera, at, kind);
  if (token) return token;
  const beside = ghostAt(live, camera, at, TARGET_RADIUS[kind]);
  if (beside !== null) return beside;
  const ruler = rulerCross([...scene.overlays, ...live], camera, at);
  if (ruler !== null) return { kind: 'ruler', id: ruler };
  const marker = markerAt(scene, camera, at, TARGET_RADIUS[kind]);
  if (marker !== null) return { kind: 'piece', id: marker };
  const piece = pieceAt(scene.pieces, toTable(camera, at));
  return piece === null ? { kind: 'ground' } : { kind: 'piece', id: piece };
}

/** A planned base is taken hold of like the base itself. */
function ghostAt(live: readonly Overlay[], camera: Camera, at: ScreenPoint, reach: number): Hit | null {
  for (const overlay of live) {
    if (overlay.kind !== 'ghost') continue;
    const { id, at: centre, baseMm } = overlay.token;
    const radius = Math.max(reach, baseRadius(baseMm) * camera.scale);
    if (apart(toScreen(camera, centre), at) <= radius) return { kind: 'handle', tokenId: id, at: centre };
  }
  return null;
}

function nearestToken(scene: SceneModel, camera: Camera, at: ScreenPoint, kind: PointerKind): Hit | null {
  const citizens = scene.markers.filter((marker) => marker.kind === 'citizen');
  const near = [...scene.tokens, ...citizens]
    .map((token) => {
      const away = apart(toScreen(camera, token.at), at);
      const radius = baseRadius(token.baseMm) * camera.scale;
      return { id: token.id, away, beyond: Math.max(0, away - radius), radius };
    })
    .filter((token) => token.away <= Math.max(token.radius, TARGET_RADIUS[kind]))
    .toSorted((a, b) => a.beyond - b.beyond || a.away - b.away);
  const [first, second] = near;
  if (!first) return null;
  const tied = second && second.beyond - first.beyond < TIE_PX && Math.abs(second.away - first.away) < TIE_PX;
  if (!tied) return { kind: 'token', id: first.id };
  const ids = near.filter((token) => Math.abs(token.away - first.away) < TIE_PX).map((token) => token.id);
  return { kind: 'tie', ids };
}

/** What lies on the table to be carried or held; those who stand there were looked for before. */
function markerAt(scene: SceneModel, camera: Camera, at: ScreenPoint, reach: number): string | null {
  const found = scene.markers.find(
    (marker) => marker.kind !== 'citizen' && apart(toScreen(camera, marker.at), at) <= reach,
  );
  return found?.id ?? null;
}

function rulerCross(overlays: readonly Overlay[], camera: Camera, at: ScreenPoint): string | null {
  for (const overlay of overlays) {
    if (overlay.kind === 'ruler' && apart(toScreen(camera, overlay.to), at) <= 22) return overlay.id;
  }
  return null;
}

/** Pieces drawn last lie on top; an Object on a roof wins over the roof. */
export function pieceAt(pieces: readonly Piece[], point: Point): string | null {
  const found = pieces.filter((piece) => !isGone(piece) && covers(piece, point));
  const object = found.findLast((piece) => piece.kind === 'object');
  const barrier = found.findLast((piece) => 'points' in piece);
  return (object ?? barrier ?? found.at(-1))?.id ?? null;
}

const isGone = (piece: Piece): boolean =>
  piece.kind === 'object' ? piece.state === 'destroyed' : 'destroyed' in piece && piece.destroyed === true;

function covers(piece: Piece, point: Point): boolean {
  switch (piece.kind) {
    case 'structure':
    case 'area':
    case 'danger':
    case 'impassable':
      return insidePolygon(point, piece.outline);
    case 'wall':
    case 'fence':
    case 'hedge':
      return piece.points.some((to, index) => {
        const from = piece.points[index - 1];
        return (
          from !== undefined && distanceToSegment(point, from, to) <= Math.max(piece.thickness / 2, 0.25)
        );
      });
    case 'object': {
      const angle = (-piece.turnDeg * Math.PI) / 180;
      const [dx, dy] = [point.x - piece.at.x, point.y - piece.at.y];
      const across = dx * Math.cos(angle) - dy * Math.sin(angle);
      const along = dx * Math.sin(angle) + dy * Math.cos(angle);
      return Math.abs(across) <= piece.width / 2 && Math.abs(along) <= piece.length / 2;
    }
  }
}

function apart(a: ScreenPoint, b: ScreenPoint): number {
  return Math.hypot(a.px - b.px, a.py - b.py);
}
