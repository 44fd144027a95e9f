import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import { CORNERS, EDGES } from '../../model/ids.ts';
import { oneTeam } from '../choices.ts';
import { edge } from '../forms.ts';
import { type Kind, anyAnswer } from '../kind.ts';
import { oneOf } from '../offered.ts';

export const chooseAdvantage: Kind<'chooseAdvantage'> = {
  schema: v.picklist(['tactical', 'terrain']),
  options: () => ['tactical', 'terrain'],
  check: anyAnswer,
  sample: (_w, _decision, draw) => (chance(draw, 50) ? 'tactical' : 'terrain'),
};

export const chooseEdge: Kind<'chooseEdge'> = {
  schema: edge,
  options: () => EDGES,
  check: (_w, { edges }, answer) => oneOf(edges, answer),
  sample: (_w, { edges }, draw) => pick(draw, edges) ?? 'south',
};

export const giveCorner: Kind<'giveCorner'> = {
  schema: v.picklist(CORNERS),
  options: (_w, { corners }) => corners,
  check: (_w, { corners }, answer) => oneOf(corners, answer),
  sample: (_w, { corners }, draw) => pick(draw, corners) ?? 'southwest',
};

export const choosePlacer: Kind<'choosePlacer'> = oneTeam;

export const chooseDeployFirst: Kind<'chooseDeployFirst'> = oneTeam;

export const chooseFirstToDeclare: Kind<'chooseFirstToDeclare'> = oneTeam;

export const chooseFirstTurn: Kind<'chooseFirstTurn'> = oneTeam;
