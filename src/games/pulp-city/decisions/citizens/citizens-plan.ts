import type { Refusal } from '../../../../kernel/game-system.ts';
import type { Waypoint } from '../../../../tabletop/gait.ts';
import type { DecisionFor } from '../../../../systems/pulp-city/model/frames.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import {
  citizenToPlace,
  nearestForCitizen,
  whyNotPlaceCitizen,
} from '../../../../systems/pulp-city/rules/citizens/placing.ts';
import { runTo } from '../../../../systems/pulp-city/rules/citizens/running.ts';
import type { Overlay } from '../../../../ui/table/types.ts';
import { deploymentZones } from '../../scene/scene.ts';
import { type RulePoint, shown, toInches } from '../../../../ui/table/units.ts';
import { discOf } from '../../scene/overlays.ts';
import { beginMove, type MoveDraft, moveDecor, moveGesture } from '../act/move-plan.ts';
import { NO_DECOR } from '../../scene/decor.ts';
import type { Plan } from '../plan.ts';
import { slip } from '../places/slip.ts';
import { inches } from '../../../../geometry/units.ts';

export interface CitizenDraft {
  readonly at: Waypoint | null;
}

type Placing = DecisionFor<'placeCitizen'>;

/** The ground of the Area that a Citizen of an Agenda stands in; null: anywhere. @rule PC-AGENDA-13 */
export const areaFor = (w: World, piece: string | undefined) =>
  piece === undefined ? null : (w.state.pieces[piece]?.footprint ?? null);

export const whyNotCitizen = (w: World, { room, within }: Placing, { at }: CitizenDraft): Refusal | null =>
  at === null ? null : whyNotPlaceCitizen(w, at, room, areaFor(w, within));

/** Nearer than this to a legal place, a spot slips into it: half an inch. */
const SLIP = inches(0.5);

function slipped(w: World, { room, within }: Placing, at: RulePoint): Waypoint {
  if (whyNotPlaceCitizen(w, at, room, areaFor(w, within)) === null) return { x: at.x, y: at.y };
  return slip(at, nearestForCitizen(w, at, room, areaFor(w, within)), SLIP) ?? { x: at.x, y: at.y };
}

/** Taps and drags put the Citizen; it shows whether it may stay. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export const placeCitizenPlan: Plan<'placeCitizen', CitizenDraft> = {
  begin: () => ({ at: null }),
  gesture(w, decision, draft, done) {
    switch (done.do) {
      case 'tapGround':
      case 'tapPiece':
      case 'dragEnd':
        return { at: slipped(w, decision, done.at) };
      case 'dragMove':
        return { at: { x: done.at.x, y: done.at.y } };
      default:
        return draft;
    }
  },
  decor(say, decision, draft) {
    const { w } = say;
    const zones = deploymentZones(w);
    const { at } = draft;
    if (at === null) return { zones };
    const why = whyNotCitizen(w, decision, draft);
    const disc = { at: shown(w.setup.table.size, at), radius: toInches(citizenToPlace(w).r) };
    const chip = why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } };
    return { zones, live: [{ kind: 'drop', disc, legal: why === null, ...chip }] };
  },
};

export interface LeadDraft {
  readonly move: MoveDraft | null;
}

/** It goes as a Sprint, at no Fatigue. */
export const beginLead = (model: string): MoveDraft => beginMove(model, 'Sprint', true);

/** Who is led, then where to. @rule PC-CITIZEN-05 */
export const leadCitizensPlan: Plan<'leadCitizens', LeadDraft> = {
  begin: () => ({ move: null }),
  gesture(w, decision, draft, done) {
    const own = 'id' in done && decision.models.includes(done.id) && done.id !== draft.move?.model;
    const free = draft.move === null || draft.move.end === null;
    if (own && free && done.do === 'tapToken') return { move: beginLead(done.id) };
    if (own && done.do === 'dragStart') return { move: moveGesture(w, beginLead(done.id), done) };
    return draft.move === null ? draft : { move: moveGesture(w, draft.move, done) };
  },
  decor: (say, decision, { move }) =>
    move === null ? { ...NO_DECOR, targets: decision.models } : moveDecor(say, move),
  canDrag: (_w, decision, _draft, id) => decision.models.includes(id),
};

/** The ways it could run. @rule PC-CITIZEN-06 @rule PC-CITIZEN-13 */
export const citizenEdgePlan: Plan<'citizenEdge', object> = {
  begin: () => ({}),
  gesture: (_w, _decision, draft) => draft,
  decor({ w }, { model, edges }) {
    const { at, radius } = discOf(w, model);
    const overlays = edges.flatMap((edge): Overlay[] => {
      const to = runTo(w, model, edge)?.legs[0];
      if (to === undefined) return [];
      return [{ kind: 'path', points: [at, shown(w.setup.table.size, to)], width: 2 * radius, legal: true }];
    });
    return { acting: [model], overlays };
  },
};
