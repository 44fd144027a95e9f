import { teamsIn } from '../../../../systems/pulp-city/board/sides.ts';
import type { TeamId } from '../../../../systems/pulp-city/model/ids.ts';
import type { World } from '../../../../systems/pulp-city/model/encounter.ts';

/** Of an order that is set place by place: does somebody have his place already? */
export const someArePlaced = (w: World, { among }: { readonly among?: readonly TeamId[] }): boolean =>
  among !== undefined && among.length < teamsIn(w).length;
