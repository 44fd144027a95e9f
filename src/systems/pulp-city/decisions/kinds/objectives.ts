import { pick } from '../../../../kernel/draw.ts';
import * as v from 'valibot';
import { burdenPoints, whyNotPlaceBurden } from '../../rules/burdens/placing.ts';
import { stonePoints, whyNotShiftStone } from '../../rules/objectives/stones.ts';
import { oneOffered, oneOrNone, yesNo } from '../choices.ts';
import { point } from '../forms.ts';
import { refusal } from '../../model/refusals.ts';
import { type Kind, unlisted } from '../kind.ts';

export const keepBurden: Kind<'keepBurden'> = yesNo(75);

export const placeBurden: Kind<'placeBurden'> = {
  schema: v.nullable(point),
  options: unlisted,
  check: (w, { model, mayDecline }, at) => {
    if (at !== null) return whyNotPlaceBurden(w, model, at);
    return mayDecline ? null : refusal('answer.notOffered');
  },
  sample: (w, { model }, draw) => pick(draw, burdenPoints(w, model)) ?? null,
};

export const countIn: Kind<'countIn'> = oneOffered(({ zones }) => zones);

export const chooseStone: Kind<'chooseStone'> = oneOrNone(({ stones }) => stones, 80);

export const shiftStone: Kind<'shiftStone'> = {
  schema: v.nullable(point),
  options: unlisted,
  check: (w, { stone, distance }, toward) =>
    toward === null ? null : whyNotShiftStone(w, stone, distance, toward),
  sample: (w, { stone, distance }, draw) => pick(draw, stonePoints(w, stone, distance)) ?? null,
};
