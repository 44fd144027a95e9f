import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { samplePlaceCitizen, whyNotPlaceCitizen } from '../../rules/citizens/placing.ts';
import { checkMove, sampleMove } from '../../rules/movement/moving.ts';
import { edge, moveOrder, waypoint } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

export const placeCitizen: Kind<'placeCitizen'> = {
  schema: waypoint,
  options: unlisted,
  check: (w, { room }, at) => whyNotPlaceCitizen(w, at, room),
  sample: (w, { room }, draw) => samplePlaceCitizen(w, room, draw),
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
