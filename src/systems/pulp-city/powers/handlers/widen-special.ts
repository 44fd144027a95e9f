import type { Handler } from './handler.ts';

/** One Special goes to more than its Target. @rule PC-FX-25 */
export const widenSpecial: Handler<'widenSpecial'> = ({ special, ap, to }, facts) =>
  facts.special === special ? { ap, to } : null;
