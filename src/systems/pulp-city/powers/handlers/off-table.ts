import type { Handler } from './handler.ts';

/** As Climb High. @rule PC-MOVE-36 */
export const offTable: Handler<'offTable'> = () => true;
