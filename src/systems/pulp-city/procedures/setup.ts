import { byPlayer, othersOf } from '../../../kernel/ids.ts';
import type { Ranks } from '../model/frame-locals.ts';
import { type Frame, type NextOf, type Proc, answered, returned } from '../model/frames.ts';
import { CORNERS, EDGES, type Corner, type Edge, type TeamId } from '../model/ids.ts';
import type { Ctx } from '../model/encounter.ts';
import { inHand } from '../rules/leaders/leader-cards.ts';
import { otherTeams, standIn, stillIn, teamsIn, teamsOf } from '../board/sides.ts';
import { agendasToChoose, itemsToPlace, perilsToPlace } from './agendas.ts';
import { citizensToPlace } from './citizens.ts';
import { discard } from './leader-card.ts';
import { orderSoFar } from './order.ts';
import { isPlotDue } from './plot.ts';
import { ranksAfter, stillTied } from './tactical-roll.ts';

const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

const edgesFor = (ctx: Ctx, team: TeamId, edge: Edge): Record<TeamId, Edge> =>
  byPlayer(teamsOf(ctx), (one) => (one === team ? edge : OPPOSITE[edge]));

/** Dice that draw one of all the ways in which four corners can be given out, each as likely as any other. */
const CORNER_DICE = 3;

/** @rule PC-DEPLOY-07 */
function cornersDrawn(teams: readonly TeamId[], faces: readonly number[]): Record<TeamId, Corner> {
  let lot = faces.reduce((sum, face) => sum * 6 + face - 1, 0);
  let left: readonly Corner[] = CORNERS;
  return byPlayer(teams, () => {
    const corner = left[lot % left.length] ?? 'southwest';
    lot = Math.floor(lot / left.length);
    left = left.filter((one) => one !== corner);
    return corner;
  });
}

/** Who has won without a roll. Two such cards cancel out. @rule PC-LEADER-06 */
function upperHand(ctx: Ctx): TeamId | null {
  const holders = teamsIn(ctx).flatMap((team) =>
    inHand(ctx, team, 'tacticalRoll').map(({ id }) => ({ team, card: id })),
  );
  for (const { team, card } of holders) discard(ctx, team, card);
  const [first, other] = holders;
  if (other !== undefined) ctx.emit({ type: 'leaderCardsCancelled', card: other.card });
  if (first === undefined || other !== undefined) return null;
  ctx.emit({ type: 'rollForgone', roll: 'tactical', winner: first.team });
  return first.team;
}

/** Said only where it is not the order of the Teams. */
const givenTo = (ctx: Ctx, teams: readonly TeamId[]): { readonly teams?: readonly TeamId[] } =>
  teams.every((team, at) => team === teamsOf(ctx)[at]) ? {} : { teams };

type SetupFrame = Extract<Frame, { proc: 'setup' }>;

/** Goes on after what is to be done before, if anything is. */
const thereafter = (first: Frame | null, then: SetupFrame): NextOf<'setup'> =>
  first === null ? { do: 'goto', frame: then } : { do: 'call', frame: first, resume: then };

