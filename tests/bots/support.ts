import { type Advisor, advisorOf, type Budget, type Level } from '../../src/bots/advice.ts';
import {
  plotted,
  type PlotChoice,
  randomSetup,
  type TeamChoice,
  withAgendas,
} from '../../src/cli/random-setup.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { type Match, type MatchOptions, playMatch } from '../../src/simulation/match.ts';
import { type Encounter, pulpCity } from '../../src/systems/pulp-city/index.ts';
import type { EditionId } from '../../src/systems/pulp-city/editions/editions.ts';
import type { Event } from '../../src/systems/pulp-city/model/events.ts';
import type { Outcome } from '../../src/systems/pulp-city/model/state.ts';

export type Seat = Level | 'random';

export interface Wanted {
  readonly edition: EditionId;
  readonly seed: number;
  readonly teams?: TeamChoice;
  readonly plot?: PlotChoice;
  readonly agendas?: boolean;
}

export function begun({
  edition,
  seed,
  teams = 'starters',
  plot = 'smackdown',
  agendas = false,
}: Wanted): Encounter {
  const setup = plotted(randomSetup(edition, teams, seed), plot);
  const found = pulpCity.begin(agendas ? withAgendas(setup) : setup);
  if (!found.ok) throw new Error(found.error[0]?.code);
  return found.value;
}

export function advisor(seat: Seat, seed: number, budget?: Budget): Advisor<Encounter> {
  const draw = stream(seed);
  if (seat !== 'random') return advisorOf(pulpCity, seat, draw, budget);
  const why = { key: 'advice.any', values: {} };
  return (game, decision) => ({ answer: pulpCity.sample(game, decision, draw), why });
}

/** A whole Encounter, the first seat on the side of the first or of the second Team. */
export function played(
  wanted: Wanted,
  seats: readonly [Seat, Seat],
  { swapped = false, ...options }: MatchOptions<Event> & { readonly swapped?: boolean } = {},
): Match<Encounter> {
  const { seed } = wanted;
  const [one, other] = seats.map((seat, at) => advisor(seat, 1_000 * seed + at, { playouts: 6 }));
  if (one === undefined || other === undefined) throw new Error('two seats');
  const sides = swapped ? { a: other, b: one } : { a: one, b: other };
  return playMatch(pulpCity, begun(wanted), sides, stream(seed), options);
}

/** What the first seat has of an Encounter: 1, a half for a tie, 0. */
export function scoreOf(match: Match<Encounter>, swapped: boolean): number {
  const { winner } = match.outcome as Outcome;
  if (winner === 'tie') return 0.5;
  return (winner === 'a') === swapped ? 0 : 1;
}
