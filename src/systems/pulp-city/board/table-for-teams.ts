import { type Refusal, refusal } from '../model/refusals.ts';
import type { TableLayout } from '../model/terrain.ts';
import { inches } from '../../../geometry/units.ts';

/** Side of the smallest table with room for more than two Deployment Zones. @rule PC-DEPLOY-07 */
const LEAST_FOR_MORE = inches(36);

/** Why so many Teams cannot play on a table; null: they can. @rule PC-DEPLOY-07 */
export const tooSmallFor = ({ size }: Pick<TableLayout, 'size'>, teams: number): Refusal | null =>
  teams > 2 && size < LEAST_FOR_MORE
    ? refusal('setup.tooSmall', { teams, size, least: LEAST_FOR_MORE })
    : null;
