import * as v from 'valibot';
import type { Footprint } from '../../../../geometry/shape.ts';
import { chance, pick } from '../../../../kernel/draw.ts';
import type { World } from '../../model/encounter.ts';
import type { PieceId } from '../../model/ids.ts';
import { pieceOf } from '../../model/lookup.ts';
import { refusal } from '../../model/refusals.ts';
import { samplePlaceCitizen, whyNotPlaceCitizen } from '../../rules/citizens/placing.ts';
import { checkMove, sampleMove } from '../../rules/movement/moving.ts';
import { edge, moveOrder, waypoint } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

/** The Area that a Citizen is to stand in; null: anywhere. */
const groundOf = (w: World, piece: PieceId | undefined): Footprint | null =>
  piece === undefined ? null : pieceOf(w, piece).footprint;

export const placeCitizen: Kind<'placeCitizen'> = {
  schema: waypoint,
  options: unlisted,
  check: (w, { room, within }, at) => whyNotPlaceCitizen(w, at, room, groundOf(w, within)),
  sample: (w, { room, within }, draw) => samplePlaceCitizen(w, room, draw, groundOf(w, within)),
};

export const leadCitizens: Kind<'leadCitizens'> = {
  schema: v.nullable(v.object(moveOrder)),
  options: unlisted,
  check(w, { models }, order) {
    if (order === null) return null;
    const closed = oneOf(models, order.model);
    if (closed !== null) return closed;
    if (order.combined || order.fall) return refusal('plan.plainMove', {}, 'PC-CITIZEN-09');
    const checked = checkMove(w, order, { fatigue: false });
    return checked.ok ? null : checked.error;
  },
  sample(w, { models }, draw) {
    const model = chance(draw, 80) ? pick(draw, models) : undefined;
    return model === undefined ? null : sampleMove(w, model, draw, { plain: true, fatigue: false });
  },
};

export const citizenEdge: Kind<'citizenEdge'> = {
  schema: edge,
  options: (_w, { edges }) => edges,
  check: (_w, { edges }, answer) => oneOf(edges, answer),
  sample: (_w, { edges }, draw) => pick(draw, edges) ?? 'south',
};
