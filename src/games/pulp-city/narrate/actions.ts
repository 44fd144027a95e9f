import { loneDie, powersAsked, rolledDice } from './dice.ts';
import type { EventNamed, Narrators, Say } from './telling.ts';
import type { Telling } from '../../../ui/shell/log/story.ts';

type TurnsAndActions =
  | 'turnBegan'
  | 'turnEnded'
  | 'turnPassed'
  | 'turnSkipped'
  | 'teamDone'
  | 'endOffered'
  | 'endRefused'
  | 'activationBegan'
  | 'activationInterrupted'
  | 'activationResumed'
  | 'leaderCardPlayed'
  | 'leaderCardsCancelled'
  | 'leaderCardsLost'
  | 'actionCounted'
  | 'minionStepBegan'
  | 'minionStepUsed'
  | 'minionStepEnded'
  | 'activationClosed'
  | 'activationEnded'
  | 'actionDeclared'
  | 'apSpent'
  | 'actionFailed'
  | 'redirected'
  | 'traitChosen'
  | 'diceCommitted'
  | 'rolled'
  | 'dieChanged'
  | 'dieRerolled'
  | 'traitForced'
  | 'sfxSpent'
  | 'environmentRolled'
  | 'reactionDeclined'
  | 'powerUsed'
  | 'powersDue'
  | 'powersTaken'
  | 'powerRolled'
  | 'wayTaken'
  | 'limitUsed'
  | 'pointsSpent';

/** Bookkeeping that shows elsewhere at once. */
const untold = () => null;

