import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { loneDie, startingDice } from './dice.ts';
import type { EventNamed, Narrators, Say } from './telling.ts';
import type { ToldDice } from '../../../ui/shell/log/story.ts';

const TEAMS = ['a', 'b'] as const satisfies readonly TeamId[];
const other = (team: TeamId): TeamId => (team === 'a' ? 'b' : 'a');

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
  sidesDrawn: ({ face, edges }, say) => ({
    text: say.t('log.sidesDrawn', {
      face,
      a: say.team('a'),
      b: say.team('b'),
      edgeA: say.t(`setup.edge.${edges.a}`),
      edgeB: say.t(`setup.edge.${edges.b}`),
    }),
    dice: [
      loneDie({ who: say.t('log.dice.sides'), team: null }, face, {
        text: say.t('log.dice.sides'),
        rule: 'PC-DEPLOY-02',
      }),
    ],
  }),
  tacticalRolled: ({ faces, winner }, say) => {
    const words = { a: say.team('a'), b: say.team('b'), faceA: faces.a, faceB: faces.b };
    const cause = { text: say.t('log.dice.tactical'), rule: 'PC-SETUP-04' };
    return {
      text:
        winner === null
          ? say.t('log.tacticalTied', words)
          : say.t('log.tacticalRolled', { ...words, winner: say.team(winner) }),
      team: winner,
      dice: TEAMS.map((team) => loneDie({ who: say.team(team), team }, faces[team], cause)),
    };
  },
  advantageTaken: ({ team, advantage }, say) => ({
    text: say.t('log.advantageTaken', { team: say.team(team), advantage }),
    team,
    rules: [advantage === 'tactical' ? 'PC-SETUP-05' : 'PC-SETUP-06'],
  }),
  edgesTaken: ({ by, edges }, say) => ({
    text: say.t('log.edgesTaken', {
      by: say.team(by),
      own: say.t(`setup.edge.${edges[by]}`),
      other: say.team(other(by)),
      theirs: say.t(`setup.edge.${edges[other(by)]}`),
    }),
    team: by,
  }),
  deploymentOrdered: ({ order }, say) => {
    const [team] = order;
    return team === undefined
      ? null
      : { text: say.t('log.deploymentOrdered', { team: say.team(team) }), team };
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
  firstTurnChosen: ({ by, first }, say) => ({
    text:
      by === first
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
  agendaPointsScored: ({ team, points, levels }, say) => ({
    text: say.t('log.agendaPointsScored', { team: say.team(team), points, levels }),
    team,
    tone: 'loud',
  }),
  encounterEnded: ({ outcome }, say) => {
    const { winner, why, agendaPoints } = outcome;
    const words = { a: agendaPoints.a, b: agendaPoints.b };
    if (winner === 'tie') {
      return {
        text: say.t('log.encounterTied', words),
        tone: 'loud',
        details: [say.t('log.encounterWhy', { why })],
      };
    }
    const score = { a: agendaPoints[winner], b: agendaPoints[other(winner)] };
    return {
      text: say.t('log.encounterWon', { winner: say.team(winner), ...score }),
      team: winner,
      tone: 'loud',
      details: [say.t('log.encounterWhy', { why })],
    };
  },
};

function startingRolled(event: EventNamed<'startingRolled'>, say: Say) {
  const { sides, winner, tie, plans, deployment } = event;
  const dice = TEAMS.map((team) => startingDice(team, sides[team], team === winner, say)).filter(
    (one): one is ToldDice => one !== null,
  );
  const name = (team: TeamId): string => {
    const { card } = sides[team];
    return card === null ? say.team(team) : say.card(card);
  };
  const words = { a: name('a'), totalA: sides.a.total, b: name('b'), totalB: sides.b.total };
  if (winner === null) return { text: say.t('log.startingTied', words), dice };
  const details = [
    ...(tie === 'none' ? [] : [say.t('log.startingTriad')]),
    ...(deployment ? [] : [say.t('log.startingPlans', { n: plans })]),
  ];
  return {
    text: say.t('log.startingRolled', { ...words, winner: say.team(winner) }),
    team: winner,
    dice,
    details,
    rules: tie === 'none' ? [] : ['PC-DESC-02'],
  };
}
