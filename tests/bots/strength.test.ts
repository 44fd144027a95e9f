/** A tripwire: bots play as well as they did, roughly. `npm run -s lab -- --check` measures how well that is. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../src/systems/pulp-city/editions/editions.ts';
import { played, scoreOf, type Seat } from './support.ts';

/** Of each pairing and edition: 40 in all. */
const ENCOUNTERS = 8;
const LOOKING_AHEAD = 4;

/** A machine that has much else to do takes its time. */
const PATIENCE = 300_000;

interface Figures {
  readonly score: number;
  readonly koes: number;
  readonly passes: number;
  readonly fallbacks: number;
  readonly refused: number;
  readonly failures: readonly string[];
}

/** So many Encounters, seats swapped each time; KO's and Passes of one. */
function figuresOf(edition: (typeof EDITIONS)[number], seats: readonly [Seat, Seat], count: number): Figures {
  let [score, koes, passes, fallbacks, refused] = [0, 0, 0, 0, 0];
  const failures: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const swapped = at % 2 === 1;
    const match = played({ edition, seed: 50 + Math.floor(at / 2) }, seats, {
      swapped,
      told({ advice, decision, events }) {
        koes += events.filter(({ type }) => type === 'koed').length;
        const { answer } = advice;
        if (decision.kind === 'turn' && (answer as { readonly do: string }).do === 'pass') passes += 1;
      },
    });
    if (match.failure !== null) failures.push(match.failure);
    else score += scoreOf(match, swapped);
    fallbacks += match.fallbacks;
    refused += match.refused;
  }
  return { score: score / count, koes: koes / count, passes: passes / count, fallbacks, refused, failures };
}

describe.each(EDITIONS)('strength, edition of %s', (edition) => {
  test(
    'Regular is far better than chance',
    () => {
      const found = figuresOf(edition, ['regular', 'random'], ENCOUNTERS);
      expect(found).toMatchObject({ failures: [], fallbacks: 0, refused: 0 });
      expect(found.score).toBeGreaterThanOrEqual(0.75);
    },
    PATIENCE,
  );

  test(
    'Regular is better than Cub, and neither hides',
    () => {
      const found = figuresOf(edition, ['regular', 'cub'], ENCOUNTERS);
      expect(found).toMatchObject({ failures: [], refused: 0 });
      expect(found.score).toBeGreaterThanOrEqual(0.5);
      expect(found.koes).toBeGreaterThanOrEqual(0.5);
      expect(found.passes).toBeLessThanOrEqual(15);
    },
    PATIENCE,
  );

  test(
    'Careful holds its own against Regular',
    () => {
      const found = figuresOf(edition, ['careful', 'regular'], LOOKING_AHEAD);
      expect(found).toMatchObject({ failures: [], fallbacks: 0, refused: 0 });
      expect(found.score).toBeGreaterThanOrEqual(0.25);
    },
    PATIENCE,
  );
});

test(
  'Regular goes across for the zone of the Enemy',
  () => {
    const across = { a: 0, b: 0 };
    const match = played({ edition: '2013', seed: 50, plot: 'endZones' }, ['regular', 'random'], {
      told({ events }) {
        for (const event of events)
          if (event.type === 'agendaPointsScored' && event.why?.code === 'acrossZone')
            across[event.team as 'a' | 'b'] += event.points;
      },
    });
    expect(match).toMatchObject({ failure: null, refused: 0, outcome: { winner: 'a' } });
    expect(across.a).toBeGreaterThan(across.b);
  },
  PATIENCE,
);
