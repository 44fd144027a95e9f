import type { AgendaEvent, AgendaId } from '../../../systems/pulp-city/model/agendas.ts';
import { loneDie } from './dice.ts';
import type { Narrators, Say } from './telling.ts';

const nameOf = (say: Say, agenda: AgendaId): string => say.t(`agenda.${agenda}`);
const actionOf = (say: Say, agenda: AgendaId): string =>
  say.optional(`agenda.act.${agenda}`) ?? nameOf(say, agenda);

export const AGENDAS: Narrators<AgendaEvent['type']> = {
  /** What is written stays out of the log until it is revealed. @rule PC-AGENDA-02 */
  agendasWritten: ({ team }, say) => ({
    text: say.t('log.agendasWritten', { team: say.team(team) }),
    team,
  }),
  agendaPicked: ({ team, agenda }, say) => ({
    text:
      agenda === null
        ? say.t('log.agendasDeclined', { team: say.team(team) })
        : say.t('log.agendaPicked', { team: say.team(team), agenda: nameOf(say, agenda) }),
    team,
    tone: 'loud',
  }),
  agendasAgreed: ({ agendas }, say) => ({
    text: say.t('log.agendasAgreed', {
      n: agendas.length,
      agendas: agendas.map((agenda) => nameOf(say, agenda)),
    }),
  }),
  agendaItemsOrdered: ({ order, faces }, say) => {
    const [first] = order;
    if (first === undefined) return null;
    const cause = { text: say.t('log.dice.agendaItems'), rule: 'PC-AGENDA-04' };
    return {
      text: say.t('log.agendaItemsOrdered', { team: say.team(first) }),
      team: first,
      dice: order.flatMap((team) => {
        const face = faces[team];
        return face === undefined ? [] : [loneDie({ who: say.team(team), team }, face, cause)];
      }),
    };
  },
  agendaRevealed: ({ team, agenda, nominee }, say) => {
    const words = { team: say.team(team), agenda: nameOf(say, agenda) };
    return {
      text:
        nominee === null
          ? say.t('log.agendaRevealed', words)
          : say.t('log.agendaRevealed.named', { ...words, name: say.card(nominee) }),
      team,
      tone: 'loud',
    };
  },
  agendaPlanTaken: ({ team, agenda, card }, say) => ({
    text: say.t('log.agendaPlanTaken', { name: say.card(card), action: actionOf(say, agenda) }),
    team,
  }),
  agendaAttempted: ({ team, agenda, model }, say) => ({
    text: say.t('log.agendaAttempted', { name: say.target(model), action: actionOf(say, agenda) }),
    team,
  }),
  agendaAttemptFailed: ({ team, agenda, model, why }, say) => ({
    text: say.t(`log.agendaAttemptFailed.${why}`, { name: say.target(model), action: actionOf(say, agenda) }),
    team,
    tone: 'bad',
  }),
  citizenFreed: ({ by }, say) => ({
    text: say.t('log.citizenFreed', { name: say.target(by) }),
    team: say.teamOf(by),
    tone: 'good',
  }),
  agendaCounted: ({ agenda, team }, say) => ({
    text: say.t('log.agendaCounted', { agenda: nameOf(say, agenda), team: say.team(team) }),
    team,
  }),
  agendaSettled: ({ team, agenda }, say) => ({
    text: say.t('log.agendaSettled', { agenda: nameOf(say, agenda) }),
    team,
  }),
  structuresTagged: ({ tags }, say) => ({
    text: tags
      .map(({ id, team }) => say.t('log.structureTagged', { name: say.target(id), team: say.team(team) }))
      .join(' '),
  }),
  chiefNamed: ({ team, card }, say) => ({
    text: say.t('log.chiefNamed', { team: say.team(team), name: say.card(card) }),
    team,
  }),
  contactsNoted: () => null,
  citizenTagDue: () => null,
  citizenTagged: ({ model, by, team }, say) => ({
    text: say.t('log.citizenTagged', {
      name: say.target(by),
      citizen: say.target(model),
      team: say.team(team),
    }),
    team,
    tone: 'good',
  }),
  agendasOpened: ({ team, picks, kept }, say) => {
    const words = {
      team: say.team(team),
      agendas: picks.map(({ agenda, nominee }) =>
        nominee === undefined
          ? nameOf(say, agenda)
          : say.t('log.model', { name: nameOf(say, agenda), n: say.card(nominee) }),
      ),
    };
    if (!kept) return { text: say.t('log.agendasOpened.broken', words), team, tone: 'bad' };
    return {
      text: say.t(picks.length === 0 ? 'log.agendasOpened.none' : 'log.agendasOpened', words),
      team,
    };
  },
};
