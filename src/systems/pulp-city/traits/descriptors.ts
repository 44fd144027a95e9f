import { type Alignment, ALIGNMENTS, type ModelType, type Origin } from '../model/keywords.ts';
import type { CardProfile } from '../model/profile.ts';
import type { ModelId, TargetId } from '../model/ids.ts';
import type { TeamSetup } from '../model/setup.ts';
import { isBurdened } from '../board/burdens.ts';
import type { World } from '../model/encounter.ts';
import { cardById, cardOf, isModel, modelOf, profileById, profileOf } from '../model/lookup.ts';
import { granter, passing } from '../powers/measure.ts';
import { baseMm, recruitedAs } from '../board/bodies.ts';
import { sideOf } from '../board/sides.ts';
import { isEasyTarget, isSpectral, isStunned } from './conditions.ts';

import { cardsOf } from '../board/cards.ts';
import { conditionsGranted } from './modes.ts';
import { elementsOf, lostBy } from './elements.ts';
import { hasStealth } from './stealth.ts';
import { movementTypeOf } from './movement-type.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  supreme: 'Supreme',
  minion: 'Minion',
  monster: 'Monster',
  citizen: 'Citizen',
};

/** A word of an Element's group counts as the Element. @rule PC-DESC-05 */
export function elementWord(w: World, word: string): string {
  return w.rules.numbers.elementWords[word] ?? word;
}

export const typesSet = passing('set', 'types');
export const typesGranted = granter('type');

export function originOf(w: World, id: ModelId): Origin | null {
  const { origin } = profileOf(w, id);
  return origin !== null && lostBy(w, id).includes(origin) ? null : origin;
}

/** Nothing printed means Living; anything else printed means only that. Auras ask for Types and give none. @rule PC-DESC-04 */
export function typesOf(w: World, model: ModelId): readonly string[] {
  const { lasting } = modelOf(w, model);
  const [set] = lasting.length === 0 ? [] : typesSet(lasting);
  if (set !== undefined) return set.to;
  const lost = lostBy(w, model);
  const given = typesGranted(w, model, {}).map(({ of }) => of);
  return [...typesPrinted(profileOf(w, model)), ...given].filter((one) => !lost.includes(one));
}

export function typesPrinted(profile: CardProfile): readonly ModelType[] {
  return profile.types.length === 0 ? ['Living'] : profile.types;
}

/** Hero, Villain or both; a Minion card that prints neither is what its Team is. @rule PC-DESC-11 */
export function alignmentsOf(w: World, id: ModelId): readonly Alignment[] {
  const own = alignmentsAs(profileOf(w, id), recruitedAs(w, cardOf(w, id).id));
  if (own.length > 0) return own;
  const team = sideOf(w, id);
  if (team === null) return [];
  const { builtOn } = w.setup.teams[team];
  if (builtOn !== undefined && 'alignment' in builtOn) return [builtOn.alignment];
  const supremes = cardsOf(w, team)
    .map((card) => ({ profile: profileById(w, cardById(w, card).profile), entry: recruitedAs(w, card) }))
    .filter(({ profile }) => profile.kind !== 'minion')
    .map(({ profile, entry }) => alignmentsAs(profile, entry));
  return ALIGNMENTS.filter((one) => supremes.every((alignments) => alignments.includes(one)));
}

type Recruited = TeamSetup['cards'][number];

/** As printed, unless the Team took it as something else. @rule PC-TEAM-16 */
export const alignmentsAs = (
  { alignment }: CardProfile,
  recruited: Pick<Recruited, 'countsAs'> | undefined,
): readonly Alignment[] => {
  const { countsAs } = recruited ?? {};
  return countsAs === undefined ? alignment : [countsAs.alignment];
};

export function factionsOf(w: World, id: ModelId): readonly string[] {
  return factionsAs(profileOf(w, id), recruitedAs(w, cardOf(w, id).id));
}

/**
 * A freelancer may be recruited as a model of no Faction, anybody as an Honorary Member of one, and some as of another.
 * @rule PC-DESC-12 @rule PC-LEADER-05 @rule PC-TEAM-16
 */
export function factionsAs(
  { factions }: CardProfile,
  recruited: Pick<Recruited, 'independent' | 'honorary' | 'countsAs'> | undefined,
): readonly string[] {
  const { independent, honorary, countsAs } = recruited ?? {};
  const printed = countsAs === undefined ? factions : [countsAs.faction];
  const own = independent === true ? [] : printed;
  return honorary === undefined || own.includes(honorary) ? own : [...own, honorary];
}

/**
 * Does this word describe the model or piece now? Singular and plural are one word.
 * @rule PC-DESC-09
 */
export function describedAs(w: World, id: TargetId, given: string): boolean {
  const element = elementWord(w, given);
  const word = element === given ? singular(given) : element;
  if (word === 'All') return true;
  return isModel(w, id) ? modelIs(w, id, word) : pieceIs(w, id, word);
}

function singular(word: string): string {
  return word.replace(/(?<!s)s$/, '');
}

function modelIs(w: World, id: ModelId, word: string): boolean {
  const profile = profileOf(w, id);
  switch (word) {
    case 'Stunned':
      return isStunned(w, id);
    case 'Spectral':
      return isSpectral(w, id);
    case 'Stealth':
      return hasStealth(w, id);
    case 'Model':
      return true;
    case 'Easy Target':
      return isEasyTarget(w, id);
    case 'Burdened':
      return isBurdened(w, id) || conditionsGranted(w, id, {}).some((one) => one.of === word);
    case 'Sabotaged':
      return conditionsGranted(w, id, {}).some((one) => one.of === word);
    default:
      break;
  }
  if (lostBy(w, id).includes(word)) return false;
  return (
    typesOf(w, id).includes(word) ||
    elementsOf(w, id).some((element) => element === word) ||
    profile.origin === word ||
    profile.role === word ||
    KIND_WORDS[profile.kind] === word ||
    movementTypeOf(w, id) === word ||
    alignmentsOf(w, id).some((alignment) => alignment === word) ||
    factionsOf(w, id).some((faction) => faction === word || faction === `${word}s`) ||
    profile.name === word ||
    `${baseMm(w, id)}mm` === word
  );
}

function pieceIs(w: World, id: string, word: string): boolean {
  const piece = w.state.pieces[id];
  if (piece === undefined) return false;
  if (word === 'Object') return piece.kind === 'object';
  if (word === 'Structure') return piece.kind === 'structure';
  if (word === 'Token') return piece.token === true;
  if (word === 'Model') return true;
  return word === 'Object & Structure' || word === 'Objects & Structure'
    ? piece.kind === 'object' || piece.kind === 'structure'
    : false;
}

const BEATS: Readonly<Record<Origin, Origin>> = { Mystery: 'Nature', Nature: 'Science', Science: 'Mystery' };

/** @rule PC-DESC-02 */
export function originBeats(one: Origin | null, other: Origin | null): boolean {
  return one !== null && other !== null && BEATS[one] === other;
}
