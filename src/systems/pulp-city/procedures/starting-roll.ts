import { byPlayer, type ByPlayer, orderFrom, playersOf } from '../../../kernel/ids.ts';
import { commitDice, heldDice } from '../rules/rolls/held-dice.ts';
import { leadersOfTurns, firstModel } from '../board/cards.ts';
import { enemyTeams, nextTeam, teamsOf } from '../board/sides.ts';
import type { World } from '../model/encounter.ts';
import { answered, answersOf, type Proc, returned } from '../model/frames.ts';
import type { CardId, TeamId } from '../model/ids.ts';
import type { LeaderCard } from '../model/leader-card.ts';
import { cardById } from '../model/lookup.ts';
import type { StartingSide } from '../model/roll.ts';
import { leaderOf, playableAt } from '../rules/leaders/leader-cards.ts';
import { best, countFrom } from '../rules/rolls/comparison.ts';
import { powerUpDiceForbidden } from '../rules/rolls/dice-pool.ts';
import { startingDice } from '../rules/rounds/starting-dice.ts';
import { plansWon, startingRoller, startingWinners } from '../rules/rolls/starting-roll.ts';
import { carryOut, discard } from './leader-card.ts';

type Rollers = ByPlayer<CardId | null>;

function side(w: World, card: CardId | null, faces: readonly number[], winning: boolean): StartingSide {
  const roller = startingRoller(w, card);
  if (roller === null) return { card: null, mind: 0, faces: [], total: 0, counted: 0 };
  const { mind, gainsFrom, cancelsFrom } = roller;
  const counted = countFrom(faces, winning ? gainsFrom : cancelsFrom);
  return { card, mind, faces, total: mind + best(faces), counted };
}

/** Who wins; several: they have tied, and the Triad decides nothing. @rule PC-START-01 @rule PC-START-04 */
function winnersOf(w: World, sides: ByPlayer<StartingSide>): readonly TeamId[] {
  const rolling = playersOf(sides).filter((team) => sides[team].card !== null);
  return startingWinners(
    rolling.map((team) => ({
      value: team,
      total: sides[team].total,
      origin: startingRoller(w, sides[team].card)?.origin ?? null,
    })),
  );
}

