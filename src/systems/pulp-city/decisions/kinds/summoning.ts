import * as v from 'valibot';
import { below, chance } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { sourceBody } from '../../board/source-body.ts';
import { someSummonSpot, summoningAsked, whyNotSummonSpot } from '../../rules/actions/summon-spots.ts';
import { oneOffered } from '../choices.ts';
import { count, id, point } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { around } from '../sample-order.ts';

const TRIES = 4;

export const summonPlace: Kind<'summonPlace'> = {
  schema: point,
  options: unlisted,
  check: (w, decision, at) => whyNotSummonSpot(w, summoningAsked(w, decision), at),
  /** It is asked only where there is a place. @rule PC-FX-28 */
  sample(w, decision, draw) {
    const { model, by, range } = decision;
    const summoning = summoningAsked(w, decision);
    for (let left = TRIES; left > 0; left -= 1) {
      const at = around(w, model, by, range, draw);
      if (whyNotSummonSpot(w, summoning, at) === null) return at;
    }
    const { x, y } = sourceBody(w, model);
    return someSummonSpot(w, summoning) ?? { x, y };
  },
};

export const hurtPieces: Kind<'hurtPieces'> = {
  schema: v.array(id),
  options: unlisted,
  check: (_w, { pieces }, chosen) =>
    new Set(chosen).size === chosen.length && chosen.every((one) => pieces.includes(one))
      ? null
      : refusal('answer.notOffered'),
  sample: (_w, { pieces }, draw) => pieces.filter(() => chance(draw, 50)),
};

export const objectToLay: Kind<'objectToLay'> = {
  schema: v.nullable(count),
  options: (_w, { options }) => [...options.map((_, at) => at), null],
  check: (_w, { options }, at) => (at === null || at < options.length ? null : refusal('answer.notOffered')),
  sample: (_w, { options }, draw) => (chance(draw, 60) ? below(draw, options.length) : null),
};

export const summonDefender: Kind<'summonDefender'> = oneOffered(({ options }) => options);

export const summonSurplus: Kind<'summonSurplus'> = oneOffered(({ options }) => options);