/** Who has which side of the table and who deploys first. @rule PC-SETUP-01 @rule PC-SETUP-02 */
export const setup: Proc<'setup'> = {
  sides(ctx, frame, wake) {
    return ctx.rules.policies.preparation === 'tacticalRoll'
      ? tacticalRoll(ctx, frame, wake)
      : sidesByLot(ctx, frame, wake);
  },

  advantage(ctx, { winner, ranking }, wake) {
    const [first = winner, second = winner] = stillIn(ctx, ranking ?? [winner, ...otherTeams(ctx, winner)]);
    const advantage = answered(wake, 'chooseAdvantage');
    if (advantage === null) return { do: 'ask', questions: [{ kind: 'chooseAdvantage', by: first }] };
    ctx.emit({ type: 'advantageTaken', team: first, advantage });
    const other = advantage === 'tactical' ? 'terrain' : 'tactical';
    ctx.emit({ type: 'advantageTaken', team: second, advantage: other });
    const terrain = advantage === 'terrain' ? first : second;
    return thereafter(
      agendasToChoose(ctx, terrain),
      ranking === undefined
        ? { proc: 'setup', step: 'edge', terrain }
        : { proc: 'setup', step: 'corners', terrain, ranking, given: [] },
    );
  },

  /** @rule PC-SETUP-06 @rule PC-DEPLOY-03 */
  edge(ctx, { terrain }, wake) {
    const edge = answered(wake, 'chooseEdge');
    if (edge === null) return { do: 'ask', questions: [{ kind: 'chooseEdge', by: terrain, edges: EDGES }] };
    ctx.emit({ type: 'edgesTaken', by: terrain, edges: edgesFor(ctx, terrain, edge) });
    ctx.emit({ type: 'deploymentOrdered', order: [...otherTeams(ctx, terrain), terrain] });
    return { do: 'goto', frame: { proc: 'setup', step: 'items', by: terrain, after: 'edgesTaken' } };
  },

  /**
   * Of more than two Teams, one after the other is given its corner; those that are out, what is left.
   * @rule PC-SETUP-06 @rule PC-DEPLOY-07 @rule PC-WIN-08
   */
  corners(ctx, { terrain, ranking, given, teams: had = teamsOf(ctx).slice(0, given.length) }, wake) {
    const corner = answered(wake, 'giveCorner');
    const next = (to: readonly TeamId[]): TeamId | undefined => teamsIn(ctx).find((one) => !to.includes(one));
    const asked = next(had);
    const now = corner === null ? given : [...given, corner];
    const to = corner === null || asked === undefined ? had : [...had, asked];
    const team = next(to);
    const corners = CORNERS.filter((one) => !now.includes(one));
    if (team !== undefined) {
      const [only, second] = corners;
      const frame = {
        proc: 'setup',
        step: 'corners',
        terrain,
        ranking,
        given: now,
        ...givenTo(ctx, to),
      } as const;
      if (only !== undefined && second === undefined)
        return { do: 'goto', frame: { ...frame, given: [...now, only], ...givenTo(ctx, [...to, team]) } };
      return { do: 'ask', questions: [{ kind: 'giveCorner', by: terrain, team, corners }], resume: frame };
    }
    const order = [...to, ...othersOut(ctx, to)];
    const edges = byPlayer(teamsOf(ctx), (one) => [...now, ...corners][order.indexOf(one)] ?? 'southwest');
    ctx.emit({ type: 'edgesTaken', by: standIn(ctx, terrain), edges });
    ctx.emit({ type: 'deploymentOrdered', order: [...othersOf(ranking, terrain).toReversed(), terrain] });
    return { do: 'goto', frame: { proc: 'setup', step: 'items', by: terrain, after: 'edgesTaken' } };
  },

  /** What the Plot puts on the table, then what Teams place for Agendas. @rule PC-SETUP-01 @rule PC-SETUP-02 */
  items(ctx, { by, after }) {
    const now = { proc: 'setup', step: 'items', by, after } as const;
    if (isPlotDue(ctx)) return { do: 'call', frame: { proc: 'plot', step: 'setUp' }, resume: now };
    return thereafter(itemsToPlace(ctx), { proc: 'setup', step: 'people', by, after });
  },

  /** The Citizens, where they come before the Teams. @rule PC-CITIZEN-12 */
  people(ctx, { by, after }) {
    const before = after === 'deployRoll' || ctx.setup.switches.citizens2017 === 'beforeTeams';
    return thereafter(before ? citizensToPlace(ctx, by) : null, { proc: 'setup', step: 'perils', after });
  },

  /** Those of Agendas after the others. @rule PC-AGENDA-12 */
  perils: (ctx, { after }) => thereafter(perilsToPlace(ctx), { proc: 'setup', step: after }),

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

  /** @rule PC-DEPLOY-03 @rule PC-DEPLOY-07 */
  deployFirst(ctx, { winner, order = [] }, wake) {
    const teams = teamsOf(ctx);
    const next = answered(wake, 'chooseDeployFirst');
    const placed = stillIn(ctx, next === null ? order : [...order, next]);
    const so = orderSoFar(stillIn(ctx, teams), placed);
    if ('among' in so) {
      const few = teams.length === 2;
      return {
        do: 'ask',
        questions: [{ kind: 'chooseDeployFirst', by: winner, ...(few ? {} : { among: so.among }) }],
        ...(few ? {} : { resume: { proc: 'setup', step: 'deployFirst', winner, order: placed } }),
      };
    }
    ctx.emit({ type: 'deploymentOrdered', order: [...so.whole, ...othersOut(ctx, so.whole)] });
    ctx.emit({ type: 'phaseBegan', phase: 'deployment' });
    return { do: 'return', value: undefined };
  },
};

