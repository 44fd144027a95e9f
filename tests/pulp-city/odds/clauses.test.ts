/** Odds where cards say something of dice, Damage or KO besides the plain bar. */
import { describe, expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { oddsOfUse, sharedOdds } from '../../../src/systems/pulp-city/odds/odds-of-use.ts';
import { type OddsChoices, oddsOf } from '../../../src/systems/pulp-city/odds/odds.ts';
import { declarer } from '../../../src/systems/pulp-city/rules/actions/activating.ts';
import { declare } from '../../../src/systems/pulp-city/rules/actions/declaring.ts';
import { commitTable } from '../../../src/systems/pulp-city/view/actions/commit-odds.ts';
import { areaOdds, blastOdds } from '../../../src/systems/pulp-city/view/actions/area-odds.ts';
import { extraAhead } from '../../../src/systems/pulp-city/view/actions/extra-targets.ts';
import { specFor } from '../../../src/systems/pulp-city/rules/rolls/roll-spec.ts';
import type { PowerSpec } from '../../support/card.ts';
import { type DuelSpec, STRIKE, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { object, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { scene } from '../../support/scene.ts';

function declared(game: Play, action: string, order: Record<string, unknown> = {}) {
  const w = worldOf(game.game);
  const model = game.names.model('Ace');
  const targets = [game.names.model('Foe')];
  const use = declare(
    w,
    { model, action, use: 0, targets, ...order },
    declarer('a', { moves: true, combat: true }),
  );
  if (!use.ok) throw new Error(use.error.code);
  return { w, use: use.value };
}

function strikeOdds(spec: Omit<DuelSpec, 'edition'>, choices: OddsChoices = {}) {
  const game = duel('2017', spec).activate('Ace');
  const { w, use } = declared(game, game.profile('Ace').actions[0]?.id ?? '');
  return oddsOf(w, use, game.names.model('Foe'), choices);
}

const bar = (text: string, ...powers: PowerSpec[]) => ({ card: { F: 5, actions: [text], powers } });
const foe = (...powers: PowerSpec[]) => ({ card: { G: 4, health: 2, powers } });

test('[PC-FX-24] Damage that the user does to himself is no Damage of the Target, with SFX or without', () => {
  const plain = strikeOdds({ ace: bar(STRIKE), foe: foe() });
  const own = strikeOdds({
    ace: bar('AP 1 Slam (CCM, F vs G, Damage 1 and Self/Damage 2) SFX: Damage 1, Self/Damage 3'),
    foe: foe(),
  });
  expect(own.damage).toEqual(plain.damage);
  expect(own.expectedDamage).toBeGreaterThan(0);
  expect(own.ko).toBe(plain.ko);
});

test('[PC-LEADER-27] a last chance of 4 or more halves the chance to KO and leaves the Damage', () => {
  const lucky: PowerSpec = {
    name: 'Nine Lives',
    clauses: [{ at: 'koComing', must: [{ fx: 'surviveAt', x: 1, roll: 4 }] }],
  };
  const plain = strikeOdds({ ace: bar(STRIKE), foe: foe() });
  const saved = strikeOdds({ ace: bar(STRIKE), foe: foe(lucky) });
  expect(plain.ko).toBeGreaterThan(0.1);
  expect(saved.ko).toBeCloseTo(plain.ko / 2, 12);
  expect(saved.damage).toEqual(plain.damage);
});

test('a Power that turns a die takes its total and its SFX, and is told by name', () => {
  const webs: PowerSpec = {
    name: 'Webs',
    clauses: [{ custom: 'alterDie', with: { set: 1, needsDice: 2 }, at: 'rolled' }],
  };
  const lone = strikeOdds({ ace: bar(STRIKE), foe: foe(webs) });
  expect(lone.turned).toBeNull();
  expect(lone).toMatchObject({ success: strikeOdds({ ace: bar(STRIKE), foe: foe() }).success });
  const odds = strikeOdds({ ace: { ...bar(STRIKE), powerUp: 1 }, foe: foe(webs) }, { attackPowerUp: 1 });
  expect(odds.turned).toEqual({ power: 'Webs', to: 1 });
  // Two dice, the better one turned: the lower face counts. 5 + low against 4 + a die, ties to the Defender.
  const ways = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => Math.min(one, other)));
  const wins = ways.reduce(
    (sum, low) => sum + [1, 2, 3, 4, 5, 6].filter((face) => 5 + low > 4 + face).length,
    0,
  );
  expect(odds.success).toBeCloseTo(wins / 216, 12);
  // Only two sixes leave an SFX, which a 6 of the Defender cancels.
  expect(odds.sfx[1]).toBeCloseTo(5 / 216, 12);
});

test('where a Power waits for a second die, whoever commits dice is told of it before he adds one', () => {
  const webs: PowerSpec = {
    name: 'Webs',
    clauses: [{ custom: 'alterDie', with: { set: 1, needsDice: 2 }, at: 'rolled' }],
  };
  const game = duel('2017', { ace: { ...bar(STRIKE), powerUp: 1 }, foe: foe(webs) }).activate('Ace');
  game.act({ do: 'action', ...game.order('Ace', game.profile('Ace').actions[0]?.id ?? '', 'Foe') });
  const decision = game.question('attackDice');
  const table = commitTable(
    worldOf(game.game),
    decision,
    { order: {} },
    { powerUp: 0, object: null, powers: [] },
  );
  expect(table.notes.turned).toEqual({ power: 'Webs', to: 1 });
  const [none, one] = table.rows.map(({ cells }) => cells[0]?.success ?? 0);
  expect(one).toBeLessThan(none ?? 0);
});

inEditions(['2013', '2017'], (edition) => {
  describe('Actions on an area', () => {
    const WAVE = 'AP 1 Wave (PLS 6, H vs I, Damage 1) SFX: Damage 1';
    const CHILL = 'AP 1 Chill (PLS 6, H vs T#6, Damage 2) SFX: Damage 1';
    const crowd = () =>
      scene({
        edition,
        a: {
          Ace: { card: { H: 5, actions: [WAVE, CHILL] }, at: [12, 12] },
          Pal: { card: { I: 2 }, at: [12, 14] },
        },
        b: { Foe: { card: { I: 5 }, at: [14, 12] }, Far: { at: [22, 22] } },
        pieces: [object('bin', { at: [10, 12], rank: 1 }, { g: 5 })],
      }).activate('Ace');

    test(`[PC-ROLL-07@${edition}] everyone has a line of his own, and who is on the own side is marked`, () => {
      const game = crowd();
      const { w, use } = declared(game, 'wave', { targets: [] });
      const lines = areaOdds(w, use);
      const [pal, far] = [game.names.model('Pal'), game.names.model('Far')];
      expect(lines.filter(({ friend }) => friend).map(({ target }) => target)).toEqual([pal]);
      expect(lines.some(({ target }) => target === far)).toBe(false);
      for (const { target, success } of lines.filter(({ roll }) => roll === 'own')) {
        expect(success).toBe(oddsOf(w, use, target).success);
      }
      const chance = (id: string) => lines.find(({ target }) => target === id)?.success ?? 0;
      expect(chance(pal)).toBeGreaterThan(chance(game.names.model('Foe')));
    });

    test(`[PC-ROLL-08@${edition}] one roll against a number has one chance for all of them`, () => {
      const { w, use } = declared(crowd(), 'chill', { targets: [] });
      const lines = oddsOfUse(w, use).filter(({ roll }) => roll === 'shared');
      expect(lines.length).toBeGreaterThanOrEqual(2);
      // H 5 against 6: every face.
      expect(new Set(lines.map(({ success }) => success))).toEqual(new Set([sharedOdds(w, use)?.success]));
      expect(lines[0]?.success).toBeCloseTo(1, 12);
      expect(lines[0]?.expectedDamage).toBeCloseTo(2 + 1 / 6, 12);
    });
  });
});

test('[PC-TYPE-22@2017] what is struck in an area without a roll is told so, with the Damage it is certain to suffer', () => {
  const game = scene({
    edition: '2017',
    a: { Ace: { card: { actions: ['AP 1 Wave (PLS 6, H vs I, Damage 2) SFX: Damage 1'] }, at: [12, 12] } },
    b: { Foe: { at: [14, 12] } },
    pieces: [object('bin', { at: [10, 12], rank: 1 }, { g: 5 })],
  }).activate('Ace');
  const { w, use } = declared(game, 'wave', { targets: [] });
  const bin = oddsOfUse(w, use).find(({ roll }) => roll === 'none');
  expect(bin).toMatchObject({ success: 1, odds: null, expectedDamage: 2, ko: 1 });
});

test('[PC-FX-04] a Blast tells whom it would catch round its Target, friends too', () => {
  const game = scene({
    edition: '2017',
    a: {
      Ace: {
        card: { actions: ['AP 1 Bomb (PRJ 8, H vs I, Damage 1 and Blast 2) SFX: Damage 1'] },
        at: [6, 12],
      },
      Pal: { at: [12, 13.5] },
    },
    b: { Foe: { at: [12, 12] }, Near: { at: [13.5, 12] }, Far: { at: [20, 20] } },
  }).activate('Ace');
  const { w, use } = declared(game, 'bomb');
  const blast = blastOdds(w, use, game.names.model('Foe'));
  expect(blast).toMatchObject({ radius: 2, bySfx: false });
  expect(blast?.lines.map(({ target, friend }) => [target, friend]).toSorted()).toEqual(
    [
      [game.names.model('Near'), false],
      [game.names.model('Pal'), true],
    ].toSorted(),
  );
});

test('[PC-FX-15] an Extra Target is known before it is paid: who, how far, what it leaves, and who just cannot be', () => {
  const game = scene({
    edition: '2017',
    a: {
      Ace: { card: { actions: ['AP 1 Volley (PRJ 8, H vs I, Damage 2) SFX: Extra Target 3'] }, at: [6, 12] },
      Pal: { at: [12, 14] },
    },
    b: { Foe: { at: [12, 12] }, Near: { card: { health: 5 }, at: [14, 12] }, Off: { at: [18, 12] } },
  }).activate('Ace');
  const { w, use } = declared(game, 'volley');
  const ahead = extraAhead(w, specFor(w, use, game.names.model('Foe'), null), use);
  expect(ahead?.range).toBe(3);
  const one = (name: string) => ahead?.candidates.find(({ target }) => target === game.names.model(name));
  expect(one('Near')).toMatchObject({ why: null, friend: false, health: { now: 5, after: 3 } });
  expect(one('Pal')).toMatchObject({ why: null, friend: true });
  expect(one('Off')?.why).toMatchObject({ code: 'target.tooFar' });
  // 6 inches between the centres, less two half bases of 30 mm, less the 3 inches of the Effect.
  expect(one('Off')?.why?.params['by']).toBeCloseTo(um(3) - 30_000, -2);
});
