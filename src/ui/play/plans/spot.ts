import { inches } from '../../../geometry/units.ts';
import { formatInches } from '../../../i18n/units.ts';
import type { DecisionFor } from '../../../systems/pulp-city/model/decisions.ts';
import type { World } from '../../../systems/pulp-city/model/world.ts';
import { isModel, modelOf } from '../../../systems/pulp-city/model/world.ts';
import { bodyOf } from '../../../systems/pulp-city/rules/bodies.ts';
import { whyNotSummonSpot } from '../../../systems/pulp-city/rules/declaring.ts';
import { nearestReturn, whyNotReturn } from '../../../systems/pulp-city/rules/deploying.ts';
import { positionOf } from '../../../systems/pulp-city/view/target-view.ts';
import { modelFacts } from '../../../systems/pulp-city/view/scene-facts.ts';
import type { Overlay } from '../../table/types.ts';
import { tokenOf } from '../scene/tokens.ts';
import { type RulePoint, shown, toInches } from '../scene/units.ts';
import { discOf, rangeOverlay } from './overlays.ts';
import type { Gesture, Plan, Say } from './plan.ts';

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

function spotPlan<K extends 'shift' | 'blastDrift' | 'summonPlace' | 'returnPlace'>(
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
    if (at === null) return { targets: [target], overlays: [ring] };
    const to = shiftEnd(w, target, at, distance);
    return {
      targets: [target],
      overlays: [ring],
      live: [
        {
          kind: 'displacement',
          from: base.at,
          to: shown(size, to),
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

export const returnPlacePlan = spotPlan<'returnPlace'>(
  (say, { model }, { at }) => (at === null ? {} : { live: ghostAt(say, model, at) }),
  () => null,
);

export const nearestReturnTo = (w: World, model: string, at: RulePoint): RulePoint | null =>
  whyNotReturn(w, model, at) === null ? null : nearestReturn(w, model, at);

function ghostAt(say: Say, model: string, at: RulePoint): Overlay[] {
  const { w, t } = say;
  const { size } = w.setup.table;
  const why = whyNotReturn(w, model, at);
  const token = tokenOf(w, t, modelFacts(w, model), { state: 'ghost' });
  return [
    { kind: 'ghost', token: { ...token, at: shown(size, at) }, legal: why === null },
    {
      kind: 'drop',
      disc: { at: shown(size, at), radius: toInches(bodyOf(w, model).r) },
      legal: why === null,
      ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
    },
  ];
}

export const standsAt = (w: World, id: string): RulePoint =>
  isModel(w, id) ? modelOf(w, id) : positionOf(w, id);
