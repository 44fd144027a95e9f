import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import { refusal } from '../../model/refusals.ts';
import { canPayAll, tooTiredFor } from '../../rules/actions/costs.ts';
import { nothingToSpendOn } from '../../rules/rolls/effects-of-roll.ts';
import { count, id } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { isOrderOf, upTo } from '../offered.ts';

export const spendSfx: Kind<'spendSfx'> = {
  schema: v.object({
    picks: v.array(v.object({ choice: count, on: v.picklist(['target', 'thrown']) })),
    extras: v.array(id),
    order: v.exactOptional(v.array(count)),
  }),
  options: unlisted,
  moot: (w, decision) => (nothingToSpendOn(w, decision) ? { picks: [], extras: [] } : null),
  check(w, decision, { picks, extras, order }) {
    if (
      !extras.every((name) => decision.extras.some((one) => one.power === name)) ||
      new Set(extras).size !== extras.length
    ) {
      return refusal('answer.notOffered');
    }
    const costs = decision.extras.flatMap((one) => (extras.includes(one.power) ? [one.cost] : []));
    if (!canPayAll(w, decision.spec.attacker, costs, decision.spec.by)) return refusal('cost.together');
    const most = decision.sfx + extras.length;
    if (picks.length > most) return refusal('sfx.tooMany', { most });
    for (const { choice, on } of picks) {
      const offer = decision.offers[choice];
      if (offer === undefined || offer.closed !== undefined) return refusal('sfx.closed');
      if (on === 'thrown' && decision.thrown === null) return refusal('answer.notOffered');
    }
    const bought = picks.flatMap(({ choice }) => decision.offers[choice]?.effects ?? []);
    const { spec, base } = decision;
    if (tooTiredFor(w, spec, bought)) return refusal('sfx.closed');
    return order === undefined || isOrderOf(order, base.length + bought.length) ? null : refusal('sfx.order');
  },
  sample(w, decision, draw) {
    const bonus: (typeof decision.extras)[number][] = [];
    for (const one of decision.extras) {
      if (!chance(draw, 50)) continue;
      const costs = [...bonus, one].map(({ cost }) => cost);
      if (canPayAll(w, decision.spec.attacker, costs, decision.spec.by)) bonus.push(one);
    }
    const extras = bonus.map((one) => one.power);
    const open = decision.offers.flatMap((offer, index) => (offer.closed === undefined ? [index] : []));
    const picks = [];
    for (let left = decision.sfx + extras.length; left > 0; left -= 1) {
      const choice = pick(draw, open);
      if (choice !== undefined && chance(draw, 95)) {
        picks.push({
          choice,
          on: decision.thrown !== null && chance(draw, 50) ? ('thrown' as const) : ('target' as const),
        });
      }
    }
    const bought = picks.flatMap(({ choice }) => decision.offers[choice]?.effects ?? []);
    if (tooTiredFor(w, decision.spec, bought)) return { picks: [], extras };
    if (!chance(draw, 20)) return { picks, extras };
    return { picks, extras, order: upTo(decision.base.length + bought.length - 1).reverse() };
  },
};
