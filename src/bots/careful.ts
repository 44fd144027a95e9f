import { stream } from '../kernel/dice/generator.ts';
import type { Weighed } from '../kernel/search.ts';
import { type Advised, type Budget, type Choice, STANDING } from './choice.ts';

/** Answers played out once, and playouts of all of them together where nothing else is said. */
const CANDIDATES = 6;
const PLAYOUTS = 16;

/** So much worse than the best an answer may look, in points of victory: what leads nowhere, and could go on for ever, looks worse. */
const CLOSE = 0.5;

/** How many of them are then held against the best one, and how often each is played out in all. */
const CHALLENGERS = 1;
const ROUNDS = 3;

/** Share of the game that another answer has to gain. */
const GAIN = 0.01;

/** Turns played out after the one in hand, and decisions at most. */
const TURNS = 1;
const MOST_DECISIONS = 60;

/**
 * Plays what may be answered out with the same chance for each: all once, then the best one and what has gained on it. Leaves
 * the best one only for what gains on the whole.
 */
export function carefulChoice<Game>(
  system: Advised<Game>,
  draw: () => number,
  { playouts = PLAYOUTS, now = STANDING }: Budget,
): Choice<Game> {
  return (seen, decision, weighed, until) => {
    const [best] = weighed;
    if (weighed.length < 2 || !system.ponders(decision)) return best;
    const late = (): boolean => now() >= until;
    const seed = draw();
    let left = playouts;
    const wanted = Math.min(CANDIDATES, playouts);
    const [first, ...others] = various(weighed, wanted).map((one): Line => ({ one, gained: [] }));
    if (first === undefined) return best;
    let open: readonly Line[] = others;
    for (let round = 0; round < ROUNDS && open.length > 0 && left > open.length; round += 1) {
      for (const line of [first, ...open]) {
        const gained = playedOut(system, seen, decision, line.one.answer, seed + round, late);
        // What the clock broke off says nothing.
        if (gained === null) break;
        line.gained.push(gained);
        left -= 1;
      }
      open = open
        .filter((line) => gainOver(line, first) > 0)
        .toSorted((one, other) => gainOver(other, first) - gainOver(one, first))
        .slice(0, CHALLENGERS);
    }
    const [ahead] = open;
    if (ahead === undefined || gainOver(ahead, first) <= GAIN) return best;
    return { ...ahead.one, reason: { key: 'advice.ahead', values: { n: others.length + 1 } } };
  };
}

interface Line {
  readonly one: Weighed;
  /** What each playout came to. */
  readonly gained: number[];
}

/** Of answers for each reason the best, then the others, without those that look far worse. */
function various(weighed: readonly Weighed[], limit: number): readonly Weighed[] {
  const reasons = new Set<string>();
  const firsts: Weighed[] = [];
  const others: Weighed[] = [];
  const least = (weighed[0]?.worth ?? 0) - CLOSE;
  for (const one of weighed.filter(({ worth }) => worth >= least)) {
    const reason = JSON.stringify(one.reason);
    (reasons.has(reason) ? others : firsts).push(one);
    reasons.add(reason);
  }
  return [...firsts, ...others].slice(0, limit);
}

/** What comes of an answer; null: time was up before that was known. */
function playedOut<Game>(
  system: Advised<Game>,
  seen: Game,
  { id, by }: { readonly id: string; readonly by: Parameters<Advised<Game>['outlook']>[1] },
  answer: unknown,
  seed: number,
  late: () => boolean,
): number | null {
  if (late()) return null;
  const game = system.fork(seen, seed, { for: by });
  const draw = stream(seed + 1);
  const { round, turn, phase } = system.progress(game);
  if (!system.play(game, { type: 'answer', decision: id, answer }).ok) return -Infinity;
  for (let count = 0; count < MOST_DECISIONS && system.outcome(game) === null; count += 1) {
    if (late()) return null;
    const reached = system.progress(game);
    const over = reached.round > round || reached.turn > turn + TURNS;
    if (over && reached.phase === phase) break;
    const decision = system.asked(game);
    if (decision === null) break;
    const [next] = system.weigh(game, decision, 1, draw);
    const given = next === undefined ? system.sample(game, decision, draw) : next.answer;
    if (!system.play(game, { type: 'answer', decision: decision.id, answer: given }).ok) break;
  }
  return system.outlook(game, by);
}

/** Mean of what one has gained over the other, where both were played out with the same chance. */
function gainOver(one: Line, other: Line): number {
  const count = Math.min(one.gained.length, other.gained.length);
  let sum = 0;
  for (let at = 0; at < count; at += 1) sum += (one.gained[at] ?? 0) - (other.gained[at] ?? 0);
  return count === 0 ? -Infinity : sum / count;
}
