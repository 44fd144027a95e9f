import type { Asked } from '../model/cache.ts';
import type { Evaluator, World } from '../model/encounter.ts';
import { effectReaches, stealthStops, whyUnaffected } from './affect.ts';
import { holds } from './clause-conditions.ts';
import { selects } from './selectors.ts';

/** Answers with "no" what is being asked already: the same clause or selector of the same models. */
function unlessAsked(w: World, asked: Asked, answer: () => boolean): boolean {
  const { asking } = w.cache;
  if (asking.some((one) => one.of === asked.of && one.owner === asked.owner && one.about === asked.about))
    return false;
  asking.push(asked);
  try {
    return answer();
  } finally {
    asking.pop();
  }
}

/** How Powers learn what models are; both editions have it. */
export const EVALUATOR: Evaluator = {
  selects: (w, selector, candidate, from) =>
    unlessAsked(w, { of: selector, owner: from.owner, about: candidate }, () =>
      selects(w, selector, candidate, from),
    ),
  holds: (w, when, owner, subject, on) =>
    when === undefined ||
    unlessAsked(w, { of: when, owner, about: subject }, () => holds(w, when, owner, subject, on)),
  auraAffects: (w, at, target) =>
    stealthStops(w, at, target) === null && whyUnaffected(w, at, target) === null,
  effectReaches,
};
