import { recruitedAs } from '../board/bodies.ts';
import { modelsOfCard } from '../board/cards.ts';
import { withinRange } from '../board/distance.ts';
import { modelsOnTable } from '../board/on-table.ts';
import { areEnemies, areFriends, sideOf } from '../board/sides.ts';
import { piecesNamed } from '../board/summoned.ts';
import type { ActionAsked, ClauseWhen, Selector } from '../model/clause.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { actionOn, cardOf, formName, isModel, modelOf, profileById, profileOf } from '../model/lookup.ts';
import type { Occasion, SelectFrom } from '../model/occasion.ts';
import type { RollView } from '../model/roll.ts';
import { hasRolePower } from '../powers/silence.ts';
import { bonusBarred } from './barred-bonuses.ts';
import { hasTargets } from './affect.ts';
import { countsAsBtb, inBtb } from './contact.ts';
import { describedAs } from './descriptors.ts';
import { hasHealthFirst, mostHealth } from './health.ts';
import { inMode } from './modes.ts';
import { isCombat } from './roll-view.ts';
import { attackTrait } from './rolled-trait.ts';
import { selects, selectsFallen } from './selectors.ts';
import { asDescriptor } from '../model/keywords.ts';
import { listOf } from '../model/one-or-more.ts';

/** Do all keys of `when` hold for the model that has the clause? */
export function holds(
  w: World,
  when: ClauseWhen | undefined,
  owner: ModelId,
  subject: ModelId,
  on: Occasion,
): boolean {
  if (when === undefined) return true;
  for (const key of Object.keys(when) as (keyof ClauseWhen)[])
    if (!keyHolds(w, key, when, owner, subject, on)) return false;
  return true;
}

function keyHolds(
  w: World,
  key: keyof ClauseWhen,
  when: ClauseWhen,
  owner: ModelId,
  subject: ModelId,
  on: Occasion,
): boolean {
  const view = on.view;
  const from = {
    owner,
    side:
      view !== undefined && view.self === owner && view.side === 'attacker'
        ? view.spec.side
        : sideOf(w, owner),
  };
  switch (key) {
    case 'not':
      return !holds(w, when.not, owner, subject, on);
    case 'opponent':
      return when.opponent !== undefined && opponentMatches(w, when.opponent, subject, view);
    case 'onPiece':
      return (
        view !== undefined && (view.spec.target !== null && !isModel(w, view.spec.target)) === when.onPiece
      );
    case 'action':
      return actionMatches(w, when, view, on);
    case 'rolling':
      return listOf<string>(when.rolling).includes(
        on.rolling ?? (view === undefined ? 'none' : rolledTrait(w, view)),
      );
    case 'as':
      if (when.as === 'target')
        return view !== undefined && view.side === 'defender' && hasTargets(w, view.spec.type);
      if (when.as === 'targeting') return view !== undefined && targetsIt(w, view);
      return view !== undefined && view.side === when.as;
    case 'redirected':
      return view !== undefined && standsIn(view) === when.redirected;
    case 'contact':
      return view !== undefined && view.contact === when.contact;
    case 'by':
      return byMatches(w, when.by, owner, on, from);
    case 'victim':
      return (
        on.victim !== undefined && when.victim !== undefined && selectsFallen(w, when.victim, on.victim, from)
      );
    case 'near':
      return when.near !== undefined && someNear(w, when.near, subject);
    case 'notNear':
      return when.notNear !== undefined && !someNear(w, when.notNear, subject);
    case 'btb':
      return when.btb !== undefined && someInBtb(w, when.btb, subject, view);
    case 'notBtb':
      return when.notBtb !== undefined && !someInBtb(w, when.notBtb, subject, view);
    case 'bonus':
      return when.bonus !== undefined && (on.bonuses ?? []).includes(when.bonus);
    case 'team':
      return when.team !== undefined && someInTeam(w, when.team, owner);
    case 'teamAll':
      return when.teamAll !== undefined && allInTeam(w, when.teamAll, owner);
    case 'piece':
      return piecesNamed(w, owner, when.piece).length > 0;
    case 'form':
      return [when.form].flat().includes(formName(profileOf(w, owner)));
    case 'member':
      return when.member !== undefined && hasMember(w, owner, when.member);
    case 'healthFirst':
      return hasHealthFirst(w, owner) === when.healthFirst;
    case 'rolePower':
      return hasRolePower(w, owner);
    case 'mode':
      return listOf(when.mode).some((mode) => inMode(w, owner, mode));
    case 'joined':
      return (
        view !== undefined &&
        view.other !== null &&
        owner !== subject &&
        inBtb(w, owner, view.other) === when.joined
      );
    case 'mobs':
      return view !== undefined && firstToMob(w, owner, subject, view);
    case 'hp':
      return healthMatches(w, when.hp, subject);
    case 'marks':
      return when.marks !== undefined && marksOf(w, owner, when.marks.of) >= when.marks.atLeast;
    case 'amount': {
      const amount = when.amount === undefined ? undefined : on.amounts?.[when.amount.of];
      if (amount === undefined || when.amount === undefined) return false;
      return (
        amount >= (when.amount.atLeast ?? 0) && amount <= (when.amount.atMost ?? Number.MAX_SAFE_INTEGER)
      );
    }
    case 'state':
      return when.state !== undefined && describedAs(w, subject, asDescriptor(when.state));
    case 'roll':
      return when.roll === 'starting' && on.startingRoll === true;
    case 'turn': {
      if (w.state.round.phase !== 'turns') return false;
      const [side, { active }] = [sideOf(w, owner), w.state.turn];
      return when.turn === 'own' ? active === side : side === null || areEnemies(w, active, side);
    }
    case 'activation':
      return w.state.activation?.card === cardOf(w, owner).id;
    case 'firstOfRound':
      return cardOf(w, owner).activationsThisRound === 1;
    case 'mates':
      return mateAttacked(w, subject);
    case 'moved':
      return hasMoved(w, subject) === when.moved;
    case 'fought':
      return hasFought(w, subject) === when.fought;
    case 'movement':
      return on.movement === when.movement;
    case 'round':
      return w.state.round.number === when.round;
    default:
      return false;
  }
}

