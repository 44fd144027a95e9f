import { ELEMENTS, type Element } from '../model/keywords.ts';
import type { World } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { isMentioned } from '../powers/mentioned.ts';
import { granter, passing, printed } from '../powers/measure.ts';
import { powersAtWork } from '../powers/silence.ts';

export const descriptorsLost = passing('forbid', 'descriptor');
export const elementsSet = passing('set', 'elements');
export const elementsGranted = granter('element');
export const elementChoices = printed('grant', 'elementChoice');

const isElement = (word: string): word is Element => ELEMENTS.some((one) => one === word);

/** Words that something has taken away from the model for a time. Auras take none. @rule PC-DESC-09 */
export function lostBy(w: World, id: ModelId): readonly string[] {
  const { lasting } = modelOf(w, id);
  if (lasting.length === 0) return [];
  return descriptorsLost(lasting).flatMap(({ of }) => of);
}

/** Those of the card, or those chosen for a time, with those that Powers give besides. @rule PC-DESC-05 */
export function elementsOf(w: World, id: ModelId): readonly Element[] {
  const lost = lostBy(w, id);
  const { lasting } = modelOf(w, id);
  const [set] = lasting.length === 0 ? [] : elementsSet(lasting);
  const own = set === undefined ? profileOf(w, id).elements : set.to;
  const given = elementsGranted(w, id, {}).map(({ of }) => of);
  const all = given.length === 0 ? own : [...new Set([...own, ...given])];
  return all.filter((one): one is Element => isElement(one) && !lost.includes(one));
}

/** A Power by which its player says before a roll which of these Elements the model has in it. */
export interface ElementChoice {
  readonly power: string;
  readonly of: readonly string[];
  readonly orNone: boolean;
  readonly as: 'attacker' | undefined;
}

export function elementChoiceOf(w: World, id: ModelId): ElementChoice | null {
  if (!isMentioned(w, 'grant', 'elementChoice')) return null;
  for (const power of powersAtWork(w, id))
    for (const { of, orNone = false, as } of elementChoices([power]))
      return { power: power.name, of, orNone, as };
  return null;
}

/** Could it still choose to attack without the Element? `immune`: what else its Target is Immune to. */
export function mayLeaveOut(w: World, id: ModelId, element: string, immune: readonly string[]): boolean {
  const choice = elementChoiceOf(w, id);
  if (choice === null || !choice.of.includes(element)) return false;
  const { lasting } = modelOf(w, id);
  if (lasting.length > 0 && elementsSet(lasting).length > 0) return false;
  return choice.orNone || choice.of.some((one) => !immune.includes(one));
}
