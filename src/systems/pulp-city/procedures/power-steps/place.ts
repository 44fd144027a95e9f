import { onTable } from '../../board/on-table.ts';
import { teamOf } from '../../board/sides.ts';
import { placeOn } from '../../effects/landing-thrown.ts';
import { changedPlaces, freePlacesBeside } from '../../effects/power-places.ts';
import { answered } from '../../model/frames.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { otherOf } from './other.ts';
import type { Step } from './step.ts';

/** Beside another model, on the side that its player chooses; without room nothing happens. @rule PC-CARD-06 */
export const place: Step<'place'> = (ctx, now, { beside }, model, wake) => {
  const { use } = now;
  const next = { do: 'goto', frame: now } as const;
  const touching = otherOf(ctx, now, beside, model);
  if (touching === null || !onTable(ctx, model) || !onTable(ctx, touching)) return next;
  const [best, second] = freePlacesBeside(ctx, model, touching);
  if (best === undefined) return next;
  const asked = { model, touching, free: true } as const;
  const toward = answered(wake, 'placeModel');
  const by = use.success?.spec.by ?? teamOf(ctx, use.owner);
  if (toward === null && second !== undefined)
    return { do: 'ask', questions: [{ kind: 'placeModel', by, ...asked, at: { x: best.x, y: best.y } }] };
  const at = (toward === null ? null : placeOn(ctx, asked, toward)) ?? best;
  const side = teamOf(ctx, model);
  const before = enemiesInBtb(ctx, model, side);
  ctx.emit({ type: 'placed', model, at, why: 'power' });
  return { do: 'goto', frame: { ...now, step: 'displaced', model, shoved: { side, before } } };
};

/** Each where the other stood. @rule PC-CARD-06 */
export const swap: Step<'swap'> = (ctx, now, effect, model) => {
  const other = otherOf(ctx, now, effect.with, model);
  if (other === null || !onTable(ctx, model) || !onTable(ctx, other)) return { do: 'goto', frame: now };
  const places = changedPlaces(ctx, model, other);
  if (places === null) return { do: 'goto', frame: now };
  ctx.emit({ type: 'placed', model, at: places[0], why: 'power' });
  ctx.emit({ type: 'placed', model: other, at: places[1], why: 'power' });
  return { do: 'goto', frame: now };
};
