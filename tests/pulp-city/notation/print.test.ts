import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, TRAITS, TRIGGERS } from '../../../src/systems/pulp-city/model/keywords.ts';
import { parseBar } from '../../../src/systems/pulp-city/notation/parse.ts';
import { printBar } from '../../../src/systems/pulp-city/notation/print.ts';
import { EFFECT_WORDS, RANGED } from '../../../src/systems/pulp-city/notation/words.ts';
import { cardFiles, loaded } from '../cards/card-files.ts';
import { read } from './bars.ts';

const printed = [...cardFiles.values()].flatMap((file) => {
  const { actions } = file as { actions: { bar: string }[] };
  return actions.map(({ bar }) => bar);
});

describe('printing a bar', () => {
  test('in English gives the line that was read', () => {
    for (const text of [
      'AP 4 [Fatigue] [Fatigue] Strafing Run (RAY 6, H vs I, Damage 2) SFX: Damage 2',
      'AP 3 Dead Eye Pass (RAY 6, F vs I, Strong/All, Damage 1 and Stun) SFX: Damage 2',
      'AP 2 Vortex of Steel (PLS 2, F vs G, Strong and Limited/Enemy, Damage 1) SFX: Damage 1, Knockback 4',
      'AP 1 Digital Shield* (PRJ 4 or IST, H vs T#6, Defend 1 (as PRJ 4) or Self/Defend 1 (as IST)) SFX: Power Up 1 (as PRJ 4), Self/Power Up 1 (as IST)',
      'AP 1+ Stoneshapes (SUM 8, G vs T#8, Summon Structure/Stoneshape (1 Stoneshape per 1 AP spent)) SFX: Summon Structure/Stoneshape',
      'Activation Gatling Lasers (PRJ 6, H vs I, Patton mode only, Damage 1) SFX: Damage 1',
      'Activation Tommy Guns (PRJ 6, H vs I, Damage 1) SFX: none',
    ]) {
      expect(printBar(read(text), 'en')).toBe(text);
    }
  });

  test('keeps the order of what a key names', () => {
    const text =
      'AP 1 Hit (RAY 6, F vs I, Strong/Minions and Excluded/All and Excluded/Minions, Damage 1) SFX: none';
    expect(printBar(read(text), 'en')).toBe(text);
  });

  test('in French gives three lines', () => {
    const bar = read(
      'AP 1 Howl* (PLS 6, K vs K, Limited/Enemy, Stun) SFX: Power Down 1, Suppress 1 and Stun',
    );
    expect(printBar(bar, 'fr')).toBe(
      'Howl* [PA 1]\nOND 6, p vs p, Limite/Ennemis, Sonné\nEFX : Anti-boost 1 ; Affaiblissement 1 et Sonné',
    );
  });

  test.each(['en', 'fr'] as const)('loses nothing of any card, in %s', (lang) => {
    expect(printed).toHaveLength(506);
    for (const text of printed) {
      const bar = read(text);
      expect(read(printBar(bar, lang), lang), text).toEqual(bar);
    }
  });

  test('a card keeps the bars it was read from', () => {
    const { actions } = loaded(cardFiles.get('nuke'));
    expect(actions.map(({ name }) => name)).toEqual([
      'Nuclear Powerhouse',
      'Mini Nuke Gauntlets',
      'Apocalypse',
    ]);
  });
});

const amount = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...TRAITS));
const effect = fc
  .record({
    word: fc.constantFrom(...EFFECT_WORDS.filter(({ takes }) => takes !== 'piece')),
    x: amount,
    self: fc.boolean(),
  })
  .map(({ word, x, self }) => ({
    fx: word.is,
    ...(self && { self: true as const }),
    ...(word.takes === 'number' && { x }),
    ...(word.takes === 'name' && { of: word.is === 'special' ? 'Big Bang' : 'Fire' }),
  }));
const effects = fc.array(effect, { minLength: 1, maxLength: 3 });
const use = fc
  .record({ type: fc.constantFrom(...ACTION_TYPES), x: amount, trigger: fc.constantFrom(...TRIGGERS) })
  .map(({ type, x, trigger }) => ({
    type,
    range: RANGED.some((ranged) => ranged === type) ? x : null,
    ...(type === 'RCT' && { trigger }),
  }));
const selector = fc.record(
  {
    side: fc.constantFrom('friendly' as const, 'enemy' as const),
    kind: fc.constantFrom('supreme' as const, 'minion' as const, 'object' as const),
    descriptor: fc.constantFrom('Living', 'Nonliving', 'Flight', 'Tank', 'Wall Crawling'),
    nonFaction: fc.constantFrom('Grimm', 'The Forgotten'),
    fullHealth: fc.constant(true),
    baseMm: fc.constantFrom(30, 40),
    within: fc.integer({ min: 1, max: 12 }),
  },
  { requiredKeys: [] },
);
const alternatives = fc.array(fc.array(selector, { minLength: 1, maxLength: 2 }), { maxLength: 2 });

const bar = fc.record({
  name: fc.constantFrom('Hit', 'Grab, Bite & Go!', 'A: 2nd Blow'),
  ap: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 5 })),
  prices: fc.array(fc.constantFrom({ of: 'fatigue' as const }, { of: 'damage' as const, x: 2 }), {
    maxLength: 2,
  }),
  combinable: fc.boolean(),
  use,
  attack: fc.constantFrom(...TRAITS),
  against: fc.oneof(
    fc.record({ trait: fc.constantFrom(...TRAITS) }),
    fc.record({ number: fc.integer({ min: 2, max: 12 }) }),
  ),
  strong: alternatives,
  limited: alternatives,
  excluded: alternatives,
  effects,
  sfx: fc.array(effects, { maxLength: 4 }),
});

test('whatever can be printed reads back as it was, in both languages', () => {
  fc.assert(
    fc.property(bar, ({ use: only, strong, limited, excluded, sfx, ...rest }) => {
      const entries = (all: typeof strong) => all.map((any) => ({ text: '', any }));
      const whole = {
        ...rest,
        uses: [only],
        strong: entries(strong),
        limited: entries(limited),
        excluded: entries(excluded),
        sfx: sfx.map((choice) => ({ effects: choice })),
      };
      const english = parseBar(printBar(whole, 'en'), 'en');
      const french = parseBar(printBar(whole, 'fr'), 'fr');
      expect(french).toEqual(english);
      expect(english).toMatchObject({ ok: true, value: { ...rest, uses: [only], sfx: whole.sfx } });
      if (!english.ok) return;
      for (const key of ['strong', 'limited', 'excluded'] as const) {
        expect(english.value[key].map(({ any }) => any)).toEqual(whole[key].map(({ any }) => any));
      }
    }),
    { numRuns: 400 },
  );
});