/** A roll of the subject: the other models of the card of the owner are looked at in its place. @rule PC-BONUS-07 */
function firstToMob(w: World, owner: ModelId, subject: ModelId, view: RollView): boolean {
  const { other } = view;
  if (other === null || view.side !== 'attacker' || owner === subject) return false;
  const first = modelsOfCard(w, cardOf(w, owner).id).find((id) => {
    if (id === subject || modelOf(w, id).status !== 'table' || !inBtb(w, id, other)) return false;
    const own = { ...view, self: id, contact: true, spec: { ...view.spec, attacker: id, source: id } };
    return w.rules.policies.mobbing(w, own) !== null && !bonusBarred(w, own, 'Mobbing');
  });
  return first === owner;
}

const marksOf = (w: World, model: ModelId, power: string): number =>
  modelOf(w, model).lasting.filter(({ from, about }) => from === power && about !== undefined).length;

/** The models of a Minion card use one Action after the other. @rule PC-MINION-03 */
function mateAttacked(w: World, model: ModelId): boolean {
  const { activation } = w.state;
  const step = activation?.card === cardOf(w, model).id ? activation.step : null;
  const action = step === null ? null : actionOn(profileOf(w, model), step.action);
  return action !== null && isCombat(w, action) && step?.models.some((id) => id !== model) === true;
}

/** Has it used a Movement Action in the Activation in progress? @rule PC-MOVE-01 */
function hasMoved(w: World, model: ModelId): boolean {
  const { activation } = w.state;
  if (activation === null) return false;
  const climbed = activation.used.includes('climbHigh') && activation.card === cardOf(w, model).id;
  return climbed || (activation.moves[model]?.length ?? 0) > 0;
}

/** @rule PC-TURN-02 */
function hasFought(w: World, model: ModelId): boolean {
  const { activation } = w.state;
  if (activation?.card !== cardOf(w, model).id) return false;
  return profileOf(w, model).actions.some(
    (action) => activation.diceRolled[action.id] !== undefined && isCombat(w, action),
  );
}

/** The Defender is a Target of the Attacker's Action, as all are that a Blast reaches, and not in place of another. @rule PC-TYPE-18 @rule PC-ROLE-11 */
const targetsIt = (w: World, { side, spec }: RollView): boolean =>
  side === 'attacker' && spec.instead === null && hasTargets(w, spec.type);

const standsIn = ({ self, spec }: RollView): boolean => spec.instead !== null && spec.target === self;

