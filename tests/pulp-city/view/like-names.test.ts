import { expect, test } from 'vitest';
import { narrate } from '../../../src/games/pulp-city/narrate/narrate.ts';
import { logFacts } from '../../../src/systems/pulp-city/view/log/log-facts.ts';
import { corners, SUPREMES } from '../../support/more-teams.ts';

test('the story names the Team of whoever another Team has as well, and of nobody else', () => {
  const { game, names } = corners('2017', { count: 3 });
  const { setup, state } = game;
  const [ace, cat] = [names.card(SUPREMES.a), names.card(SUPREMES.c)];
  const twice = { ...state.cards[cat]!, profile: state.cards[ace]!.profile };
  const facts = logFacts(setup, { ...state, cards: { ...state.cards, [cat]: twice } }, []);
  const told = (player: 'a' | 'b' | 'c', lang: 'en' | 'fr') =>
    narrate(
      {
        type: 'deployed',
        model: names.model(SUPREMES[player]),
        at: { x: 0, y: 0, z: 0, inside: null, wall: null },
      },
      facts,
      lang,
    )?.text;
  expect([told('a', 'en'), told('b', 'en'), told('c', 'en')]).toEqual([
    'Ace (Team A) is deployed.',
    'Bull is deployed.',
    'Ace (Team C) is deployed.',
  ]);
  expect(told('c', 'fr')).toContain('Ace (Team C)');
});
