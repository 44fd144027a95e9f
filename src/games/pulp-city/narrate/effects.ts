import { lastBorrowed } from '../../../systems/pulp-city/model/borrowed.ts';
import { loneDie } from './dice.ts';
import type { Narrators } from './telling.ts';

type Effects =
  | 'damaged'
  | 'healed'
  | 'koed'
  | 'survivalDue'
  | 'survivalRolled'
  | 'damageDue'
  | 'damageSettled'
  | 'damageTransferred'
  | 'lastChanceTaken'
  | 'fatigued'
  | 'fatigueRemoved'
  | 'powerUpGained'
  | 'powerUpLost'
  | 'stunned'
  | 'conditionsRemoved'
  | 'diceEffect'
  | 'becameSpectral'
  | 'becameWeak'
  | 'becameImmune'
  | 'effectIgnored'
  | 'lastingBegan'
  | 'teamLastingBegan'
  | 'lastingEnded'
  | 'auraBegan'
  | 'auraEnded'
  | 'shapeshifted'
  | 'actionBorrowed';

/** A Citizen that rolled a 6. */
const SURVIVAL = 'survivalInstincts:';

const RULE_OF_DICE = { attack: 'PC-FX-02', defend: 'PC-FX-03', suppress: 'PC-FX-31' } as const;

