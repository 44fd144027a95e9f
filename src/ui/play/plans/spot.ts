import { inches } from '../../../geometry/units.ts';
import { formatInches } from '../../../i18n/units.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../../systems/pulp-city/model/world.ts';
import { whyNotSummonSpot } from '../../../systems/pulp-city/rules/declaring.ts';
import { positionOf } from '../../../systems/pulp-city/view/target-view.ts';
import type { Overlay } from '../../table/types.ts';
import { type RulePoint, outlineOf, shown } from '../scene/units.ts';
import { discOf, rangeOverlay } from './overlays.ts';
import type { Gesture, Plan } from './plan.ts';

/** A single place to be pointed at. */
export interface SpotDraft {
  readonly at: RulePoint | null;
}

const NOWHERE: SpotDraft = { at: null };

/** Taps put the spot, drags carry it along. */
function pointed(w: World, draft: SpotDraft, done: Gesture): SpotDraft {
  switch (done.do) {
    case 'tapGround':
    case 'tapPiece':
    case 'dragMove':
    case 'dragEnd':
      return { at: done.at };
    case 'tapToken': {
      const { x, y } = positionOf(w, done.id);
      return { at: { x, y } };
    }
    case 'dragStart':
    case 'dragCancel':
      return draft;
  }
}

function spotPlan<K extends 'shift' | 'blastDrift' | 'summonPlace'>(
  decor: Plan<K, SpotDraft>['decor'],
  drags: (decision: DecisionFor<K>) => string | null,
): Plan<K, SpotDraft> {
  return {
    begin: () => NOWHERE,
    gesture: (w, _decision, draft, done) => pointed(w, draft, done),
    decor,
    canDrag: (_w, decision, _draft, id) => drags(decision) === id,
  };
}

/** The way a Shift would push: a straight line of its length towards the point. @rule PC-FX-12 */
export function shiftEnd(w: World, target: string, toward: RulePoint, distance: number): RulePoint {
  const from = positionOf(w, target);
  const [dx, dy] = [toward.x - from.x, toward.y - from.y];
  const away = Math.hypot(dx, dy) || 1;
  const k = inches(distance) / away;
  return { x: Math.round(from.x + dx * k), y: Math.round(from.y + dy * k) };
}

export const shiftPlan = spotPlan<'shift'>(
  ({ w, t }, { target, distance }, { at }) => {
    const { size } = w.setup.table;
    const base = discOf(w, target);
    const ring: Overlay = {
      kind: 'area',
      shape: { kind: 'disc', at: base.at, radius: base.radius + distance },
    };
    const piece = w.state.pieces[target];
    const outline = piece === undefined ? null : outlineOf(size, piece.footprint);
    const overlays: readonly Overlay[] = outline === null ? [ring] : [ring, { kind: 'strip', outline }];
    if (at === null) return { targets: [target], overlays };
    const to = shiftEnd(w, target, at, distance);
    const end = shown(size, to);
    const [dx, dy] = [end.x - base.at.x, end.y - base.at.y];
    return {
      targets: [target],
      overlays,
      live: [
        {
          kind: 'displacement',
          from: base.at,
          to: end,
          ...(outline === null ? {} : { landing: outline.map(({ x, y }) => ({ x: x + dx, y: y + dy })) }),
          chip: { text: formatInches(inches(distance), t.lang), tone: 'ink' },
        },
      ],
    };
  },
  (decision) => decision.target,
);

export const blastDriftPlan = spotPlan<'blastDrift'>(
  ({ w, t }, decision, { at }) => {
    const { size } = w.setup.table;
    const middle = at ?? { x: decision.x, y: decision.y };
    return {
      overlays: [
        {
          kind: 'drop',
          disc: { at: shown(size, decision), radius: decision.most },
          legal: true,
        },
      ],
      live: [
        {
          kind: 'area',
          shape: { kind: 'disc', at: shown(size, middle), radius: decision.radius },
          chip: { text: formatInches(inches(decision.radius), t.lang), tone: 'gold' },
        },
      ],
    };
  },
  () => null,
);

export const summonPlacePlan = spotPlan<'summonPlace'>(
  (say, { model, effect, range }, { at }) => {
    const ring = rangeOverlay(say, model, 'SUM', range);
    if (at === null) return { acting: [model], overlays: ring };
    const why = whyNotSummonSpot(say.w, model, range, at);
    return {
      acting: [model],
      overlays: ring,
      live: [
        {
          kind: 'drop',
          disc: { at: shown(say.w.setup.table.size, at), radius: effect.radius ?? 0.6 },
          legal: why === null,
          ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
        },
      ],
    };
  },
  () => null,
);