/** @rule PC-START-01 */
export const startingRoll: Proc<'startingRoll'> = {
  choose(ctx, { deployment }, wake) {
    const chosen = answersOf(wake, 'chooseRoller');
    const open = byPlayer(teamsOf(ctx), (team) => leadersOfTurns(ctx, team));
    if (chosen.length === 0) {
      const asked = teamsOf(ctx).filter((team) => open[team].length > 0);
      return {
        do: 'ask',
        questions: asked.map((by) => ({
          kind: 'chooseRoller',
          by,
          secret: true,
          cards: open[by],
          deployment,
        })),
      };
    }
    const by = (team: TeamId): CardId | null => chosen.find((one) => one.by === team)?.answer ?? null;
    return {
      do: 'goto',
      frame: { proc: 'startingRoll', step: 'order', deployment, rollers: byPlayer(teamsOf(ctx), by) },
    };
  },

  /** Who declares Power Up dice first; who decides it of several losers is the next in the order of Turns. @rule PC-START-03 */
  order(ctx, { deployment, rollers }, wake) {
    const holders = teamsOf(ctx).filter(
      (team) => powerUpOf(ctx, rollers, team) > 0 || cardsFor(ctx, rollers, team).length > 0,
    );
    const none = byPlayer(teamsOf(ctx), () => 0);
    if (ctx.rules.policies.powerUpIsBonus || holders.length === 0) {
      return {
        do: 'goto',
        frame: { proc: 'startingRoll', step: 'roll', deployment, rollers, powerUp: none },
      };
    }
    const decider =
      ctx.state.round.startingWinner !== null
        ? nextTeam(ctx, ctx.state.round.startingWinner)
        : (ctx.state.deployment.tactical ?? 'a');
    const first = answered(wake, 'chooseFirstToDeclare');
    if (holders.length > 1 && first === null) {
      const among = teamsOf(ctx).length === 2 ? {} : { among: holders };
      return { do: 'ask', questions: [{ kind: 'chooseFirstToDeclare', by: decider, ...among }] };
    }
    const queue = first === null ? holders : orderFrom(holders, first);
    return {
      do: 'goto',
      frame: { proc: 'startingRoll', step: 'cards', deployment, rollers, queue, powerUp: none },
    };
  },

  /** A card of the Leader that rolls goes with its extra dice. @rule PC-LEADER-07 */
  cards(ctx, frame, wake) {
    const { deployment, rollers, queue, powerUp } = frame;
    const team = queue[0];
    const card = team === undefined ? null : rollers[team];
    if (team === undefined || card === null)
      return { do: 'goto', frame: { proc: 'startingRoll', step: 'roll', deployment, rollers, powerUp } };
    const cards = cardsFor(ctx, rollers, team).map(({ id }) => id);
    if (wake.woke !== 'answered' && cards.length > 0)
      return { do: 'ask', questions: [{ kind: 'playLeaderCard', by: team, card, cards }] };
    const played = answered(wake, 'playLeaderCard');
    const model = firstModel(ctx, card);
    if (played !== null && model !== null) {
      for (const effect of discard(ctx, team, played)) carryOut(ctx, model, played, effect, []);
    }
    return { do: 'goto', frame: { ...frame, step: 'dice' } };
  },

  dice(ctx, frame, wake) {
    const { rollers, queue, powerUp } = frame;
    const [team, ...rest] = queue;
    const card = team === undefined ? null : rollers[team];
    const next = { ...frame, step: 'cards', queue: rest } as const;
    const max = team === undefined ? 0 : powerUpOf(ctx, rollers, team);
    if (team === undefined || card === null || max === 0) return { do: 'goto', frame: next };
    const answer = answered(wake, 'startingDice');
    if (answer === null) return { do: 'ask', questions: [{ kind: 'startingDice', by: team, card, max }] };
    return { do: 'goto', frame: { ...next, powerUp: { ...powerUp, [team]: answer } } };
  },

  roll(ctx, { proc: _proc, step: _step, ...dice }) {
    const { rollers, powerUp } = dice;
    const groups = (dice.tied?.teams ?? teamsOf(ctx)).map((team) => {
      const card = rollers[team];
      return {
        label: 'starting',
        model: card === null ? null : firstModel(ctx, card),
        by: team,
        count: card === null ? 0 : startingDice(ctx, card, powerUp[team]),
      };
    });
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups },
      resume: { proc: 'startingRoll', step: 'rolled', ...dice },
    };
  },

  rolled(ctx, { proc: _proc, step: _step, tied, ...dice }, wake) {
    const { deployment, rollers, powerUp } = dice;
    const rolled = returned(wake, 'dice') ?? [];
    const teams = teamsOf(ctx);
    const rolling = tied?.teams ?? teams;
    const faces = byPlayer(teams, (team) =>
      rolling.includes(team) ? (rolled[rolling.indexOf(team)] ?? []) : (tied?.faces[team] ?? []),
    );
    const drafts = byPlayer(teams, (team) => side(ctx, rollers[team], faces[team], false));
    const best = winnersOf(ctx, drafts);
    const [first, second] = best;
    const winner = second === undefined ? (first ?? null) : null;
    const sides =
      winner === null ? drafts : { ...drafts, [winner]: side(ctx, rollers[winner], faces[winner], true) };
    const top = Math.max(...teams.map((team) => drafts[team].total));
    const level = teams.filter((team) => drafts[team].card !== null && drafts[team].total === top).length > 1;
    const cancelled = enemySum(ctx, winner, (team) => sides[team].counted);
    const plans = winner === null ? 0 : plansWon(sides[winner].counted, cancelled, deployment);
    ctx.emit({
      type: 'startingRolled',
      sides,
      winner,
      tie: level ? (winner === null ? 'defender' : 'triad') : 'none',
      plans,
      deployment,
    });
    if (winner === null) {
      const again = { proc: 'startingRoll', step: 'roll', ...dice } as const;
      return { do: 'goto', frame: teams.length === 2 ? again : { ...again, tied: { teams: best, faces } } };
    }
    for (const team of teams) {
      const model = rollers[team] === null ? null : firstModel(ctx, rollers[team] ?? '');
      if (model !== null && powerUp[team] > 0) commitDice(ctx, model, powerUp[team]);
    }
    return { do: 'return', value: { winner, roller: rollers[winner], plans } };
  },
};

/** The dice of all losers cancel. @rule PC-START-06 */
const enemySum = (w: World, winner: TeamId | null, of: (team: TeamId) => number): number =>
  winner === null ? 0 : enemyTeams(w, winner).reduce((sum, team) => sum + of(team), 0);

/** Leader cards for the dice of the Leader's own roll. @rule PC-LEADER-07 */
function cardsFor(w: World, rollers: Rollers, team: TeamId): readonly LeaderCard[] {
  const card = rollers[team];
  return card !== null && leaderOf(w, team) === card ? playableAt(w, team, 'startingDice') : [];
}

function powerUpOf(w: World, rollers: Rollers, team: TeamId): number {
  const card = rollers[team];
  const model = card === null ? null : firstModel(w, card);
  if (card === null || (model !== null && powerUpDiceForbidden(w, model, {}) !== null)) return 0;
  return model === null ? cardById(w, card).powerUp : heldDice(w, model);
}
