import * as v from 'valibot';
import { pick } from '../../../../kernel/draw.ts';
import {
  sampleAnew,
  sampleDeploy,
  sampleReturn,
  whyNotAnew,
  whyNotDeploy,
  whyNotReturn,
} from '../../rules/rounds/deploying.ts';
import { id, waypoint } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { oneOf } from '../offered.ts';

export const deploy: Kind<'deploy'> = {
  schema: v.object({ model: id, at: waypoint }),
  options: unlisted,
  check: (w, { models }, { model, at }) => oneOf(models, model) ?? whyNotDeploy(w, model, at),
  sample(w, { models }, draw) {
    const model = pick(draw, models) ?? '';
    return { model, at: sampleDeploy(w, model, draw) };
  },
};

export const returnPlace: Kind<'returnPlace'> = {
  schema: waypoint,
  options: unlisted,
  check: (w, { model, anew }, at) =>
    anew === undefined ? whyNotReturn(w, model, at) : whyNotAnew(w, model, anew, at),
  sample: (w, { model, anew }, draw) =>
    anew === undefined ? sampleReturn(w, model, draw) : sampleAnew(w, model, anew, draw),
};