/** All that are not among these, which are those that are out. @rule PC-WIN-08 */
const othersOut = (ctx: Ctx, teams: readonly TeamId[]): readonly TeamId[] =>
  teamsOf(ctx).filter((team) => !teams.includes(team));

type Sides = Proc<'setup'>['sides'];

/** @rule PC-DEPLOY-02 @rule PC-DEPLOY-07 */
const sidesByLot: Sides = (ctx, _frame, wake) => {
  const teams = teamsOf(ctx);
  const two = teams.length === 2;
  const rolled = returned(wake, 'dice');
  const choosing = rolled === null ? agendasToChoose(ctx, 'a') : null;
  if (choosing !== null) return { do: 'call', frame: choosing, resume: { proc: 'setup', step: 'sides' } };
  if (rolled === null) {
    return {
      do: 'call',
      frame: {
        proc: 'dice',
        step: 'roll',
        groups: [{ label: 'sides', model: null, by: teamsIn(ctx)[0] ?? 'a', count: two ? 1 : CORNER_DICE }],
      },
      resume: { proc: 'setup', step: 'sides' },
    };
  }
  const faces = rolled[0] ?? [];
  const face = faces[0] ?? 1;
  const edges = two ? edgesFor(ctx, 'a', face % 2 === 1 ? 'south' : 'north') : cornersDrawn(teams, faces);
  ctx.emit({ type: 'sidesDrawn', face, edges, ...(two ? {} : { faces }) });
  return { do: 'goto', frame: { proc: 'setup', step: 'items', by: 'a', after: 'deployRoll' } };
};

/** @rule PC-SETUP-04 */
const tacticalRoll: Sides = (ctx, frame, wake) => {
  const rolled = returned(wake, 'dice');
  if (rolled === null && frame.ranks === undefined) {
    const winner = upperHand(ctx);
    if (winner !== null) return ranked(ctx, [[winner], stillIn(ctx, otherTeams(ctx, winner))]);
  }
  const ranks = (frame.ranks ?? [teamsOf(ctx)]).map((rank) => stillIn(ctx, rank));
  const tied = stillTied(ranks);
  if (tied.length === 0) return ranked(ctx, ranks);
  if (rolled === null) {
    const groups = tied.map((by) => ({ label: 'tactical', model: null, by, count: 1 }));
    return { do: 'call', frame: { proc: 'dice', step: 'roll', groups }, resume: frame };
  }
  const faces = byPlayer(tied, (team) => rolled[tied.indexOf(team)]?.[0] ?? 1);
  const now = ranksAfter(ranks, faces);
  const [best = []] = now;
  const [first, second] = best;
  ctx.emit({
    type: 'tacticalRolled',
    faces,
    winner: first !== undefined && second === undefined ? first : null,
  });
  return ranked(ctx, now);
};

/** On with those that are still level, or with the advantages. Of two Teams the ranks need not be kept. */
function ranked(ctx: Ctx, ranks: Ranks): ReturnType<Sides> {
  const teams = ranks.flat();
  const [winner] = teams;
  const two = teamsOf(ctx).length === 2;
  if (winner === undefined || (two && ranks.length === 1))
    return { do: 'goto', frame: { proc: 'setup', step: 'sides' } };
  if (two) return { do: 'goto', frame: { proc: 'setup', step: 'advantage', winner } };
  return {
    do: 'goto',
    frame:
      stillTied(ranks).length > 0
        ? { proc: 'setup', step: 'sides', ranks }
        : { proc: 'setup', step: 'advantage', winner, ranking: [...teams, ...othersOut(ctx, teams)] },
  };
}
