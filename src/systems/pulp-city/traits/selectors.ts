import { baseMm } from '../board/bodies.ts';
import { blastMembers, inTriangle } from '../board/areas.ts';
import { modelsOfCard } from '../board/cards.ts';
import { gapBetween, withinRange } from '../board/distance.ts';
import { allModelsOnTable, inPlay, onTable } from '../board/on-table.ts';
import { isEnemy, isFriend, teamOf } from '../board/sides.ts';
import { sees } from '../board/sight.ts';
import { piecesNamed } from '../board/summoned.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import { cardOf, isModel, modelOf, profileById, profileOf } from '../model/lookup.ts';
import type { SelectFrom } from '../model/occasion.ts';
import type { Selector } from '../model/clause.ts';
import { countsAsBtb, inBtb } from './contact.ts';
import { alignmentsOf, describedAs, factionsOf } from './descriptors.ts';
import { mostHealth } from './health.ts';
import { inMode } from './modes.ts';
import { isTrump, traitOf } from './values.ts';
import { listOf, type OneOrMore } from '../model/one-or-more.ts';

/** Is the candidate one of those a rule speaks of? @rule PC-BAR-15 */
export function selects(w: World, selector: Selector, candidate: TargetId, from: SelectFrom): boolean {
  const mode = selector.unlessUserIn;
  if (mode !== undefined && from.piece === undefined && inMode(w, from.owner, mode)) return false;
  if (isModel(w, candidate)) return selectsModel(w, selector, candidate, from);
  return selectsPiece(w, selector, candidate, from);
}

/** Does a clause speak of the model: one that its `who` selects, or else its owner alone? @rule PC-CARD-06 */
export function isAbout(w: World, who: Selector | 'self' | undefined, id: ModelId, owner: ModelId): boolean {
  if (typeof who !== 'object') return owner === id;
  return selects(w, who, id, { owner, side: teamOf(w, owner) });
}

/** As `selects`, of who is KO'ed: what is not the last model of a Supreme falls, and no Supreme with it. @rule PC-CARD-07 */
export function selectsFallen(w: World, selector: Selector, victim: TargetId, from: SelectFrom): boolean {
  const supreme = oneOf(selector.kind ?? [], 'supreme') && isModel(w, victim);
  return !(supreme && othersInPlay(w, victim)) && selects(w, selector, victim, from);
}

const othersInPlay = (w: World, id: ModelId): boolean =>
  profileOf(w, id).kind === 'supreme' &&
  modelsOfCard(w, modelOf(w, id).card).some((other) => other !== id && inPlay(modelOf(w, other)));

