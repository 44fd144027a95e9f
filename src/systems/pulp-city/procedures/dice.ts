import { type Proc, answersOf } from '../model/frames.ts';

/** Rolls dice: drawn, or asked of the players who roll real ones. */
export const dice: Proc<'dice'> = {
  roll(ctx, { groups }, wake) {
    if (ctx.setup.dice === 'digital') {
      return { do: 'return', value: groups.map((group) => ctx.roll(group.count)) };
    }
    const entered = answersOf(wake, 'enterDice');
    if (entered.length === 0) {
      const owed = groups.filter((group) => group.count > 0);
      if (owed.length === 0) return { do: 'return', value: groups.map(() => []) };
      return {
        do: 'ask',
        questions: owed.map((group) => ({
          kind: 'enterDice',
          by: group.by,
          groups: [{ label: group.label, model: group.model, count: group.count }],
        })),
      };
    }
    const faces = [...entered];
    return {
      do: 'return',
      value: groups.map((group) => {
        if (group.count === 0) return [];
        const at = faces.findIndex((one) => one.by === group.by && one.answer[0]?.length === group.count);
        const found = faces.splice(at < 0 ? 0 : at, 1)[0];
        return found?.answer[0] ?? [];
      }),
    };
  },
};
