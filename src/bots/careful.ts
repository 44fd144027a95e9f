import { stream } from '../kernel/dice/generator.ts';
import type { Weighed } from '../kernel/search.ts';
import { type Advised, type Budget, type Choice, STANDING } from './choice.ts';

/** Answers played out, and how often all of them together where nothing else is said. */
const CANDIDATES = 3;
const PLAYOUTS = 18;

/** Pairs before an answer may be given up, or the best one left. */
const FEWEST = 4;

/** How clear a paired gain has to be, in standard errors; and how large at least. */
const GIVEN_UP = 1;
const CLEAR = 1.3;
const GAIN = 0.02;

/** Turns played out after the one in hand, and decisions at most. */
const TURNS = 1;
const MOST_DECISIONS = 60;

/** Levels by which an answer may look worse than the best and still be played out. */
const CLOSE = 0.25;

/**
 * Plays the likeliest answers out with the same chance for each, and leaves the one that looks best for another only where
 * that has clearly gained more.
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
    const lines = various(weighed).map((one): Line => ({ one, gained: [] }));
    let open: readonly Line[] = lines;
    let left = playouts;
    const seed = draw();
    for (let pair = 0; left >= open.length && open.length > 1; pair += 1) {
      const played = open.map(({ one }) => playedOut(system, seen, decision, one.answer, seed + pair, late));
      // What the clock broke off says nothing, nor do those beside it.
      if (played.includes(null)) break;
      open.forEach((line, at) => line.gained.push(played[at] ?? 0));
      left -= open.length;
      if (pair + 1 >= FEWEST) open = stillOpen(open);
    }
    return clearlyBest(lines);
  };
}

interface Line {
  readonly one: Weighed;
  /** What each playout came to, pair by pair. */
  readonly gained: number[];
}

/** The best of each purpose, then the next ones, without those that are far behind. */
function various(all: readonly [Weighed, ...Weighed[]]): readonly Weighed[] {
  const weighed = all.filter(({ worth }) => worth >= all[0].worth - CLOSE);
  const firsts = weighed.filter(
    ({ purpose }, at) => weighed.findIndex((one) => one.purpose === purpose) === at,
  );
  const rest = weighed.filter((one) => !firsts.includes(one));
  const [best, ...others] = firsts;
  return [...(best === undefined ? [] : [best]), ...rest.slice(0, 1), ...others, ...rest.slice(1)].slice(
    0,
    CANDIDATES,
  );
}

/** What comes of an answer; null: time was up before that was known. */
function playedOut<Game>(
  system: Advised<Game>,
  seen: Game,
  { id, by }: { readonly id: string; readonly by: Parameters<Advised<Game>['evaluate']>[1] },
  answer: unknown,
  seed: number,
  late: () => boolean,
): number | null {
  if (late()) return null;
  const game = system.fork(seen, seed, { for: by });
  const draw = stream(seed + 1);
  const { round, turn } = system.progress(game);
  if (!system.play(game, { type: 'answer', decision: id, answer }).ok) return -Infinity;
  for (let count = 0; count < MOST_DECISIONS && system.outcome(game) === null; count += 1) {
    if (late()) return null;
    const reached = system.progress(game);
    if (reached.round > round || reached.turn > turn + TURNS) break;
    const decision = system.asked(game);
    if (decision === null) break;
    const [next] = system.weigh(game, decision, 1, draw);
    const given = next === undefined ? system.sample(game, decision, draw) : next.answer;
    if (!system.play(game, { type: 'answer', decision: decision.id, answer: given }).ok) break;
  }
  return system.evaluate(game, by);
}

/** Mean of what one has gained over the other, pair by pair, and its standard error. */
function gainOver(one: Line, other: Line): { readonly mean: number; readonly error: number } {
  const count = Math.min(one.gained.length, other.gained.length);
  const gains = one.gained.slice(0, count).map((value, at) => value - (other.gained[at] ?? 0));
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, count);
  const spread = gains.reduce((sum, gain) => sum + (gain - mean) * (gain - mean), 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(spread / Math.max(1, count)) };
}

const meanOf = ({ gained }: Line): number =>
  gained.reduce((sum, one) => sum + one, 0) / Math.max(1, gained.length);

/** Without those that are clearly behind the best so far; the first stays, as all are held against it. */
function stillOpen(lines: readonly Line[]): readonly Line[] {
  const best = lines.reduce((most, line) => (meanOf(line) > meanOf(most) ? line : most));
  return lines.filter((line, at) => {
    if (line === best || at === 0) return true;
    const { mean, error } = gainOver(best, line);
    return mean <= GIVEN_UP * error;
  });
}

function clearlyBest(lines: readonly Line[]): Weighed {
  const [first, ...others] = lines;
  if (first === undefined) throw new Error('nothing was weighed');
  let [pick, most] = [first, 0];
  for (const line of others) {
    if (line.gained.length < FEWEST) continue;
    const { mean, error } = gainOver(line, first);
    if (mean > GAIN && mean > CLEAR * error && mean > most) [pick, most] = [line, mean];
  }
  if (pick === first) return first.one;
  return { ...pick.one, reason: { key: 'advice.ahead', values: { n: pick.gained.length } } };
}
