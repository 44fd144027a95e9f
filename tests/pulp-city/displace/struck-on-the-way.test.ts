/** Where a Displacement meets Dangerous Terrain, and when that strikes. */
import { expect, test } from 'vitest';
import { declarerOf } from '../../../src/systems/pulp-city/decisions/check.ts';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { pushesOfUse } from '../../../src/systems/pulp-city/view/forecast/effects.ts';
import { tryDeclare } from '../../../src/systems/pulp-city/view/actions/targets.ts';
import { beside, duel, type DuelSpec } from '../../support/duel.ts';
import type { Edition } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { danger } from '../move/walker.ts';

const R = 15 / 25.4;
const PUSH = 'AP 1 Push (CCM, F vs G, Knockback 6) SFX: none';

/** Foe touches Ace from the east; acid lies from 2 to 3 inches behind it. */
const FOE_X = beside([12, 12])[0];
const RIM = FOE_X + R + 2;
const ACID = danger('acid', [RIM + 0.5, 12], [1, 4]);

const pushed = (edition: Edition, spec: Omit<DuelSpec, 'edition'> = {}): Play =>
  duel(edition, {
    pieces: [ACID],
    b: { Two: { at: [2, 2] } },
    ...spec,
    ace: { card: { actions: [PUSH] } },
    dice: [2, 1, ...(spec.dice ?? [])],
  }).activate('Ace');

const ends = (game: Play) => {
  const use = tryDeclare(
    worldOf(game.game),
    game.order('Ace', 'Push', 'Foe'),
    declarerOf(game.question('act')),
  ).use;
  const [push] = use === null ? [] : pushesOfUse(worldOf(game.game), use).pushes;
  return push && { x: push.end.x / 25_400, strikes: push.strikes.map(({ piece }) => piece) };
};

const strikes = (game: Play): readonly string[] => game.events('struck').map(({ piece }) => piece);

test("[PC-DANGER-06@2017, PC-FX-08] who is KO'ed by the strike lies where its base first touched the terrain", () => {
  const game = pushed('2017', { foe: { health: 1 } });
  const ahead = ends(game);
  game.attack('Ace', 'Push', 'Foe');
  expect(game.model('Foe').status).toBe('ko');
  expect(game.at('Foe').x).toBeCloseTo(RIM - R, 1);
  expect(ahead).toEqual({ x: expect.closeTo(game.at('Foe').x, 3), strikes: ['acid'] });
});

test('[PC-DANGER-06@2017, PC-FX-08] who survives it goes the rest of the way, and is struck once', () => {
  const game = pushed('2017', { foe: { health: 2 } });
  const ahead = ends(game);
  game.attack('Ace', 'Push', 'Foe');
  expect([game.at('Foe').x, game.model('Foe').health, strikes(game)]).toEqual([
    expect.closeTo(FOE_X + 6, 3),
    1,
    ['acid'],
  ]);
  expect(ahead).toEqual({ x: expect.closeTo(FOE_X + 6, 3), strikes: ['acid'] });
  const told = game.events().map(({ type }) => type);
  expect(told.slice(told.indexOf('displaced'))).toEqual(['displaced', 'struck', 'damaged', 'displaced']);
});

test("[PC-DANGER-06@2017] KO'ed by the first strip it never comes to the second", () => {
  const second = danger('fire', [RIM + 2.5, 12], [1, 4]);
  const game = pushed('2017', { pieces: [second, ACID], foe: { health: 1 } }).attack('Ace', 'Push', 'Foe');
  expect(strikes(game)).toEqual(['acid']);
  const both = pushed('2017', { pieces: [second, ACID], foe: { health: 3 } }).attack('Ace', 'Push', 'Foe');
  expect([strikes(both), both.model('Foe').health]).toEqual([['acid', 'fire'], 1]);
});

test('[PC-DANGER-06@2017, PC-FALL-09] terrain below a roof strikes only who has Fallen to it', () => {
  const roof = structure('roof', { at: [12.5, 12], size: [4, 4], height: 2 });
  const up = { pieces: [roof, ACID], foe: { z: 2, health: 1 } };
  const game = duel('2017', {
    ...up,
    ace: { z: 2, card: { actions: [PUSH] } },
    b: { Two: { at: [2, 2] } },
    dice: [2, 1],
  }).activate('Ace');
  game.attack('Ace', 'Push', 'Foe');
  const told = game.events().map(({ type }) => type);
  expect(told.indexOf('fell')).toBeGreaterThan(0);
  expect(told.indexOf('struck')).toBeGreaterThan(told.indexOf('fell'));
  expect(game.last('koed').cause).toMatchObject({ name: 'hazard', piece: 'acid' });
  expect(game.at('Foe').z).toBe(0);
});

test('[PC-DANGER-06@2013, PC-DANGER-04] the terrain rolls when the Displacement is over', () => {
  const game = pushed('2013', { foe: { health: 1 }, dice: [6, 6, 1] });
  const ahead = ends(game);
  game.attack('Ace', 'Push', 'Foe', { quiet: false });
  expect([game.at('Foe').x, strikes(game)]).toEqual([expect.closeTo(FOE_X + 6, 3), ['acid']]);
  expect(ahead).toEqual({ x: expect.closeTo(FOE_X + 6, 3), strikes: ['acid'] });
  game.forgetDice();
});
