import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import type { DecisionKind } from '../../../src/systems/pulp-city/model/decisions.ts';
import type { App } from '../../../src/games/pulp-city/use-game.ts';
import { appFor, gameOf } from '../panels/around.tsx';
import { pressThrough, put } from './asked.tsx';

/** Questions that are answered beside the table, with nothing but buttons. */
const BESIDE_THE_TABLE: readonly DecisionKind[] = [
  'chooseAdvantage',
  'chooseEdge',
  'chooseDeployFirst',
  'chooseRoller',
  'chooseFirstToDeclare',
  'startingDice',
  'masterPlan',
  'chooseFirstTurn',
  'turn',
  'agreeEnd',
  'commandAfter',
  'chain',
  'usePower',
  'countAs',
  'nameTrump',
  'blastOrder',
  'summonDefender',
  'environmentDefence',
  'environmentSfx',
  'escape',
  'enterDice',
];
const MOST_DECISIONS = 3000;

/** Plays by chance; the first time such a question is asked, a player answers it on the screen. */
function playOn(app: App, seed: number, seen: Map<DecisionKind, string>): void {
  const draw = stream(seed);
  for (let count = 0; count < MOST_DECISIONS; count += 1) {
    const game = gameOf(app);
    const decision = game.rest.pending[0];
    if (decision === undefined) return;
    if (BESIDE_THE_TABLE.includes(decision.kind) && !seen.has(decision.kind)) {
      const asked = put(app, decision.kind, decision);
      pressThrough(asked);
      const [answer] = asked.answers;
      const team = game.setup.teams[decision.by].name;
      const named = asked.container.textContent?.includes(team) ?? false;
      const refused = asked.answers.length === 0 ? 'no answer' : asked.check(answer);
      seen.set(decision.kind, named ? (refused ?? 'taken') : 'names no Team');
      asked.unmount();
    }
    const answer = pulpCity.sample(game, decision, draw);
    app.session.dispatch({ type: 'answer', decision: decision.id, answer });
  }
}

describe('every question beside the table', () => {
  test('names its Team and can be answered with buttons alone, in a way the game takes', () => {
    const seen = new Map<DecisionKind, string>();
    for (const [edition, level, seed, dice] of [
      ['2013', 6, 3, 'digital'],
      ['2017', 6, 6, 'digital'],
      ['2017', 9, 8, 'entered'],
      ['2013', 9, 9, 'digital'],
    ] as const) {
      playOn(appFor({ edition, level, seed, dice, want: null }), seed, seen);
    }
    const missing = BESIDE_THE_TABLE.filter((kind) => !seen.has(kind));
    expect([...seen].filter(([, how]) => how !== 'taken')).toEqual([]);
    // Rare ones have tests of their own.
    expect(
      missing.filter(
        (kind) =>
          ![
            'chooseFirstToDeclare',
            'startingDice',
            'chain',
            'blastOrder',
            'summonDefender',
            'escape',
          ].includes(kind),
      ),
    ).toEqual([]);
  }, 120_000);
});
