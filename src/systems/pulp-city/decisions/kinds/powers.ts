import * as v from 'valibot';
import { below, chance, pick, shuffled } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { TRAITS } from '../../model/keywords.ts';
import { oneOrNone, placeInList, yesNo } from '../choices.ts';
import { count, id } from '../forms.ts';
import { anyAnswer, type Kind, unlisted } from '../kind.ts';

export const usePower: Kind<'usePower'> = {
  schema: v.object({ use: v.boolean(), model: v.nullable(id) }),
  options: unlisted,
  check(_w, decision, { use, model }) {
    if (decision.must && !use) return refusal('power.must');
    if (!use || decision.pick.length === 0) return null;
    return model !== null && decision.pick.includes(model) ? null : refusal('answer.notOffered');
  },
  sample: (_w, decision, draw) => ({
    use: decision.must || chance(draw, 80),
    model: pick(draw, decision.pick) ?? null,
  }),
};

export const powerWays: Kind<'powerWays'> = {
  schema: v.pipe(v.array(count), v.maxLength(20)),
  options: (_w, { ways, count: most }) => (most === 1 ? ways.map(({ at }) => [at]) : null),
  check: (_w, { ways, count: most, least = most }, chosen) =>
    chosen.length >= least &&
    chosen.length <= most &&
    new Set(chosen).size === chosen.length &&
    chosen.every((at) => ways.some((way) => way.at === at))
      ? null
      : refusal('answer.notOffered'),
  sample: (_w, { ways, count: most, least = most }, draw) =>
    shuffled(draw, ways)
      .slice(0, least === most ? most : least + below(draw, most - least + 1))
      .map(({ at }) => at),
};

export const countAs: Kind<'countAs'> = {
  schema: v.array(id),
  options: unlisted,
  check: (_w, { options, orNone }, words) =>
    (words.length > 0 || orNone === true) &&
    words.every((word) => options.includes(word)) &&
    new Set(words).size === words.length
      ? null
      : refusal('answer.notOffered'),
  sample(_w, { options, orNone }, draw) {
    if (orNone === true && chance(draw, 40)) return [];
    const one = pick(draw, options);
    return chance(draw, 50) || one === undefined ? options : [one];
  },
};

export const nameTrump: Kind<'nameTrump'> = {
  schema: v.picklist(TRAITS),
  options: () => TRAITS,
  check: anyAnswer,
  sample: (_w, _decision, draw) => pick(draw, TRAITS) ?? 'F',
};

export const redirect: Kind<'redirect'> = oneOrNone(({ to }) => to.map((one) => one.model), 50);

export const keepTrait: Kind<'keepTrait'> = yesNo(50);

export const effectsOrder: Kind<'effectsOrder'> = placeInList(({ items }) => items);
