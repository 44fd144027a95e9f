/** Supremes of whom not everything is known, opened in the editor. */
import { expect, test } from 'vitest';
import { PARTIAL_CARDS } from '../../../src/games/pulp-city/library/game-cards.ts';
import { findDraft } from '../../../src/systems/pulp-city/view/editor/draft.ts';
import { openDraft } from '../../../src/systems/pulp-city/view/editor/open-draft.ts';
import { in2013, in2017 } from '../../pulp-city/cards/card-files.ts';

const EDITIONS = { 2017: in2017, 2013: in2013 };

test('there are ten of them', () => {
  expect(PARTIAL_CARDS).toHaveLength(10);
});

test.each(PARTIAL_CARDS)('$name lacks a base, and plays in both editions once it has one', ({ card }) => {
  const draft = openDraft(card);
  for (const edition of Object.values(EDITIONS)) {
    const { errors, profile } = findDraft(draft, edition, 'en');
    expect(errors.map(({ code, path }) => `${code} ${path}`)).toEqual(['card.missing baseMm']);
    expect(profile).toBeNull();
    const filled = findDraft({ ...draft, baseMm: 30 }, edition, 'en');
    expect(filled.errors).toEqual([]);
    expect(filled.json).toMatchObject(card);
  }
});