export const ACTIONS: Narrators<TurnsAndActions> = {
  /** The heading of its part of the log. */
  turnBegan: untold,
  turnEnded: untold,
  turnPassed: ({ team, ap }, say) => ({ text: say.t('log.turnPassed', { team: say.team(team), ap }), team }),
  turnSkipped: ({ team }, say) => ({ text: say.t('log.turnSkipped', { team: say.team(team) }), team }),
  teamDone: ({ team }, say) => ({ text: say.t('log.teamDone', { team: say.team(team) }), team }),
  endOffered: ({ team }, say) => ({ text: say.t('log.endOffered', { team: say.team(team) }), team }),
  endRefused: ({ team }, say) => ({ text: say.t('log.endRefused', { team: say.team(team) }), team }),
  activationBegan: ({ card, minions, chainedBy }, say) => {
    const name = say.card(card);
    const { team } = say.facts.card(card);
    if (minions)
      return {
        text: say.t('log.activationMinions', { name }),
        team,
        rules: ['PC-MINION-01', 'PC-MINION-02'],
      };
    if (chainedBy === null) return { text: say.t('log.activationBegan', { name }), team };
    return {
      text: say.t('log.activationChained', { name, by: say.card(chainedBy) }),
      team,
      rules: ['PC-TURN-09'],
    };
  },
  activationInterrupted: ({ card, by }, say) => ({
    text: say.t('log.activationInterrupted', { name: say.card(card), by: say.card(by) }),
    team: say.facts.card(by).team,
  }),
  activationResumed: ({ card }, say) => ({
    text: say.t('log.activationResumed', { name: say.card(card) }),
    team: say.facts.card(card).team,
  }),
  leaderCardPlayed: ({ team, card, way }, say) => {
    const use = say.optional(`leaderCard.${card}.way.${way}`);
    return {
      text: say.t('log.leaderCardPlayed', { team: say.team(team), card: say.leaderCard(card) }),
      team,
      tone: 'loud',
      details: [use ?? say.optional(`leaderCard.${card}.text`) ?? ''],
    };
  },
  leaderCardsCancelled: ({ card }, say) => ({
    text: say.t('log.leaderCardsCancelled', { card: say.leaderCard(card) }),
  }),
  leaderCardsLost: ({ team, cards }, say) => ({
    text: say.t('log.leaderCardsLost', {
      team: say.team(team),
      cards: cards.map((card) => say.leaderCard(card)),
    }),
    team,
    tone: 'bad',
  }),
  actionCounted: untold,
  minionStepBegan: untold,
  minionStepUsed: untold,
  minionStepEnded: untold,
  activationClosed: (_, say) => ({ text: say.t('log.activationClosed'), tone: 'quiet' }),
  activationEnded: untold,
  actionDeclared: (event, say) => actionDeclared(event, say),
  apSpent: ({ team, card, ap }, say) => ({
    text: say.t('log.apSpent', { name: card === null ? say.team(team) : say.card(card), ap }),
    team,
    tone: 'quiet',
  }),
  actionFailed: ({ model, action, why }, say) => ({
    text: say.t('log.actionFailed', { action: say.action(model, action), why }),
    team: say.teamOf(model),
    rules: [why === 'outOfReach' || why === 'outOfGrasp' ? 'PC-TYPE-09' : 'PC-ROLL-11'],
  }),
  redirected: ({ from, to, cause }, say) =>
    say.caused(say.t('log.redirected', { from: say.target(from), to: say.target(to) }), cause, {
      team: say.teamOf(to),
    }),
  traitChosen: ({ model, descriptors }, say) => {
    const name = say.target(model);
    return {
      text:
        descriptors.length === 0
          ? say.t('log.traitPlain', { name })
          : say.t('log.traitChosen', { name, descriptors: descriptors.map((one) => say.descriptor(one)) }),
      team: say.teamOf(model),
    };
  },
  diceCommitted: ({ model, powerUp }, say) =>
    powerUp === 0
      ? null
      : {
          text: say.t('log.diceCommitted', { name: say.target(model), n: powerUp }),
          team: say.teamOf(model),
        },
  rolled: (event, say) => rolled(event, say),
  dieChanged: ({ model, from, to, cause }, say) =>
    say.caused(say.t('log.dieChanged', { name: say.target(model), from, to }), cause, {
      team: say.teamOf(model),
    }),
  dieRerolled: ({ model, from, to, cause }, say) =>
    say.caused(say.t('log.dieRerolled', { name: say.target(model), from, to }), cause, {
      team: say.teamOf(model),
    }),
  traitForced: ({ model, from, to, paid, cause }, say) => {
    const name = say.target(model);
    const trait = (one: string): string => say.optional(`trait.${one}.name`) ?? one;
    const text =
      paid > 0
        ? say.t('log.traitKept', { name, ap: paid, from: trait(from) })
        : say.t('log.traitForced', { name, from: trait(from), to: trait(to) });
    return say.caused(text, cause, { team: say.teamOf(model) });
  },
  sfxSpent: ({ model, picks, left }, say) => {
    if (picks.length === 0 && left === 0) return null;
    const words = { name: say.target(model), n: picks.length, left };
    return {
      text: left === 0 ? say.t('log.sfxSpent', words) : say.t('log.sfxKept', words),
      team: say.teamOf(model),
    };
  },
  environmentRolled: (event, say) => {
    const { model, attack, defence, won, sfx } = event;
    const what = event.piece === undefined ? say.environment(event.name) : say.target(event.piece);
    const name = say.target(model);
    const team = say.teamOf(model);
    const words = { what, name, attack: attack.total, defence: defence.total, sfx };
    return {
      text: won ? say.t('log.environmentHit', words) : say.t('log.environmentMiss', words),
      team,
      tone: won ? 'bad' : 'plain',
      dice: [
        rolledDice({ who: what, team: null }, attack, 'attacker', say),
        rolledDice({ who: name, team }, defence, 'defender', say),
      ],
      rules: [{ fall: 'PC-FALL-03', crash: 'PC-FALL-07', hazard: 'PC-DANGER-04' }[event.name]],
    };
  },
  reactionDeclined: ({ team, models }, say) =>
    models.length === 0
      ? null
      : {
          text: say.t('log.reactionDeclined', { team: say.team(team), models: say.targets(models) }),
          team,
          tone: 'quiet',
        },
  powerUsed: ({ card, power }, say) => ({
    text: say.t('log.powerUsed', { name: say.card(card), power: say.facts.power(card, power) }),
    team: say.facts.card(card).team,
  }),
  powersDue: untold,
  powersTaken: untold,
  powerRolled: ({ model, power, faces }, say) => {
    const team = say.teamOf(model);
    const cause = { text: power, rule: 'PC-CARD-06' };
    return {
      text: say.t('log.powerRolled', { power, faces: faces.map(String) }),
      team,
      dice: faces.map((face) => loneDie({ who: say.target(model), team }, face, cause)),
    };
  },
  wayTaken: ({ model, power, way }, say) => ({
    text: say.t('log.wayTaken', { power, way: say.optional(`trait.${way}.name`) ?? way }),
    team: say.teamOf(model),
  }),
  limitUsed: untold,
  pointsSpent: ({ card, points, left }, say) => ({
    text: say.t('log.pointsSpent', { name: say.card(card), points, left }),
    team: say.facts.card(card).team,
  }),
};

