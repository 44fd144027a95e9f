import { pillSize } from '../draw/chips.ts';
import { baseRadius } from '../camera.ts';
import { type Box, circleMeetsBox, lerp } from '../shapes.ts';
import type { Chip, Disc, Overlay, Point, Token } from '../types.ts';
import type { SceneModel } from '../scene-model.ts';
import { bestPlace, boxAround, type Clutter, heldWithin, type Place } from './place.ts';
import { baseCircles, type PlacedPlate, placePlates, signCircles } from './plates.ts';
import { houseSigns } from './house-signs.ts';
import type { Measures } from './measures.ts';
import { wrapped } from './wrap.ts';

export interface PlacedChip extends Place {
  readonly chip: Chip;
}

export interface Labels {
  readonly plates: readonly PlacedPlate[];
  readonly chips: readonly PlacedChip[];
}

/** Between a chip and the edge of the window. */
const EDGE_L = 2;

/** Places along a sight line: its middle, then towards the target, where lines from one model part. */
const ALONG = [0.5, 0.57, 0.43, 0.64, 0.36, 0.71, 0.78, 0.29] as const;

/** Chips that lie on a line first, for they have the least choice; then plates; then chips beside a base or a point. */
export function layOutLabels(
  scene: SceneModel,
  overlays: readonly Overlay[],
  measures: Measures,
  given?: readonly PlacedPlate[],
): Labels {
  const { s, l, top = 0, seen, avoid: alsoAvoid = [] } = measures;
  const ghosts = ghostsOf(overlays);
  const lines = linesOf(overlays, s);
  const taken: Box[] = (given ?? []).map((plate) => plate.box);
  const chips: PlacedChip[] = [];
  const bases = [...baseCircles([...scene.tokens, ...ghosts], measures), ...alsoAvoid];
  const houses = houseSigns(scene, measures);
  const signs = [...signCircles(scene.tokens, measures), ...houses];
  const table: Box = { left: 0, top, right: scene.size.width * s, bottom: scene.size.height * s };
  const add = (
    words: Chip,
    placesFor: (chip: Chip) => readonly Place[],
    about: Disc,
    avoid: Clutter['lines'],
  ) => {
    const chip = wrapped(words, (measures.widest ?? table.right) - 2 * (EDGE_L + 1) * l, measures);
    const { width, height } = pillSize(chip, l, (text, size) => measures.widthOf(text, size, 800));
    const extent = { width: width + 2 * l, height: height + 2 * l };
    const candidates = placesFor(chip);
    const window = seen ? inSight(seen, top, EDGE_L * l) : table;
    // What is about something outside of the window need not be in it.
    const subject = { x: about.at.x * s, y: about.at.y * s, r: about.radius * s + 1 };
    const bounds = circleMeetsBox(subject, window) ? window : table;
    const held = candidates.map((candidate) => heldWithin(candidate, extent, bounds));
    const clutter: Clutter = { bases, labels: taken, signs, lines: avoid, bounds };
    const place =
      bestPlace(candidates, extent, { ...clutter, bounds: within(table, window) }) ??
      bestPlace(held, extent, clutter) ??
      bestPlace(held, extent, { ...clutter, bases: alsoAvoid }) ??
      held[0];
    if (!place) return;
    chips.push({ ...place, chip });
    taken.push(boxAround(place, extent));
  };

  for (const overlay of overlays) {
    if (overlay.kind === 'sight' && overlay.chip) {
      const others = overlays.filter((other) => other !== overlay);
      const middle = { at: lerp(overlay.from.at, overlay.to.at, 0.5), radius: overlay.to.radius };
      add(overlay.chip, (chip) => alongSight(overlay, chip, measures), middle, linesOf(others, s));
    }
    if (overlay.kind === 'ruler') {
      const middle = lerp(overlay.from, overlay.to, 0.5);
      const there = [{ x: middle.x * s, y: middle.y * s }];
      add({ text: overlay.text, tone: 'plain' }, () => there, { at: middle, radius: 0 }, []);
    }
  }
  const plates = given ?? placePlates(scene, lines, { ...measures, houses }, { ghosts, taken });
  if (!given) taken.push(...plates.map((plate) => plate.box));
  for (const token of scene.tokens) {
    if (!token.closedReason) continue;
    const disc = { at: token.at, radius: baseRadius(token.baseMm) };
    add({ text: token.closedReason, tone: 'plain' }, (chip) => beside(disc, chip, measures), disc, lines);
  }
  for (const overlay of overlays) {
    const wanted = chipBeside(overlay, scene);
    if (wanted) add(wanted.chip, (chip) => beside(wanted.disc, chip, measures), wanted.disc, lines);
  }
  return { plates, chips };
}

/** What the window shows, but for its edge and what lies above `top`. */
const inSight = (seen: Box, top: number, edge: number): Box => ({
  left: seen.left + edge,
  top: Math.max(seen.top + edge, top),
  right: seen.right - edge,
  bottom: seen.bottom - edge,
});

const within = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