function selectsModel(w: World, s: Selector, id: ModelId, from: SelectFrom): boolean {
  if (s.orSelf === true && id === from.owner) return true;
  if (s.other === true && id === from.owner) return false;
  if (s.itself === true && id !== from.owner) return false;
  if (s.side !== undefined && s.side !== 'any' && !isOnSide(w, s.side, id, from)) return false;
  const profile = profileOf(w, id);
  if (s.kind !== undefined && !oneOf(s.kind, profile.kind)) return false;
  if (s.descriptor !== undefined && !listOf(s.descriptor).some((word) => describedAs(w, id, word)))
    return false;
  if (s.nonDescriptor !== undefined && listOf(s.nonDescriptor).some((word) => describedAs(w, id, word)))
    return false;
  if (s.alignment !== undefined && !alignmentsOf(w, id).includes(s.alignment)) return false;
  if (s.faction !== undefined && !factionsOf(w, id).includes(s.faction)) return false;
  if (s.nonFaction !== undefined && factionsOf(w, id).includes(s.nonFaction)) return false;
  if (s.name !== undefined && !oneOf(s.name, profile.name)) return false;
  if (s.trait !== undefined) {
    if (s.trait.atLeast !== undefined && traitOf(w, id, s.trait.of) < s.trait.atLeast) return false;
    if (s.trait.trump === true && !isTrump(w, id, s.trait.of)) return false;
    if (s.trait.below === 'own' && traitOf(w, id, s.trait.of) >= traitOf(w, from.owner, s.trait.of))
      return false;
  }
  if (s.fullHealth !== undefined && modelOf(w, id).health >= mostHealth(w, id) !== s.fullHealth) return false;
  if (s.baseMm !== undefined && !listOf(s.baseMm).includes(baseMm(w, id))) return false;
  if (s.within !== undefined && !reaches(w, s, id, from)) return false;
  if (s.anyOf !== undefined && !s.anyOf.some((one) => selectsModel(w, one, id, from))) return false;
  if (s.btb !== undefined && s.of !== undefined && touchesPiece(w, id, s.of, from.owner) !== s.btb)
    return false;
  if (s.btb !== undefined && s.of === undefined && isInBtb(w, id, from) !== s.btb) return false;
  if (s.seen === true && !sees(w, from.owner, id)) return false;
  if (s.closest !== undefined && !isClosest(w, id, s.closest, from)) return false;
  if (s.triangle === true && !inTriangle(w, modelOf(w, from.owner).card, id)) return false;
  if (s.underBlast === true && !isUnder(w, id, from.blast)) return false;
  if (s.btbWith !== undefined && !touchesNamed(w, id, s.btbWith)) return false;
  if (s.touches !== undefined && !touchesAny(w, id, s.touches, from)) return false;
  if (s.touchesNo !== undefined && touchesAny(w, id, s.touchesNo, from)) return false;
  if (s.firstActivation === true && cardOf(w, id).activationsThisRound !== 1) return false;
  if (s.startedBtb !== undefined && startedBtb(w, from.owner, id) !== s.startedBtb) return false;
  if (s.damagedBy !== undefined && !wasDamagedBy(w, id, s.damagedBy)) return false;
  if (s.power !== undefined && !profile.powers.some((power) => power.name === s.power)) return false;
  if (s.marked !== undefined && !isMarked(w, from.owner, id, s.marked)) return false;
  if (s.inPlay === true && !inPlay(modelOf(w, id))) return false;
  if (s.state !== undefined && !describedAs(w, id, s.state)) return false;
  if (s.levelAtLeast !== undefined && cardOf(w, id).level < s.levelAtLeast) return false;
  if (s.level === 'higher' && cardOf(w, id).level <= cardOf(w, from.owner).level) return false;
  return true;
}

/** In Base to Base with the owner, as it counts that, or as the roll does that is looked at. */
function isInBtb(w: World, id: ModelId, { owner, contact }: SelectFrom): boolean {
  if (id === owner) return false;
  return contact === true || countsAsBtb(w, owner, id, null);
}

/** A Citizen's rules know neither side; whoever has the rule is its own friend, on whichever side it acts. @rule PC-DESC-08 @rule PC-FX-21 */
function isOnSide(w: World, wanted: 'friendly' | 'enemy', id: ModelId, { owner, side }: SelectFrom): boolean {
  if (side === null) return false;
  const friend = id === owner || isFriend(w, id, side);
  return wanted === 'friendly' ? friend : !friend && isEnemy(w, id, side);
}

function selectsPiece(w: World, s: Selector, id: string, from: SelectFrom): boolean {
  const piece = w.state.pieces[id];
  if (piece === undefined) return false;
  if (s.side === 'friendly' || s.side === 'enemy') return false;
  if (s.kind !== undefined && !oneOf(s.kind, piece.token === true ? 'token' : piece.kind)) return false;
  if (s.descriptor !== undefined && !listOf(s.descriptor).some((word) => describedAs(w, id, word)))
    return false;
  if (s.nonDescriptor !== undefined && listOf(s.nonDescriptor).some((word) => describedAs(w, id, word)))
    return false;
  if (s.fullHealth !== undefined && (piece.health ?? 0) >= (piece.maxHealth ?? 0) !== s.fullHealth)
    return false;
  if (s.within !== undefined && !reaches(w, s, id, from)) return false;
  const modelOnly =
    s.alignment ??
    s.faction ??
    s.name ??
    s.trait ??
    s.damagedBy ??
    s.power ??
    s.state ??
    s.baseMm ??
    s.startedBtb ??
    s.levelAtLeast ??
    s.marked ??
    s.itself ??
    s.closest;
  return modelOnly === undefined && s.btbWith === undefined;
}

