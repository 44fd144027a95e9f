import { describe, expect, test } from 'vitest';
import { loadRoster, ROSTER_FILES } from '../../../src/systems/pulp-city/cards/roster.ts';
import { READY_TEAMS } from '../../../src/systems/pulp-city/cards/teams.ts';
import type { CardProfile } from '../../../src/systems/pulp-city/model/profile.ts';
import { cardFiles, in2013, in2017, loaded } from './card-files.ts';

const roster = loadRoster(in2017);
const cards = roster.ok ? roster.value : {};

const powersOf = ({ powers, actions }: CardProfile) => [
  ...powers,
  ...actions.flatMap(({ specials }) => specials ?? []),
];

describe('the roster', () => {
  test('is taken whole by both editions', () => {
    expect(loadRoster(in2013).ok).toBe(true);
    expect(roster).toMatchObject({ ok: true });
    expect(Object.keys(cards)).toHaveLength(16);
  });

  test('says which card an error is in', () => {
    const strict = { id: '2017', numbers: { types: ['Living'] } };
    const refused = loadRoster(strict);
    expect(refused.ok ? [] : refused.error.map(({ path }) => path)).toContain('nuke: types.0');
  });

  test('every card file is named as its card, and is plain data that survives JSON', () => {
    for (const [name, file] of cardFiles) {
      const card = loaded(file);
      expect(card.id).toBe(name);
      expect(JSON.parse(JSON.stringify(card))).toEqual(card);
    }
    expect(cardFiles.size).toBe(181);
    expect(ROSTER_FILES.every(({ id }) => cardFiles.has(id))).toBe(true);
  });

  test('every Power and Special of a card file has a text in both languages', () => {
    for (const file of cardFiles.values()) {
      for (const { name, text } of powersOf(loaded(file))) {
        expect(text.en, name).toMatch(/^[A-Z+].*[.!]$/);
        expect(text.fr, name).toMatch(/^[\p{Lu}+].*[.!]$/u);
        expect(text.fr, name).not.toBe(text.en);
      }
    }
  });

  test('a manual Power has no clauses; every other has, unless the figures of its card say it all', () => {
    for (const file of cardFiles.values()) {
      const card = loaded(file);
      for (const { name, clauses, coverage } of powersOf(card)) {
        const inFigures = card.levels !== undefined && card.traitsPlusModels !== undefined;
        expect(clauses.length > 0 || inFigures, name).toBe(coverage !== 'manual');
      }
    }
  });

  test('has the numbers that the printed cards have', () => {
    expect(cards['iron-train']).toMatchObject({ traits: { F: 5, G: 6 }, trump: ['F', 'G'], baseMm: 40 });
    expect(cards.hellsmith).toMatchObject({
      traits: { F: 7 },
      health: 10,
      elements: ['Fire'],
      types: ['Outsider'],
    });
    expect(cards['ace-of-wraiths']).toMatchObject({ freelancer: true, factions: ['Blood Watch'], apPlus: 2 });
    expect(cards['sentry-bots']).toMatchObject({
      kind: 'minion',
      modelsAtStart: 2,
      health: 1,
      apLimit: null,
    });
  });
});

describe('the ready Teams', () => {
  test.each(READY_TEAMS)('$id fills its Level and can pay for its Minions', ({ cards: chosen, level }) => {
    const team = chosen.map(({ card }) => cards[card]);
    const supremes = team.filter((card) => card?.kind === 'supreme');
    const levels = (some: typeof team) => some.reduce((sum, card) => sum + (card?.level ?? 0), 0);
    expect(team).not.toContain(undefined);
    expect(levels(supremes)).toBe(level);
    const minionLevels = supremes.reduce((sum, card) => sum + (card?.minionPlus ?? 0), 0);
    expect(levels(team.filter((card) => card?.kind === 'minion'))).toBeLessThanOrEqual(minionLevels);
  });

  test.each(READY_TEAMS)('$id can be on one side, with a Leader at most', ({ cards: chosen }) => {
    const team = chosen.flatMap(({ card }) => cards[card] ?? []);
    const sides = (['Hero', 'Villain'] as const).filter((side) =>
      team.every(({ alignment }) => alignment.includes(side)),
    );
    expect(sides).toHaveLength(1);
    expect(team.filter(({ role }) => role === 'Leader').length).toBeLessThanOrEqual(1);
  });

  test('have names of their own in both languages', () => {
    expect(new Set(READY_TEAMS.map(({ id }) => id)).size).toBe(READY_TEAMS.length);
    for (const { name } of READY_TEAMS) expect(name.en).not.toBe(name.fr);
  });
});
