import type { Cause } from '../../../model/cause.ts';
import type { Ctx } from '../../../model/encounter.ts';
import type { ModelId } from '../../../model/ids.ts';

/** An Effect on a model without a choice or a consequence on the table, whatever it comes from. */
export type Instant = (ctx: Ctx, model: ModelId, x: number, cause: Cause) => void;
