import type { BarCondition } from '../model/profile.ts';
import type { RollSpec, RollView } from '../model/roll.ts';

import type { ModelId, TargetId, TeamId } from '../model/ids.ts';
import { specAt } from '../model/copies.ts';
import type { World } from '../model/encounter.ts';
import { actionOn, isModel, profileById } from '../model/lookup.ts';
import { forbidder, granter } from '../powers/measure.ts';
import { weaknessesOf } from './conditions.ts';
import { describedAs, elementWord } from './descriptors.ts';
import { elementsOf } from './elements.ts';
import { defenceView } from './roll-view.ts';
import { selects } from './selectors.ts';

export interface StrongEntry {
  readonly word: string;
  readonly from: 'bar' | 'power' | 'element';
}

const PIECE_WORDS = [
  'Object',
  'Objects',
  'Structure',
  'Structures',
  'Objects & Structures',
  'Objects and Structures',
  'Objects or Structures',
];

export const strongGranted = granter('strong');

/** Every Strong entry that fits the target, each Descriptor once. @rule PC-BONUS-12 @rule PC-DESC-06 @rule PC-DESC-07 */
export function strongAgainst(
  w: World,
  spec: RollSpec,
  target: TargetId,
  view: RollView,
  fixed: boolean,
): StrongEntry[] {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  if (action === null) return [];
  const found = new Map<string, StrongEntry>();
  const from = { owner: spec.attacker, side: spec.side };
  for (const entry of action.strong) {
    if (fits(w, entry, target, from)) put(w, found, { word: entry.text, from: 'bar' });
  }
  const onlyPrinted = fixed && w.rules.policies.onFixedNumber === 'printedStrong';
  for (const one of strongGranted(w, spec.attacker, { view })) {
    if (onlyPrinted && !PIECE_WORDS.includes(one.of)) continue;
    if (describedAs(w, target, one.of)) put(w, found, { word: one.of, from: 'power' });
  }
  const elements =
    isModel(w, target) && elementBonusBarred(w, spec, target) ? [] : elementsOf(w, spec.attacker);
  for (const element of elements) {
    for (const word of w.rules.numbers.elementStrong[element] ?? []) {
      if (onlyPrinted && !PIECE_WORDS.includes(word)) continue;
      if (PIECE_WORDS.includes(word) ? !isModel(w, target) : describedAs(w, target, word))
        put(w, found, { word, from: 'element' });
    }
  }
  return [...found.values()];
}

export const elementBonusForbidden = forbidder('elementBonus');

/** Some Defenders are not to be beaten by what their Element is weak against. @rule PC-DESC-06 */
function elementBonusBarred(w: World, spec: RollSpec, target: ModelId): boolean {
  if (!elementBonusForbidden.speaks(w, target)) return false;
  const view = defenceView(w, specAt(spec, target), null);
  return view !== null && elementBonusForbidden(w, target, { view }) !== null;
}

function fits(
  w: World,
  entry: BarCondition,
  target: TargetId,
  from: { owner: string; side: TeamId },
): boolean {
  return entry.any.some((selector) => selects(w, selector, target, from));
}

function put(w: World, found: Map<string, StrongEntry>, entry: StrongEntry): void {
  const key = elementWord(w, entry.word).replace(/s$/, '');
  if (!found.has(key)) found.set(key, entry);
}

/** Is the Defender Weak to something the Attacker or its Action has? @rule PC-BONUS-13 */
export function weakTo(w: World, spec: RollSpec, target: TargetId): string | null {
  if (!isModel(w, target)) return null;
  const words = weaknessesOf(w, target);
  return words.find((word) => word === spec.type || describedAs(w, spec.attacker, word)) ?? null;
}
