import { inches } from '../../../../geometry/units.ts';
import { formatAllowed } from '../../../../i18n/units.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import { isModel } from '../../../../systems/pulp-city/model/lookup.ts';
import { shiftLength } from '../../../../systems/pulp-city/rules/movement/displacing.ts';
import {
  summonedFootprint,
  summoningAsked,
  whyNotSummonSpot,
} from '../../../../systems/pulp-city/rules/actions/summon-spots.ts';
import { blastAhead } from '../../../../systems/pulp-city/view/forecast/blast.ts';
import { type Push, pushOf } from '../../../../systems/pulp-city/view/forecast/push.ts';
import { positionOf } from '../../../../systems/pulp-city/view/actions/targets.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { type RulePoint, outlineOf, shown, toInches } from '../../../../ui/table/units.ts';
import { pushOverlays } from '../../scene/forecast.ts';
import { discOf, rangeOverlay } from '../../scene/overlays.ts';
import type { Gesture } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';

/** A single place to be pointed at. */
export interface SpotDraft {
  readonly at: RulePoint | null;
}

const NOWHERE: SpotDraft = { at: null };

/** Taps put the spot, drags carry it along. */
export function pointed(w: World, draft: SpotDraft, done: Gesture): SpotDraft {
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

/** What a Shift towards the point would come to. @rule PC-FX-12 */
export const shiftAhead = (w: World, decision: DecisionFor<'shift'>, toward: RulePoint): Push =>
  pushOf(w, {
    target: decision.target,
    toward,
    distance: shiftLength(w, decision, toward),
    stopAt: null,
    effect: 'shift',
    ...(decision.careful === true ? { careful: true } : {}),
  });

export const shiftPlan = spotPlan<'shift'>(
  (say, decision, { at }) => {
    const { w } = say;
    const { target, distance } = decision;
    const { size } = w.setup.table;
    const base = discOf(w, target);
    const ring: Overlay = {
      kind: 'area',
      shape: { kind: 'disc', at: base.at, radius: base.radius + distance },
    };
    const piece = w.state.pieces[target];
    const overlays: readonly Overlay[] =
      piece === undefined ? [ring] : [ring, { kind: 'strip', outline: outlineOf(size, piece.footprint) }];
    if (at === null) return { targets: [target], overlays, roam: distance };
    return {
      targets: [target],
      overlays,
      roam: distance,
      live: pushOverlays(say, shiftAhead(w, decision, at)),
    };
  },
  (decision) => decision.target,
);

export const blastDriftPlan = spotPlan<'blastDrift'>(
  ({ w, t, stack }, decision, { at }) => {
    const { size } = w.setup.table;
    const middle = at ?? { x: decision.x, y: decision.y };
    const caught = blastAhead(w, stack, middle);
    return {
      targets: caught.filter((id) => isModel(w, id)),
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
          chip: { text: formatAllowed(inches(decision.radius), t.lang), tone: 'gold' },
        },
      ],
    };
  },
  () => null,
);

/** Of what is drawn in outline, in inches. */
const MIDDLE = 0.2;

export const summonPlacePlan = spotPlan<'summonPlace'>(
  (say, decision, { at }) => {
    const { model, effect, range } = decision;
    const ring = rangeOverlay(say, model, 'SUM', range);
    if (at === null) return { acting: [model], overlays: ring };
    const summoning = summoningAsked(say.w, decision);
    const why = whyNotSummonSpot(say.w, summoning, at);
    const { size } = say.w.setup.table;
    const covered = summonedFootprint(say.w, summoning, at);
    const round = covered?.kind === 'disc' ? toInches(covered.r) : (effect.radius ?? 0.6);
    const square: readonly Overlay[] =
      covered === null || covered.kind === 'disc'
        ? []
        : [{ kind: 'strip', outline: outlineOf(size, covered) }];
    return {
      acting: [model],
      overlays: ring,
      live: [
        ...square,
        {
          kind: 'drop',
          disc: { at: shown(size, at), radius: square.length > 0 ? MIDDLE : round },
          legal: why === null,
          ...(why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } }),
        },
      ],
    };
  },
  () => null,
);
