import * as v from 'valibot';
import { ACTION_TYPES, TRAITS } from '../model/keywords.ts';
import type { Selector } from '../model/selector.ts';
import { parseUse } from '../notation/parse.ts';
import { closed, oneOrMore, text, texts } from './closed.ts';
import { isTriggerPoint, pointsIn, type TriggerPoint } from './vocabulary.ts';

const trait = v.picklist(TRAITS, 'card.unknownTrait');

/** Which Actions a Power speaks of: all, some by name, or by what their bar says. */
const actions = v.lazy((input) =>
  typeof input === 'object' && input !== null && !Array.isArray(input)
    ? closed({
        type: v.exactOptional(oneOrMore(v.picklist(ACTION_TYPES, 'card.unknownWord'))),
        trait: v.exactOptional(oneOrMore(trait)),
      })
    : texts,
);

const type = v.pipe(
  text,
  v.check((written) => parseUse(written, 'en').ok, 'card.unknownWord'),
);

type With = v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;

/** What the permissions must or may carry that the rules look into; the others carry what they like. */
export function permissionSchemas(
  selector: v.GenericSchema<unknown, Selector>,
  effectsOffered: (point: TriggerPoint) => v.GenericSchema<unknown>,
): Readonly<Record<string, With>> {
  const place = v.lazy((input) => (typeof input === 'string' ? text : selector));
  const plan = (point: TriggerPoint | null) =>
    closed({
      name: v.exactOptional(text),
      at: v.exactOptional(v.picklist(pointsIn('power'), 'card.unknownWord')),
      do: effectsOffered(point ?? 'activationStarted'),
      who: v.exactOptional(selector),
      limit: v.exactOptional(v.literal('oncePerRound')),
    });
  const pointOf = (input: unknown): TriggerPoint | null =>
    typeof input === 'object' && input !== null && 'at' in input && isTriggerPoint(input.at)
      ? input.at
      : null;
  return {
    masterPlan: v.lazy((input) => plan(pointOf(input))),
    useAs: closed({
      actions,
      as: type,
      extraAp: v.exactOptional(v.number()),
      for: v.exactOptional(selector),
    }),
    useFrom: closed({ actions, piece: place, powers: v.exactOptional(actions) }),
    defendWith: closed({
      use: trait,
      for: v.lazy((input) => (input === 'any' ? v.literal('any') : trait)),
      trump: v.exactOptional(v.boolean()),
      compulsory: v.exactOptional(v.boolean()),
    }),
  };
}
