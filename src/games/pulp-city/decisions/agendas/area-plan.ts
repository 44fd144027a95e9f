import { centre } from '../../../../geometry/shape.ts';
import type { Refusal } from '../../../../kernel/game-system.ts';
import { AREA_RADIUS, nearestArea, whyNotAreaAt } from '../../../../systems/pulp-city/agendas/items.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';
import type { Point } from '../../../../systems/pulp-city/model/place.ts';
import { shown, toInches } from '../../../../ui/table/units.ts';
import { deploymentZones } from '../../scene/scene.ts';
import type { Plan } from '../plan.ts';
import { slip } from '../places/slip.ts';
import { inches } from '../../../../geometry/units.ts';

export interface AreaDraft {
  readonly at: Point | null;
  readonly piece: string | null;
}

export const whyNotArea = (w: World, at: Point): Refusal | null => whyNotAreaAt(w, at);

/** Nearer than this to a legal place, a spot slips into it: an inch. */
const SLIP = inches(1);

function slipped(w: World, at: Point): Point {
  if (whyNotAreaAt(w, at) === null) return at;
  return slip(at, nearestArea(w, at), SLIP) ?? at;
}

/** Taps and drags put the circle; it shows whether it may lie there. @rule PC-AGENDA-07 */
export const areaPlan: Plan<'placeAgendaArea', AreaDraft> = {
  begin: () => ({ at: null, piece: null }),
  gesture(w, { pieces }, draft, done) {
    switch (done.do) {
      case 'tapPiece':
        return pieces.includes(done.id)
          ? { at: null, piece: done.id }
          : { at: slipped(w, { x: done.at.x, y: done.at.y }), piece: null };
      case 'tapGround':
      case 'dragEnd':
        return { at: slipped(w, { x: done.at.x, y: done.at.y }), piece: null };
      case 'dragMove':
        return { at: { x: done.at.x, y: done.at.y }, piece: null };
      default:
        return draft;
    }
  },
  decor(say, _decision, { at, piece }) {
    const { w } = say;
    const zones = deploymentZones(w);
    const { size } = w.setup.table;
    const taken = piece === null ? undefined : w.state.pieces[piece];
    if (taken !== undefined) {
      const disc = { at: shown(size, centre(taken.footprint)), radius: toInches(AREA_RADIUS) };
      return { zones, live: [{ kind: 'drop', disc, legal: true }] };
    }
    if (at === null) return { zones };
    const why = whyNotAreaAt(w, at);
    const disc = { at: shown(size, at), radius: toInches(AREA_RADIUS) };
    const chip = why === null ? {} : { chip: { text: say.why(why), tone: 'refused' as const } };
    return { zones, live: [{ kind: 'drop', disc, legal: why === null, ...chip }] };
  },
};
