import type { ByPlayer, SomePlayers } from '../../../kernel/ids.ts';
import type { ModelId, TeamId, ZonePlace } from './ids.ts';
import type { Place } from './place.ts';

/** What happens before the first Round. */
export type SetupEvent =
  | {
      readonly type: 'sidesDrawn';
      readonly face: number;
      readonly faces?: readonly number[];
      readonly edges: ByPlayer<ZonePlace>;
    }
  /** `faces` of those who rolled: after a tie between some of more than two, of them alone. */
  | { readonly type: 'tacticalRolled'; readonly faces: SomePlayers<number>; readonly winner: TeamId | null }
  | { readonly type: 'advantageTaken'; readonly team: TeamId; readonly advantage: 'tactical' | 'terrain' }
  | { readonly type: 'edgesTaken'; readonly by: TeamId; readonly edges: ByPlayer<ZonePlace> }
  | { readonly type: 'deploymentOrdered'; readonly order: readonly TeamId[] }
  /** `noted`: a Power of its card asks for the place later. */
  | { readonly type: 'deployed'; readonly model: ModelId; readonly at: Place; readonly noted?: true };
