import type { CardProfile, ModelType, Origin } from '../model/profile.ts';
import type { ModelId, TargetId } from '../model/state.ts';
import { type World, isModel, modelOf, profileOf } from '../model/world.ts';
import { hasStealth, movementTypeOf } from './traits.ts';

const KIND_WORDS: Readonly<Record<string, string>> = {
  supreme: 'Supreme',
  minion: 'Minion',
  monster: 'Monster',
};

/** Words of an Element's group count as the Element. @rule PC-DESC-05 */
const ELEMENT_WORDS: Readonly<Record<string, string>> = {
  Wind: 'Air',
  Lightning: 'Air',
  Storm: 'Air',
  Thunderstorm: 'Air',
  Ice: 'Water',
  Snow: 'Water',
  Rain: 'Water',
  Lava: 'Fire',
  Magma: 'Fire',
  Stone: 'Earth',
  Wood: 'Earth',
  Plants: 'Earth',
};

export function elementWord(word: string): string {
  return ELEMENT_WORDS[word] ?? word;
}

/** Nothing printed means Living; anything else printed means only that. Auras ask for Types and give none. @rule PC-DESC-04 */
export function typesOf(w: World, model: ModelId): readonly string[] {
  for (const one of modelOf(w, model).lasting) {
    for (const clause of one.clauses) {
      if ('set' in clause && clause.set === 'types' && Array.isArray(clause.to)) return clause.to as string[];
    }
  }
  return typesPrinted(profileOf(w, model));
}

export function typesPrinted(profile: CardProfile): readonly ModelType[] {
  return profile.types.length === 0 ? ['Living'] : profile.types;
}

/**
 * Does this word describe the model or piece now? Singular and plural are one word.
 * @rule PC-DESC-09
 */
export function describedAs(w: World, id: TargetId, given: string): boolean {
  const word = elementWord(given.endsWith('s') && given !== 'Plants' ? singular(given) : given);
  if (word === 'All') return true;
  return isModel(w, id) ? modelIs(w, id, word) : pieceIs(w, id, word);
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

function modelIs(w: World, id: ModelId, word: string): boolean {
  const profile = profileOf(w, id);
  const model = modelOf(w, id);
  switch (word) {
    case 'Stunned':
      return model.stunned;
    case 'Spectral':
      return model.spectral;
    case 'Stealth':
      return hasStealth(w, id);
    case 'Model':
      return true;
    default:
      break;
  }
  return (
    typesOf(w, id).includes(word) ||
    profile.elements.some((element) => element === word) ||
    profile.origin === word ||
    profile.role === word ||
    KIND_WORDS[profile.kind] === word ||
    movementTypeOf(w, id) === word ||
    profile.alignment.some((alignment) => alignment === word) ||
    profile.factions.includes(word) ||
    profile.factions.includes(`${word}s`) ||
    profile.name === word ||
    `${profile.baseMm}mm` === word
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
