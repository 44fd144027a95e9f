import type { ByPlayer } from '../../../kernel/ids.ts';
import { type Frame, type Proc, answered, returned } from '../model/frames.ts';
import { citizenId } from '../model/citizens.ts';
import type { TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { citizensDue, citizensPlaced, placeForCitizen, roomForCitizen } from '../rules/citizens/placing.ts';
import { otherTeam } from '../board/sides.ts';

/** How the placing of the Citizens begins; null: there are none to place. @rule PC-CITIZEN-03 */
export function citizensToPlace(w: World, terrainAdvantage: TeamId): Frame | null {
  if (citizensDue(w.setup, w.rules) <= citizensPlaced(w)) return null;
  return w.rules.citizens.firstPlacer === 'roll'
    ? { proc: 'citizens', step: 'roll' }
    : { proc: 'citizens', step: 'place', by: terrainAdvantage, left: sharesOf(w, terrainAdvantage) };
}

/** One after the other, until all are placed. */
function sharesOf(w: World, first: TeamId): ByPlayer<number> {
  const left = citizensDue(w.setup, w.rules) - citizensPlaced(w);
  const shares = { a: Math.floor(left / 2), b: Math.floor(left / 2) };
  return { ...shares, [first]: Math.ceil(left / 2) };
}

/** The players place the Citizens in turn. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export const citizens: Proc<'citizens'> = {
  roll(ctx, _frame, wake) {
    const faces = returned(wake, 'dice');
    if (faces === null) {
      const groups = (['a', 'b'] as const).map((by) => ({ label: 'citizens', model: null, by, count: 1 }));
      return {
        do: 'call',
        frame: { proc: 'dice', step: 'roll', groups },
        resume: { proc: 'citizens', step: 'roll' },
      };
    }
    const [a, b] = [faces[0]?.[0] ?? 1, faces[1]?.[0] ?? 1];
    const winner = a === b ? null : a > b ? 'a' : 'b';
    ctx.emit({ type: 'citizensRolled', faces: { a, b }, winner });
    return {
      do: 'goto',
      frame:
        winner === null
          ? { proc: 'citizens', step: 'roll' }
          : { proc: 'citizens', step: 'place', by: winner, left: sharesOf(ctx, winner) },
    };
  },

  place(ctx, { by, left }, wake) {
    const at = answered(wake, 'placeCitizen');
    const placed = citizensPlaced(ctx);
    if (at !== null) {
      const place = placeForCitizen(ctx, at);
      if (place === null) throw new Error('unchecked answer: no place for a Citizen');
      const { health } = ctx.rules.citizens.profile;
      ctx.emit({ type: 'citizenPlaced', model: citizenId(placed + 1), by, at: place, health });
      const rest = { ...left, [by]: left[by] - 1 };
      const next = rest[otherTeam(by)] > 0 ? otherTeam(by) : by;
      return { do: 'goto', frame: { proc: 'citizens', step: 'place', by: next, left: rest } };
    }
    const count = left.a + left.b;
    if (count === 0) return { do: 'return', value: undefined };
    const room = roomForCitizen(ctx);
    if (room === null) {
      ctx.emit({ type: 'citizensLeftOut', count });
      return { do: 'return', value: undefined };
    }
    return {
      do: 'ask',
      questions: [{ kind: 'placeCitizen', by, placed, due: placed + count, room }],
    };
  },
};
