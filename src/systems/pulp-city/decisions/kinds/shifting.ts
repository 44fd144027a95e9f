import * as v from 'valibot';
import { below } from '../../../../kernel/draw.ts';
import { placeOf } from '../../board/places.ts';
import { samplePlaceObject, whyNotPlaceObject } from '../../effects/lay-down.ts';
import { sampleSide, whyNotSide } from '../../effects/landing-thrown.ts';
import { refusal } from '../../model/refusals.ts';
import { placeInList } from '../choices.ts';
import { whole } from '../../../../kernel/number-forms.ts';
import { count, point } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';

export const shift: Kind<'shift'> = {
  schema: point,
  options: unlisted,
  check(w, { target, upTo }, { x, y }) {
    const model = w.state.models[target];
    const stays = model !== undefined && model.x === x && model.y === y;
    return stays && upTo !== true ? refusal('action.direction', {}, 'PC-FX-12') : null;
  },
  sample(w, { target }, draw) {
    const at = placeOf(w, target);
    return { x: at.x + 1 + below(draw, 200_001) - 100_000, y: at.y + (below(draw, 200_001) - 100_000 || 1) };
  },
};

export const placeObject: Kind<'placeObject'> = {
  schema: v.object({ x: whole, y: whole, turn: count }),
  options: unlisted,
  check: whyNotPlaceObject,
  sample: samplePlaceObject,
};

export const placeModel: Kind<'placeModel'> = {
  schema: point,
  options: unlisted,
  check: whyNotSide,
  sample: sampleSide,
};

export const makeRoom: Kind<'makeRoom'> = placeInList(({ places }) => places);
