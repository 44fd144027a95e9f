import type { Cause } from './cause.ts';
import type { ModelId } from './ids.ts';

/** What becomes of a die that lies there. */
export type DieEvent =
  | {
      readonly type: 'dieChanged';
      readonly model: ModelId;
      readonly side: 'attacker' | 'defender';
      readonly from: number;
      readonly to: number;
      readonly cause: Cause;
    }
  /** A die thrown once more. `label`: of what roll; `model`: for whom. */
  | {
      readonly type: 'dieRerolled';
      readonly model: ModelId;
      readonly label: string;
      readonly from: number;
      readonly to: number;
      readonly cause: Cause;
    };
