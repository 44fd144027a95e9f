import { type Translator, translateOptional } from './translate.ts';

const AREAS = ['type', 'element', 'origin', 'role', 'bonus', 'alignment', 'movement', 'material', 'place'];

/** Words of the rulebooks that are filed under another name. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['Object', 'kind.object'],
  ['Structure', 'kind.structure'],
  ['Objects & Structures', 'kind.piece.many'],
  ['Token', 'kind.token'],
  ['Supreme', 'kind.supreme'],
  ['Minion', 'kind.minion'],
  ['Monster', 'kind.monster'],
  ['Citizen', 'kind.citizen'],
  ['Citizens', 'kind.citizen.many'],
  ['Stealth', 'movement.stealth'],
  ['Burdened', 'condition.burdened'],
  ['Stunned', 'condition.stunned'],
  ['Strong', 'bonus.Strong.name'],
  ['BtB', 'condition.btb'],
  ['Easy Target', 'condition.easyTarget'],
  ['Grab & Throw', 'effect.grabThrow'],
  ['Fall', 'environment.fall'],
  ['Dangerous Terrain', 'environment.danger'],
  ...['F', 'G', 'H', 'I', 'J', 'K'].map((trait) => [`${trait} Actions`, `trait.${trait}.actions`] as const),
  ['Combat Actions', 'actionKind.combat.many'],
  ['all', 'selector.all'],
  ['All', 'selector.all'],
]);

const effectOf = (word: string): string =>
  word.charAt(0).toLowerCase() +
  word.slice(1).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

/** A word of the rulebooks that a card or a rule names; undefined: it is a proper name, or a whole condition. */
export function descriptorWord(t: Translator, word: string): string | undefined {
  const own = KEYS.get(word);
  if (own !== undefined) return translateOptional(t.lang, own);
  for (const area of AREAS) {
    const found = translateOptional(t.lang, `${area}.${word}`);
    if (found !== undefined && !found.includes('{')) return found;
  }
  return translateOptional(t.lang, `effect.${effectOf(word)}`, { x: '', of: '' })?.trim();
}
