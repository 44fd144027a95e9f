import { expect, test } from 'vitest';
import { cardRules, pulpCity } from '../../../src/systems/pulp-city/index.ts';
import { leaderPicks } from '../../../src/systems/pulp-city/view/setup/leader-picks.ts';
import { setupOf } from '../../support/scene.ts';

const HONORARY = 'honorary-member';

/** A Leader of these Factions, and a Supreme of Grimm, who is to be the Honorary Member of one of them. */
const led = (factions: readonly string[], honorary?: string) =>
  setupOf({
    edition: '2017',
    a: {
      Boss: { at: [0, 0], card: { role: 'Leader', factions } },
      Pal: {
        at: [0, 0],
        card: { factions: ['Grimm'] },
        ...(honorary === undefined ? {} : { recruited: { honorary } }),
      },
    },
    b: { Foe: { at: [0, 0] } },
    leaderCards: { a: [HONORARY] },
  });

const rules = cardRules('2017');

function offered(factions: readonly string[]) {
  const { teams, profiles, level } = led(factions);
  if (rules === null) throw new Error('no edition');
  const picks = leaderPicks(teams.a, { rules, level, profiles });
  return {
    several: picks?.several,
    members: picks?.members.map(({ card, faction }) => [card.name, faction]),
  };
}

test('[PC-LEADER-05] where the Leader is of several Factions, the player chooses one of them', () => {
  expect(offered(['Coven', 'A.R.C.'])).toEqual({
    several: true,
    members: [
      ['Pal', 'Coven'],
      ['Pal', 'A.R.C.'],
    ],
  });
  expect(offered(['Coven'])).toEqual({ several: false, members: [['Pal', 'Coven']] });
  expect(offered(['Coven', 'Grimm'])).toEqual({ several: true, members: [['Pal', 'Coven']] });
  expect(offered([])).toEqual({ several: false, members: [] });
});

test('[PC-LEADER-05] a Team file may name any of them, and no other', () => {
  const faults = (honorary: string) => {
    const read = pulpCity.begin(led(['Coven', 'A.R.C.'], honorary));
    return read.ok ? [] : read.error.map(({ code }) => code);
  };
  expect([faults('Coven'), faults('A.R.C.'), faults('Ulthar')]).toEqual([[], [], ['setup.honorary.faction']]);
});
