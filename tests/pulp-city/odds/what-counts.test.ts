/** What odds count as Damage, as SFX and as dice, where the bar alone does not say. */
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { oddsOfUse, sharedOdds } from '../../../src/systems/pulp-city/odds/odds-of-use.ts';
import { type OddsChoices, oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import type { PowerSpec } from '../../support/card.ts';
import { ACE_AT, beside, type DuelSpec, STRIKE, duel } from '../../support/duel.ts';
import type { Edition } from '../../support/editions.ts';
import { object } from '../../support/pieces.ts';
import { scene } from '../../support/scene.ts';
import type { Play } from '../../support/play.ts';

function declared(game: Play, action: string, targets: readonly string[], use = 0) {
  const w = worldOf(game.game);
  const order = {
    model: game.names.model('Ace'),
    action,
    use,
    targets: targets.map((name) => game.names.model(name)),
  };
  const found = declare(w, order, declarer('a', { moves: true, combat: true }));
  if (!found.ok) throw new Error(found.error.code);
  return { w, use: found.value };
}

interface Asked {
  readonly edition?: Edition;
  readonly use?: number;
  readonly choices?: OddsChoices;
}

/** Ace's one Action against Foe. */
function against(spec: Omit<DuelSpec, 'edition'>, { edition = '2017', use = 0, choices = {} }: Asked = {}) {
  const game = duel(edition, spec).activate('Ace');
  const { w, use: made } = declared(game, game.profile('Ace').actions[0]?.id ?? '', ['Foe'], use);
  return oddsOf(w, made, game.names.model('Foe'), choices);
}

const power = (name: string, clauses: PowerSpec['clauses']): PowerSpec => ({ name, clauses });

test('a Power that turns a die leaves alone what is lower than the face it sets', () => {
  const odds = against({
    ace: { card: { F: 5, actions: [STRIKE] } },
    foe: {
      card: { G: 4, powers: [power('Webs', [{ custom: 'alterDie', with: { set: 4 }, at: 'rolled' }])] },
    },
  });
  // 1, 2, 3 and three times 4, each against a Defender's die that may be as high: F 5 against G 4, ties lost.
  expect(odds.success).toBeCloseTo((1 + 2 + 3 + 4 + 4 + 4) / 36, 12);
});

test('[PC-BAR-09] Damage that the Target is Immune to is not expected', () => {
  const odds = against({
    ace: { card: { F: 5, actions: ['AP 1 Jinx (CCM, F vs G, Damage 2 and Suppress 1) SFX: Damage 1'] } },
    foe: { card: { health: 1, powers: [power('Firm', [{ grant: 'immune', of: 'Damage' }])] } },
  });
  expect(odds.success).toBeGreaterThan(0.5);
  expect(odds).toMatchObject({ expectedDamage: 0, ko: 0 });
});

test('[PC-BAR-14] Damage tied to one Type of the bar is not expected of the other', () => {
  const spec = {
    ace: {
      card: {
        H: 5,
        actions: ['AP 1 Lash (PRJ 4 or CCM, H vs I, Damage 2 (as PRJ) or Damage 1 (as CCM)) SFX: none'],
      },
    },
  };
  const near = against(spec, { use: 1 });
  expect(near.expectedDamage).toBeCloseTo(near.success, 12);
  const far = against({ ...spec, gap: 2 });
  expect(far.expectedDamage).toBeCloseTo(2 * far.success, 12);
});

test('[PC-FX-26@2013] an SFX whose Fatigue there is no room for is not counted on', () => {
  const hit = (fatigue: number) =>
    against(
      {
        ace: {
          fatigue,
          card: { F: 5, actions: ['AP 1 Slam (CCM, F vs G, Damage 1) SFX: Damage 3 and Self/Fatigue'] },
        },
      },
      { edition: '2013' },
    );
  const [fresh, tired] = [hit(0), hit(2)];
  expect(fresh.damage[4]).toBeCloseTo(fresh.sfx[1] ?? 0, 12);
  expect(fresh.damage[4]).toBeGreaterThan(0);
  expect(tired.success).toBe(fresh.success);
  expect(tired.expectedDamage).toBeCloseTo(tired.success, 12);
});

test('[PC-OBJ-13] what a Power adds to Damage comes with no Action that does none', () => {
  const wrecker = power('Wrecker', [{ modify: 'damageDealt', by: 3 }]);
  const hex = 'AP 1 Hex (CCM, F vs G, Suppress 1) SFX: Damage 1';
  const odds = against({ ace: { card: { F: 5, actions: [hex], powers: [wrecker] } }, foe: { health: 3 } });
  const [plain = 0, more = 0] = odds.sfx;
  expect(Math.min(plain, more)).toBeGreaterThan(0);
  expect(odds.damage[3]).toBe(0);
  expect(odds.damage[4]).toBeCloseTo(more, 12);
  expect(odds.ko).toBeCloseTo(more, 12);
});

test('[PC-BONUS-11] an Object smashed into the Defender adds its die', () => {
  const spec = {
    ace: { card: { F: 6, actions: ['AP 1 Smash (CCM, F vs G, Damage 1) SFX: none'] } },
    pieces: [object('car', { at: beside(ACE_AT, { mm: 25.4, side: 'south' }), rank: 2, size: 1 })],
  };
  const dice = (choices: OddsChoices) => against(spec, { choices }).attack.dice;
  expect([dice({}), dice({ object: null }), dice({ object: 'car' })]).toEqual([1, 1, 2]);
});

test('[PC-ROLL-08] one roll for all: everyone it reaches once, each with its own Health to lose', () => {
  const chill = 'AP 1 Chill (PLS 6, H vs T#6, Damage 2) SFX: Damage 1';
  const game = scene({
    edition: '2017',
    a: { Ace: { card: { H: 5, actions: [chill] }, at: [12, 12] } },
    b: {
      Foe: { health: 2, at: [14, 12] },
      Two: { health: 3, at: [12, 14] },
      Sound: { health: 4, at: [12, 10] },
    },
  }).activate('Ace');
  const { w, use } = declared(game, 'chill', []);
  const lines = oddsOfUse(w, use);
  expect(lines.map(({ target }) => target).toSorted()).toEqual(
    ['Foe', 'Two', 'Sound'].map((name) => game.names.model(name)).toSorted(),
  );
  const ko = (name: string) => lines.find(({ target }) => target === game.names.model(name))?.ko ?? -1;
  // H 5 against 6 succeeds with every face; a 6 is an SFX.
  expect(ko('Foe')).toBeCloseTo(1, 12);
  expect(ko('Two')).toBeCloseTo(1 / 6, 12);
  expect(ko('Sound')).toBe(0);
});

test('[PC-ROLL-08] a roll that reaches nobody yet has a chance, and does no Damage', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { card: { K: 4, actions: ['AP 1 Guard (AUR 2, K vs T#7, Defend 1) SFX: none'] }, at: [4, 4] } },
    b: { Foe: { at: [20, 20] } },
  }).activate('Ace');
  const { w, use } = declared(game, 'guard', []);
  const odds = sharedOdds(w, use);
  expect(odds?.success).toBeCloseTo(4 / 6, 12);
  expect(odds).toMatchObject({ damage: [1], expectedDamage: 0, ko: 0 });
  expect(oddsOfUse(w, { ...use, affected: [] })).toEqual([]);
});
