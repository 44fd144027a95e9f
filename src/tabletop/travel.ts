import { clip } from '../geometry/clip.ts';
import { near } from '../geometry/distance.ts';
import { outlineOf } from '../geometry/outline.ts';
import { SLACK, type Um } from '../geometry/units.ts';
import {
  type Fall,
  type Gait,
  type Leg,
  type NotTravelled,
  sameGait,
  sameWaypoints,
  type Travel,
  type TravelFault,
  type Waypoint,
} from './gait.ts';
import { landing } from './landing.ts';
import { risesOf } from './elevation.ts';
import { resolveWaypoint } from './levels.ts';
import { placeOk } from './standing.ts';
import { indexOf, legOutOfReach } from './spatial-index.ts';
import { type Body, bodyAt, type Place, placeOf, type Scene } from './table.ts';
import { strained } from './ties.ts';
import { passed } from './track-contacts.ts';
import { gapTooWide, legCost } from './track-length.ts';
import { makeTrack, stopOn, type Track } from './tracks.ts';

export type { Fall, Gait, HazardMet, Leg, Level, Travel, Travelled, Waypoint } from './gait.ts';

interface Walk {
  readonly scene: Scene;
  readonly body: Body;
  readonly gait: Gait;
  track: Track;
  at: Place;
  length: number;
  fall: Fall | null;
  readonly legs: Leg[];
  /** Rooms this move has come into or out of: it may not go through them. */
  readonly rooms: Set<string>;
}

/**
 * The one check of a Movement Action: a chain of straight legs of the base's centre.
 * @rule PC-MOVE-06 @rule PC-MOVE-07 @rule PC-MOVE-08 @rule PC-MOVE-11 @rule PC-MOVE-16 @rule PC-MOVE-18
 * @rule PC-FALL-05 @rule PC-FALL-06 @rule PC-STRUCT-03 @rule PC-STRUCT-04
 */
export function checkTravel(scene: Scene, body: Body, waypoints: readonly Waypoint[], gait: Gait): Travel {
  const last = latest.get(scene);
  if (
    last !== undefined &&
    last.body === body &&
    sameWaypoints(last.waypoints, waypoints) &&
    sameGait(last.gait, gait)
  )
    return last.travel;
  const travel = travelled(scene, body, waypoints, gait);
  latest.set(scene, { body, waypoints: [...waypoints], gait, travel });
  return travel;
}

interface Latest {
  readonly body: Body;
  readonly waypoints: readonly Waypoint[];
  readonly gait: Gait;
  readonly travel: Travel;
}

/** What was asked last of a scene: whoever draws a move, checks it and makes it asks the same thrice. */
const latest = new WeakMap<Scene, Latest>();

function travelled(scene: Scene, body: Body, waypoints: readonly Waypoint[], gait: Gait): Travel {
  const start = placeOf(body);
  const walk: Walk = {
    scene,
    body,
    gait,
    track: makeTrack(scene, body, start, gait),
    at: start,
    length: 0,
    fall: null,
    legs: [],
    rooms: new Set(),
  };
  for (const [i, waypoint] of waypoints.entries()) {
    if (walk.fall !== null && gait.stopsAfterFall) break;
    const fault = step(walk, waypoint, i);
    if (fault !== null) return fault;
  }
  const last = Math.max(0, waypoints.length - 1);
  const tooLong = walk.length - gait.distance;
  if (tooLong > SLACK) return refuse('tooFar', tooLong, last);
  if (walk.legs.length > 0) {
    const standing = placeOk(scene, body, walk.at);
    if (!standing.ok) return refuse(standing.why, standing.short ?? 0, last, standing.by, walk.at);
    if (walk.at.wall !== null && !gait.cling) return refuse('noCling', 0, last, walk.at.wall, walk.at);
    const tied = strained(gait, body, walk.at);
    if (tied !== null) return refuse('farther', tied.short, last, tied.id, walk.at);
  }
  const contacts = passed(scene, body, walk.legs, walk.at, gait);
  const notCleared = contacts.impassable[0];
  if (notCleared !== undefined) return refuse('impassable', 0, last, notCleared, walk.at);
  const [shunned] = gait.shunsHazards === true ? contacts.entered : [];
  if (shunned !== undefined) return refuse('hazard', 0, last, shunned, walk.at);
  if (gait.sumsRises === true && gait.up !== 'any') {
    const over = risesOf(scene, body, walk.legs, body.z + gait.up) - gait.up;
    if (over > SLACK) return refuse('tooHigh', over, last);
  }
  return {
    ok: true,
    length: Math.round(walk.length),
    end: walk.at,
    fall: walk.fall,
    touched: contacts.touched,
    met: contacts.met,
    hazards: contacts.hazards,
    legs: walk.legs,
  };
}

