import type { Handler } from './handler.ts';

/** A Trump named from Effects Phase to Effects Phase. @rule PC-ROLL-16 */
export const chooseTrump: Handler<'chooseTrump'> = () => true;
