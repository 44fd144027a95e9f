import { forTwo } from '../../../src/kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import { pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { rulesetOf } from '../../../src/systems/pulp-city/editions/editions.ts';
import { recruitsInPlay } from '../../../src/systems/pulp-city/teams/recruits-in-play.ts';
import { builtTeam } from '../../../src/systems/pulp-city/view/setup/own-team.ts';
import { defaultChoice, encounterSetup } from '../../../src/systems/pulp-city/view/setup/setup.ts';
import { EDITIONS, type Edition, inEditions } from '../../support/editions.ts';
import { cardFiles, in2013, in2017, loaded } from '../cards/card-files.ts';
import { minions, questionFor, type Recruit, supreme, teamOf } from './team.ts';

const names = (
  edition: Edition,
  cards: readonly Recruit[],
  others: readonly Recruit[],
): readonly string[] => {
  const given = { edition, cards, others: others.map(({ profile }) => profile) };
  return recruitsInPlay(teamOf(given), questionFor(given), 1).map(({ name }) => name);
};

describe('Minions recruited in play', () => {
  inEditions(EDITIONS, (edition) => {
    const boss = supreme('Boss', { level: 3, alignment: ['Villain'] });

    test('[PC-TEAM-18] are of the Level, of the Alignment, and of a Faction of the Team', () => {
      const others = [
        minions('Bots'),
        minions('Police', { alignment: ['Hero'] }),
        minions('Guards', { level: 2 }),
        minions('Ghede', { factions: ['Coven'] }),
        minions('Pixels', { exclusiveTo: 'Vector' }),
        supreme('Sidekick', { level: 1, alignment: ['Villain'] }),
      ];
      expect(names(edition, [boss], others)).toEqual(['Bots']);
      const witch = supreme('Witch', { level: 2, alignment: ['Villain'], factions: ['Coven'] });
      expect(names(edition, [boss, witch], others)).toEqual(['Bots', 'Ghede']);
    });

    test('[PC-TEAM-18] come with a Team that was built, and its Encounter knows them', () => {
      const cards = [...cardFiles.values()].map((file) =>
        loaded(file, { '2013': in2013, '2017': in2017 }[edition]),
      );
      const profiles = Object.fromEntries(cards.map((card) => [card.id, card]));
      const rules = rulesetOf(edition);
      if (rules === null) throw new Error(`no edition ${edition}`);
      const level = profiles['mysterious-man']?.level ?? 0;
      const draft = { id: 'mine', level, team: { name: 'Mine', cards: [{ profile: 'mysterious-man' }] } };
      const own = [builtTeam(draft, rules, profiles)];
      expect(own[0]?.fault).toBeNull();
      const setup = encounterSetup({
        ...defaultChoice(edition, 1, 'en'),
        level,
        own,
        teams: forTwo('mine', 'mine'),
      });
      if (!setup.ok) throw new Error(setup.error.code);
      const begun = pulpCity.begin(setup.value);
      if (!begun.ok) throw new Error(begun.error.map(({ code }) => code).join(' '));
      const minionsKnown = Object.values(begun.value.setup.profiles).filter(({ kind }) => kind === 'minion');
      expect(minionsKnown.map(({ name }) => name).sort()).toEqual([
        'Ankle Biters',
        'June Summers',
        'Sentry Bots',
      ]);
    });
  });
});
