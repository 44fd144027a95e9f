import { advisorOf, type Advisor, type Level } from '../../../bots/advice.ts';
import { THINKING } from '../../../bots/asking.ts';
import { stream } from '../../../kernel/dice/generator.ts';
import { playMatch } from '../../../simulation/match.ts';
import { EDITIONS } from '../../../systems/pulp-city/editions/editions.ts';
import { type Encounter, pulpCity } from '../../../systems/pulp-city/index.ts';
import { type Checked, line } from './check.ts';
import { begunAt } from './studies.ts';

/** Encounters measured at each Level and edition. */
const MEASURED = 12;
const CAREFUL = 2;
/** Encounters played before, while the program is still being translated for the machine. */
const WARM_UP = 12;

interface Measured {
  /** Milliseconds of every decision, the quickest first. */
  readonly decisions: readonly number[];
  /** Of processor time: others may use the machine as well. */
  readonly perMinute: number;
}

function measured(level: number, bot: Level, encounters: number, seed: number, before: number): Measured {
  const decisions: number[] = [];
  let spent = 0;
  let played = 0;
  for (const edition of EDITIONS) {
    for (let at = -before; at < encounters; at += 1) {
      const game = begunAt(level, edition, Math.abs(at), seed);
      const begun = process.cpuUsage();
      const times = playTimed(game, bot, seed + Math.abs(at));
      if (at < 0) continue;
      const { user, system } = process.cpuUsage(begun);
      spent += (user + system) / 1000;
      played += 1;
      for (const one of times) decisions.push(one);
    }
  }
  return { decisions: decisions.sort((one, other) => one - other), perMinute: (played * 60_000) / spent };
}

function playTimed(game: Encounter, bot: Level, seed: number): readonly number[] {
  const times: number[] = [];
  const timed = (advisor: Advisor<Encounter>): Advisor<Encounter> => {
    return (now, decision) => {
      const begun = performance.now();
      const advice = advisor(now, decision);
      times.push(performance.now() - begun);
      return advice;
    };
  };
  const budget = { ms: THINKING[bot], now: () => performance.now() };
  const seat = (chance: number) => timed(advisorOf(pulpCity, bot, stream(chance), budget));
  playMatch(pulpCity, game, { a: seat(2 * seed), b: seat(2 * seed + 1) }, stream(seed));
  return times;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;

/** How quick the bots are on this machine, one Encounter after the other on one core. */
export function speedChecks(seed: number): readonly Checked[] {
  const six = measured(6, 'regular', MEASURED, seed, WARM_UP);
  const nine = measured(9, 'regular', MEASURED, seed, WARM_UP);
  const careful = measured(6, 'careful', CAREFUL, seed, 1);
  const regular = [...six.decisions, ...nine.decisions].sort((one, other) => one - other);
  return [
    line('Regular, milliseconds a decision, median', quantile(regular, 0.5), 'most', 1),
    line('Regular, milliseconds a decision, 95 %', quantile(regular, 0.95), 'most', 15),
    line('Regular, Encounters a minute and core, Level 6', six.perMinute, 'least', 150),
    line('Regular, Encounters a minute and core, Level 9', nine.perMinute, 'least', 75),
    line('Careful, milliseconds a decision, 95 %', quantile(careful.decisions, 0.95), 'most', 300),
    line('Careful, milliseconds a decision, slowest', quantile(careful.decisions, 1), 'most', 1000),
  ];
}
