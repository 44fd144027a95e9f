import { formatAllowed, formatInches } from '../../../../i18n/units.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import type { Level, Waypoint } from '../../../../tabletop/gait.ts';
import { surfacesAt } from '../../../../tabletop/surfaces.ts';
import type { MoveOrder } from '../../../../systems/pulp-city/model/orders.ts';
import type { MovementType } from '../../../../systems/pulp-city/model/keywords.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { bodyOf } from '../../../../systems/pulp-city/board/bodies.ts';
import { sceneOf } from '../../../../systems/pulp-city/board/scene.ts';
import {
  type MoveFacts,
  type Way,
  mayBend,
  moveFacts,
  nearestEnd,
  type ReachRegion,
  reachSteps,
  wayTo,
} from '../../../../systems/pulp-city/view/actions/moves.ts';
import type { Overlay, Point, Region } from '../../../../ui/table/types.ts';
import { type RulePoint, shown, shownAll, toInches } from '../../../../ui/table/units.ts';
import { heightOverlays } from '../../scene/forecast.ts';
import { ghostOverlay } from '../../scene/overlays.ts';
import type { Decor, Gesture, Later } from '../../scene/decor.ts';
import type { Say } from '../../words/say.ts';

export interface WayPoint extends RulePoint {
  readonly level?: Level;
}

/** A move being planned: way-points that stay, and the end that is being looked for. */
export interface MoveDraft {
  readonly model: string;
  readonly as: MovementType;
  /** The Power it moves by. @rule PC-MOVE-36 */
  readonly power: string | null;
  readonly combined: boolean;
  readonly fall: boolean;
  /** The Fatigue is paid otherwise. */
  readonly paid: boolean;
  readonly way: readonly WayPoint[];
  readonly end: WayPoint | null;
  readonly dragging: 'no' | 'mouse' | 'touch';
  /** The last hand on it was a finger: the grip and the loupe are shown. */
  readonly touch: boolean;
}

export function beginMove(
  model: string,
  as: MovementType,
  paid: boolean,
  power: string | null = null,
): MoveDraft {
  return {
    model,
    as,
    power,
    combined: false,
    fall: false,
    paid,
    way: [],
    end: null,
    dragging: 'no',
    touch: false,
  };
}

/** 2 mm: nearer than this a base snaps into contact. */
const SNAP = 2_000;

/** The point asked for, or the one beside it at which two bases touch. */
function snapped(w: World, model: string, at: RulePoint): RulePoint {
  const body = bodyOf(w, model);
  for (const other of Object.values(w.state.models)) {
    if (other.id === model || other.status !== 'table') continue;
    const reach = body.r + bodyOf(w, other.id).r;
    const [dx, dy] = [at.x - other.x, at.y - other.y];
    const away = Math.hypot(dx, dy);
    if (away === 0 || Math.abs(away - reach) > SNAP) continue;
    const k = (reach + 1) / away;
    return { x: Math.round(other.x + dx * k), y: Math.round(other.y + dy * k) };
  }
  return at;
}

/** Beside another base, on the side the model comes from. */
function beside(w: World, draft: MoveDraft, id: string): RulePoint {
  const body = bodyOf(w, draft.model);
  const other = bodyOf(w, id);
  const from = draft.way.at(-1) ?? body;
  const [dx, dy] = [from.x - other.x, from.y - other.y];
  const away = Math.hypot(dx, dy) || 1;
  const k = (body.r + other.r + 1) / away;
  return { x: Math.round(other.x + dx * k), y: Math.round(other.y + dy * k) };
}

export function moveGesture(w: World, draft: MoveDraft, gesture: Gesture): MoveDraft {
  switch (gesture.do) {
    case 'tapGround':
    case 'tapPiece':
      return addEnd(w, draft, snapped(w, draft.model, gesture.at));
    case 'tapToken':
      if (gesture.id === draft.model) return { ...draft, way: [], end: null };
      return w.state.models[gesture.id] === undefined
        ? draft
        : addEnd(w, draft, beside(w, draft, gesture.id));
    case 'dragStart':
      if (gesture.id !== draft.model) return draft;
      return {
        ...draft,
        dragging: gesture.pointer === 'touch' ? 'touch' : 'mouse',
        touch: gesture.pointer === 'touch',
      };
    case 'dragMove':
      return draft.dragging === 'no' ? draft : { ...draft, end: snapped(w, draft.model, gesture.at) };
    case 'dragEnd':
      if (draft.dragging === 'no') return draft;
      return { ...draft, end: snapped(w, draft.model, gesture.at), dragging: 'no' };
    case 'dragCancel':
      return { ...draft, dragging: 'no' };
  }
}

/** A way-point is only offered where the move may have a bend. */
export const bends = (w: World, draft: MoveDraft): boolean =>
  mayBend(w, { ...wayOf(draft), fall: draft.fall });

