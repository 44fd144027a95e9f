import type { Ctx, World } from '../../model/encounter.ts';
import type { ModelId } from '../../model/ids.ts';
import type { Trait } from '../../model/keywords.ts';
import { modelOf } from '../../model/lookup.ts';
import { handledByPower } from '../../powers/handlers/handlers.ts';
import { handlerMentioned } from '../../powers/mentioned.ts';
import { powersAtWork } from '../../powers/silence.ts';

/** The Power by which the model's player has to name its Trump now; null: there is none, or it has been named. */
export function trumpDue(w: World, model: ModelId): string | null {
  if (!handlerMentioned(w, 'chooseTrump')) return null;
  const found = handledByPower(powersAtWork(w, model), 'chooseTrump', null);
  if (found === null) return null;
  return modelOf(w, model).lasting.some(({ id }) => id === idOf(model)) ? null : found.power;
}

const idOf = (model: ModelId): string => `trump:${model}`;

/** Its Trump until the next Effects Phase, with a die more in rolls where Combat Bonuses count. @rule PC-ROLL-16 */
export function nameTrump(ctx: Ctx, model: ModelId, power: string, trait: Trait): void {
  ctx.emit({ type: 'traitChosen', model, descriptors: [trait] });
  ctx.emit({
    type: 'lastingBegan',
    model,
    lasting: {
      id: idOf(model),
      clauses: [
        { set: 'trump', to: trait },
        { modify: 'rollDice', by: 1, when: { rolling: trait, action: { kind: 'combat' } } },
      ],
      lasts: 'effectsPhase',
      from: power,
      owner: modelOf(ctx, model).card,
    },
  });
}
