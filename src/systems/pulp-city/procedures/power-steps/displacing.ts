import { onTable } from '../../board/on-table.ts';
import { placeOf } from '../../board/places.ts';
import { areFriends, sideOf, teamOf } from '../../board/sides.ts';
import type { Ctx } from '../../model/encounter.ts';
import { type Proc, answered } from '../../model/frames.ts';
import type { ModelId } from '../../model/ids.ts';
import { powerCause } from '../../model/lookup.ts';
import type { Point } from '../../model/place.ts';
import { shakenBy } from '../../rules/damage/dropping.ts';
import { shiftLength } from '../../rules/movement/displacing.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { immuneToEffect } from '../../traits/immunity.ts';
import { otherOf } from './other.ts';
import type { Now, Step, Then } from './step.ts';
import { afterContact } from '../offering.ts';

type Displacing = 'shift' | 'knockback' | 'pull';

/** Immunity keeps it off whatever it comes from. @rule PC-FX-08 @rule PC-BAR-09 */
function unmoved(ctx: Ctx, fx: Displacing, model: ModelId): boolean {
  if (!onTable(ctx, model)) return true;
  if (!immuneToEffect(ctx, model, fx, {})) return false;
  ctx.emit({ type: 'effectIgnored', target: model, effect: fx, why: 'immune' });
  return true;
}

/** @rule PC-FX-12 */
export const shift: Step<'shift'> = (ctx, now, { x, upTo }, model, wake) => {
  if (unmoved(ctx, 'shift', model)) return { do: 'goto', frame: now };
  const toward = answered(wake, 'shift');
  const most = upTo === true ? ({ upTo: true } as const) : {};
  if (toward === null) {
    const by = now.use.success?.spec.by ?? teamOf(ctx, now.use.owner);
    return {
      do: 'ask',
      questions: [{ kind: 'shift', by, target: model, distance: x, self: upTo === true, ...most }],
    };
  }
  const distance = shiftLength(ctx, { target: model, distance: x, ...most }, toward);
  return slide(ctx, now, model, { toward, distance, stopAt: null, effect: 'shift' });
};

/** Away from another model, or towards it. @rule PC-FX-10 */
export const knockback: Step<'knockback'> = (ctx, now, { x, from = 'self' }, model) => {
  const other = unmoved(ctx, 'knockback', model) ? null : otherOf(ctx, now, from, model);
  if (other === null) return { do: 'goto', frame: now };
  const [origin, at] = [placeOf(ctx, other), placeOf(ctx, model)];
  const apart = origin.x !== at.x || origin.y !== at.y;
  const toward = apart ? { x: 2 * at.x - origin.x, y: 2 * at.y - origin.y } : { x: at.x, y: at.y + 1 };
  return slide(ctx, now, model, { toward, distance: x, stopAt: null, effect: 'knockback' });
};

/** @rule PC-FX-11 */
export const pull: Step<'pull'> = (ctx, now, { x, toward = 'self', careful }, model) => {
  const other = unmoved(ctx, 'pull', model) ? null : otherOf(ctx, now, toward, model);
  if (other === null) return { do: 'goto', frame: now };
  const to = placeOf(ctx, other);
  const wary = careful === true ? ({ careful: true } as const) : {};
  return slide(ctx, now, model, { toward: to, distance: x, stopAt: to, effect: 'pull', ...wary });
};

interface Slide {
  readonly toward: Point;
  /** Inches. */
  readonly distance: number;
  readonly stopAt: Point | null;
  readonly effect: Displacing;
  readonly careful?: true;
}

function slide(ctx: Ctx, now: Now, model: ModelId, how: Slide): Then {
  if (how.distance === 0) return { do: 'goto', frame: now };
  const { use } = now;
  const side = sideOf(ctx, model);
  const by = use.success?.spec.side ?? teamOf(ctx, use.owner);
  const own = side !== null && areFriends(ctx, side, by);
  shakenBy(ctx, model, how.effect, by);
  const cause = powerCause(ctx, use.owner, use.power);
  return {
    do: 'call',
    frame: { proc: 'displace', step: 'slide', target: model, cause, ...how },
    resume: {
      ...now,
      step: 'displaced',
      model,
      shoved: own ? { side, before: enemiesInBtb(ctx, model, side) } : null,
    },
  };
}

/** Moved by its own side it comes into contact as if it had moved. @rule PC-TYPE-05 */
export const displaced: Proc<'powers'>['displaced'] = (ctx, frame) => {
  const { model, shoved, ...rest } = frame;
  const next = { ...rest, step: 'doing' } as const;
  return shoved === null ? { do: 'goto', frame: next } : afterContact(ctx, model, shoved, next);
};
