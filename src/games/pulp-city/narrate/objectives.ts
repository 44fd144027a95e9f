import type { ObjectiveId, TeamId } from '../../../systems/pulp-city/model/ids.ts';
import { loneDie } from './dice.ts';
import type { Narrators, Say } from './telling.ts';

type AboutObjectives =
  | 'plotSetUp'
  | 'plotRolled'
  | 'markerPlaced'
  | 'markerHidden'
  | 'burdened'
  | 'burdenKept'
  | 'burdenLoosened'
  | 'burdenDropped'
  | 'objectivesControlled';

const ZONE = 'zone-';

const RULE_OF_ROLL = { revealShell: 'PC-PLOT-04', airDrop: 'PC-PLOT-05', shiftStones: 'PC-PLOT-10' } as const;

/** A Marker or Structure by its name, a zone by its own. */
export function objectiveName(say: Pick<Say, 't' | 'team' | 'target' | 'optional'>, id: ObjectiveId): string {
  if (id.startsWith(ZONE))
    return say.t('objective.zone', { team: say.team(id.slice(ZONE.length) as TeamId) });
  return say.optional(`objective.${id}`) ?? say.target(id);
}

export const OBJECTIVES: Narrators<AboutObjectives> = {
  plotSetUp: ({ plot }, say) => ({ text: say.t('log.plotSetUp', { plot: say.t(`plot.${plot}`) }) }),
  plotRolled: ({ by, does, faces }, say) => {
    const text = say.t(`log.plotRolled.${does}`, { team: say.team(by), faces: faces.join(', ') });
    const cause = { text, rule: RULE_OF_ROLL[does] };
    return {
      text,
      team: by,
      dice: faces.map((face) => loneDie({ who: say.team(by), team: by }, face, cause)),
    };
  },
  markerPlaced: ({ piece }, say) => ({ text: say.t('log.markerPlaced', { item: say.target(piece.id) }) }),
  markerHidden: ({ piece, under }, say) => ({
    text: say.t('log.markerHidden', { item: say.target(piece.id), piece: say.target(under) }),
  }),
  burdened: ({ model, item }, say) => ({
    text: say.t('log.burdened', { name: say.target(model), item: say.target(item) }),
    team: say.teamOf(model),
  }),
  burdenKept: ({ model, item }, say) => ({
    text: say.t('log.burdenKept', { name: say.target(model), item: say.target(item) }),
    team: say.teamOf(model),
  }),
  burdenLoosened: ({ model, item, why }, say) => ({
    text: say.t('log.burdenLoosened', { name: say.target(model), item: say.target(item), why }),
    team: say.teamOf(model),
    tone: 'loud',
  }),
  burdenDropped: ({ model, item, by }, say) => ({
    text: say.t('log.burdenDropped', {
      team: say.team(by),
      name: say.target(model),
      item: say.target(item),
    }),
    team: by,
  }),
  objectivesControlled: ({ holders }, say) => ({
    text: say.t('log.objectivesControlled'),
    details: Object.entries(holders).map(([id, team]) => {
      const objective = objectiveName(say, id);
      return team === null
        ? say.t('log.objectiveOpen', { objective })
        : say.t('log.objectiveHeld', { objective, team: say.team(team) });
    }),
  }),
};