/** What is already too long no further point can mend: another end takes the place of the last. */
function addEnd(w: World, draft: MoveDraft, at: RulePoint): MoveDraft {
  if (draft.end === null || !bends(w, draft)) return { ...draft, end: at };
  const { length, allowance } = planOf(w, draft).facts;
  return length > allowance ? { ...draft, end: at } : { ...draft, way: [...draft.way, draft.end], end: at };
}

export type LevelChoice = 'auto' | 'ground' | 'roof' | 'inside';

/** Surfaces one above the other at the end of the move, where there is a choice. */
export function levelsAt(w: World, draft: MoveDraft): readonly LevelChoice[] {
  const { end } = draft;
  if (end === null) return [];
  const found = surfacesAt(sceneOf(w), end.x, end.y);
  if (found.length < 2) return [];
  const room = found.some((surface) => surface.room);
  const roof = found.some((surface) => !surface.room && surface.piece !== null);
  return [
    'auto',
    ...(roof ? (['roof'] as const) : []),
    ...(room ? (['inside'] as const) : (['ground'] as const)),
  ];
}

/** Keeps the present end as a way-point. */
export const fixWaypoint = (draft: MoveDraft): MoveDraft =>
  draft.end === null ? draft : { ...draft, way: [...draft.way, draft.end] };

export const dropWaypoint = (draft: MoveDraft): MoveDraft => ({
  ...draft,
  end: draft.way.at(-1) ?? null,
  way: draft.way.slice(0, -1),
});

/** Nudges the end, in micrometres, y north. */
export function nudge(w: World, draft: MoveDraft, dx: number, dy: number): MoveDraft {
  const from = draft.end ?? bodyOf(w, draft.model);
  return { ...draft, end: { x: Math.round(from.x + dx), y: Math.round(from.y + dy) } };
}

const legOf = ({ x, y, level }: WayPoint): Waypoint => (level === undefined ? { x, y } : { x, y, level });

const wayOf = ({ model, as, combined, power }: MoveDraft): Way => ({
  model,
  as,
  combined,
  ...(power === null ? {} : { power }),
});

/** The order as it stands: straight through the way-points, or round what is in the way when there are none. */
export function orderOf(w: World, draft: MoveDraft): MoveOrder {
  const { fall, way, end, paid } = draft;
  const legs = [...way, ...(end === null ? [] : [end])].map(legOf);
  const order = { ...wayOf(draft), fall, legs };
  if (way.length > 0 || end === null || fall) return order;
  const round = wayTo(w, order, legOf(end), paid);
  return round === null ? order : { ...order, legs: round };
}

export interface MovePlanned {
  readonly facts: MoveFacts;
  readonly nearest: Waypoint | null;
}

const planned = new WeakMap<MoveDraft, { readonly w: World; readonly found: MovePlanned }>();

/** What the draft comes to; worked out once for each draft. */
export function planOf(w: World, draft: MoveDraft): MovePlanned {
  const known = planned.get(draft);
  if (known?.w === w) return known.found;
  const order = orderOf(w, draft);
  const facts = moveFacts(w, order, draft.paid);
  const seeks = facts.why !== null && draft.dragging === 'no' && draft.end !== null;
  const found = { facts, nearest: seeks ? nearestEnd(w, order, draft.paid) : null };
  planned.set(draft, { w, found });
  return found;
}

const SHORT_REASONS: Readonly<Record<string, string>> = { 'move.tooFar': 'by' };

/** '0.4″ short', or the reason. */
export function shortfall(say: Say, why: Refusal): string {
  const by = why.params[SHORT_REASONS[why.code] ?? ''];
  return typeof by === 'number' ? say.t('play.move.short', { x: by }) : say.why(why);
}

export function moveChip(say: Say, facts: MoveFacts): string {
  return say.t('play.move.chip', {
    length: formatInches(facts.length, say.t.lang, facts.allowance),
    max: formatAllowed(facts.allowance, say.t.lang),
  });
}

const regions = (size: number, found: readonly ReachRegion[]): readonly Region[] =>
  found.map(({ outer, holes }) => ({
    outer: shownAll(size, outer),
    holes: holes.map((hole) => shownAll(size, hole)),
  }));

/** Micrometres. */
const FIRST_STEP = 1_000;
/** So many ends around the reach are looked at before a hand looks for one. */
const ENDS_AROUND = 3;

/** Where a hand may go: just beside where it begins, and at the border of the widest region. */
function endsToTry({ w }: Say, draft: MoveDraft, found: readonly ReachRegion[]): readonly RulePoint[] {
  const { x, y } = bodyOf(w, draft.model);
  const [widest] = found.map(({ outer }) => outer).toSorted((one, other) => other.length - one.length);
  const around = Array.from({ length: ENDS_AROUND }, (_, part) =>
    widest?.at(Math.floor((part * widest.length) / ENDS_AROUND)),
  );
  const inReach = (at: RulePoint): RulePoint => ({ x: Math.round(at.x), y: Math.round(at.y) });
  return [{ x: x + FIRST_STEP, y }, ...around.flatMap((at) => (at === undefined ? [] : [inReach(at)]))];
}

