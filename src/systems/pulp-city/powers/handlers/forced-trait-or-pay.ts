import type { Handler } from './handler.ts';

/** Whoever attacks rolls another Trait, or pays. @rule PC-ROLL-16 */
export const forcedTraitOrPay: Handler<'forcedTraitOrPay'> = (
  { trait, ap = null, trump = true },
  { printed },
) => (trait === printed ? null : { trait, trump, ap });
