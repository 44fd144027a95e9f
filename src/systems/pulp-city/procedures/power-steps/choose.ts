import { playerFor, teamOf } from '../../board/sides.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { ClauseEffect, EffectCalled } from '../../model/clause.ts';
import type { Ctx, World } from '../../model/encounter.ts';
import { answered } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { spareFatigue } from '../../traits/limits.ts';
import { cardOf } from '../../model/lookup.ts';
import { pickFor } from '../../rules/actions/power-use.ts';
import { instead, type Step } from './step.ts';

const wayKey = (power: string, at: number): string => `way:${power}:${at}`;

/** Ways that have not been taken yet, where none may be taken twice. */
function waysOpen(w: World, { owner, power, subject }: PowerUse, { ways, once }: EffectCalled<'choose'>) {
  const { used } = cardOf(w, owner);
  const open = ways.flatMap(({ name, do: does }, at) =>
    once !== undefined && used[wayKey(power, at)] !== undefined ? [] : [{ at, name: name ?? null, does }],
  );
  const bearable = open.filter(({ does }) => !does.some((effect) => tooTired(w, subject, effect)));
  return bearable.length === 0 ? open : bearable;
}

/** Fatigue beyond the limit would be no choice. @rule PC-FX-16 */
const tooTired = (w: World, subject: ModelId | null, effect: ClauseEffect): boolean =>
  effect.fx === 'fatigue' &&
  effect.to === 'subject' &&
  subject !== null &&
  spareFatigue(w, cardOf(w, subject).id) === 0;

/** Where one is picked that it goes to, the ways are about that one. @rule PC-CARD-06 */
export const choose: Step<'choose'> = (ctx, now, effect, model, wake) => {
  const about = pickFor(ctx, now.use, effect) === null ? null : model;
  const use = about === null ? now.use : { ...now.use, subject: about };
  const ways = waysOpen(ctx, use, effect);
  const count = Math.min(effect.count ?? 1, ways.length);
  const chosen = answered(wake, 'powerWays') ?? (ways.length === count ? ways.map(({ at }) => at) : null);
  if (chosen === null) {
    const { subject } = use;
    const by =
      effect.by === 'subject' && subject !== null
        ? playerFor(ctx, subject)
        : (use.success?.spec.by ?? teamOf(ctx, use.owner));
    const card = cardOf(ctx, use.owner).id;
    const on = about === null ? {} : { about };
    return { do: 'ask', questions: [{ kind: 'powerWays', by, card, power: use.power, ways, count, ...on }] };
  }
  for (const at of chosen) took(ctx, use, effect, at);
  return instead(
    { ...now, use },
    chosen.flatMap((at) => effect.ways[at]?.do ?? []),
  );
};

function took(
  ctx: Ctx,
  { owner, power }: PowerUse,
  { ways, once }: EffectCalled<'choose'>,
  at: number,
): void {
  if (once !== undefined)
    ctx.emit({ type: 'limitUsed', card: cardOf(ctx, owner).id, key: wayKey(power, at), until: once });
  const way = ways[at]?.name;
  if (way !== undefined) ctx.emit({ type: 'wayTaken', model: owner, power, way });
}
