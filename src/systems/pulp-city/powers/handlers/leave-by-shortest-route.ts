import type { Handler } from './handler.ts';

/** Whoever the area is laid upon may leave it. @rule PC-AREA-06 */
export const leaveByShortestRoute: Handler<'leaveByShortestRoute'> = () => true;
