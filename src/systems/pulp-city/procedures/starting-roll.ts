import type { ByPlayer } from '../../../kernel/ids.ts';
import { leadersOfTurns, standIn } from '../board/cards.ts';
import { otherTeam, TEAMS } from '../board/sides.ts';
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
import { plansWon, startingRoller, startingWinner } from '../rules/rolls/starting-roll.ts';
import { carryOut, discard } from './leader-card.ts';

type Rollers = ByPlayer<CardId | null>;

function side(w: World, card: CardId | null, faces: readonly number[], winning: boolean): StartingSide {
  const roller = startingRoller(w, card);
  if (roller === null) return { card: null, mind: 0, faces: [], total: 0, counted: 0 };
  const { mind, gainsFrom, cancelsFrom } = roller;
  const counted = countFrom(faces, winning ? gainsFrom : cancelsFrom);
  return { card, mind, faces, total: mind + best(faces), counted };
}

/** @rule PC-START-04 */
function winnerOf(w: World, { a, b }: ByPlayer<StartingSide>): TeamId | null {
  if (a.card === null || b.card === null) return a.card !== null ? 'a' : 'b';
  const total = (of: StartingSide) => ({
    total: of.total,
    origin: startingRoller(w, of.card)?.origin ?? null,
  });
  return ({ one: 'a', other: 'b', neither: null } as const)[startingWinner(total(a), total(b))];
}

/** @rule PC-START-01 */
export const startingRoll: Proc<'startingRoll'> = {
  choose(ctx, { deployment }, wake) {
    const chosen = answersOf(wake, 'chooseRoller');
    const open = { a: leadersOfTurns(ctx, 'a'), b: leadersOfTurns(ctx, 'b') };
    if (chosen.length === 0) {
      const asked = TEAMS.filter((team) => open[team].length > 0);
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
      frame: { proc: 'startingRoll', step: 'order', deployment, rollers: { a: by('a'), b: by('b') } },
    };
  },

  /** Who declares Power Up dice first. @rule PC-START-03 */
  order(ctx, { deployment, rollers }, wake) {
    const holders = TEAMS.filter(
      (team) => powerUpOf(ctx, rollers, team) > 0 || cardsFor(ctx, rollers, team).length > 0,
    );
    const none = { a: 0, b: 0 };
    if (ctx.rules.policies.powerUpIsBonus || holders.length === 0) {
      return {
        do: 'goto',
        frame: { proc: 'startingRoll', step: 'roll', deployment, rollers, powerUp: none },
      };
    }
    const decider =
      ctx.state.round.startingWinner !== null
        ? otherTeam(ctx.state.round.startingWinner)
        : (ctx.state.deployment.tactical ?? 'a');
    const first = answered(wake, 'chooseFirstToDeclare');
    if (holders.length === 2 && first === null)
      return { do: 'ask', questions: [{ kind: 'chooseFirstToDeclare', by: decider }] };
    const queue = first === null ? holders : [first, otherTeam(first)];
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
    const model = standIn(ctx, card);
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

  roll(ctx, { deployment, rollers, powerUp }) {
    const groups = TEAMS.map((team) => {
      const card = rollers[team];
      return {
        label: 'starting',
        model: card === null ? null : standIn(ctx, card),
        by: team,
        count: card === null ? 0 : startingDice(ctx, card, powerUp[team]),
      };
    });
    return {
      do: 'call',
      frame: { proc: 'dice', step: 'roll', groups },
      resume: { proc: 'startingRoll', step: 'rolled', deployment, rollers, powerUp },
    };
  },

  rolled(ctx, { deployment, rollers, powerUp }, wake) {
    const faces = returned(wake, 'dice') ?? [[], []];
    const drafts = {
      a: side(ctx, rollers.a, faces[0] ?? [], false),
      b: side(ctx, rollers.b, faces[1] ?? [], false),
    };
    const winner = winnerOf(ctx, drafts);
    const sides =
      winner === null
        ? drafts
        : { ...drafts, [winner]: side(ctx, rollers[winner], faces[winner === 'a' ? 0 : 1] ?? [], true) };
    const tied = sides.a.total === sides.b.total && sides.a.card !== null && sides.b.card !== null;
    const plans =
      winner === null ? 0 : plansWon(sides[winner].counted, sides[otherTeam(winner)].counted, deployment);
    ctx.emit({
      type: 'startingRolled',
      sides,
      winner,
      tie: tied ? (winner === null ? 'defender' : 'triad') : 'none',
      plans,
      deployment,
    });
    if (winner === null)
      return { do: 'goto', frame: { proc: 'startingRoll', step: 'roll', deployment, rollers, powerUp } };
    for (const team of TEAMS) {
      const model = rollers[team] === null ? null : standIn(ctx, rollers[team] ?? '');
      if (model !== null && powerUp[team] > 0)
        ctx.emit({ type: 'diceCommitted', model, powerUp: powerUp[team] });
    }
    return { do: 'return', value: { winner, roller: rollers[winner], plans } };
  },
};

/** Leader cards for the dice of the Leader's own roll. @rule PC-LEADER-07 */
function cardsFor(w: World, rollers: Rollers, team: TeamId): readonly LeaderCard[] {
  const card = rollers[team];
  return card !== null && leaderOf(w, team) === card ? playableAt(w, team, 'startingDice') : [];
}

function powerUpOf(w: World, rollers: Rollers, team: TeamId): number {
  const card = rollers[team];
  const model = card === null ? null : standIn(w, card);
  if (card === null || (model !== null && powerUpDiceForbidden(w, model, {}) !== null)) return 0;
  return cardById(w, card).powerUp;
}
