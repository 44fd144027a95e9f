import { nearestPlace } from '../../../tabletop/nearest.ts';
import { bodyOf } from '../board/bodies.ts';
import { placeOf } from '../board/places.ts';
import { sceneOf } from '../board/scene.ts';
import { playerFor } from '../board/sides.ts';
import type { Cause } from '../model/cause.ts';
import type { Dying } from '../model/state.ts';
import type { Ctx } from '../model/encounter.ts';
import { type Proc, answered, returned } from '../model/frames.ts';
import type { ModelId } from '../model/ids.ts';
import { cardOf, modelOf, powerCause } from '../model/lookup.ts';
import { takeLimit } from '../powers/limits.ts';
import { mostHealth } from '../traits/health.ts';
import { shiftLength } from '../rules/movement/displacing.ts';
import { takeAway } from '../rules/damage/damage.ts';
import { type Chance, chancesOf } from '../rules/damage/last-chance.ts';

/** Once for each time that a model has lost its last Health: it may stay, and was never KO'ed. @rule PC-LEADER-27 @rule PC-CARD-06 */
export const survival: Proc<'survival'> = {
  roll(ctx, frame, wake) {
    const dying = nextOf(ctx);
    if (dying === undefined) return { do: 'return', value: undefined };
    const { model, power, needed, by, cause } = dying;
    const chance = chancesOf(ctx, model).find((one) => one.power === power);
    if (chance !== undefined && !isRolled(chance)) {
      const answer = answered(wake, 'usePower');
      if (answer === null && (chance.asked || (chance.price?.length ?? 0) > 1)) {
        const card = cardOf(ctx, model).id;
        const pick = chance.price ?? [];
        const question = { kind: 'usePower', by: playerFor(ctx, model), card, power, pick } as const;
        return { do: 'ask', questions: [{ ...question, must: !chance.asked }] };
      }
      const used = answer === null || answer.use;
      return stay(ctx, dying, chance, used ? { price: answer?.model ?? null } : null);
    }
    const faces = returned(wake, 'dice');
    if (faces === null) {
      if (chance?.limit !== undefined) takeLimit(ctx, model, power, chance.limit);
      const groups = [{ label: 'survival', model, by: playerFor(ctx, model), count: 1 }];
      return { do: 'call', frame: { proc: 'dice', step: 'roll', groups }, resume: frame };
    }
    const face = faces[0]?.[0] ?? 1;
    const left = face >= needed ? dying.left : 0;
    ctx.emit({ type: 'survivalRolled', model, power, face, needed, left });
    if (left === 0) takeAway(ctx, model, by, cause);
    return { do: 'return', value: undefined };
  },

  /** Moved out of it by its own player. @rule PC-FX-12 */
  shift(ctx, { model, power, distance }, wake) {
    if (wake.woke === 'returned') return { do: 'return', value: undefined };
    const toward = answered(wake, 'shift');
    if (toward === null) {
      const question = { kind: 'shift', by: playerFor(ctx, model), target: model, distance } as const;
      return { do: 'ask', questions: [{ ...question, self: true, upTo: true }] };
    }
    const length = shiftLength(ctx, { target: model, distance, upTo: true }, toward);
    if (length === 0) return { do: 'return', value: undefined };
    const cause = powerCause(ctx, model, power);
    return {
      do: 'call',
      frame: {
        proc: 'displace',
        step: 'slide',
        target: model,
        toward,
        distance: length,
        stopAt: null,
        effect: 'shift',
        cause,
      },
      resume: { proc: 'survival', step: 'shift', model, power, distance },
    };
  },
};

const isRolled = ({ effect }: Chance): boolean => effect.fx === 'surviveAt' && effect.roll !== undefined;

/** Some wait for the end of the Action. */
function nextOf({ state: { dying } }: Ctx): Dying | undefined {
  return dying.find(({ afterAction }) => afterAction !== true) ?? dying[0];
}

function stay(
  ctx: Ctx,
  { model, power, left, by, cause }: Dying,
  { effect, limit, price }: Chance,
  use: { readonly price: ModelId | null } | null,
): ReturnType<(typeof survival)['roll']> {
  const card = cardOf(ctx, model).id;
  const why = { of: 'power', card, power } as const;
  if (use === null) {
    ctx.emit({ type: 'lastChanceTaken', model, left: 0, instead: null, cause: why });
    takeAway(ctx, model, by, cause);
    return { do: 'return', value: undefined };
  }
  const instead = use.price ?? price?.[0] ?? null;
  if (limit !== undefined) takeLimit(ctx, model, power, limit);
  ctx.emit({ type: 'powerUsed', card, power, model });
  if (effect.fx === 'takePlace' && instead !== null) return takePlace(ctx, model, instead, why);
  ctx.emit({ type: 'lastChanceTaken', model, left, instead, cause: why });
  if (instead !== null) takeAway(ctx, instead, null, why);
  if (effect.fx === 'takePlace' || effect.shift === undefined) return { do: 'return', value: undefined };
  return { do: 'goto', frame: { proc: 'survival', step: 'shift', model, power, distance: effect.shift } };
}

/** Where a wider base finds no room, as near as it can stand. @rule PC-CARD-06 */
function takePlace(
  ctx: Ctx,
  model: ModelId,
  of: ModelId,
  cause: Cause,
): ReturnType<(typeof survival)['roll']> {
  const left = Math.min(modelOf(ctx, of).health, mostHealth(ctx, model));
  const spot = placeOf(ctx, of);
  ctx.emit({ type: 'lastChanceTaken', model, left, instead: of, cause });
  takeAway(ctx, of, null, cause);
  const at = nearestPlace(sceneOf(ctx), bodyOf(ctx, model), spot);
  if (at !== null) ctx.emit({ type: 'placed', model, at, why: 'power' });
  return { do: 'return', value: undefined };
}
