/** What the program does for the players before the first Turn, and the set-ups it deals. */
import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/kernel/dice/generator.ts';
import { byPlayer, PLAYERS, playersOf } from '../../../src/kernel/ids.ts';
import { cardRules, type Encounter, pulpCity, worldOf } from '../../../src/systems/pulp-city/index.ts';
import { LIBRARY } from '../../../src/systems/pulp-city/tables/library/library.ts';
import {
  answerForUs,
  answersKind,
  isPreparing,
  type LeftToUs,
} from '../../../src/systems/pulp-city/view/setup/for-us.ts';
import { plotGap } from '../../../src/systems/pulp-city/view/setup/plots.ts';
import { teamsOfLevel } from '../../../src/systems/pulp-city/view/setup/quick-game.ts';
import {
  chosenTable,
  defaultChoice,
  encounterSetup,
  type SetupChoice,
  setupGaps,
  teamNames,
  teamSheet,
} from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { surprised } from '../../../src/systems/pulp-city/view/setup/surprise.ts';

const EDITIONS = ['2013', '2017'] as const;

function choiceFor(edition: string, count = 2, more: Partial<SetupChoice> = {}): SetupChoice {
  const sides = PLAYERS.slice(0, count);
  const teams = teamsOfLevel(9, count);
  return {
    ...defaultChoice(edition, 5, 'en'),
    level: 9,
    teams,
    names: teamNames(teams, 'en'),
    leaders: byPlayer(sides, () => ({ cards: [], honorary: null })),
    citizens: { wanted: byPlayer(sides, () => true), number: 'normal' },
    table: count > 2 ? 'midtown' : 'crossroads',
    ...more,
  };
}

function begun(choice: SetupChoice): Encounter {
  const setup = encounterSetup(choice);
  if (!setup.ok) throw new Error(setup.error.code);
  const game = pulpCity.begin(setup.value);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** Leaves all that is asked to the program as long as it has an answer; how it stands then. */
function left(game: Encounter, what: LeftToUs): Encounter {
  let now = game;
  for (;;) {
    const [decision] = now.rest.pending;
    if (decision === undefined || !isPreparing(worldOf(now)) || !answersKind(what, decision.kind)) return now;
    const answer = answerForUs(worldOf(now), what, decision);
    const done = pulpCity.execute(now, { type: 'answer', decision: decision.id, answer });
    if (!done.ok) throw new Error(`${decision.kind}: ${JSON.stringify(done.error)}`);
    now = done.value.game;
  }
}

describe.each(EDITIONS)('left to the program, in the edition of %s', (edition) => {
  test.each([2, 3, 4])(
    '[PC-DEPLOY-04] [PC-CITIZEN-12] %d Teams stand ready before the Master Plans',
    (count) => {
      const game = left(begun(choiceFor(edition, count)), 'everything');
      expect(game.rest.pending.map(({ kind }) => kind)).not.toContain('deploy');
      expect(['masterPlan', 'chooseFirstTurn']).toContain(game.rest.pending[0]?.kind);
      expect(Object.values(game.state.models).filter(({ status }) => status === 'reserve')).toEqual([]);
    },
  );

  test('[PC-AGENDA-02] [PC-AGENDA-15] nobody chooses the Agendas for the players', () => {
    const game = left(begun(choiceFor(edition, 2, { agendas: true })), 'everything');
    expect(['writeAgendas', 'pickAgenda']).toContain(game.rest.pending[0]?.kind);
  });

  test.each([2, 3, 4])('[PC-TEAM-02] [PC-PLOT-26] a surprise for %d Teams can be begun at once', (count) => {
    const rules = cardRules(edition);
    if (rules === null) throw new Error('no rules');
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const dealt = surprised(choiceFor(edition, count), {
        rules,
        tables: LIBRARY,
        lang: 'en',
        draw: stream(seed),
      });
      const choice = { ...dealt, tables: LIBRARY };
      const sides = playersOf(choice.teams);
      expect(sides).toHaveLength(count);
      for (const side of sides) expect(teamSheet(choice.teams[side])?.team.level).toBe(choice.level);
      expect(Object.values(setupGaps(choice)).filter((gap) => gap !== null)).toEqual([]);
      expect(plotGap(choice.plot, rules, { teams: count, table: chosenTable(choice) })).toBeNull();
      seen.add(begun(choice).setup.plot);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