/** Within reach of the owner, or of everything that the rule measures from. @rule PC-TYPE-25 */
function reaches(w: World, { within, of }: Selector, id: TargetId, from: SelectFrom): boolean {
  const range = within === 'actionRange' ? from.range : within;
  if (typeof range !== 'number') return within !== 'actionRange';
  return (of ?? ['self']).every((name) =>
    name === 'self'
      ? near(w, from.owner, id, range)
      : name === 'subject'
        ? nearSubject(w, from.subject, id, range)
        : piecesNamed(w, from.owner, name).some((piece) => piece !== id && withinRange(w, piece, id, range)),
  );
}

function near(w: World, owner: ModelId, id: TargetId, range: number): boolean {
  if (owner === id) return true;
  return onTable(w, owner) && (!isModel(w, id) || onTable(w, id)) && withinRange(w, owner, id, range);
}

/** The subject itself is not among those about it. */
function nearSubject(w: World, subject: ModelId | undefined, id: TargetId, range: number): boolean {
  return subject !== undefined && subject !== id && near(w, subject, id, range);
}

function touchesAny(w: World, id: ModelId, wanted: Selector, from: SelectFrom): boolean {
  return allModelsOnTable(w).some(
    (other) => other.id !== id && inBtb(w, other.id, id) && selectsModel(w, wanted, other.id, from),
  );
}

function touchesPiece(w: World, id: ModelId, names: readonly string[], owner: ModelId): boolean {
  return names.some((name) => piecesNamed(w, owner, name).some((piece) => inBtb(w, id, piece)));
}

/** Of the Enemies of the owner, those equally near included. @rule PC-MEASURE-01 */
function isClosest(w: World, id: ModelId, names: readonly string[], { owner, side }: SelectFrom): boolean {
  if (side === null) return false;
  const away = (model: ModelId, piece: string): number => gapBetween(w, model, piece).horizontal;
  const enemies = allModelsOnTable(w).filter((model) => isEnemy(w, model.id, side));
  return names
    .flatMap((name) => piecesNamed(w, owner, name))
    .some((piece) => enemies.every((other) => away(id, piece) <= away(other.id, piece)));
}

function touchesNamed(w: World, id: ModelId, names: readonly string[]): boolean {
  return Object.values(w.state.models).some(
    (other) =>
      other.status === 'table' && names.includes(profileOf(w, other.id).name) && inBtb(w, other.id, id),
  );
}

function isUnder(w: World, id: ModelId, blast: SelectFrom['blast']): boolean {
  return blast !== undefined && blastMembers(w, blast.at, blast.radius).includes(id);
}

/** Does the one remember the other by that Power? */
function isMarked(w: World, owner: ModelId, id: ModelId, power: string): boolean {
  return w.state.models[owner]?.lasting.some(({ from, about }) => about === id && from === power) === true;
}

/** In Base to Base when the Activation in progress, that of the owner, began. */
function startedBtb(w: World, owner: ModelId, id: ModelId): boolean {
  return w.state.activation?.startedWith?.[owner]?.includes(id) === true;
}

function wasDamagedBy(w: World, id: ModelId, name: string): boolean {
  return modelOf(w, id).damagedBy.some((card) => {
    const state = w.state.cards[card];
    return state !== undefined && profileById(w, state.profile).name === name;
  });
}

function oneOf<T>(wanted: OneOrMore<T>, value: T): boolean {
  return listOf(wanted).includes(value);
}