export const EFFECTS: Narrators<Effects> = {
  damaged: ({ target, points, left, cause }, say) =>
    say.caused(say.t('log.damaged', { name: say.target(target), points, left }), cause, {
      team: say.teamOf(target),
      tone: 'bad',
    }),
  healed: ({ model, points, left, cause }, say) =>
    say.caused(say.t('log.healed', { name: say.target(model), points, left }), cause, {
      team: say.teamOf(model),
      tone: 'good',
    }),
  koed: ({ model, cause }, say) =>
    say.caused(say.t('log.koed', { name: say.target(model) }), cause, {
      team: say.teamOf(model),
      tone: 'loud',
    }),
  survivalDue: ({ dying: { model, needed, power } }, say) => ({
    text: say.t('log.survivalDue', { name: say.target(model), needed }),
    cause: say.leaderCard(power),
    team: say.teamOf(model),
    tone: 'bad',
  }),
  survivalRolled: ({ model, power, face, needed, left }, say) => {
    const words = { name: say.target(model), face, needed };
    const team = say.teamOf(model);
    const cause = { text: say.leaderCard(power), rule: 'PC-LEADER-27' };
    return {
      text: left > 0 ? say.t('log.survives', { ...words, left }) : say.t('log.survivesNot', words),
      cause: cause.text,
      team,
      tone: left > 0 ? 'good' : 'bad',
      dice: [loneDie({ who: words.name, team }, face, cause)],
    };
  },
  damageDue: () => null,
  damageSettled: () => null,
  damageTransferred: ({ from, to, points }, say) => ({
    text: say.t('log.damageTransferred', { from: say.target(from), to: say.target(to), points }),
    team: say.teamOf(from),
  }),
  lastChanceTaken: ({ model, left, instead, cause }, say) => {
    const name = say.target(model);
    if (left === 0) return null;
    const text =
      instead === null
        ? say.t('log.staysInPlay', { name, left })
        : say.t('log.staysInstead', { name, left, other: say.target(instead) });
    return say.caused(text, cause, { team: say.teamOf(model), tone: 'good' });
  },
  fatigued: ({ card, model, points, cause }, say) =>
    say.caused(
      say.t('log.fatigued', { name: model === null ? say.card(card) : say.target(model), n: points }),
      cause,
      { team: say.facts.card(card).team },
    ),
  fatigueRemoved: ({ card, points, cause }, say) =>
    say.caused(say.t('log.fatigueRemoved', { name: say.card(card), n: points }), cause, {
      team: say.facts.card(card).team,
      tone: 'good',
    }),
  powerUpGained: ({ card, model, dice, thisRound, cause }, say) => {
    const words = { name: model === undefined ? say.card(card) : say.target(model), n: dice };
    const text = thisRound ? say.t('log.powerUpThisRound', words) : say.t('log.powerUpGained', words);
    return say.caused(text, cause, { team: say.facts.card(card).team, tone: 'good' });
  },
  powerUpLost: ({ card, model, dice, cause }, say) => {
    const words = { name: model === undefined ? say.card(card) : say.target(model), n: dice };
    return say.caused(say.t('log.powerUpLost', words), cause, { team: say.facts.card(card).team });
  },
  stunned: ({ model, cause }, say) =>
    say.caused(say.t('log.stunned', { name: say.target(model) }), cause, {
      team: say.teamOf(model),
      tone: 'bad',
    }),
  conditionsRemoved: ({ model, what, cause }, say) =>
    say.caused(
      say.t('log.conditionsRemoved', {
        name: say.target(model),
        what: what.map((one) => say.effect(one)),
      }),
      cause,
      { team: say.teamOf(model), tone: 'good' },
    ),
  diceEffect: ({ model, effect, x, cause }, say) =>
    say.caused(say.t('log.gets', { name: say.target(model), effect: say.effect(effect, { x }) }), cause, {
      team: say.teamOf(model),
      tone: effect === 'suppress' ? 'bad' : 'good',
      rules: [RULE_OF_DICE[effect]],
    }),
  becameSpectral: ({ model, cause }, say) =>
    say.caused(say.t('log.becameSpectral', { name: say.target(model) }), cause, { team: say.teamOf(model) }),
  becameWeak: ({ model, of, cause }, say) =>
    say.caused(
      say.t('log.gets', { name: say.target(model), effect: say.effect('weak', { of: say.descriptor(of) }) }),
      cause,
      { team: say.teamOf(model), tone: 'bad' },
    ),
  becameImmune: ({ model, of, cause }, say) =>
    say.caused(
      say.t('log.gets', {
        name: say.target(model),
        effect: say.effect('immune', { of: say.descriptor(of) }),
      }),
      cause,
      { team: say.teamOf(model), tone: 'good' },
    ),
  effectIgnored: ({ target, effect, why }, say) => {
    const words = { name: say.target(target), effect: say.effect(effect) };
    return {
      text: why === 'immune' ? say.t('log.effectIgnoredImmune', words) : say.t('log.effectIgnored', words),
      team: say.teamOf(target),
      rules: why === 'immune' ? ['PC-BAR-09'] : [],
    };
  },
  lastingBegan: ({ model, lasting }, say) =>
    lasting.id.startsWith(SURVIVAL)
      ? {
          text: say.t('log.citizenSurvives', { name: say.target(model) }),
          tone: 'good',
          rules: ['PC-CITIZEN-02'],
        }
      : {
          text: say.t('log.lastingBegan', {
            name: say.target(model),
            power: say.optional(`leaderCard.${lasting.from}`) ?? say.facts.power(lasting.owner, lasting.from),
          }),
          team: say.teamOf(model),
        },
  teamLastingBegan: ({ team, lasting }, say) => ({
    text: say.t('log.teamLastingBegan', { team: say.team(team), card: say.leaderCard(lasting.from) }),
    team,
  }),
  lastingEnded: ({ model, ids }, say) =>
    ids.some((id) => id.startsWith(SURVIVAL))
      ? null
      : {
          text: say.t('log.lastingEnded', { name: say.target(model) }),
          team: say.teamOf(model),
          tone: 'quiet',
        },
  auraBegan: ({ aura }, say) => ({
    text: say.t('log.auraBegan', {
      name: say.target(aura.owner),
      range: aura.range,
      action: say.facts.action(aura.owner, aura.action),
    }),
    team: say.teamOf(aura.owner),
  }),
  auraEnded: (_, say) => ({ text: say.t('log.auraEnded'), tone: 'quiet' }),
  actionBorrowed: ({ card, profile }, say) => ({
    text: say.t('log.actionBorrowed', {
      name: say.card(card),
      action: say.facts.action(card, lastBorrowed(profile)),
    }),
    team: say.facts.card(card).team,
  }),
  shapeshifted: ({ card, profile }, say) => ({
    text: say.t('log.shapeshifted', { name: say.card(card), form: say.facts.form(profile) }),
    team: say.facts.card(card).team,
  }),
};
