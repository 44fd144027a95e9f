import { levelsTaken } from '../board/cards.ts';
import type { Plot } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';

type ByTeam = Readonly<Record<TeamId, number>>;

/** Knock out Enemy Supremes: what their Levels give. */
const smackdown = (pointsFor: (levels: ByTeam) => ByTeam): Plot => ({
  id: 'smackdown',
  atEnd(w) {
    const levels = levelsTaken(w);
    const points = pointsFor(levels);
    return { a: { points: points.a, levels: levels.a }, b: { points: points.b, levels: levels.b } };
  },
});

/** One Agenda Point a Level. @rule PC-PLOT-01 */
export const smackdownByLevel = smackdown(({ a, b }) => ({ a, b }));

const FOR_MOST = 3;

/** Three Agenda Points to the Team that KO'ed the most Levels. @rule PC-PLOT-18 */
export const smackdownForMost = smackdown(({ a, b }) => ({
  a: a > b ? FOR_MOST : 0,
  b: b > a ? FOR_MOST : 0,
}));
