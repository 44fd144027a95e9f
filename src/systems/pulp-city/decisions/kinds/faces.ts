import * as v from 'valibot';
import { below, chance, pick } from '../../../../kernel/draw.ts';
import type { DecisionFor } from '../../model/frames.ts';
import { refusal } from '../../model/refusals.ts';
import type { DieAt } from '../../model/roll.ts';
import { whole } from '../../../../kernel/number-forms.ts';
import { count } from '../forms.ts';
import { type Kind, unlisted } from '../kind.ts';

export const changeDie: Kind<'changeDie'> = {
  schema: v.nullable(count),
  options: (_w, { faces }) => [...faces.map((_, at) => at), null],
  check: (_w, { faces }, at) => (at === null || at < faces.length ? null : refusal('answer.notOffered')),
  sample: (_w, { faces }, draw) => (chance(draw, 80) ? below(draw, faces.length) : null),
};

export const rerollDie: Kind<'rerollDie'> = {
  schema: v.nullable(v.object({ group: count, die: count })),
  options: (_w, { groups }) => [...diceOf(groups), null],
  check: (_w, { groups }, at) =>
    at === null || groups[at.group]?.open.includes(at.die) === true ? null : refusal('answer.notOffered'),
  sample: (_w, { groups }, draw) => (chance(draw, 30) ? (pick(draw, diceOf(groups)) ?? null) : null),
};

const diceOf = (groups: DecisionFor<'rerollDie'>['groups']): readonly DieAt[] =>
  groups.flatMap(({ open }, group) => open.map((die) => ({ group, die })));

export const enterDice: Kind<'enterDice'> = {
  schema: v.array(v.array(v.pipe(whole, v.minValue(1), v.maxValue(6)))),
  options: unlisted,
  check: (_w, { groups }, faces) =>
    faces.length === groups.length && groups.every((group, index) => faces[index]?.length === group.count)
      ? null
      : refusal('dice.count', { count: groups.reduce((sum, group) => sum + group.count, 0) }),
  sample: (_w, { groups }, draw) =>
    groups.map((group) => Array.from({ length: group.count }, () => 1 + below(draw, 6))),
};
