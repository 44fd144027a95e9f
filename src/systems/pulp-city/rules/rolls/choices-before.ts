import type { World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import { actionOn, cardOf, isModel, modelOf, profileById } from '../../model/lookup.ts';
import type { CardProfile } from '../../model/profile.ts';
import type { RollSpec } from '../../model/roll.ts';
import { handlerMentioned, isMentioned } from '../../powers/mentioned.ts';
import { weaknessesOf } from '../../traits/conditions.ts';
import { elementWord } from '../../traits/descriptors.ts';
import { elementChoiceOf, elementsOf } from '../../traits/elements.ts';
import { immunitiesOf } from '../../traits/immunity.ts';
import { defenceView } from '../../traits/roll-view.ts';

/** Elements that a player may choose among for this roll. */
export interface ElementsOpen {
  readonly power: string;
  readonly options: readonly string[];
  readonly orNone: boolean;
}

/** Could anybody in this Encounter have something to choose before a roll? */
export const choicesMentioned = (w: World): boolean =>
  isMentioned(w, 'grant', 'elementChoice') || handlerMentioned(w, 'chooseTrump');

/** null: there is nothing to choose, or nobody whom it would make a difference to. @rule PC-DESC-05 */
export function elementsOpen(w: World, spec: RollSpec, model: ModelId): ElementsOpen | null {
  const choice = elementChoiceOf(w, model);
  if (choice === null) return null;
  const attacks = model === spec.attacker;
  if (!attacks && choice.as === 'attacker') return null;
  const { power, of, orNone } = choice;
  const options = attacks ? of.filter((one) => !keptOff(w, spec, one)) : of;
  if (!attacks ? !lookedFor(w, spec, model, of) : !minded(w, spec, model, of)) return null;
  return { power, options, orNone };
}

/** The Target is Immune to what has the Element. @rule PC-BAR-09 */
function keptOff(w: World, spec: RollSpec, element: string): boolean {
  const { target } = spec;
  const view = defenceView(w, spec, null);
  if (target === null || view === null) return false;
  return immunitiesOf(w, target, { view }).some(({ of }) => elementWord(w, of) === element);
}

/** Does anything that the Attacker's Element can meet ask for it? */
function minded(w: World, spec: RollSpec, model: ModelId, words: readonly string[]): boolean {
  const { target } = spec;
  if (target === null || !isModel(w, target)) return false;
  const state = modelOf(w, target);
  const named = [...state.immune, ...weaknessesOf(w, target)].map((word) => elementWord(w, word));
  return words.some((word) => named.includes(word) || othersName(w, model, word));
}

/** Does the Action, or who uses it, look at any of these words? */
function lookedFor(w: World, spec: RollSpec, model: ModelId, words: readonly string[]): boolean {
  const action = actionOn(profileById(w, spec.profile), spec.action);
  const entries = action === null ? [] : [...action.limited, ...action.excluded, ...action.strong];
  const named = entries.flatMap(({ any }) =>
    any.flatMap(({ descriptor, nonDescriptor }) => [descriptor, nonDescriptor].flat()),
  );
  const strong = elementsOf(w, spec.attacker).flatMap((one) => w.rules.numbers.elementStrong[one] ?? []);
  return words.some((word) => named.includes(word) || strong.includes(word) || othersName(w, model, word));
}

const texts = new WeakMap<CardProfile, string>();

/** Some other card in the Encounter has a Power or Special that speaks of it. */
function othersName(w: World, model: ModelId, word: string): boolean {
  const own = cardOf(w, model).profile;
  return Object.values(w.profiles).some((profile) => {
    if (profile.id === own) return false;
    let text = texts.get(profile);
    if (text === undefined) {
      const specials = profile.actions.flatMap((action) => action.specials ?? []);
      texts.set(
        profile,
        (text = JSON.stringify([...profile.powers, ...specials].map(({ clauses }) => clauses))),
      );
    }
    return text.includes(`"${word}"`);
  });
}
