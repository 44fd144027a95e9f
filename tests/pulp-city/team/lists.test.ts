import { describe, expect, test } from 'vitest';
import { libraryOf } from '../../../src/cli/library/cards.ts';
import { MESSAGES } from '../../../src/i18n/messages.ts';
import { LEADER_CARDS } from '../../../src/systems/pulp-city/cards/leader-cards.ts';
import { listNames, readList, writeList } from '../../../src/systems/pulp-city/teams/lists/read-list.ts';

const { supremes, minions } = libraryOf('2017');
const french: Readonly<Record<string, string>> = MESSAGES['fr'] ?? {};
const english: Readonly<Record<string, string>> = MESSAGES.en;
const names = listNames(
  [...supremes, ...minions],
  LEADER_CARDS.map(({ id }) => ({
    id,
    names: [english[`leaderCard.${id}`] ?? '', french[`leaderCard.${id}`] ?? ''],
  })),
);

const ids = (text: string) => readList(text, names).team.cards.map(({ profile }) => profile);

describe('a list as people post it', () => {
  test('one name a line, with a title, Levels, bullets and headings, or without', () => {
    const text = `Night Watch - Level 8

Supremes:
- Ace of Wraiths (2)
* TEKKNA
3. wildman, level 2
• Solar L2
`;
    expect(readList(text, names)).toMatchObject({
      team: {
        name: 'Night Watch',
        cards: ['ace-of-wraiths', 'tekkna', 'wildman', 'solar'].map((profile) => ({ profile })),
      },
      level: 8,
      doubtful: [],
    });
  });

  test('case, accents and signs are forgiven', () => {
    expect(ids("dr tenebrous\nRA'LEIGH AQUARIUS WARLORD\nÀ-béast\nNecro GIs")).toEqual([
      'dr-tenebrous',
      'raleigh-aquarius-warlord',
      'a-beast',
      'necro-g-i-s',
    ]);
  });

  test('a near miss is taken and told, with what else may be meant', () => {
    const read = readList('Ace of Wraits\nTekna', names);
    expect(read.team.cards).toEqual([{ profile: 'ace-of-wraiths' }, { profile: 'tekkna' }]);
    expect(read.doubtful).toMatchObject([
      { line: 1, text: 'Ace of Wraits', near: ['ace-of-wraiths'] },
      { line: 2, near: ['tekkna'] },
    ]);
  });

  test('a short name that several cards print is told', () => {
    expect(readList('Wildman\nRed Robot', names).doubtful).toMatchObject([
      { line: 2, near: ['red-robot-buzzkill', 'red-robot-gunner'] },
    ]);
    expect(readList('Wildman\nSanguine (2)', names).team.cards[1]).toEqual({ profile: 'sanguine-night' });
    expect(readList('Red Robot Gunner', names)).toMatchObject({
      team: { cards: [{ profile: 'red-robot-gunner' }] },
      doubtful: [],
    });
  });

  test('a number that belongs to the name stays with it', () => {
    expect(ids('Prisoner 176\nPrisoner 176 (2)')).toEqual(['prisoner-176', 'prisoner-176']);
  });

  test('copies, Levels of Minions and freelancers', () => {
    const read = readList('3x Mecha Spartan\nCyber Dogs, niveau 4\nAce of Wraiths [freelance]', names);
    expect(read.team.cards).toEqual([
      ...Array.from({ length: 3 }, () => ({ profile: 'mecha-spartan' })),
      { profile: 'cyber-dogs', level: 4 },
      { profile: 'ace-of-wraiths', independent: true },
    ]);
  });

  test('Leader cards by the names of both languages', () => {
    const lists = [
      'Leader cards: First Aid, Second Wind',
      'Cartes de Leader : Premiers secours; Second souffle',
    ];
    for (const line of lists)
      expect(readList(`Dead Eye\n${line}`, names)).toMatchObject({
        team: { cards: [{ profile: 'dead-eye' }], leaderCards: ['first-aid', 'second-wind'] },
        doubtful: [],
      });
  });

  test('what is not known is told with its line, and loses nothing else', () => {
    expect(readList('Wildman\nXyzzyplughquux\nSolar', names)).toMatchObject({
      team: { cards: [{ profile: 'wildman' }, { profile: 'solar' }] },
      doubtful: [{ line: 2, text: 'Xyzzyplughquux', near: [] }],
    });
  });

  test('every card of the game is found by its own name', () => {
    for (const { card } of names.cards)
      expect(readList(`${card.name} (${card.levels?.[0]?.level ?? card.level})`, names)).toMatchObject({
        team: { cards: [{ profile: card.id }] },
        doubtful: [],
      });
  });

  test('what is written is read again as it was', () => {
    const words = { level: 'Level', freelance: 'freelance', leaderCards: 'Leader cards' };
    const team = {
      name: 'Hounds',
      cards: [
        { profile: 'dead-eye' },
        { profile: 'ace-of-wraiths', independent: true as const },
        { profile: 'cyber-dogs', level: 2 },
      ],
      leaderCards: ['first-aid'],
    };
    const text = writeList(team, 5, names, words);
    expect(text).toBe(
      'Hounds, Level 5\nDead Eye (3)\nAce of Wraiths (2) [freelance]\nCyber Dogs (2)\nLeader cards: First Aid\n',
    );
    expect(readList(text, names)).toEqual({ team, level: 5, doubtful: [] });
  });
});
