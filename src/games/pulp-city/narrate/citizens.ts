import type { TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { loneDie } from './dice.ts';
import type { Narrators } from './telling.ts';

const TEAMS = ['a', 'b'] as const satisfies readonly TeamId[];

type AboutCitizens = 'citizensRolled' | 'citizenPlaced' | 'citizensLeftOut' | 'citizenStayed' | 'citizenLeft';

export const CITIZENS: Narrators<AboutCitizens> = {
  citizensRolled: ({ faces, winner }, say) => {
    const words = { a: say.team('a'), b: say.team('b'), faceA: faces.a, faceB: faces.b };
    const cause = { text: say.t('log.dice.citizens'), rule: 'PC-CITIZEN-04' };
    return {
      text:
        winner === null
          ? say.t('log.citizensTied', words)
          : say.t('log.citizensRolled', { ...words, winner: say.team(winner) }),
      team: winner,
      dice: TEAMS.map((team) => loneDie({ who: say.team(team), team }, faces[team], cause)),
    };
  },
  citizenPlaced: ({ model, by }, say) => ({
    text: say.t('log.citizenPlaced', { team: say.team(by), name: say.target(model) }),
    team: by,
  }),
  citizensLeftOut: ({ count }, say) => ({ text: say.t('log.citizensLeftOut', { n: count }), tone: 'loud' }),
  citizenStayed: ({ model, why, by }, say) => {
    const name = say.target(model);
    const team = TEAMS.find((one) => one === by);
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
