import * as v from 'valibot';
import { below, shuffled } from '../../../../kernel/draw.ts';
import { inches } from '../../../../geometry/units.ts';
import { refusal } from '../../model/refusals.ts';
import { oneOrNone } from '../choices.ts';
import { id, point } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';
import { isOrderOf } from '../offered.ts';

export const extraTarget: Kind<'extraTarget'> = oneOrNone(({ options }) => options, 95);

export const blastDrift: Kind<'blastDrift'> = {
  schema: point,
  options: unlisted,
  check(w, decision, { x, y }) {
    const dx = x - decision.x;
    const dy = y - decision.y;
    const most = inches(decision.most) + 25;
    if (dx * dx + dy * dy > most * most) return refusal('drift.tooFar', { most: inches(decision.most) });
    const { size } = w.setup.table;
    return x < 0 || y < 0 || x > size || y > size ? refusal('place.offTable', {}, 'PC-FX-05') : null;
  },
  sample(w, decision, draw) {
    const { size } = w.setup.table;
    const step = (): number => below(draw, 2 * 35_000 + 1) - 35_000;
    const clamp = (value: number): number => Math.min(size, Math.max(0, value));
    return { x: clamp(decision.x + step()), y: clamp(decision.y + step()) };
  },
};

export const blastOrder: Kind<'blastOrder'> = {
  schema: v.pipe(v.array(id), v.maxLength(200)),
  options: unlisted,
  check: (_w, { members }, order) =>
    isOrderOf(
      order.map((one) => members.indexOf(one)),
      members.length,
    )
      ? null
      : refusal('action.members', { count: members.length }),
  sample: (_w, { members }, draw) => shuffled(draw, members),
};
