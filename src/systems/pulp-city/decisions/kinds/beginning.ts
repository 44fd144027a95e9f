import * as v from 'valibot';
import { chance, pick } from '../../../../kernel/draw.ts';
import { EDGES } from '../../model/ids.ts';
import { eitherTeam } from '../choices.ts';
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

export const chooseDeployFirst: Kind<'chooseDeployFirst'> = eitherTeam;

export const chooseFirstToDeclare: Kind<'chooseFirstToDeclare'> = eitherTeam;

export const chooseFirstTurn: Kind<'chooseFirstTurn'> = eitherTeam;