/** A hand would find all that its first steps need still to be worked out for the first time. */
function* tryEnds(
  say: Say,
  draft: MoveDraft,
  found: readonly ReachRegion[],
  shows: MoveShows,
): Generator<void> {
  for (const end of endsToTry(say, draft, found)) {
    const tried: MoveDraft = { ...draft, end, dragging: 'mouse' };
    orderOf(say.w, tried);
    yield;
    planOf(say.w, tried);
    yield;
    shows.atEnd(tried);
    yield;
  }
}

/** What the question of a move adds to its picture. */
export interface MoveShows {
  /** Two moves may be made as one, for which a second Fatigue is paid. @rule PC-MOVE-22 */
  readonly combines: () => boolean;
  /** What is shown at the end of the move, too. */
  readonly atEnd: (draft: MoveDraft) => readonly Overlay[];
}

const SHOWS_REACH: MoveShows = { combines: () => false, atEnd: () => [] };

const reachesOf = new WeakMap<World, Map<string, Later>>();

function reachLater(say: Say, draft: MoveDraft, shows: MoveShows): Later {
  const { w } = say;
  const way = wayOf(draft);
  const key = Object.values(way).join(' ');
  const known = reachesOf.get(w) ?? new Map<string, Later>();
  reachesOf.set(w, known);
  const later = known.get(key) ?? {
    steps: function* (): Generator<void, Overlay | null> {
      const { size } = w.setup.table;
      const found = yield* reachSteps(w, way);
      const near = regions(size, found);
      yield* tryEnds(say, draft, found, shows);
      const twice =
        draft.combined || !shows.combines() ? [] : yield* reachSteps(w, { ...way, combined: true });
      return near.length === 0 ? null : { kind: 'reach', regions: near, further: regions(size, twice) };
    },
  };
  known.set(key, later);
  return later;
}

/** What the plan of a move adds to the picture. */
export function moveDecor(say: Say, draft: MoveDraft, shows: MoveShows = SHOWS_REACH): Decor {
  const { w } = say;
  const { size } = w.setup.table;
  const body = bodyOf(w, draft.model);
  const later = draft.way.length === 0 ? reachLater(say, draft, shows) : null;
  const { facts, nearest } = planOf(w, draft);
  const roam = toInches(facts.allowance);
  if (draft.end === null) {
    return {
      acting: [draft.model],
      roam,
      later,
      handle: draft.touch ? { tokenId: draft.model, at: shown(size, body) } : null,
    };
  }
  const legal = facts.why === null;
  const facing = shown(size, facts.end ?? facts.path.at(-1) ?? body);
  const ghostAt = facts.end ?? { ...body, ...draft.end };
  const live: Overlay[] = [
    {
      kind: 'path',
      points: shownAll(size, facts.path),
      width: toInches(2 * body.r),
      legal,
      chip: { text: moveChip(say, facts), tone: legal ? 'ink' : 'refused', large: true },
    },
    ghostOverlay(say, draft.model, facing, ghostAt.z, legal),
  ];
  if (!legal && facts.why !== null && draft.dragging === 'no') {
    live.push({
      kind: 'preview',
      tokenId: draft.model,
      chip: { text: shortfall(say, facts.why), tone: 'refused' },
    });
  }
  if (nearest !== null) live.push(spotOverlay(size, nearest, body.r));
  if (facts.ahead !== null) live.push(...heightOverlays(say, facts.ahead));
  live.push(...shows.atEnd(draft));
  return {
    acting: [draft.model],
    roam,
    later,
    live,
    handle: draft.touch ? { tokenId: draft.model, at: facing } : null,
    loupe: draft.dragging === 'touch' ? loupeOf(say, facts, facing) : null,
  };
}

function spotOverlay(size: number, at: RulePoint, r: number): Overlay {
  return { kind: 'spots', discs: [{ at: shown(size, at), radius: toInches(r) }] };
}

function loupeOf(say: Say, facts: MoveFacts, centre: Point): NonNullable<Decor['loupe']> {
  const { w, t } = say;
  const first = facts.into[0];
  if (first === undefined || facts.end === null) return { centre };
  const other = bodyOf(w, first);
  const own = bodyOf(w, facts.order.model);
  const share = own.r / (own.r + other.r);
  const contact = {
    x: facts.end.x + (other.x - facts.end.x) * share,
    y: facts.end.y + (other.y - facts.end.y) * share,
  };
  return {
    centre: shown(w.setup.table.size, contact),
    contact: shown(w.setup.table.size, contact),
    chip: { text: t('play.move.contact', { mm: 0 }), tone: 'legal' },
  };
}
