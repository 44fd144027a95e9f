import type { Handler } from './handler.ts';

/** Its player chooses what the Action does when it is declared. @rule PC-FX-25 */
export const usedAsOneOf: Handler<'usedAsOneOf'> = ({ bars }) => bars;
