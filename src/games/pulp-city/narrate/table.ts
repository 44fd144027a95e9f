import type { Adjustment } from '../../../systems/pulp-city/model/events.ts';
import { CITIZEN, type EventNamed, type Narrators, type Say } from './telling.ts';
import { DISPLACING_RULES } from '../../../systems/pulp-city/model/displacing-rules.ts';

type TableAndAgreement =
  | 'moved'
  | 'placed'
  | 'displaced'
  | 'fell'
  | 'crashed'
  | 'struck'
  | 'statusChanged'
  | 'pieceMoved'
  | 'pieceDestroyed'
  | 'pieceRemoved'
  | 'pieceMade'
  | 'cardJoined'
  | 'modelMade'
  | 'blastPlaced'
  | 'adjusted'
  | 'decisionSkipped'
  | 'conceded';

export const TABLE: Narrators<TableAndAgreement> = {
  moved: (event, say) => moved(event, say),
  placed: ({ model, why }, say) => ({
    text: say.t('log.placed', { name: say.target(model), why }),
    team: say.teamOf(model),
    rules: why === 'overrun' ? ['PC-TYPE-16'] : why === 'madeRoom' ? ['PC-MOVE-34'] : [],
  }),
  displaced: ({ target, effect, length, stoppedBy, cause }, say) =>
    say.caused(say.t(displacedKey(length, stoppedBy), { name: say.target(target), effect, length }), cause, {
      team: say.teamOf(target),
      details: stoppedBy === null ? [] : [stoppedText(stoppedBy, say)],
      rules: [DISPLACING_RULES[effect], ...(stoppedBy === null ? [] : ['PC-MOVE-32'])],
    }),
  fell: ({ model, height, onPurpose }, say) => {
    const words = { name: say.target(model), height };
    return {
      text: onPurpose ? say.t('log.dived', words) : say.t('log.fell', words),
      team: say.teamOf(model),
      tone: onPurpose ? 'plain' : 'bad',
      rules: [onPurpose ? 'PC-FALL-04' : 'PC-FALL-01'],
    };
  },
  crashed: ({ model, height, by }, say) => ({
    text:
      by === null
        ? say.t('log.crashed', { name: say.target(model), height })
        : say.t('log.crashedBy', { name: say.target(model), by: say.target(by), height }),
    team: say.teamOf(model),
    tone: 'bad',
  }),
  struck: ({ model, piece }, say) => ({
    text: say.t('log.struck', { name: say.target(model), piece: say.target(piece) }),
    team: say.teamOf(model),
    tone: 'bad',
  }),
  statusChanged: ({ model, status }, say) => ({
    text: say.t('log.statusChanged', { name: say.target(model), status }),
    team: say.teamOf(model),
    rules: status === 'aloft' ? ['PC-MOVE-28'] : [],
  }),
  pieceMoved: ({ piece, why }, say) => ({ text: say.t('log.pieceMoved', { piece: say.target(piece), why }) }),
  pieceDestroyed: ({ piece, cause }, say) =>
    say.caused(say.t('log.pieceDestroyed', { piece: say.target(piece) }), cause, { tone: 'loud' }),
  pieceRemoved: ({ piece, why }, say) => ({
    text: say.t('log.pieceRemoved', { piece: say.target(piece), why }),
  }),
  pieceMade: ({ piece }, say) => ({ text: say.t('log.pieceMade', { piece: say.target(piece.id) }) }),
  cardJoined: ({ card, team }, say) => ({
    text: say.t('log.cardJoined', { name: say.card(card) }),
    team,
    tone: 'good',
  }),
  modelMade: ({ model, health }, say) => ({
    text: say.t('log.modelMade', { name: say.target(model), health }),
    team: say.teamOf(model),
  }),
  blastPlaced: ({ radius, drifted, members }, say) => {
    const words = { radius, members: say.targets(members) };
    const key = drifted
      ? members.length === 0
        ? 'log.blastDriftedEmpty'
        : 'log.blastDrifted'
      : members.length === 0
        ? 'log.blastEmpty'
        : 'log.blastPlaced';
    return { text: say.t(key, words), rules: drifted ? ['PC-FX-05'] : [] };
  },
  adjusted: ({ change }, say) => ({ text: adjustedText(change, say), tone: 'loud' }),
  decisionSkipped: ({ team }, say) => ({
    text: say.t('log.decisionSkipped', { team: say.team(team) }),
    team,
    tone: 'loud',
  }),
  conceded: ({ team }, say) => ({
    text: say.t('log.conceded', { team: say.team(team) }),
    team,
    tone: 'loud',
  }),
};

function moved({ model, as, length, combined, into }: EventNamed<'moved'>, say: Say) {
  const words = { name: say.target(model), length, type: say.optional(`movement.${as}`) ?? as };
  const text = (): string => {
    if (say.facts.target(model).look === CITIZEN) return say.t('log.citizenRan', words);
    if (length === 0) return say.t('log.movedNowhere', words);
    return combined ? say.t('log.movedCombined', words) : say.t('log.moved', words);
  };
  return {
    text: text(),
    team: say.teamOf(model),
    details: into.length === 0 ? [] : [say.t('log.movedInto', { names: say.targets(into) })],
    rules: [...(combined ? ['PC-MOVE-22'] : []), ...(into.length === 0 ? [] : ['PC-COND-01'])],
  };
}

/** Shorter than this nothing has been moved: a quarter of a millimetre. */
const NOWHERE = 250;

function displacedKey(length: number, stoppedBy: string | null) {
  if (length >= NOWHERE) return 'log.displaced';
  return stoppedBy === null ? 'log.displacedOver' : 'log.displacedNot';
}

/** The edge of the table is no piece: whatever has no name is the edge. */
function stoppedText(by: string, say: Say): string {
  const thing = say.facts.target(by);
  const known = thing.team !== null || thing.look !== null;
  return known ? say.t('log.displacedStopped', { by: say.named(thing) }) : say.t('log.displacedEdge');
}

function adjustedText(change: Adjustment, say: Say): string {
  const { t } = say;
  switch (change.what) {
    case 'position':
      return t('log.adjusted.position', { name: say.target(change.model) });
    case 'health':
      return t('log.adjusted.health', { name: say.target(change.model), n: change.to });
    case 'pieceHealth':
      return t('log.adjusted.health', { name: say.target(change.piece), n: change.to });
    case 'fatigue':
    case 'apSpent':
    case 'powerUp':
      return t(`log.adjusted.${change.what}`, { name: say.card(change.card), n: change.to });
    case 'pool':
    case 'agendaPoints':
      return t(`log.adjusted.${change.what}`, { name: say.team(change.team), n: change.to });
    case 'realDice':
      return t(change.to ? 'log.dice.real' : 'log.dice.drawn', { name: say.team(change.team) });
    case 'condition': {
      const words = { name: say.target(change.model), condition: t(`condition.${change.condition}`) };
      return change.to ? t('log.adjusted.on', words) : t('log.adjusted.off', words);
    }
    case 'dice':
      return t('log.adjusted.dice', {
        name: say.target(change.model),
        effect: say.effect(change.effect, { x: change.to }),
      });
  }
}
