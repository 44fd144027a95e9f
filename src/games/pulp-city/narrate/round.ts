import { othersOf, playersOf } from '../../../kernel/ids.ts';
import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { diceOfEach, loneDie, rollOfEach, startingDice } from './dice.ts';
import type { EventNamed, Narrators, Say } from './telling.ts';
import type { ToldDice } from '../../../ui/shell/log/story.ts';

type SetUpAndRound =
  | 'sidesDrawn'
  | 'tacticalRolled'
  | 'advantageTaken'
  | 'edgesTaken'
  | 'deploymentOrdered'
  | 'deployed'
  | 'roundBegan'
  | 'phaseBegan'
  | 'startingRolled'
  | 'masterPlanUsed'
  | 'rollForgone'
  | 'firstTurnChosen'
  | 'poolCalculated'
  | 'lastRoundCalled'
  | 'apGained'
  | 'apDiscarded'
  | 'effectsEnded'
  | 'roundDiceLost'
  | 'agendaPointsScored'
  | 'encounterEnded';

export const ROUND: Narrators<SetUpAndRound> = {
  sidesDrawn: ({ face, faces, edges }, say) => ({
    text:
      faces === undefined
        ? say.t('log.sidesDrawn', {
            face,
            a: say.team('a'),
            b: say.team('b'),
            edgeA: say.t(`setup.edge.${edges.a}`),
            edgeB: say.t(`setup.edge.${edges.b}`),
          })
        : say.t('log.cornersDrawn', { given: cornersGiven(edges, say) }),
    dice: (faces ?? [face]).map((one) =>
      loneDie({ who: say.t('log.dice.sides'), team: null }, one, {
        text: say.t('log.dice.sides'),
        rule: faces === undefined ? 'PC-DEPLOY-02' : 'PC-DEPLOY-07',
      }),
    ),
  }),
  tacticalRolled: ({ faces, winner }, say) => ({
    text: rollOfEach('tactical', faces, winner, say),
    team: winner,
    dice: diceOfEach(faces, { text: say.t('log.dice.tactical'), rule: 'PC-SETUP-04' }, say),
  }),
  advantageTaken: ({ team, advantage }, say) => ({
    text: say.t('log.advantageTaken', { team: say.team(team), advantage }),
    team,
    rules: [advantage === 'tactical' ? 'PC-SETUP-05' : 'PC-SETUP-06'],
  }),
  edgesTaken: ({ by, edges }, say) => {
    const [other = by, more] = othersOf(playersOf(edges), by);
    const two = { by: say.team(by), own: say.t(`setup.edge.${edges[by]}`), other: say.team(other) };
    return {
      text:
        more === undefined
          ? say.t('log.edgesTaken', { ...two, theirs: say.t(`setup.edge.${edges[other]}`) })
          : say.t('log.cornersGiven', { by: say.team(by), given: cornersGiven(edges, say) }),
      team: by,
    };
  },
  deploymentOrdered: ({ order }, say) => {
    const [team, , more] = order;
    if (team === undefined) return null;
    return more === undefined
      ? { text: say.t('log.deploymentOrdered', { team: say.team(team) }), team }
      : { text: say.t('log.deploymentOrder', { teams: order.map((one) => say.team(one)) }), team };
  },
  deployed: ({ model }, say) => ({
    text: say.t('log.deployed', { name: say.target(model) }),
    team: say.teamOf(model),
  }),
  roundBegan: ({ number }, say) => ({ text: say.t('log.round', { n: number }), tone: 'loud' }),
  /** The heading of its part of the log. */
  phaseBegan: () => null,
  startingRolled: (event, say) => startingRolled(event, say),
  masterPlanUsed: ({ team, plan, card }, say) => {
    const words = { team: say.team(team), plan: say.t(`masterPlan.${plan}`) };
    return {
      text:
        card === null
          ? say.t('log.masterPlanUsed', words)
          : say.t('log.masterPlanFor', { ...words, name: say.card(card) }),
      team,
      rules: [{ actFast: 'PC-START-07', domination: 'PC-START-08', powerUp: 'PC-START-09' }[plan]],
    };
  },
  rollForgone: ({ roll, winner }, say) => ({
    text: say.t('log.rollForgone', { team: say.team(winner), roll }),
    team: winner,
    tone: 'loud',
  }),
  firstTurnChosen: ({ by, first, order }, say) => ({
    text:
      order !== undefined
        ? say.t('log.turnsOrdered', { by: say.team(by), teams: order.map((team) => say.team(team)) })
        : by === first
          ? say.t('log.firstTurnTaken', { by: say.team(by) })
          : say.t('log.firstTurnGiven', { by: say.team(by), first: say.team(first) }),
    team: first,
  }),
  poolCalculated: ({ team, parts, total }, say) => ({
    text: say.t('log.poolCalculated', { team: say.team(team), total }),
    team,
    details: parts.map(({ card, ap, why }) =>
      card === null
        ? say.t('log.poolPlan', { ap })
        : say.t('log.poolPart', { ap, name: say.card(card), why }),
    ),
  }),
  lastRoundCalled: ({ team }, say) => ({
    text: say.t('log.lastRoundCalled', { team: say.team(team) }),
    team,
    tone: 'loud',
  }),
  apGained: ({ team, ap, cause }, say) =>
    say.caused(say.t('log.apGained', { team: say.team(team), ap }), cause, { team, tone: 'good' }),
  apDiscarded: ({ team, ap }, say) => ({
    text: say.t('log.apDiscarded', { team: say.team(team), ap }),
    team,
  }),
  effectsEnded: (_, say) => ({ text: say.t('log.effectsEnded') }),
  roundDiceLost: ({ card, dice }, say) => ({
    text: say.t('log.roundDiceLost', { name: say.card(card), n: dice }),
    team: say.facts.card(card).team,
  }),
  agendaPointsScored: ({ team, points, levels = 0, why }, say) => {
    const words = { team: say.team(team), points };
    const text =
      why === undefined || why.code === 'levels'
        ? say.t('log.agendaPointsScored', { ...words, levels })
        : say.t('log.scored', { ...words, why: say.t(`score.${why.code}`, { n: why.n }) });
    return { text, team, tone: 'loud' };
  },
  encounterEnded: ({ outcome }, say) => {
    const { winner, why, agendaPoints } = outcome;
    const teams = playersOf(agendaPoints);
    if (teams.length > 2) return endOfMore(outcome, say);
    const words = { a: agendaPoints.a, b: agendaPoints.b };
    if (winner === 'tie') {
      return {
        text: say.t('log.encounterTied', words),
        tone: 'loud',
        details: [say.t('log.encounterWhy', { why })],
      };
    }
    const [other = winner] = othersOf(teams, winner);
    const score = { a: agendaPoints[winner], b: agendaPoints[other] };
    return {
      text: say.t('log.encounterWon', { winner: say.team(winner), ...score }),
      team: winner,
      tone: 'loud',
      details: [say.t('log.encounterWhy', { why })],
    };
  },
};

