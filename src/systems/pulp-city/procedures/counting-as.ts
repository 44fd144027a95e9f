import type { Ctx, World } from '../model/encounter.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { ModelId } from '../model/ids.ts';
import type { CardProfile } from '../model/profile.ts';
import { actionOf } from '../model/action-at.ts';
import { modelOf, profileOf } from '../model/lookup.ts';
import { printed } from '../powers/measure.ts';
import { powersAtWork } from '../powers/silence.ts';
import { hasTargets } from '../traits/affect.ts';
import { elementsOf } from '../traits/elements.ts';

export const descriptorsChosen = printed('grant', 'descriptor');

export interface TypesOpen {
  readonly name: string;
  readonly options: readonly string[];
}

/** What a Target may still say to be for this Action; null: nothing, or nothing that the Action looks at. @rule PC-DESC-04 @rule PC-TYPE-18 */
export function typesOpen(w: World, model: ModelId, use: DeclaredUse): TypesOpen | null {
  if (!hasTargets(w, use.type)) return null;
  if (modelOf(w, model).lasting.some(({ id }) => id === idOf(model))) return null;
  for (const power of powersAtWork(w, model)) {
    for (const { of } of descriptorsChosen([power]))
      if (asked(w, use, of)) return { name: power.name, options: of };
  }
  return null;
}

export function countAs(ctx: Ctx, model: ModelId, { name }: TypesOpen, types: readonly string[]): void {
  ctx.emit({ type: 'traitChosen', model, descriptors: types });
  ctx.emit({
    type: 'lastingBegan',
    model,
    lasting: {
      id: idOf(model),
      clauses: [{ set: 'types', to: types }],
      lasts: 'action',
      from: name,
      owner: modelOf(ctx, model).card,
    },
  });
}

const idOf = (model: ModelId): string => `countAs:${model}`;

const texts = new WeakMap<CardProfile, readonly string[]>();

function clauseTexts(profile: CardProfile): readonly string[] {
  const known = texts.get(profile);
  if (known !== undefined) return known;
  const made = profile.powers.map((power) => JSON.stringify(power.clauses));
  texts.set(profile, made);
  return made;
}

/** Does the Action, or who uses it, look at any of these words? */
function asked(w: World, use: DeclaredUse, words: readonly string[]): boolean {
  const { limited, excluded, strong } = actionOf(w, use);
  const named = [...limited, ...excluded, ...strong].flatMap((entry) =>
    entry.any.flatMap((selector) => [selector.descriptor, selector.nonDescriptor].flat()),
  );
  const granted = clauseTexts(profileOf(w, use.order.model));
  const elements = elementsOf(w, use.order.model).flatMap((one) => w.rules.numbers.elementStrong[one] ?? []);
  return words.some(
    (word) =>
      named.includes(word) || elements.includes(word) || granted.some((text) => text.includes(`"${word}"`)),
  );
}
