/** An Action used in the midst of a move. */
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import { waysToMove } from '../../../src/systems/pulp-city/view/actions/moves.ts';
import { SHOT } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { area, um } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';
import { type ModelSpec, type SceneSpec, scene } from '../../support/scene.ts';

const STARE = 'AP 1 Stare* (PRJ 8, K vs K, Suppress 1) SFX: none';

/** Ace at (12, 4), Sprint 5, may Strafe with Shot at Foe; each roll is one die and misses. */
const strafing = (
  edition: Edition,
  ace: Partial<ModelSpec> = {},
  more: Partial<SceneSpec> = {},
  powers = true,
): Play =>
  scene({
    edition,
    a: {
      Ace: {
        at: [12, 4],
        card: {
          actions: [SHOT, STARE],
          powers: powers
            ? [{ name: 'Strafe', clauses: [{ allow: 'strafe', with: { action: 'Shot' } }] }]
            : [],
        },
        ...ace,
      },
    },
    b: { Foe: { at: [15, 8] } },
    dice: [1, 1],
    ...more,
  }).activate('Ace');

const goOn = (game: Play, y: number, combined = false): Play =>
  game.act({
    do: 'move',
    model: game.names.model('Ace'),
    legs: [{ x: um(12), y: um(y) }],
    as: 'Sprint',
    combined,
    fall: false,
    power: 'Strafe',
  });

inEditions(['2013', '2017'], (edition) => {
  test('[PC-TURN-02] [PC-CARD-05] the rest of the move follows, no inch more, for no further Fatigue', () => {
    const game = strafing(edition, { fatigue: 1 }).move('Ace', [12, 6]).attack('Ace', 'Shot', 'Foe');
    expect(game.card('Ace').fatigue).toBe(2);
    expect(game.refused((it) => goOn(it, 9.1))).toBe('move.tooFar');
    const [ace, way] = [game.names.model('Ace'), { as: 'Sprint', power: 'Strafe', inches: 3, why: null }];
    expect(waysToMove(worldOf(game.game), game.question('act'), ace)).toContainEqual(
      expect.objectContaining(way),
    );
    goOn(game, 9);
    expect([game.at('Ace').y, game.card('Ace').fatigue, game.asked()]).toEqual([9, 2, ['turn']]);
  });

  test('[PC-TURN-02] [PC-CARD-05] one move or two, the Action before, between or after them', () => {
    const before = strafing(edition).attack('Ace', 'Shot', 'Foe').move('Ace', [12, 8]).move('Ace', [12, 12]);
    const between = strafing(edition).move('Ace', [12, 8]).attack('Ace', 'Shot', 'Foe').move('Ace', [12, 12]);
    const after = strafing(edition).move('Ace', [12, 8]).move('Ace', [12, 12]).attack('Ace', 'Shot', 'Foe');
    for (const game of [before, between, after])
      expect([game.at('Ace').y, game.card('Ace').fatigue, game.events('rolled')]).toMatchObject([
        12,
        2,
        [{}],
      ]);
  });

  test('[PC-TURN-02] without the Power two moves leave no room for it, and what is left of a move is lost', () => {
    const game = strafing(edition, {}, {}, false).move('Ace', [12, 6]);
    game.move('Ace', [12, 8]);
    expect(game.pending('act').flatMap(({ limits }) => limits.actions ?? [])).not.toContain('shot');
    const other = strafing(edition, {}, {}, false).move('Ace', [12, 6]).attack('Ace', 'Shot', 'Foe');
    expect(other.question('act').limits.moves).toBe(false);
    expect(other.refused((it) => goOn(it, 9))).toBe('act.noMove');
    game.forgetDice();
    other.forgetDice();
  });

  test('[PC-TURN-02] once it has gone on, no other Combinable Action goes with it', () => {
    const game = strafing(edition).move('Ace', [12, 6]).attack('Ace', 'Shot', 'Foe');
    goOn(game, 7);
    expect(game.pending('act')).toMatchObject([{ limits: { moves: true, combat: false } }]);
    game.forgetDice();
  });

  test('[PC-TURN-02] neither is the Action used twice, nor a third move made', () => {
    const game = strafing(edition).move('Ace', [12, 6]).attack('Ace', 'Shot', 'Foe');
    expect(game.question('act').limits.actions).not.toContain('shot');
    goOn(game, 9).move('Ace', [12, 10]).forgetDice();
    expect(game.asked()).toEqual(['turn']);
  });

  test('[PC-MOVE-04] after two moves only what is left of the second is open', () => {
    const powersOpen = (game: Play) =>
      waysToMove(worldOf(game.game), game.question('act'), game.names.model('Ace')).map(({ power }) => power);
    const one = strafing(edition).move('Ace', [12, 6]).attack('Ace', 'Shot', 'Foe');
    expect(powersOpen(one)).toEqual([null, 'Strafe']);
    one.forgetDice();
    const two = strafing(edition).move('Ace', [12, 5]).move('Ace', [12, 7]).attack('Ace', 'Shot', 'Foe');
    expect(powersOpen(two)).toEqual(['Strafe']);
    expect(two.refused((it) => it.move('Ace', [12, 8]))).toBe('act.noMove');
    two.forgetDice();
  });

  test('[PC-MOVE-22] two moves in one have as much left as both have', () => {
    const blink = { movement: 'Blink', actions: [SHOT] } as const;
    const powers = [{ name: 'Strafe', clauses: [{ allow: 'strafe', with: { action: 'Shot' } }] }] as const;
    const game = strafing(edition, { card: { ...blink, powers } });
    game.move('Ace', [12, 6], { combined: true }).attack('Ace', 'Shot', 'Foe');
    game.act({
      do: 'move',
      model: game.names.model('Ace'),
      legs: [{ x: um(12), y: um(14) }],
      as: 'Blink',
      combined: false,
      fall: false,
      power: 'Strafe',
    });
    expect([game.at('Ace').y, game.card('Ace').fatigue]).toEqual([14, 2]);
    game.forgetDice();
  });
});

test('[PC-DANGER-06@2017] the way before it was struck counts as well', () => {
  const lava = area('lava', {
    at: [12, 5.5],
    size: [2, 0.2],
    danger: { grade: 'Dangerous', trait: 'H' },
  });
  const game = strafing('2017', {}, { pieces: [lava] })
    .move('Ace', [12, 7])
    .attack('Ace', 'Shot', 'Foe');
  expect(game.model('Ace').health).toBe(5);
  expect(game.refused((it) => goOn(it, 9.1))).toBe('move.tooFar');
  goOn(game, 9).forgetDice();
  expect(game.at('Ace').y).toBe(9);
});
