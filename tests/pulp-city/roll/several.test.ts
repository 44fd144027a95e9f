import { describe, expect, test } from 'vitest';
import { diceRolled, duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

const RAY = 'AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: Damage 1';
const EAST = { toward: [20, 12] as const };

const rolledAgainst = (game: Play) => game.events('rolled').map(({ target }) => target);
const ids = (game: Play, ...names: string[]) => names.map((name) => game.names.model(name));

inEditions(['2013', '2017'], (edition) => {
  const row = { Two: { at: [16, 12] as const }, Three: { at: [18, 12] as const } };

  test("[PC-ROLL-07] a Ray over three Enemies is three rolls on each side, in the Attacker's order", () => {
    const game = duel(edition, {
      ace: { card: { actions: [RAY] } },
      gap: 1,
      b: row,
      dice: [5, 1, /* Foe */ 2, 5, /* Two */ 4, 2],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Three', 'Foe', 'Two'], EAST);
    expect(rolledAgainst(game)).toEqual(ids(game, 'Three', 'Foe', 'Two'));
    expect(game.events('rolled').map(({ attack, defence }) => [attack.faces, defence?.faces])).toEqual([
      [[5], [1]],
      [[2], [5]],
      [[4], [2]],
    ]);
    expect(['Three', 'Foe', 'Two'].map((name) => game.model(name).health)).toEqual([5, 6, 5]);
  });

  test('[PC-ROLL-07] each roll is finished with its SFX before the next, and dice are worked out anew', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Beam (RAY 10, H vs I, Damage 1) SFX: Self/Attack 1'] } },
      gap: 1,
      b: row,
      dice: [6, 1, /* with Attack 1 */ 1, 1, 1, /* Three */ 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two', 'Three'], EAST);
    expect(game.asked()).toEqual(['spendSfx']);
    expect(rolledAgainst(game)).toEqual(ids(game, 'Foe'));
    game.spend(0);
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([1, 2, 2]);
  });

  test('[PC-ROLL-07] a model that this Action has moved out of its area is still rolled against', () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Gust (PLS 4, H vs I, Knockback 3) SFX: Extra Target 6'] } },
      foe: { at: [14, 12] },
      b: { Two: { at: [12, 15] } },
      dice: [6, 1, /* Two */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Gust', ['Foe', 'Two'], { sfx: [0], quiet: false });
    game.answer('extraTarget', game.names.model('Two'));
    expect(game.at('Two')).toEqual({ x: 12, y: 18, z: 0 });
    expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two'));
  });

  test("[PC-ROLL-07] a model KO'ed meanwhile is not rolled against", () => {
    const game = duel(edition, {
      ace: { card: { actions: ['AP 1 Chain (RAY 10, H vs I, Damage 1) SFX: Extra Target 4'] } },
      gap: 1,
      b: { Two: { at: [16, 12], health: 1 } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Chain', ['Foe', 'Two'], { ...EAST, sfx: [0] });
    game.answer('extraTarget', game.names.model('Two'));
    expect(game.model('Two').status).toBe('ko');
    expect(rolledAgainst(game)).toEqual(ids(game, 'Foe'));
  });

  test('[PC-ROLL-07] no member may be left out of the order or named twice', () => {
    const game = duel(edition, { ace: { card: { actions: [RAY] } }, gap: 1, b: row });
    game.activate('Ace');
    expect(game.refused((it) => it.attack('Ace', 'Beam', ['Foe', 'Two'], EAST))).toBe('action.members');
    expect(game.refused((it) => it.attack('Ace', 'Beam', ['Foe', 'Foe', 'Two'], EAST))).toBe(
      'action.members',
    );
  });

  test('[PC-ROLL-10] the Attacker commits his dice first, and the Defender knows them', () => {
    const game = duel(edition, { ace: { powerUp: 2 }, foe: { powerUp: 2 }, dice: [1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.asked()).toEqual(['attackDice']);
    expect(game.question('attackDice')).toMatchObject({ by: 'a', max: 2 });
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(game.asked()).toEqual(['defendDice']);
    expect(game.question('defendDice')).toMatchObject({ by: 'b', max: 2, attackPowerUp: 1 });
    game.answer('defendDice', { powerUp: 0, trait: 0, powers: [] });
    expect(diceRolled(game)).toEqual([2, 1]);
  });

  test('[PC-ROLL-10] no Power Up die can be added once the Defender is asked, nor after the roll', () => {
    const game = duel(edition, { ace: { powerUp: 2 }, foe: { powerUp: 2 }, dice: [1, 1, 1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    const { id } = game.question('attackDice');
    const addOne = (it: Play) =>
      it.send({ type: 'answer', decision: id, answer: { powerUp: 1, object: null, powers: [] } });
    game.answer('attackDice', { powerUp: 0, object: null, powers: [] });
    expect(game.refused(addOne)).toMatch(/\w/);
    game.answer('defendDice', { powerUp: 2, trait: 0, powers: [] });
    expect(game.refused(addOne)).toMatch(/\w/);
    expect(diceRolled(game)).toEqual([1, 3]);
    expect([game.card('Ace').powerUp, game.card('Foe').powerUp]).toEqual([2, 0]);
  });

  test('[PC-ROLL-10] nobody commits more dice than he has', () => {
    const game = duel(edition, { ace: { powerUp: 1 }, foe: { powerUp: 1 } });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe', { quiet: false });
    expect(game.refused((it) => it.answer('attackDice', { powerUp: 2, object: null, powers: [] }))).toBe(
      'dice.tooMany',
    );
    game.answer('attackDice', { powerUp: 0, object: null, powers: [] });
    expect(game.refused((it) => it.answer('defendDice', { powerUp: 2, trait: 0, powers: [] }))).toBe(
      'dice.tooMany',
    );
  });
});

describe('a Pulse that knocks its first target into the second', () => {
  test('[PC-ROLL-07] 2017: the second is still rolled separately', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Gust (PLS 6, H vs I, Knockback 4) SFX: none'] } },
      foe: { at: [14, 12] },
      b: { Two: { at: [16, 12] } },
      dice: [6, 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Gust', ['Foe', 'Two']);
    expect(game.at('Foe').x).toBeGreaterThan(14.5);
    expect(rolledAgainst(game)).toEqual(ids(game, 'Foe', 'Two'));
  });
});

describe('Power Up dice with several rolls', () => {
  test('[PC-ROLL-09@2017] 3 dice, 2 used on the first of a Ray: 1 is left for the second', () => {
    const game = duel('2017', {
      ace: { powerUp: 3, card: { actions: [RAY] } },
      gap: 1,
      b: { Two: { at: [16, 12] } },
      dice: [1, 1, 1, 1, /* Two */ 1, 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { ...EAST, quiet: false, boost: 2 });
    expect(game.question('attackDice')).toMatchObject({ max: 1 });
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([3, 2]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-ROLL-09@2013] 2 dice, a Pulse over two Enemies: at most 2 extra dice in all', () => {
    const game = duel('2013', {
      ace: { powerUp: 2, card: { actions: ['AP 1 Wave (PLS 4, H vs I, Damage 1) SFX: none'] } },
      gap: 1,
      b: { Two: { at: [12, 15] } },
      dice: [1, 1, 1, 1, /* Two */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Wave', ['Foe', 'Two'], { quiet: false, boost: 2 });
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([3, 1]);
    expect(game.card('Ace').powerUp).toBe(0);
  });

  test('[PC-ROLL-09@2013] a die kept back on the first roll may be used on the second, and is then gone', () => {
    const game = duel('2013', {
      ace: { powerUp: 1, card: { actions: [RAY] } },
      gap: 1,
      b: { Two: { at: [16, 12] }, Three: { at: [18, 12] } },
      dice: [1, 1, /* Two */ 1, 1, 1, /* Three */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two', 'Three'], { ...EAST, quiet: false, boost: 0 });
    game.answer('attackDice', { powerUp: 1, object: null, powers: [] });
    expect(game.events('rolled').map(({ attack }) => attack.faces.length)).toEqual([1, 2, 1]);
  });

  test("[PC-ROLL-09@2017] the Defender's dice serve one roll of his each", () => {
    const game = duel('2017', {
      ace: { card: { actions: [RAY] } },
      gap: 1,
      b: {
        Two: {
          at: [
            [16, 12],
            [18, 12],
          ],
          card: { kind: 'minion' },
          powerUp: 1,
        },
      },
      dice: [1, 1, /* Two 1 */ 1, 1, 1, /* Two 2 */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two 1', 'Two 2'], { ...EAST, quiet: false });
    expect(game.question('defendDice')).toMatchObject({ by: 'b', max: 1 });
    game.answer('defendDice', { powerUp: 1, trait: 0, powers: [] });
    expect(game.events('rolled').map(({ defence }) => defence?.faces.length)).toEqual([1, 2, 1]);
  });
});
