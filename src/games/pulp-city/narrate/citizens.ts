import { PLAYERS } from '../../../kernel/ids.ts';
import { diceOfEach, rollOfEach } from './dice.ts';
import type { Narrators } from './telling.ts';

type AboutCitizens = 'citizensRolled' | 'citizenPlaced' | 'citizensLeftOut' | 'citizenStayed' | 'citizenLeft';

export const CITIZENS: Narrators<AboutCitizens> = {
  citizensRolled: ({ faces, winner }, say) => ({
    text: rollOfEach('citizens', faces, winner, say),
    team: winner,
    dice: diceOfEach(faces, { text: say.t('log.dice.citizens'), rule: 'PC-CITIZEN-04' }, say),
  }),
  citizenPlaced: ({ model, by }, say) => ({
    text: say.t('log.citizenPlaced', { team: say.team(by), name: say.target(model) }),
    team: by,
  }),
  citizensLeftOut: ({ count }, say) => ({ text: say.t('log.citizensLeftOut', { n: count }), tone: 'loud' }),
  citizenStayed: ({ model, why, by }, say) => {
    const name = say.target(model);
    const team = PLAYERS.find((one) => one === by);
    if (team !== undefined)
      return { text: say.t('log.citizenStayed.left', { name, team: say.team(team) }), team };
    if (by === null) return { text: say.t('log.citizenStayed', { name }) };
    return {
      text: say.t(`log.citizenStayed.${why === 'nearer' ? why : 'blocked'}`, { name, by: say.target(by) }),
    };
  },
  citizenLeft: ({ model, edge, saved }, say) => {
    const words = { name: say.target(model), edge: say.t(`setup.edge.${edge}`) };
    return { text: saved ? say.t('log.citizenSaved', words) : say.t('log.citizenLeft', words), tone: 'good' };
  },
};