/** 'Hadron from the south-west corner', one for each Team. */
const cornersGiven = (edges: EventNamed<'edgesTaken'>['edges'], say: Say): readonly string[] =>
  playersOf(edges).map((team) =>
    say.t('log.cornerOf', { team: say.team(team), corner: say.t(`setup.edge.${edges[team]}`) }),
  );

/** The end of an Encounter of more than two Teams: whoever has most, alone or together, and what all have. */
function endOfMore(
  { winner, together = [], shared = [], why, agendaPoints }: EventNamed<'encounterEnded'>['outcome'],
  say: Say,
) {
  const points = playersOf(agendaPoints).map((team) =>
    say.t('log.roll', { who: say.team(team), n: agendaPoints[team] }),
  );
  return {
    text:
      winner === 'tie'
        ? say.t('log.encounterShared', { winners: shared.map((team) => say.team(team)), points })
        : together.length > 0
          ? say.t('log.encounterWonTogether', { winners: together.map((team) => say.team(team)), points })
          : say.t('log.encounterWonMore', { winner: say.team(winner), points }),
    ...(winner === 'tie' ? {} : { team: winner }),
    tone: 'loud' as const,
    details: [say.t(together.length > 0 ? 'log.encounterWhySides' : 'log.encounterWhyMore', { why })],
  };
}

function startingRolled(event: EventNamed<'startingRolled'>, say: Say) {
  const { sides, winner, tie, plans, deployment } = event;
  const teams = playersOf(sides);
  const dice = teams
    .map((team) => startingDice(team, sides[team], team === winner, say))
    .filter((one): one is ToldDice => one !== null);
  const name = (team: TeamId): string => {
    const { card } = sides[team];
    return card === null ? say.team(team) : say.card(card);
  };
  const rolls = teams.map((team) => say.t('log.roll', { who: name(team), n: sides[team].total }));
  const words = { a: name('a'), totalA: sides.a.total, b: name('b'), totalB: sides.b.total };
  if (winner === null && teams.length > 2) return { text: say.t('log.startingTiedMore', { rolls }), dice };
  if (winner === null) return { text: say.t('log.startingTied', words), dice };
  const details = [
    ...(tie === 'none' ? [] : [say.t('log.startingTriad')]),
    ...(deployment ? [] : [say.t('log.startingPlans', { n: plans })]),
  ];
  return {
    text:
      teams.length > 2
        ? say.t('log.startingRolledMore', { rolls, winner: say.team(winner) })
        : say.t('log.startingRolled', { ...words, winner: say.team(winner) }),
    team: winner,
    dice,
    details,
    rules: tie === 'none' ? [] : ['PC-DESC-02'],
  };
}
