import { type Proc, answered, returned } from '../model/frames.ts';
import { EDGES, type Edge, type TeamId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { inHand } from '../rules/leaders/leader-cards.ts';
import { TEAMS, otherTeam } from '../board/sides.ts';
import { citizensToPlace } from './citizens.ts';
import { discard } from './leader-card.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

function edgesFor(team: TeamId, edge: Edge): Readonly<Record<TeamId, Edge>> {
  return team === 'a' ? { a: edge, b: OPPOSITE[edge] } : { a: OPPOSITE[edge], b: edge };
}

/** Who has won without a roll. Two such cards cancel out. @rule PC-LEADER-06 */
function upperHand(ctx: Ctx): TeamId | null {
  const holders = TEAMS.flatMap((team) =>
    inHand(ctx, team, 'tacticalRoll').map(({ id }) => ({ team, card: id })),
  );
  for (const { team, card } of holders) discard(ctx, team, card);
  const [first, other] = holders;
  if (other !== undefined) ctx.emit({ type: 'leaderCardsCancelled', card: other.card });
  if (first === undefined || other !== undefined) return null;
  ctx.emit({ type: 'rollForgone', roll: 'tactical', winner: first.team });
  return first.team;
}

/** Who has which side of the table and who deploys first. @rule PC-SETUP-01 @rule PC-SETUP-02 */
export const setup: Proc<'setup'> = {
  sides(ctx, _frame, wake) {
    const tactical = ctx.rules.policies.preparation === 'tacticalRoll';
    const faces = returned(wake, 'dice');
    if (faces === null && tactical) {
      const winner = upperHand(ctx);
      if (winner !== null) return { do: 'goto', frame: { proc: 'setup', step: 'advantage', winner } };
    }
    if (faces === null) {
      const groups = tactical
        ? (['a', 'b'] as const).map((by) => ({ label: 'tactical', model: null, by, count: 1 }))
        : [{ label: 'sides', model: null, by: 'a' as const, count: 1 }];
      return {
        do: 'call',
        frame: { proc: 'dice', step: 'roll', groups },
        resume: { proc: 'setup', step: 'sides' },
      };
    }
    if (!tactical) {
      /** @rule PC-DEPLOY-02 */
      const face = faces[0]?.[0] ?? 1;
      ctx.emit({ type: 'sidesDrawn', face, edges: edgesFor('a', face % 2 === 1 ? 'south' : 'north') });
      const roll = { proc: 'setup', step: 'deployRoll' } as const;
      const placing = citizensToPlace(ctx, 'a');
      return placing === null ? { do: 'goto', frame: roll } : { do: 'call', frame: placing, resume: roll };
    }
    /** @rule PC-SETUP-04 */
    const a = faces[0]?.[0] ?? 1;
    const b = faces[1]?.[0] ?? 1;
    const winner = a === b ? null : a > b ? 'a' : 'b';
    ctx.emit({ type: 'tacticalRolled', faces: { a, b }, winner });
    return {
      do: 'goto',
      frame:
        winner === null ? { proc: 'setup', step: 'sides' } : { proc: 'setup', step: 'advantage', winner },
    };
  },

  advantage(ctx, { winner }, wake) {
    const advantage = answered(wake, 'chooseAdvantage');
    if (advantage === null) return { do: 'ask', questions: [{ kind: 'chooseAdvantage', by: winner }] };
    ctx.emit({ type: 'advantageTaken', team: winner, advantage });
    const other = advantage === 'tactical' ? 'terrain' : 'tactical';
    ctx.emit({ type: 'advantageTaken', team: otherTeam(winner), advantage: other });
    return {
      do: 'goto',
      frame: { proc: 'setup', step: 'edge', terrain: advantage === 'terrain' ? winner : otherTeam(winner) },
    };
  },

  /** @rule PC-SETUP-06 @rule PC-DEPLOY-03 */
  edge(ctx, { terrain }, wake) {
    const edge = answered(wake, 'chooseEdge');
    if (edge === null) return { do: 'ask', questions: [{ kind: 'chooseEdge', by: terrain, edges: EDGES }] };
    ctx.emit({ type: 'edgesTaken', by: terrain, edges: edgesFor(terrain, edge) });
    ctx.emit({ type: 'deploymentOrdered', order: [otherTeam(terrain), terrain] });
    const taken = { proc: 'setup', step: 'edgesTaken' } as const;
    const before = ctx.setup.switches.citizens2017 === 'beforeTeams';
    const placing = before ? citizensToPlace(ctx, terrain) : null;
    return placing === null ? { do: 'goto', frame: taken } : { do: 'call', frame: placing, resume: taken };
  },

  edgesTaken(ctx) {
    ctx.emit({ type: 'phaseBegan', phase: 'deployment' });
    return { do: 'return', value: undefined };
  },

  deployRoll(_ctx, _frame, wake) {
    const result = returned(wake, 'startingRoll');
    if (result !== null)
      return { do: 'goto', frame: { proc: 'setup', step: 'deployFirst', winner: result.winner } };
    return {
      do: 'call',
      frame: { proc: 'startingRoll', step: 'choose', deployment: true },
      resume: { proc: 'setup', step: 'deployRoll' },
    };
  },

  /** @rule PC-DEPLOY-03 */
  deployFirst(ctx, { winner }, wake) {
    const first = answered(wake, 'chooseDeployFirst');
    if (first === null) return { do: 'ask', questions: [{ kind: 'chooseDeployFirst', by: winner }] };
    ctx.emit({ type: 'deploymentOrdered', order: [first, otherTeam(first)] });
    ctx.emit({ type: 'phaseBegan', phase: 'deployment' });
    return { do: 'return', value: undefined };
  },
};
