import { byPlayer, type ByPlayer, orderFrom } from '../../../kernel/ids.ts';
import { type Frame, type Proc, answered, returned } from '../model/frames.ts';
import { citizenId } from '../model/citizens.ts';
import type { TeamId } from '../model/ids.ts';
import type { World } from '../model/encounter.ts';
import { citizensDue, citizensPlaced, placeForCitizen, roomForCitizen } from '../rules/citizens/placing.ts';
import { stillIn, teamsIn, teamsOf } from '../board/sides.ts';
import { orderSoFar } from './order.ts';
import { ranksAfter } from './tactical-roll.ts';

/** How the placing of the Citizens begins; null: there are none to place. @rule PC-CITIZEN-03 */
export function citizensToPlace(w: World, terrainAdvantage: TeamId): Frame | null {
  if (citizensDue(w) <= citizensPlaced(w)) return null;
  return w.rules.citizens.firstPlacer === 'roll'
    ? { proc: 'citizens', step: 'roll' }
    : placingFrom(w, terrainAdvantage, w.state.deployment.order.toReversed());
}

type Placing = Extract<Frame, { proc: 'citizens'; step: 'place' }>;

/** One after the other, until all are placed; of more than two Teams in the order given. */
function placingFrom(w: World, first: TeamId, order: readonly TeamId[]): Placing {
  const teams = teamsIn(w);
  const turns = orderFrom(order, first).filter((team) => teams.includes(team));
  const due = citizensDue(w) - citizensPlaced(w);
  const share = (team: TeamId): number => Math.max(0, Math.ceil((due - turns.indexOf(team)) / turns.length));
  const left = byPlayer(teamsOf(w), (team) => (turns.includes(team) ? share(team) : 0));
  const by = { proc: 'citizens', step: 'place', by: turns[0] ?? first, left } as const;
  return teamsOf(w).length === 2 ? by : { ...by, order: turns };
}

/** What a Team that is out had still to place is placed by the next in the order. @rule PC-WIN-08 @rule PC-CITIZEN-04 */
function handedOver(w: World, frame: Placing): Placing {
  const order = frame.order ?? teamsOf(w);
  const left = { ...frame.left };
  const nextIn = (team: TeamId): TeamId => stillIn(w, orderFrom(order, team))[0] ?? team;
  for (const team of order) {
    const next = nextIn(team);
    if (next === team) continue;
    left[next] += left[team];
    left[team] = 0;
  }
  return { ...frame, by: nextIn(frame.by), left };
}

const sumOf = (left: ByPlayer<number>): number => Object.values(left).reduce((sum, one) => sum + one, 0);

/** The players place the Citizens in turn. @rule PC-CITIZEN-04 @rule PC-CITIZEN-12 */
export const citizens: Proc<'citizens'> = {
  roll(ctx, frame, wake) {
    const teams = teamsOf(ctx);
    const rolling = stillIn(ctx, frame.among ?? teams);
    const rolled = returned(wake, 'dice');
    if (rolled === null) {
      const groups = rolling.map((by) => ({ label: 'citizens', model: null, by, count: 1 }));
      return { do: 'call', frame: { proc: 'dice', step: 'roll', groups }, resume: frame };
    }
    const faces = byPlayer(rolling, (team) => rolled[rolling.indexOf(team)]?.[0] ?? 1);
    const [best = []] = ranksAfter([rolling], faces);
    const [first, second] = best;
    const winner = first !== undefined && second === undefined ? first : null;
    ctx.emit({ type: 'citizensRolled', faces, winner });
    if (winner === null) {
      const again = { proc: 'citizens', step: 'roll' } as const;
      return { do: 'goto', frame: teams.length === 2 ? again : { ...again, among: best } };
    }
    return {
      do: 'goto',
      frame:
        teams.length === 2
          ? placingFrom(ctx, winner, teams)
          : { proc: 'citizens', step: 'order', winner, order: [] },
    };
  },

  /** Of more than two, the winner says who places first, who second and so on. @rule PC-CITIZEN-04 */
  order(ctx, { winner, order }, wake) {
    const next = answered(wake, 'choosePlacer');
    const placed = next === null ? order : [...order, next];
    const so = orderSoFar(teamsIn(ctx), stillIn(ctx, placed));
    if ('among' in so) {
      return {
        do: 'ask',
        questions: [{ kind: 'choosePlacer', by: winner, among: so.among }],
        resume: { proc: 'citizens', step: 'order', winner, order: placed },
      };
    }
    return { do: 'goto', frame: placingFrom(ctx, so.whole[0] ?? winner, so.whole) };
  },

  place(ctx, before, wake) {
    const frame = handedOver(ctx, before);
    const { by, left } = frame;
    const at = answered(wake, 'placeCitizen');
    const placed = citizensPlaced(ctx);
    if (at !== null) {
      const place = placeForCitizen(ctx, at);
      if (place === null) throw new Error('unchecked answer: no place for a Citizen');
      const { health } = ctx.rules.citizens.profile;
      ctx.emit({ type: 'citizenPlaced', model: citizenId(placed + 1), by, at: place, health });
      const rest = { ...left, [by]: left[by] - 1 };
      const [, ...others] = orderFrom(frame.order ?? teamsOf(ctx), by);
      const next = others.find((team) => rest[team] > 0) ?? by;
      return { do: 'goto', frame: { ...frame, by: next, left: rest } };
    }
    const count = sumOf(left);
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
