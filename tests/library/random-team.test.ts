import { expect, test } from 'vitest';
import { randomTeam } from '../../src/games/pulp-city/library/random-team.ts';
import { libraryOf } from '../../src/games/pulp-city/library/use-library.ts';
import { stream } from '../../src/kernel/dice/generator.ts';
import { cardRules } from '../../src/systems/pulp-city/index.ts';
import { checkTeam } from '../../src/systems/pulp-city/teams/check-team.ts';
import { teamFigures } from '../../src/systems/pulp-city/view/setup/team-figures.ts';

for (const edition of ['2013', '2017']) {
  test(`a Team by chance is legal and of the Level asked for, and not always the same: ${edition}`, () => {
    const rules = cardRules(edition);
    if (rules === null) throw new Error(edition);
    const { cards, byId } = libraryOf(rules, []);
    const teams = [6, 9, 12].map((level) => {
      const draw = stream(level);
      const question = { rules, level, profiles: byId };
      const team = randomTeam(cards, question, 'Chance', (below) => draw() % below);
      expect(team).not.toBeNull();
      const verdict = checkTeam(team!, question);
      expect(verdict.faults).toEqual([]);
      expect(verdict.levels).toBe(level);
      return team!.cards.map(({ profile }) => profile).join();
    });
    expect(new Set(teams).size).toBe(3);
  });
}

test('figures say what a Team adds up to, how far it harms and what it lacks', () => {
  const rules = cardRules('2017');
  if (rules === null) throw new Error('2017');
  const { byId } = libraryOf(rules, []);
  const team = { name: '', cards: ['ace-of-wraiths', 'tekkna', 'wildman'].map((profile) => ({ profile })) };
  const { members } = checkTeam(team, { rules, level: 6, profiles: byId });
  const figures = teamFigures(members);
  expect(figures).toMatchObject({ ap: 8, supports: 1, health: 28 });
  // Ghostshot reaches 6 inches, Howl as far; nobody goes farther than Tekkna does.
  expect(figures.reach[0]).toBe(3);
  expect(figures.reach).toEqual(figures.reach.toSorted((one, other) => other - one));
  expect(figures.traits.F.best).toBe(5);
  expect(figures.traits.G.defenders).toBe(0);
});
