import { objectsIn, RANKS } from '../../effects/lay-objects.ts';
import type { PowerUse } from '../../model/declared-action.ts';
import type { World } from '../../model/encounter.ts';
import { answered } from '../../model/frames.ts';
import { cardOf, powerCause } from '../../model/lookup.ts';
import type { EffectNode } from '../../model/profile.ts';
import { onTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { someSummonSpot } from '../../rules/actions/summon-spots.ts';
import { hurt } from '../../rules/damage/damage.ts';
import { laying } from './laid-pieces.ts';
import type { Step } from './step.ts';

const byOf = (w: World, { owner, success }: PowerUse) => success?.spec.by ?? teamOf(w, owner);

/** Effects of the success that are still to be made use of. */
const effectsLeft = ({ success, used = 0 }: PowerUse): number => (success?.effects ?? 1) - used;

/** For each Effect its player says which Objects suffer. @rule PC-OBJ-13 */
export const hurtObjects: Step<'hurtObjects'> = (ctx, now, { x }, model, wake) => {
  const { use } = now;
  const { owner, power, success } = use;
  const left = effectsLeft(use);
  const pieces = left > 0 && onTable(ctx, model) ? objectsIn(ctx, model, success?.range ?? 0) : [];
  if (pieces.length === 0) return { do: 'goto', frame: { ...now, use: { ...use, used: 0 } } };
  const chosen = answered(wake, 'hurtPieces');
  const { id: card } = cardOf(ctx, owner);
  if (chosen === null)
    return {
      do: 'ask',
      questions: [{ kind: 'hurtPieces', by: byOf(ctx, use), card, power, pieces, x, left }],
    };
  for (const piece of chosen) hurt(ctx, piece, x, card, powerCause(ctx, owner, power));
  return { do: 'goto', frame: { ...now, on: [model], use: { ...use, used: (use.used ?? 0) + 1 } } };
};

/** One Object after the other, as long as Ranks are left and there is room. @rule PC-OBJ-13 @rule PC-FX-30 */
export const layObjects: Step<'layObjects'> = (ctx, now, _effect, model, wake) => {
  const { use } = now;
  const { owner, power } = use;
  const most = onTable(ctx, model) ? effectsLeft(use) : 0;
  const open = most > 0 ? waysToLay(ctx, use, most) : [];
  if (open.length === 0) return { do: 'goto', frame: now };
  if (wake.woke !== 'answered')
    return {
      do: 'ask',
      questions: [
        {
          kind: 'objectToLay',
          by: byOf(ctx, use),
          card: cardOf(ctx, owner).id,
          power,
          options: open.map(({ x: rank, along }) => ({ rank, along })),
          most,
        },
      ],
    };
  const node = open[answered(wake, 'objectToLay') ?? -1];
  if (node === undefined) return { do: 'goto', frame: now };
  return {
    do: 'call',
    frame: { proc: 'summon', step: 'place', use: layingFor(ctx, use), node, left: 1, at: null },
    resume: { ...now, on: [model], use: { ...use, used: (use.used ?? 0) + node.x } },
  };
};

const layingFor = (w: World, { owner, power, success }: PowerUse) => ({
  ...laying(w, { owner, power: success?.spec.action ?? power }, owner, success?.range ?? 0),
  by: success?.spec.by ?? teamOf(w, owner),
});

type ObjectNode = EffectNode & { readonly x: number; readonly along: 'x' | 'y' };

/** Objects of these Ranks that have room in the area, lengthwise or across; a small one is round. */
function waysToLay(w: World, use: PowerUse, most: number): readonly ObjectNode[] {
  const { owner } = use;
  const { profile, order, side, range } = layingFor(w, use);
  const place = { source: owner, side, profile, action: order.action, range: range ?? 0 };
  return RANKS.filter((rank) => rank <= most).flatMap((rank) =>
    (rank === 1 ? (['y'] as const) : (['x', 'y'] as const)).flatMap((along): readonly ObjectNode[] => {
      const node = { fx: 'summon', summon: 'Object', x: rank, along } as const;
      return someSummonSpot(w, { ...place, node }) === null ? [] : [node];
    }),
  );
}