function ghostsOf(overlays: readonly Overlay[]): readonly Token[] {
  return overlays.flatMap((overlay) => (overlay.kind === 'ghost' ? [overlay.token] : []));
}

/** Lines that labels should not lie upon, in table pixels. */
function linesOf(overlays: readonly Overlay[], s: number): Clutter['lines'] {
  const px = (point: Point) => ({ x: point.x * s, y: point.y * s });
  return overlays.flatMap((overlay): (readonly [Point, Point])[] => {
    switch (overlay.kind) {
      case 'sight':
        return [[px(overlay.from.at), px(overlay.to.at)]];
      case 'ruler':
        return [[px(overlay.from), px(overlay.to)]];
      case 'home':
        return [[px(overlay.from.at), px(overlay.to)]];
      case 'displacement':
      case 'path':
        return overlay.points.slice(1).map((to, index) => [px(overlay.points[index] ?? to), px(to)]);
      default:
        return [];
    }
  });
}

function alongSight(
  sight: Extract<Overlay, { kind: 'sight' }>,
  chip: Chip,
  measures: Measures,
): readonly Place[] {
  const { s } = measures;
  if (sight.verdict === 'blocked' && sight.blockedAt) {
    return beside({ at: sight.blockedAt, radius: 0.12 }, chip, measures);
  }
  const length = Math.hypot(sight.to.at.x - sight.from.at.x, sight.to.at.y - sight.from.at.y) || 1;
  const start = lerp(sight.from.at, sight.to.at, sight.from.radius / length);
  const end = lerp(sight.to.at, sight.from.at, sight.to.radius / length);
  const shares = sight.chipAt === undefined ? ALONG : [sight.chipAt];
  const along = shares.map((share) => {
    const point = lerp(start, end, share);
    return { x: point.x * s, y: point.y * s };
  });
  // Where the bases stand too close for it, it lies beside one of them.
  const near = [sight.to, sight.from].flatMap((disc) => beside(disc, chip, measures));
  return sight.chipAt === undefined ? [...along, ...near] : along;
}

function chipBeside(overlay: Overlay, scene: SceneModel): { chip: Chip; disc: Disc } | null {
  switch (overlay.kind) {
    case 'preview': {
      const token = scene.tokens.find((candidate) => candidate.id === overlay.tokenId);
      if (!token) return null;
      const chip: Chip = { tone: 'refused', large: true, ...overlay.chip };
      return { chip, disc: { at: token.at, radius: baseRadius(token.baseMm) + 0.2 } };
    }
    case 'path': {
      const end = overlay.points.at(-1);
      return overlay.chip && end
        ? { chip: { large: true, ...overlay.chip }, disc: { at: end, radius: overlay.width / 2 + 0.2 } }
        : null;
    }
    case 'displacement': {
      const end = overlay.points.at(-1);
      return overlay.chip && end ? { chip: overlay.chip, disc: { at: end, radius: 0.5 } } : null;
    }
    case 'home':
      return { chip: overlay.chip, disc: { at: overlay.to, radius: 0.5 } };
    case 'flight':
      return overlay.chip ? { chip: overlay.chip, disc: overlay.from } : null;
    case 'height':
      return { chip: overlay.chip, disc: { at: overlay.at, radius: 0.25 } };
    case 'drop':
      return overlay.chip ? { chip: overlay.chip, disc: overlay.disc } : null;
    case 'area': {
      if (!overlay.chip || overlay.shape.kind !== 'disc') return null;
      const { at, radius } = overlay.shape;
      return { chip: overlay.chip, disc: { at: { x: at.x, y: at.y - radius }, radius: 0 } };
    }
    case 'strip': {
      const [first] = overlay.outline;
      return overlay.chip && first ? { chip: overlay.chip, disc: { at: first, radius: 0.1 } } : null;
    }
    default:
      return null;
  }
}

/** How far a chip may stand off, in units of labels; a plate may not. */
const AWAY = [13, 26, 40, 58] as const;
const CORNERS = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Above, left, right, below, then further out; where all that is taken, towards the corners. */
function beside(disc: Disc, chip: Chip, { s, l, widthOf }: Measures): readonly Place[] {
  const { width, height } = pillSize(chip, l, (words, size) => widthOf(words, size, 800));
  const [x, y, r] = [disc.at.x * s, disc.at.y * s, disc.radius * s];
  const places: Place[] = [];
  const reach = (away: number) => [r + (away - 5) * l + width / 2, r + away * l + height / 2] as const;
  for (const away of AWAY) {
    const [dx, dy] = reach(away);
    for (const slide of [0, -0.3, 0.3]) {
      places.push({ x: x + slide * width, y: y - dy });
      places.push({ x: x - dx, y: y + slide * height * 2 }, { x: x + dx, y: y + slide * height * 2 });
      places.push({ x: x + slide * width, y: y + dy });
    }
  }
  for (const away of AWAY) {
    const [dx, dy] = reach(away);
    for (const [right, down] of CORNERS) places.push({ x: x + right * dx, y: y + down * dy });
  }
  return places;
}
