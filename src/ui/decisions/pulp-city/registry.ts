import type { ComponentType } from 'react';
import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import { Act } from './act/Act.tsx';
import { PlannedMasterPlan } from './ActFast.tsx';
import { AgreeEnd } from './AgreeEnd.tsx';
import { AttackDice } from './AttackDice.tsx';
import { BlastDrift } from './BlastDrift.tsx';
import { BlastOrder } from './BlastOrder.tsx';
import { Chain } from './Chain.tsx';
import { ChangeDie } from './ChangeDie.tsx';
import { ChooseAdvantage } from './ChooseAdvantage.tsx';
import { ChooseDeployFirst } from './ChooseDeployFirst.tsx';
import { ChooseEdge } from './ChooseEdge.tsx';
import { ChooseFirstToDeclare } from './ChooseFirstToDeclare.tsx';
import { ChooseFirstTurn } from './ChooseFirstTurn.tsx';
import { ChooseRoller } from './ChooseRoller.tsx';
import { CitizenEdge } from './CitizenEdge.tsx';
import { CommandAfter } from './CommandAfter.tsx';
import { CountAs } from './CountAs.tsx';
import { DefendDice } from './DefendDice.tsx';
import { Deploy } from './Deploy.tsx';
import { EffectsOrder } from './EffectsOrder.tsx';
import { EnterDice } from './EnterDice.tsx';
import { EnvironmentDefence } from './EnvironmentDefence.tsx';
import { EnvironmentSfx } from './EnvironmentSfx.tsx';
import { Escape } from './Escape.tsx';
import { ExtraTarget } from './ExtraTarget.tsx';
import { LeadCitizens } from './LeadCitizens.tsx';
import { PlaceCitizen } from './PlaceCitizen.tsx';
import { MakeRoom } from './MakeRoom.tsx';
import { PlaceModel } from './PlaceModel.tsx';
import { PlaceObject } from './PlaceObject.tsx';
import { PlayLeaderCard } from './PlayLeaderCard.tsx';
import type { DecisionProps } from './props.ts';
import { React } from './React.tsx';
import { Redirect } from './Redirect.tsx';
import { ReturnPlace } from './ReturnPlace.tsx';
import { JoinTeam } from './JoinTeam.tsx';
import { KeepTrait } from './KeepTrait.tsx';
import { Shift } from './Shift.tsx';
import { SpendSfx } from './SpendSfx.tsx';
import { SpreadDice } from './SpreadDice.tsx';
import { StartingDice } from './StartingDice.tsx';
import { SummonDefender } from './SummonDefender.tsx';
import { SummonPlace } from './SummonPlace.tsx';
import { SummonSurplus } from './SummonSurplus.tsx';
import { Turn } from './Turn.tsx';
import { UsePower } from './UsePower.tsx';

/** Every kind of decision has its component; one that lacks it does not compile. */
export const DECISIONS: { readonly [K in DecisionKind]: ComponentType<DecisionProps<K>> } = {
  chooseAdvantage: ChooseAdvantage,
  chooseEdge: ChooseEdge,
  chooseDeployFirst: ChooseDeployFirst,
  deploy: Deploy,
  placeCitizen: PlaceCitizen,
  leadCitizens: LeadCitizens,
  citizenEdge: CitizenEdge,
  chooseRoller: ChooseRoller,
  chooseFirstToDeclare: ChooseFirstToDeclare,
  startingDice: StartingDice,
  playLeaderCard: PlayLeaderCard,
  spreadDice: SpreadDice,
  masterPlan: PlannedMasterPlan,
  chooseFirstTurn: ChooseFirstTurn,
  turn: Turn,
  agreeEnd: AgreeEnd,
  commandAfter: CommandAfter,
  chain: Chain,
  act: Act,
  react: React,
  redirect: Redirect,
  usePower: UsePower,
  countAs: CountAs,
  keepTrait: KeepTrait,
  attackDice: AttackDice,
  defendDice: DefendDice,
  changeDie: ChangeDie,
  spendSfx: SpendSfx,
  shift: Shift,
  extraTarget: ExtraTarget,
  blastDrift: BlastDrift,
  blastOrder: BlastOrder,
  placeObject: PlaceObject,
  placeModel: PlaceModel,
  makeRoom: MakeRoom,
  summonPlace: SummonPlace,
  summonDefender: SummonDefender,
  summonSurplus: SummonSurplus,
  environmentDefence: EnvironmentDefence,
  environmentSfx: EnvironmentSfx,
  escape: Escape,
  effectsOrder: EffectsOrder,
  returnPlace: ReturnPlace,
  joinTeam: JoinTeam,
  enterDice: EnterDice,
};