function actionDeclared(event: EventNamed<'actionDeclared'>, say: Say) {
  const { model, source, targets, object, reaction, by } = event;
  const words = { name: say.target(model), action: say.action(model, event.action) };
  const aimed = { ...words, targets: say.targets(targets) };
  const text = (): string => {
    if (reaction)
      return targets.length === 0
        ? say.t('log.reactionDeclared', words)
        : say.t('log.reactionAgainst', aimed);
    if (targets.length === 0) return say.t('log.actionDeclared', words);
    if (object === null) return say.t('log.actionAgainst', aimed);
    return say.t('log.actionThrows', { ...aimed, object: say.target(object) });
  };
  const team = say.teamOf(model);
  return {
    text: text(),
    team,
    details: [
      ...(source === model ? [] : [say.t('log.actionSource', { name: say.target(source) })]),
      ...(by === team ? [] : [say.t('log.actionForced', { team: say.team(by) })]),
    ],
    rules: reaction ? ['PC-TYPE-03'] : [],
  };
}

function rolled(event: EventNamed<'rolled'>, say: Say): Pick<Telling, 'text'> & Partial<Telling> {
  const { attacker, target, attack, defence, number, won, tie, sfx, cancelled, splash } = event;
  const words = {
    attacker: say.target(attacker),
    attack: attack.total,
    target: target === null ? '' : say.target(target),
    defence: defence?.total ?? 0,
    number: number ?? 0,
    sfx,
  };
  const text = (): string => {
    if (defence !== null) return won ? say.t('log.rolledHit', words) : say.t('log.rolledMiss', words);
    if (number === 0 && won && words.target === '') return say.t('log.rolledUnopposed', words);
    if (target === null || say.facts.target(target).kind === null)
      return won ? say.t('log.rolledSuccess', words) : say.t('log.rolledFailure', words);
    return won ? say.t('log.rolledHitPiece', words) : say.t('log.rolledMissPiece', words);
  };
  const team = say.teamOf(attacker);
  const attackDice = rolledDice({ who: words.attacker, team }, attack, 'attacker', say);
  const defenceDice =
    defence === null || target === null
      ? []
      : [rolledDice({ who: words.target, team: say.teamOf(target) }, defence, 'defender', say)];
  return {
    text: text(),
    team,
    tone: won ? 'good' : 'plain',
    dice: [attackDice, ...defenceDice],
    details: [
      ...(splash ? [say.t('log.rolledSplash')] : []),
      ...(tie === 'none' ? [] : [say.t('log.tie', { tie })]),
      ...(cancelled > 0 ? [say.t('log.rolledCancelled', { n: cancelled })] : []),
    ],
    rules: [
      ...(tie === 'none' ? [] : ['PC-ROLL-05']),
      ...(sfx > 0 ? ['PC-SFX-01'] : []),
      ...(cancelled > 0 ? ['PC-SFX-02'] : []),
      ...(splash ? ['PC-FX-06'] : []),
      ...powersAsked(attack, defence),
    ],
  };
}
