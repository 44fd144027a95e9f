import { rollsRealDice } from '../board/real-dice.ts';
import { type Proc, answersOf } from '../model/frames.ts';

/** Rolls dice: drawn, or asked of the players who roll real ones; of one roll some may be drawn and others real. */
export const dice: Proc<'dice'> = {
  roll(ctx, frame, wake) {
    const { groups } = frame;
    const entered = answersOf(wake, 'enterDice');
    if (entered.length > 0) {
      const faces = [...entered];
      return {
        do: 'return',
        value: groups.map((group) => {
          if (group.faces !== undefined) return group.faces;
          if (group.count === 0) return [];
          const at = faces.findIndex((one) => one.by === group.by && one.answer[0]?.length === group.count);
          const found = faces.splice(at < 0 ? 0 : at, 1)[0];
          return found?.answer[0] ?? [];
        }),
      };
    }
    const isOwed = ({ by, count }: (typeof groups)[number]): boolean => count > 0 && rollsRealDice(ctx, by);
    if (!groups.some(isOwed)) {
      return { do: 'return', value: groups.map(({ faces, count }) => faces ?? ctx.roll(count)) };
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
};
