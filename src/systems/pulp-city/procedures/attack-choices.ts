import { type Proc, answered } from '../model/frames.ts';
import type { DeclaredUse } from '../model/declared-action.ts';
import type { Ctx } from '../model/encounter.ts';
import type { ModelId } from '../model/ids.ts';
import { isModel, modelOf } from '../model/lookup.ts';
import type { RollSpec } from '../model/roll.ts';
import { playerFor } from '../board/sides.ts';
import { nameTrump, trumpDue } from '../rules/rolls/trump.ts';
import { choicesMentioned, elementsOpen } from '../rules/rolls/choices-before.ts';
import { countAs, typesOpen } from './counting-as.ts';

/** Who may have something to choose before the roll: the Attacker, then the Defender. */
export function choosers(ctx: Ctx, { attacker, target }: RollSpec, use: DeclaredUse): readonly ModelId[] {
  const other = target === null || target === attacker || !isModel(ctx, target) ? null : target;
  if (!choicesMentioned(ctx)) return other !== null && typesOpen(ctx, other, use) !== null ? [other] : [];
  return other === null ? [attacker] : [attacker, other];
}

/** What the models of a roll count as in it, where their players say so. @rule PC-DESC-05 */
export const choosing: Pick<Proc<'attackRoll'>, 'choices'> = {
  choices(ctx, frame, wake) {
    const { spec, use, tally, queue } = frame;
    const [model, ...rest] = queue;
    if (model === undefined)
      return { do: 'goto', frame: { proc: 'attackRoll', step: 'exchange', spec, use, tally } };
    const trump = model === spec.attacker ? null : trumpDue(ctx, model);
    if (trump !== null) {
      const trait = answered(wake, 'nameTrump');
      if (trait === null)
        return {
          do: 'ask',
          questions: [{ kind: 'nameTrump', by: playerFor(ctx, model), model, power: trump }],
        };
      nameTrump(ctx, model, trump, trait);
      return { do: 'goto', frame };
    }
    // A Target of a later roll of a Blast, or one that took the roll upon itself, has not been asked yet.
    const types = model === spec.attacker ? null : typesOpen(ctx, model, use);
    if (types !== null) {
      const said = answered(wake, 'countAs');
      if (said === null) {
        const { name, options } = types;
        const by = playerFor(ctx, model);
        return { do: 'ask', questions: [{ kind: 'countAs', by, model, options, power: name }] };
      }
      countAs(ctx, model, types, said);
      return { do: 'goto', frame };
    }
    const next = { do: 'goto', frame: { ...frame, queue: rest } } as const;
    const open = elementsOpen(ctx, spec, model);
    const words = answered(wake, 'countAs');
    forget(ctx, model);
    if (open === null) return next;
    const { power, options, orNone } = open;
    if (words === null && options.length > (orNone ? 0 : 1)) {
      const by = model === spec.attacker ? spec.by : playerFor(ctx, model);
      const none = orNone ? ({ orNone: true } as const) : {};
      return { do: 'ask', questions: [{ kind: 'countAs', by, model, options, power, ...none }] };
    }
    const to = words ?? options;
    ctx.emit({ type: 'traitChosen', model, descriptors: to });
    ctx.emit({
      type: 'lastingBegan',
      model,
      lasting: {
        id: idOf(model),
        clauses: [{ set: 'elements', to }],
        lasts: 'action',
        from: power,
        owner: modelOf(ctx, model).card,
      },
    });
    return next;
  },
};

const idOf = (model: ModelId): string => `elements:${model}`;

/** What was chosen for an earlier roll of the Action. */
function forget(ctx: Ctx, model: ModelId): void {
  const id = idOf(model);
  if (modelOf(ctx, model).lasting.some((one) => one.id === id))
    ctx.emit({ type: 'lastingEnded', model, ids: [id] });
}
