import { rollsRealDice } from '../board/real-dice.ts';
import type { DiceGroup, DieAt } from '../model/roll.ts';
import { type Proc, answered, answersOf, returned } from '../model/frames.ts';
import type { Ctx } from '../model/encounter.ts';
import { cardOf, powerCause } from '../model/lookup.ts';
import { declinedKey } from '../powers/declined.ts';
import { pointsLeft } from '../powers/points.ts';
import { payCost } from '../rules/actions/paying.ts';
import { rerolls } from '../rules/rolls/rerolls.ts';

type Faces = readonly (readonly number[])[];

/** Rolls dice: drawn, or asked of the players who roll real ones; of one roll some may be drawn and others real. */
export const dice: Proc<'dice'> = {
  roll(ctx, frame, wake) {
    const { groups } = frame;
    const entered = answersOf(wake, 'enterDice');
    if (entered.length > 0) {
      const faces = [...entered];
      return thrown(
        ctx,
        frame,
        groups.map((group) => {
          if (group.faces !== undefined) return group.faces;
          if (group.count === 0) return [];
          const at = faces.findIndex((one) => one.by === group.by && one.answer[0]?.length === group.count);
          const found = faces.splice(at < 0 ? 0 : at, 1)[0];
          return found?.answer[0] ?? [];
        }),
      );
    }
    const isOwed = ({ by, count }: (typeof groups)[number]): boolean => count > 0 && rollsRealDice(ctx, by);
    if (!groups.some(isOwed)) {
      return thrown(
        ctx,
        frame,
        groups.map(({ faces, count }) => faces ?? ctx.roll(count)),
      );
    }
    const drawn = groups.map((group) => {
      const { faces, ...bare } = group;
      if (isOwed(group)) return bare;
      return group.count === 0 ? bare : { ...bare, faces: faces ?? ctx.roll(group.count) };
    });
    return {
      do: 'ask',
      resume: { ...frame, groups: drawn },
      questions: groups.filter(isOwed).map((group) => ({
        kind: 'enterDice',
        by: group.by,
        groups: [{ label: group.label, model: group.model, count: group.count }],
      })),
    };
  },

  /** Each Power that may throw one of the dice once more, until none is used any more. @rule PC-CARD-06 */
  reroll(ctx, frame, wake) {
    const { groups, declined, thrown: throwing, ...now } = frame;
    const die = returned(wake, 'dice')?.[0]?.[0];
    if (throwing !== undefined && die !== undefined) {
      const { owner, power, ...at } = throwing;
      const { label, model } = groups[at.group] ?? {};
      const from = now.faces[at.group]?.[at.die] ?? die;
      const cause = powerCause(ctx, owner, power);
      ctx.emit({ type: 'dieRerolled', model: model ?? owner, label: label ?? '', from, to: die, cause });
      const faces = withFace(now.faces, at, die);
      return { do: 'goto', frame: { ...now, groups, faces, again: [...now.again, at], declined: [] } };
    }
    const open = rerolls(ctx, groups, now.faces, now.again).find(
      (one) => !declined.includes(declinedKey(one.owner, one.power)),
    );
    if (open === undefined) return { do: 'return', value: now.faces };
    const { owner, by, power, cost } = open;
    if (wake.woke !== 'answered') {
      const shown = groups.map(({ label, model }, at) => ({
        label,
        model,
        faces: now.faces[at] ?? [],
        open: open.open[at] ?? [],
      }));
      const left = pointsLeft(ctx, cardOf(ctx, owner).id);
      return { do: 'ask', questions: [{ kind: 'rerollDie', by, model: owner, power, left, groups: shown }] };
    }
    const chosen = answered(wake, 'rerollDie');
    const group = groups[chosen?.group ?? -1];
    if (chosen === null || group === undefined)
      return { do: 'goto', frame: { ...now, groups, declined: [...declined, declinedKey(owner, power)] } };
    ctx.emit({ type: 'powerUsed', card: cardOf(ctx, owner).id, power, model: owner });
    payCost(ctx, owner, cost, power);
    const { faces: _, ...bare } = group;
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups: [{ ...bare, count: 1 }], again: true },
      resume: { ...now, groups, declined, thrown: { ...chosen, owner, power } },
    };
  },
};

const withFace = (faces: Faces, { group, die }: DieAt, face: number): Faces =>
  faces.map((own, at) => (at === group ? own.map((one, place) => (place === die ? face : one)) : own));

/** The dice have been thrown: they count, unless a Power may throw one of them once more. */
function thrown(
  ctx: Ctx,
  { groups, again }: { readonly groups: readonly DiceGroup[]; readonly again?: true },
  faces: Faces,
) {
  if (again === true || rerolls(ctx, groups, faces).length === 0)
    return { do: 'return', value: faces } as const;
  const frame = { proc: 'dice', step: 'reroll', groups, faces, again: [], declined: [] } as const;
  return { do: 'goto', frame } as const;
}
