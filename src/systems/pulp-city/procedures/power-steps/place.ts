import { bodyOf } from '../../board/bodies.ts';
import { onTable } from '../../board/on-table.ts';
import { placeOf } from '../../board/places.ts';
import { teamOf } from '../../board/sides.ts';
import { sideToChoose, thrownEnd } from '../../effects/landing-thrown.ts';
import { answered } from '../../model/frames.ts';
import { enemiesInBtb } from '../../traits/contact.ts';
import { otherOf } from './other.ts';
import type { Step } from './step.ts';

/** Beside another model, on the side that its player chooses; without room nothing happens. */
export const place: Step<'place'> = (ctx, now, { beside }, model, wake) => {
  const { use } = now;
  const next = { do: 'goto', frame: now } as const;
  const touching = otherOf(ctx, now, beside, model);
  if (touching === null || !onTable(ctx, model) || !onTable(ctx, touching)) return next;
  const from = bodyOf(ctx, model);
  const toward = answered(wake, 'placeModel');
  const at = sideToChoose(ctx, model, touching, from);
  const by = use.success?.spec.by ?? teamOf(ctx, use.owner);
  if (toward === null && at !== null)
    return { do: 'ask', questions: [{ kind: 'placeModel', by, model, touching, at }] };
  const end = thrownEnd(ctx, model, touching, placeOf(ctx, touching), from, toward);
  if (end === null || end.falls) return next;
  const side = teamOf(ctx, model);
  const before = enemiesInBtb(ctx, model, side);
  ctx.emit({ type: 'placed', model, at: end.at, why: 'power' });
  return { do: 'goto', frame: { ...now, step: 'displaced', model, shoved: { side, before } } };
};

/** Each where the other stood. */
export const swap: Step<'swap'> = (ctx, now, effect, model) => {
  const other = otherOf(ctx, now, effect.with, model);
  if (other === null || !onTable(ctx, model) || !onTable(ctx, other)) return { do: 'goto', frame: now };
  const [here, there] = [placeOf(ctx, model), placeOf(ctx, other)];
  ctx.emit({ type: 'placed', model, at: there, why: 'power' });
  ctx.emit({ type: 'placed', model: other, at: here, why: 'power' });
  return { do: 'goto', frame: now };
};
