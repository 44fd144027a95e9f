import { meanBest } from '../../../../kernel/dice/distribution.ts';
import { byPlayer, type ByPlayer } from '../../../../kernel/ids.ts';
import { teamsOf } from '../../board/sides.ts';
import type { World } from '../../model/encounter.ts';
import type { Event } from '../../model/events.ts';
import type { TargetId, TeamId } from '../../model/ids.ts';

/** The dice that a Team has thrown in Action Rolls, as Attacker and as Defender. */
export interface Luck {
  readonly rolls: number;
  readonly dice: number;
  /** Dice that came up 6: whatever the cards, those give or cancel SFX. */
  readonly sixes: number;
  /** A sixth of all dice. */
  readonly sixesMeant: number;
  /** The best die of each roll, summed: that is what counts towards its total. */
  readonly best: number;
  /** What that sum would be on average, of as many dice in each roll. */
  readonly bestMeant: number;
}

type Counted = { -readonly [K in keyof Luck]: Luck[K] };

const BEST_FACE = 6;

/**
 * Every Team's dice beside what was to be expected of them. `events`: all that have happened. Dice count as they fell:
 * what a Power turned or threw again afterwards is no luck. Citizens' dice are nobody's.
 * @rule PC-ROLL-02 @rule PC-ROLL-03
 */
export function luckOf(w: World, events: readonly Event[]): ByPlayer<Luck> {
  const counted = byPlayer(
    teamsOf(w),
    (): Counted => ({ rolls: 0, dice: 0, sixes: 0, sixesMeant: 0, best: 0, bestMeant: 0 }),
  );
  const teamOf = (id: TargetId | null): TeamId | null =>
    w.state.cards[w.state.models[id ?? '']?.card ?? '']?.team ?? null;
  const count = (id: TargetId | null, faces: readonly number[]): void => {
    const team = teamOf(id);
    if (team === null || faces.length === 0) return;
    const luck = counted[team];
    luck.rolls += 1;
    luck.dice += faces.length;
    luck.sixes += faces.filter((face) => face === BEST_FACE).length;
    luck.sixesMeant = luck.dice / BEST_FACE;
    luck.best += Math.max(...faces);
    luck.bestMeant += meanBest(faces.length);
  };
  let [turned, guarded]: [Turned[], Turned[]] = [[], []];
  for (const event of events) {
    if (event.type === 'dieChanged' && event.side === 'attacker') turned.push(event);
    if (event.type === 'dieRerolled' && event.label === 'attack') turned.push(event);
    if (event.type === 'dieRerolled' && event.label === 'defence') guarded.push(event);
    if (event.type === 'environmentRolled') guarded = [];
    if (event.type !== 'rolled') continue;
    count(event.attacker, asFallen(event.attack.faces, turned));
    if (event.defence !== null) count(event.target, asFallen(event.defence.faces, guarded));
    [turned, guarded] = [[], []];
  }
  return counted;
}

interface Turned {
  readonly from: number;
  readonly to: number;
}

/** The faces before they were turned, the last turn taken back first. */
function asFallen(faces: readonly number[], turned: readonly Turned[]): readonly number[] {
  return turned.toReversed().reduce((now, { from, to }) => {
    const at = now.indexOf(to);
    return at < 0 ? now : now.map((face, index) => (index === at ? from : face));
  }, faces);
}
