import { describe, expect, test } from 'vitest';
import { e2013 } from '../../../src/systems/pulp-city/editions/e2013.ts';
import { e2017 } from '../../../src/systems/pulp-city/editions/e2017.ts';
import { findDraft } from '../../../src/systems/pulp-city/view/editor/draft.ts';
import { openDraft } from '../../../src/systems/pulp-city/view/editor/open-draft.ts';
import { levelNorms } from '../../../src/systems/pulp-city/view/editor/level-norms.ts';
import { sampleOdds } from '../../../src/systems/pulp-city/view/editor/sample-odds.ts';
import { card } from '../../support/card.ts';
import { inEditions } from '../../support/editions.ts';
import { cardFile, cardFiles, in2017, loaded } from '../cards/card-files.ts';

const drafted = (id: string) => openDraft(cardFile(id));

describe('a card as a draft', () => {
  test('every published card passes through the editor unchanged', () => {
    for (const [id, file] of cardFiles) {
      const { profile, errors } = findDraft(openDraft(file), in2017, 'en');
      expect(errors, id).toEqual([]);
      expect(profile, id).toEqual(loaded(file));
    }
  });

  test('a bar may be typed in French, in the form of either edition', () => {
    const draft = drafted('tekkna');
    const typed = [
      'PA 2 Coup (CAC, s vs d, Dommages 1) EFX : Dommages 1',
      'Punch [AP 2]\nCCM, F vs G, Damage 1\nEFX: Damage 1',
    ];
    for (const one of typed) {
      const { bars } = findDraft(
        { ...draft, actions: [{ id: null, typed: one, specials: [] }] },
        in2017,
        'en',
      );
      expect(bars[0], one).toMatchObject({ ok: true });
    }
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-ROLL-04] Actions are tried on a plain Target where they do most', () => {
    const actions = [
      'AP 1 Strike (CCM, F vs G, Damage 1) SFX: none',
      'AP 1 Shot (PRJ 8, H vs I, Damage 1) SFX: none',
      'AP 1 Hurl (THR 8, F vs I, Damage 1) SFX: none',
      'AP 1 Brace (IST, G vs T#8, Self/Defend 1) SFX: none',
    ];
    const rules = edition === '2013' ? e2013 : e2017;
    const own = card({ name: 'Own', actions, F: 6, H: 6 });
    const lines = sampleOdds(own, { trait: 3, health: 6 }, rules);
    expect(lines.map(({ from, odds }) => [from, odds !== null && odds.success > 0.5])).toEqual([
      ['btb', true],
      ['btb', true],
      ['btb', true],
      ['btb', false],
    ]);
    expect(sampleOdds(own, { trait: 9, health: 6 }, rules)[0]?.odds?.success).toBeLessThan(
      lines[0]?.odds?.success ?? 0,
    );
  });
});

test('figures of a card stand among those of its Level', () => {
  const published = [6, 7, 8, 9, 10].map((health) => card({ name: `Card ${health}`, health }));
  const { peers, figures } = levelNorms(card({ name: 'Own', health: 11 }), published);
  expect(peers).toBe(5);
  expect(figures.health).toEqual({ least: 6, low: 7, high: 9, most: 10, own: 11, stands: 'above' });
  expect(figures.actions?.stands).toBe('within');
  expect(levelNorms(card({ name: 'Own', level: 5 }), published)).toEqual({ peers: 0, figures: {} });
});
