import { onModel } from './apply.ts';

/** @rule PC-FX-33 */
export const weak = onModel((ctx, { cause }, { node: { of = '' }, target }) =>
  ctx.emit({ type: 'becameWeak', model: target, of, cause }),
);
