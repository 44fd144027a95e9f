import type { ModelId } from './ids.ts';
import type { DieAt } from './roll.ts';

/** Questions about dice that lie there. */
export type DiceAsks = {
  changeDie: {
    q: {
      readonly model: ModelId;
      readonly power: string;
      readonly faces: readonly number[];
      readonly to: number;
    };
    a: number | null;
  };
  /** One die thrown once more. `open`: the places of the dice that may be. */
  rerollDie: {
    q: {
      readonly model: ModelId;
      readonly power: string;
      /** Points that its card has. */
      readonly left: number;
      readonly groups: readonly {
        readonly label: string;
        readonly model: ModelId | null;
        readonly faces: readonly number[];
        readonly open: readonly number[];
      }[];
    };
    a: DieAt | null;
  };
};