function refuse(why: TravelFault, short: number, leg: number, by?: string, at?: Place): NotTravelled {
  return {
    ok: false,
    why,
    short: Math.ceil(short),
    leg,
    ...(by === undefined ? {} : { by }),
    ...(at === undefined ? {} : { at: { x: at.x, y: at.y } }),
  };
}

function step(walk: Walk, waypoint: Waypoint, i: number): NotTravelled | null {
  const { scene, body, gait, track } = walk;
  const found = resolveWaypoint(scene, body, walk.at, waypoint, gait, refOf(walk));
  if ('fault' in found) return refuse(found.fault.why, found.fault.short, i, found.fault.by);
  const to = found.place;
  if (to.x === walk.at.x && to.y === walk.at.y && to.z === walk.at.z && to.inside === walk.at.inside)
    return null;
  if (to.z > track.high + SLACK) return refuse('tooHigh', to.z - track.high, i, undefined, to);
  const declared = waypoint.fall === true && walk.fall === null;
  const falls = to.z < track.low - SLACK || (declared && to.z < walk.at.z - SLACK);
  if (!falls) return go(walk, to, i);
  if (!gait.mayFall || walk.fall !== null)
    return refuse('tooDeep', Math.max(0, track.low - to.z), i, undefined, to);
  const edge = supportEnd(walk, to);
  const fault = go(walk, edge, i);
  if (fault !== null) return fault;
  const down = landing(scene, bodyAt(body, edge), edge);
  const { place, others, height, under } = down;
  walk.fall = { from: edge, to: place, others, height, under };
  walk.legs.push({ from: edge, to: down.place, length: 0 });
  walk.at = down.place;
  walk.track = makeTrack(scene, body, down.place, gait);
  const ahead = near(to.x, to.y, outlineOf({ kind: 'disc', x: edge.x, y: edge.y, r: body.r }), SLACK);
  if (gait.stopsAfterFall || ahead) return null;
  const rest = resolveWaypoint(scene, body, walk.at, waypoint, gait, refOf(walk));
  return 'fault' in rest
    ? refuse(rest.fault.why, rest.fault.short, i, rest.fault.by)
    : go(walk, rest.place, i);
}

/** The height from which this part of the move is measured. */
const refOf = (walk: Walk): Um => walk.fall?.to.z ?? walk.body.z;

function go(walk: Walk, to: Place, i: number): NotTravelled | null {
  const { gait, track, legs, at } = walk;
  const previous = legs.at(-1);
  if (gait.straight && previous !== undefined && (walk.fall === null || previous.to !== walk.fall.to)) {
    return refuse('notStraight', 0, i);
  }
  const off = Math.max(
    track.r - to.x,
    track.r - to.y,
    to.x + track.r - walk.scene.size,
    to.y + track.r - walk.scene.size,
  );
  if (off > SLACK) return refuse('offTable', off, i, undefined, to);
  const room = roomFault(walk, to, i);
  if (room !== null) return room;
  const stop = stopOn(track, at, to);
  if (stop !== null) return refuse(stop.why, stop.short, i, stop.by, to);
  if (gapTooWide(track, at, to)) return refuse('gap', 0, i, undefined, to);
  const length = legCost(track, at, to);
  walk.length += length;
  legs.push({ from: at, to, length: Math.round(length) });
  walk.at = to;
  return null;
}

/** @rule PC-STRUCT-04 One move enters a room or leaves it, never both. */
function roomFault(walk: Walk, to: Place, i: number): NotTravelled | null {
  const { inside } = walk.at;
  if (to.inside === inside || walk.gait.through.pieces) return null;
  for (const id of [inside, to.inside]) {
    if (id === null) continue;
    if (!walk.gait.rooms) return refuse('noRoom', 0, i, id);
    if (walk.rooms.has(id)) return refuse('crossesRoom', 0, i, id);
    const piece = walk.scene.pieces.find((other) => other.id === id);
    if (piece?.impassable !== undefined) return refuse('impassable', 0, i, id);
    walk.rooms.add(id);
  }
  return null;
}

/** Where the centre of a base last has a surface under it on its way to a lower place. @rule PC-FALL-09 */
export function supportEnd(
  walk: { readonly scene: Scene; readonly at: Place; readonly track: Track },
  to: Place,
): Place {
  const { scene, at, track } = walk;
  const above = Math.min(at.z, Math.max(track.low, to.z + SLACK + 1));
  let last = 0;
  let z = at.z;
  for (const entry of indexOf(scene)) {
    if (!entry.piece.standable || legOutOfReach(entry, at, to, 0)) continue;
    for (const { outline, top } of entry.prisms) {
      if (top < above - SLACK || top > track.high + SLACK) continue;
      for (const [, end] of clip(outline, at.x, at.y, to.x, to.y)) {
        if (end <= last || end >= 1) continue;
        last = end;
        z = top;
      }
    }
  }
  const x = Math.round(at.x + (to.x - at.x) * last);
  const y = Math.round(at.y + (to.y - at.y) * last);
  return { x, y, z, inside: at.inside, wall: null };
}
