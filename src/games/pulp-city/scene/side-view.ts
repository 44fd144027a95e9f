import { boxesApart, contains } from '../../../geometry/distance.ts';
import { aabb } from '../../../geometry/shape.ts';
import { formatInches } from '../../../i18n/units.ts';
import type { ActionUse } from '../../../systems/pulp-city/model/profile.ts';
import type { World } from '../../../systems/pulp-city/model/encounter.ts';
import { isModel, modelOf, profileOf } from '../../../systems/pulp-city/model/lookup.ts';
import { bodyOf } from '../../../systems/pulp-city/board/bodies.ts';
import { playerFor } from '../../../systems/pulp-city/board/sides.ts';
import { sightBetween } from '../../../systems/pulp-city/view/actions/targets.ts';
import type { SideModel, SideObstacle, SideViewData } from '../../../ui/table/SideView.tsx';
import { verdictOf } from './overlays.ts';
import type { Say } from '../words/say.ts';
import { toInches } from '../../../ui/table/units.ts';
import { signOf } from '../words/icons.ts';

const PARTS = 120;

function sideModel({ w }: Say, id: string): SideModel {
  const profile = profileOf(w, id);
  const body = bodyOf(w, id);
  return {
    team: playerFor(w, id),
    sign: signOf(profile),
    baseMm: body.r / 500,
    elevation: toInches(body.z),
  };
}

/** What the line between two middles runs over, from the first on. */
function obstacles({ w, t }: Say, from: string, to: string): readonly SideObstacle[] {
  const [a, b] = [modelOf(w, from), modelOf(w, to)];
  const distance = toInches(Math.hypot(b.x - a.x, b.y - a.y));
  const line = {
    x0: Math.min(a.x, b.x),
    y0: Math.min(a.y, b.y),
    x1: Math.max(a.x, b.x),
    y1: Math.max(a.y, b.y),
  };
  return Object.values(w.state.pieces).flatMap((piece): SideObstacle[] => {
    if (!piece.solid || piece.top - piece.bottom <= 0 || piece.parts !== undefined) return [];
    if (boxesApart(aabb(piece.footprint), line, 0)) return [];
    const inside = Array.from({ length: PARTS + 1 }, (_, part) => part / PARTS).filter((share) =>
      contains(piece.footprint, { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }),
    );
    const [first, last] = [inside[0], inside.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      {
        from: first * distance - (first === 0 ? 0.5 : 0),
        to: last * distance + (last === 1 ? 0.5 : 0),
        height: toInches(piece.top),
        ...(last - first > 0.12 ? { text: formatInches(piece.top, t.lang) } : {}),
      },
    ];
  });
}

const views = new WeakMap<World, Map<string, SideViewData | null>>();

/** The line of sight from the side, where height matters; null where the street tells it all. */
export function sideViewOf(say: Say, looked: LookedAt): SideViewData | null {
  const { from, to, use } = looked;
  const known = views.get(say.w) ?? new Map<string, SideViewData | null>();
  views.set(say.w, known);
  const key = `${say.t.lang} ${from} ${to} ${use?.type ?? ''}`;
  const made = known.get(key);
  if (made !== undefined) return made;
  const view = sideView(say, looked);
  known.set(key, view);
  return view;
}

function sideView(say: Say, { from, to, use }: LookedAt): SideViewData | null {
  const { w, t } = say;
  if (!isModel(w, to) || !isModel(w, from) || from === to) return null;
  const between = obstacles(say, from, to);
  if (modelOf(w, from).z === 0 && modelOf(w, to).z === 0 && between.length === 0) return null;
  const found = sightBetween(w, from, to, use);
  const verdict = verdictOf(found);
  const by = found.blockedBy === null ? '' : say.name(found.blockedBy);
  const [a, b] = [modelOf(w, from), modelOf(w, to)];
  const distance = toInches(Math.hypot(b.x - a.x, b.y - a.y));
  const stop = found.blockedAt;
  return {
    title: t('play.side.title'),
    verdict,
    words: t(found.needless ? 'play.side.needless' : `play.side.${verdict}`, { by }),
    distance,
    distanceText: formatInches(found.gap.horizontal, t.lang),
    left: sideModel(say, from),
    right: sideModel(say, to),
    obstacles: between,
    ...(verdict === 'blocked' && stop !== null
      ? { blockedAt: toInches(Math.hypot(stop.x - a.x, stop.y - a.y)) }
      : {}),
  };
}

/** The attack that the table is looking at: from whom to whom. */
export interface LookedAt {
  readonly from: string;
  readonly to: string;
  readonly use: ActionUse | null;
}