function opponentMatches(
  w: World,
  selector: Selector,
  subject: ModelId,
  view: RollView | undefined,
): boolean {
  if (view === undefined) return false;
  const other = view.side === 'attacker' ? view.spec.target : view.other;
  if (other === null) return false;
  const side = view.side === 'attacker' ? view.spec.side : sideOf(w, subject);
  const { range } = view.spec;
  const from = { owner: subject, side, contact: view.contact, ...(range === undefined ? {} : { range }) };
  // Under Mind Control the Attacker is of the side that controls it.
  if (view.side === 'defender' && selector.side !== undefined && selector.side !== 'any') {
    const meant = selector.side === 'enemy' ? areEnemies : areFriends;
    if (side === null ? selector.side === 'friendly' : !meant(w, view.spec.side, side)) return false;
    return selects(w, { ...selector, side: 'any' }, other, from);
  }
  return selects(w, selector, other, from);
}

function actionMatches(w: World, when: ClauseWhen, view: RollView | undefined, on: Occasion): boolean {
  const asked: ActionAsked | undefined = when.action;
  if (asked === undefined) return true;
  if (view === undefined)
    return (
      asked.name !== undefined && on.actionName !== undefined && listOf(asked.name).includes(on.actionName)
    );
  const { spec } = view;
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null) return false;
  if (asked.kind === 'combat' && !spec.combat) return false;
  if (asked.kind === 'dynamic' && spec.combat) return false;
  if (asked.kind === 'attack' && !(spec.combat && view.side === 'attacker')) return false;
  if (asked.name !== undefined && !listOf(asked.name).includes(action.name)) return false;
  if (asked.trait !== undefined && !listOf(asked.trait).includes(action.attack)) return false;
  if (asked.type !== undefined && !listOf(asked.type).includes(spec.type)) return false;
  return asked.usedAs === undefined || asked.usedAs === spec.usedAs;
}

function rolledTrait(w: World, view: RollView): string {
  if (view.side === 'attacker') return attackTrait(w, view.spec).trait;
  const action = actionOn(profileById(w, view.spec.profile), view.spec.action);
  return view.defendTrait ?? (action !== null && 'trait' in action.against ? action.against.trait : '');
}

function byMatches(w: World, by: ClauseWhen['by'], owner: ModelId, on: Occasion, from: SelectFrom): boolean {
  if (on.by === undefined || on.by === null) return false;
  if (by === 'self') return cardOf(w, on.by).id === cardOf(w, owner).id;
  return typeof by === 'object' && selects(w, by, on.by, from);
}

/** Without a distance: anywhere on the table. */
function someNear(w: World, selector: Selector, subject: ModelId): boolean {
  const { within: range, ...rest } = selector;
  if (modelOf(w, subject).status !== 'table') return false;
  return modelsOnTable(w).some(
    (other) =>
      (other.id !== subject || selector.other !== true) &&
      (other.id === subject || typeof range !== 'number' || withinRange(w, subject, other.id, range)) &&
      selects(w, rest, other.id, { owner: subject, side: sideOf(w, subject) }),
  );
}

function someInBtb(w: World, selector: Selector, subject: ModelId, view: RollView | undefined): boolean {
  if (modelOf(w, subject).status !== 'table') return false;
  const side =
    view !== undefined && view.self === subject && view.side === 'attacker'
      ? view.spec.side
      : sideOf(w, subject);
  return modelsOnTable(w).some(
    (other) =>
      other.id !== subject &&
      (countsAsBtb(w, subject, other.id, null) || (view?.contact === true && view.other === other.id)) &&
      selects(w, selector, other.id, { owner: subject, side }),
  );
}

/** Recruited for the Team: whether KO'ed or off the table makes no difference. @rule PC-CARD-10 */
function someInTeam(w: World, selector: Selector, owner: ModelId): boolean {
  return Object.keys(w.state.models).some((id) =>
    selects(w, selector, id, { owner, side: sideOf(w, owner) }),
  );
}

function allInTeam(w: World, selector: Selector, owner: ModelId): boolean {
  const team = sideOf(w, owner);
  return Object.values(w.state.models).every(
    (model) =>
      sideOf(w, model.id) !== team ||
      profileOf(w, model.id).kind !== 'supreme' ||
      selects(w, selector, model.id, { owner, side: team }),
  );
}

/** Unless the Team has chosen, a card brings them in the order printed. @rule PC-TEAM-17 */
function hasMember(w: World, owner: ModelId, member: number): boolean {
  const { id: card } = cardOf(w, owner);
  const members = recruitedAs(w, card)?.members;
  return modelsOfCard(w, card).some(
    (id, at) => (members?.[at] ?? at + 1) === member && modelOf(w, id).status !== 'ko',
  );
}

function healthMatches(w: World, hp: ClauseWhen['hp'], subject: ModelId): boolean {
  const { health } = modelOf(w, subject);
  if (hp === 'belowMax') return health < mostHealth(w, subject);
  return hp !== undefined && health <= hp.atMost;
}
