import type { DecisionKind } from '../model/decisions.ts';
import type { Kind } from './kind.ts';
import {
  nameChief,
  nominate,
  pickAgenda,
  placeAgendaArea,
  tagCitizen,
  writeAgendas,
} from './kinds/agendas.ts';
import { act } from './kinds/act.ts';
import { blastDrift, blastOrder, extraTarget } from './kinds/areas.ts';
import {
  chooseAdvantage,
  chooseDeployFirst,
  chooseEdge,
  chooseFirstToDeclare,
  chooseFirstTurn,
  choosePlacer,
  giveCorner,
} from './kinds/beginning.ts';
import { citizenEdge, leadCitizens, placeCitizen } from './kinds/citizens.ts';
import { deploy, returnPlace } from './kinds/deploying.ts';
import { environmentDefence, environmentSfx, escape } from './kinds/environments.ts';
import { changeDie, enterDice, rerollDie } from './kinds/faces.ts';
import { joinTeam, playLeaderCard, spreadDice } from './kinds/leader-cards.ts';
import { chooseStone, countIn, keepBurden, placeBurden, shiftStone } from './kinds/objectives.ts';
import { masterPlan } from './kinds/master-plan.ts';
import {
  countAs,
  effectsOrder,
  keepTrait,
  nameTrump,
  powerWays,
  redirect,
  usePower,
} from './kinds/powers.ts';
import { react } from './kinds/react.ts';
import { attackDice, defendDice } from './kinds/roll-dice.ts';
import { chooseRoller, startingDice } from './kinds/round-start.ts';
import { makeRoom, placeModel, placeObject, shift } from './kinds/shifting.ts';
import { spendSfx } from './kinds/spend-sfx.ts';
import { hurtPieces, objectToLay, summonDefender, summonPlace, summonSurplus } from './kinds/summoning.ts';
import { agreeEnd, chain, commandAfter, turn } from './kinds/turns.ts';

/** Every kind of decision. */
export const KINDS: { readonly [K in DecisionKind]: Kind<K> } = {
  chooseAdvantage,
  chooseEdge,
  giveCorner,
  chooseDeployFirst,
  choosePlacer,
  deploy,
  writeAgendas,
  pickAgenda,
  nameChief,
  nominate,
  placeAgendaArea,
  tagCitizen,
  placeCitizen,
  leadCitizens,
  citizenEdge,
  chooseRoller,
  chooseFirstToDeclare,
  startingDice,
  masterPlan,
  chooseFirstTurn,
  playLeaderCard,
  spreadDice,
  turn,
  agreeEnd,
  commandAfter,
  chain,
  act,
  react,
  redirect,
  usePower,
  powerWays,
  countAs,
  nameTrump,
  attackDice,
  defendDice,
  keepTrait,
  changeDie,
  rerollDie,
  spendSfx,
  shift,
  extraTarget,
  blastDrift,
  blastOrder,
  placeObject,
  placeModel,
  makeRoom,
  hurtPieces,
  objectToLay,
  summonPlace,
  summonDefender,
  summonSurplus,
  environmentDefence,
  environmentSfx,
  keepBurden,
  placeBurden,
  countIn,
  chooseStone,
  shiftStone,
  escape,
  effectsOrder,
  returnPlace,
  joinTeam,
  enterDice,
};
