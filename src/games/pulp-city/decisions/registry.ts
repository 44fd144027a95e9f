import type { ComponentType } from 'react';
import type { DecisionKind } from '../../../systems/pulp-city/model/decisions.ts';
import { NameChief, Nominate } from './agendas/NameCard.tsx';
import { PickAgenda } from './agendas/PickAgenda.tsx';
import { PlaceAgendaArea } from './agendas/PlaceAgendaArea.tsx';
import { TagCitizen } from './agendas/TagCitizen.tsx';
import { WriteAgendas } from './agendas/WriteAgendas.tsx';
import { Act } from './act/Act.tsx';
import { PlannedMasterPlan } from './act/ActFast.tsx';
import { AgreeEnd } from './rounds/AgreeEnd.tsx';
import { AttackDice } from './rolls/AttackDice.tsx';
import { BlastDrift } from './places/BlastDrift.tsx';
import { BlastOrder } from './rolls/BlastOrder.tsx';
import { Chain } from './act/Chain.tsx';
import { ChangeDie } from './rolls/ChangeDie.tsx';
import { RerollDie } from './rolls/RerollDie.tsx';
import { ChooseAdvantage } from './rounds/ChooseAdvantage.tsx';
import { ChooseEdge } from './rounds/ChooseEdge.tsx';
import { GiveCorner } from './rounds/GiveCorner.tsx';
import { ChooseFirstToDeclare } from './rounds/ChooseFirstToDeclare.tsx';
import { ChooseInOrder } from './rounds/ChooseInOrder.tsx';
import { ChooseRoller } from './rounds/ChooseRoller.tsx';
import { CitizenEdge } from './citizens/CitizenEdge.tsx';
import { CommandAfter } from './act/CommandAfter.tsx';
import { CountAs } from './rounds/CountAs.tsx';
import { NameTrump } from './rounds/NameTrump.tsx';
import { DefendDice } from './rolls/DefendDice.tsx';
import { Deploy } from './places/Deploy.tsx';
import { EffectsOrder } from './rounds/EffectsOrder.tsx';
import { EnterDice } from './rolls/EnterDice.tsx';
import { EnvironmentDefence } from './rolls/EnvironmentDefence.tsx';
import { EnvironmentSfx } from './rolls/EnvironmentSfx.tsx';
import { Escape } from './places/Escape.tsx';
import { ExtraTarget } from './rolls/ExtraTarget.tsx';
import { LeadCitizens } from './citizens/LeadCitizens.tsx';
import { PlaceCitizen } from './citizens/PlaceCitizen.tsx';
import { CountIn } from './objectives/CountIn.tsx';
import { KeepBurden } from './objectives/KeepBurden.tsx';
import { ChooseStone, ShiftStone } from './objectives/Stones.tsx';
import { PlaceBurden } from './objectives/PlaceBurden.tsx';
import { MakeRoom } from './places/MakeRoom.tsx';
import { PlaceModel, PlaceObject } from './places/PlaceThrown.tsx';
import { PowerWays } from './rounds/PowerWays.tsx';
import { PlayLeaderCard } from './rounds/PlayLeaderCard.tsx';
import type { DecisionProps } from './props.ts';
import { React } from './act/React.tsx';
import { Redirect } from './rolls/Redirect.tsx';
import { ReturnPlace } from './places/ReturnPlace.tsx';
import { JoinTeam } from './places/JoinTeam.tsx';
import { KeepTrait } from './rolls/KeepTrait.tsx';
import { Shift } from './places/Shift.tsx';
import { SpendSfx } from './rolls/SpendSfx.tsx';
import { SpreadDice } from './rolls/SpreadDice.tsx';
import { StartingDice } from './rounds/StartingDice.tsx';
import { SummonModel } from './places/SummonModel.tsx';
import { HurtPieces } from './places/HurtPieces.tsx';
import { ObjectToLay } from './places/ObjectToLay.tsx';
import { SummonPlace } from './places/SummonPlace.tsx';
import { Turn } from './act/Turn.tsx';
import { UsePower } from './act/UsePower.tsx';

/** Every kind of decision has its component; one that lacks it does not compile. */
export const DECISIONS: { readonly [K in DecisionKind]: ComponentType<DecisionProps<K>> } = {
  chooseAdvantage: ChooseAdvantage,
  chooseEdge: ChooseEdge,
  giveCorner: GiveCorner,
  choosePlacer: ChooseInOrder,
  chooseDeployFirst: ChooseInOrder,
  deploy: Deploy,
  writeAgendas: WriteAgendas,
  pickAgenda: PickAgenda,
  nameChief: NameChief,
  nominate: Nominate,
  placeAgendaArea: PlaceAgendaArea,
  tagCitizen: TagCitizen,
  placeCitizen: PlaceCitizen,
  leadCitizens: LeadCitizens,
  citizenEdge: CitizenEdge,
  chooseRoller: ChooseRoller,
  chooseFirstToDeclare: ChooseFirstToDeclare,
  startingDice: StartingDice,
  playLeaderCard: PlayLeaderCard,
  spreadDice: SpreadDice,
  masterPlan: PlannedMasterPlan,
  chooseFirstTurn: ChooseInOrder,
  turn: Turn,
  agreeEnd: AgreeEnd,
  commandAfter: CommandAfter,
  chain: Chain,
  act: Act,
  react: React,
  redirect: Redirect,
  usePower: UsePower,
  powerWays: PowerWays,
  countAs: CountAs,
  nameTrump: NameTrump,
  keepTrait: KeepTrait,
  attackDice: AttackDice,
  defendDice: DefendDice,
  changeDie: ChangeDie,
  rerollDie: RerollDie,
  spendSfx: SpendSfx,
  shift: Shift,
  extraTarget: ExtraTarget,
  blastDrift: BlastDrift,
  blastOrder: BlastOrder,
  placeObject: PlaceObject,
  placeModel: PlaceModel,
  makeRoom: MakeRoom,
  hurtPieces: HurtPieces,
  objectToLay: ObjectToLay,
  summonPlace: SummonPlace,
  summonDefender: SummonModel,
  summonSurplus: SummonModel,
  environmentDefence: EnvironmentDefence,
  environmentSfx: EnvironmentSfx,
  keepBurden: KeepBurden,
  placeBurden: PlaceBurden,
  countIn: CountIn,
  chooseStone: ChooseStone,
  shiftStone: ShiftStone,
  escape: Escape,
  effectsOrder: EffectsOrder,
  returnPlace: ReturnPlace,
  joinTeam: JoinTeam,
  enterDice: EnterDice,
};
