import { describe, expect, test } from 'vitest';
import { platformSqueeze } from '../../../src/app/squeeze.ts';
import { fromLink, toLink } from '../../../src/storage/link.ts';
import { figuresOf } from '../../../src/systems/pulp-city/teams/figures.ts';
import { readTeamFile, teamFile } from '../../../src/systems/pulp-city/teams/team-file.ts';
import { minions, supreme, verdict } from './team.ts';

const file = teamFile({
  edition: '2017',
  level: 8,
  team: {
    name: 'Night Watch',
    cards: [
      { profile: 'ace-of-wraiths', independent: true },
      { profile: 'cyber-dogs', level: 4 },
    ],
    leaderCards: ['first-aid'],
    builtOn: { alignment: 'Hero' },
  },
});

describe('a Team file', () => {
  test('is read as it was written, an unfinished Team too', () => {
    expect(readTeamFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, value: file });
    const empty = { ...file, team: { name: '', cards: [] } };
    expect(readTeamFile(empty)).toEqual({ ok: true, value: empty });
  });

  test.each([
    ['something else', { hello: 1 }, ['teamFile.foreign']],
    ['a newer one', { ...file, version: 2 }, ['teamFile.newer']],
    ['no Level', { ...file, level: 'eight' }, ['teamFile.form level']],
    ['a reserved name', { ...file, edition: 'constructor' }, ['setup.reserved edition']],
    [
      'two faults',
      { ...file, team: { ...file.team, cards: [{ profile: 7 }], builtOn: 1 } },
      ['teamFile.form team.cards.0.profile', 'teamFile.form team.builtOn'],
    ],
  ])('%s is refused with the places', (_what, given, told) => {
    const read = readTeamFile(given);
    expect(
      read.ok
        ? []
        : read.error.map(({ code, params }) =>
            params['at'] === undefined ? code : `${code} ${params['at']}`,
          ),
    ).toEqual(told);
  });
});

describe('a Team in a link', () => {
  test('comes back as it was, in letters that a link may have', async () => {
    const text = JSON.stringify({ ...file, team: { ...file.team, name: 'Élan “ß” 夜' } });
    const link = await toLink(text, platformSqueeze);
    expect(link).toMatch(/^[\w-]+$/);
    expect(await fromLink(link, platformSqueeze)).toEqual({ ok: true, value: text });
  });

  test('cut off, changed or not one at all is refused', async () => {
    const link = await toLink(JSON.stringify(file), platformSqueeze);
    for (const wrong of [link.slice(0, -20), `x${link}`, 'not a link!', '', 'AAAA'])
      expect(await fromLink(wrong, platformSqueeze), wrong).toMatchObject({
        ok: false,
        error: { code: 'link.broken' },
      });
    expect(await fromLink('a'.repeat(100_001), platformSqueeze)).toMatchObject({
      error: { code: 'link.tooLong' },
    });
  });

  test('a link that would swell without end is given up', async () => {
    const bomb = await toLink(' '.repeat(3_000_000), platformSqueeze);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await fromLink(bomb, platformSqueeze)).toMatchObject({ error: { code: 'link.broken' } });
  });
});

describe('figures of a Team', () => {
  const strike = 'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none';
  const beam = 'AP 1 Beam (PRJ 8, H vs I, Damage 1) SFX: none';
  const rest = 'AP 1 Rest* (IST, K vs T#5, Self/Heal 1) SFX: none';
  const brawler = supreme('Brawler', {
    actions: [strike, rest],
    F: 7,
    G: 6,
    I: 4,
    J: 2,
    K: 3,
    health: 10,
    apPlus: 2,
    trump: ['F'],
  });
  const helper = supreme('Helper', {
    role: 'Support',
    actions: [beam],
    F: 2,
    G: 3,
    H: 6,
    I: 5,
    J: 4,
    K: 6,
    health: 6,
    apPlus: 4,
  });
  const guards = minions('Guards', {
    actions: [strike],
    ...{ F: 3, G: 3, I: 3, J: 1, K: 1, health: 2, apPlus: 0, modelsAtStart: 2, modelsMax: 2 },
  });
  const of = (cards: Parameters<typeof verdict>[0]['cards']) =>
    figuresOf(verdict({ edition: '2017', cards }).members);

  test('AP, what Supports may add, Health and models', () => {
    expect(of([brawler, helper, guards])).toMatchObject({ ap: 6, supportAp: 2, health: 20, models: 4 });
  });

  test('how many can hit at a distance', () => {
    expect(of([brawler, helper, guards]).reach.map(({ models }) => models)).toEqual([4, 1, 1, 1, 0, 0]);
  });

  test('Traits that they attack and defend with', () => {
    const { traits } = of([brawler, helper]);
    expect(traits.find(({ trait }) => trait === 'F')).toEqual({
      trait: 'F',
      attacks: 1,
      bestAttack: 7,
      bestDefence: 7,
      meanDefence: 4.5,
      trumps: 1,
    });
    expect(traits.find(({ trait }) => trait === 'K')).toMatchObject({
      attacks: 0,
      bestAttack: 0,
      bestDefence: 6,
    });
  });

  test('holes', () => {
    expect(of([brawler, helper]).holes).toEqual([{ hole: 'defence', trait: 'J' }, { hole: 'noLeader' }]);
    expect(of([brawler]).holes).toEqual([
      { hole: 'defence', trait: 'I' },
      { hole: 'defence', trait: 'J' },
      { hole: 'defence', trait: 'K' },
      { hole: 'attack', trait: 'H' },
      { hole: 'noReach' },
      { hole: 'noLeader' },
      { hole: 'noSupport' },
    ]);
    expect(of([])).toMatchObject({ holes: [], ap: 0, health: 0 });
  });
});
