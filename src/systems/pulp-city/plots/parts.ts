import { alliances, foremost, together } from '../board/allies.ts';
import { enemyTeams, teamsOf } from '../board/sides.ts';
import { zoneObjective } from '../board/field.ts';
import type { World } from '../model/encounter.ts';
import type { TeamId } from '../model/ids.ts';
import type { ControlNote, Score, ScoreCode, Tally } from '../model/objectives.ts';
import { isAt, modelsThatCount } from '../rules/objectives/control.ts';
import { sideOf } from '../board/sides.ts';

/** How many Teams may play a Plot. @rule PC-PLOT-26 */
export const ANY_NUMBER: readonly number[] = [2, 3, 4];
export const TWO_SIDES: readonly number[] = [2];

/** What most Plots of 2017 give their winner, and each of several who tie where a tie counts. @rule PC-WIN-05 */
export const FOR_MOST = 3;
export const FOR_A_TIE = 1;

/** Agenda Points for every so many Encounter Levels or part of them. @rule PC-PLOT-08 @rule PC-PLOT-13 */
export const perLevels = ({ setup }: World, levels: number): number => Math.ceil(setup.level / levels);

/** A line for each Team, whatever it is worth. */
export const forEach = (
  w: World,
  code: ScoreCode,
  worth: (team: TeamId) => { readonly points: number; readonly n: number },
): readonly Score[] =>
  teamsOf(w).map((team) => {
    const { points, n } = worth(team);
    return { team, points, why: { code, n } };
  });

/** Who held what in the Round that ends, or in the last one that was counted. */
const holdersOf = (note: ControlNote | undefined): readonly (TeamId | null)[] =>
  Object.values(note?.holders ?? {});

export const holdersAtEnd = ({ notes }: Tally): ControlNote['holders'] => notes.at(-1)?.holders ?? {};

const count = (holders: readonly (TeamId | null)[], team: TeamId): number =>
  holders.filter((one) => one === team).length;

/** How many objectives a Team Controls at the end. */
export const heldAtEnd = ({ notes }: Tally, team: TeamId): number => count(holdersOf(notes.at(-1)), team);

/** How many it Controlled in all Rounds together. */
export const heldInAll = ({ notes }: Tally, team: TeamId): number =>
  notes.reduce((sum, note) => sum + count(holdersOf(note), team), 0);

/** So much for each objective Controlled at the end of a Round. @rule PC-PLOT-08 */
export const eachHeld =
  (worth: (w: World) => number) =>
  (w: World, { notes }: Tally): readonly Score[] => {
    const held = holdersOf(notes.find(({ round }) => round === w.state.round.number));
    return forEach(w, 'controls', (team) => {
      const n = count(held, team);
      return { n, points: n * worth(w) };
    });
  };

/** So much for each objective Controlled at the end of the Encounter. @rule PC-PLOT-13 */
export const eachHeldAtEnd =
  (worth: (w: World) => number) =>
  (w: World, tally: Tally): readonly Score[] =>
    forEach(w, 'controls', (team) => {
      const n = heldAtEnd(tally, team);
      return { n, points: n * worth(w) };
    });

/** All of it goes to whoever has more than each other; a tie gives each of those so much. Allied Teams count together. @rule PC-TABLE-14 */
export function toTheMost(
  w: World,
  code: ScoreCode,
  tied: { readonly code: ScoreCode; readonly points: number },
  amount: (team: TeamId) => number,
): readonly Score[] {
  return toTheBest(w, { code, tied }, amount, (team) => amount(team));
}

interface ForTheBest {
  readonly code: ScoreCode;
  readonly tied: { readonly code: ScoreCode; readonly points: number };
}

/** As that, by whatever makes one better than another. */
export function toTheBest(
  w: World,
  { code, tied }: ForTheBest,
  amount: (team: TeamId) => number,
  worth: (team: TeamId) => number,
): readonly Score[] {
  const sides = alliances(w.setup);
  const best = Math.max(...sides.map((all) => together(all, worth)));
  const leaders = sides.flatMap((all) => (together(all, worth) === best ? (foremost(all, worth) ?? []) : []));
  return teamsOf(w).map((team) => {
    const n = amount(team);
    if (!leaders.includes(team)) return { team, points: 0, why: { code, n } };
    return leaders.length === 1
      ? { team, points: FOR_MOST, why: { code, n } }
      : { team, points: tied.points, why: { code: tied.code, n } };
  });
}

/** Models of others in the Deployment Zone of a Team. @rule PC-PLOT-14 @rule PC-PLOT-25 */
export const intruders = (w: World, team: TeamId): number => inZone(w, team, enemyTeams(w, team));

/** Models of these Teams in the Deployment Zone of a Team. */
export const inZone = (w: World, zoneOfTeam: TeamId, teams: readonly TeamId[]): number =>
  modelsThatCount(w).filter((model) => {
    const side = sideOf(w, model);
    return side !== null && teams.includes(side) && isAt(w, model, zoneObjective(w, zoneOfTeam));
  }).length;

/** Nothing is given at the end: all was counted Round by Round. */
export const nothingMore = (): readonly Score[] => [];
