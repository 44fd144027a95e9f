import type { ByPlayer } from '../../../kernel/ids.ts';
import type { Ranks } from '../model/frame-locals.ts';
import type { TeamId } from '../model/ids.ts';

/** Those that share a rank with others: they roll. */
export const stillTied = (ranks: Ranks): readonly TeamId[] => ranks.filter(({ length }) => length > 1).flat();

/** Ranks after a roll of all that were tied: each rank of several falls apart by what they rolled. @rule PC-SETUP-04 */
export const ranksAfter = (ranks: Ranks, faces: ByPlayer<number>): Ranks =>
  ranks.flatMap((rank) => (rank.length > 1 ? byFace(rank, faces) : [rank]));

function byFace(rank: readonly TeamId[], faces: ByPlayer<number>): Ranks {
  const rolled = [...new Set(rank.map((team) => faces[team]))].toSorted((one, other) => other - one);
  return rolled.map((face) => rank.filter((team) => faces[team] === face));
}
