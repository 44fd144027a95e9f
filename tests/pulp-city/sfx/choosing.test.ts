import { describe, expect, test } from 'vitest';
import type { SfxPick } from '../../../src/systems/pulp-city/model/decisions.ts';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';
import type { Play } from '../../support/play.ts';

const onTarget = (...choices: number[]): SfxPick[] => choices.map((choice) => ({ choice, on: 'target' }));
const spend = (game: Play, choices: readonly number[], order?: readonly number[]) =>
  game.answer('spendSfx', {
    picks: onTarget(...choices),
    extras: [],
    ...(order === undefined ? {} : { order }),
  });
const kinds = (game: Play) =>
  game
    .events()
    .map(({ type }) => type)
    .filter((type) => ['damaged', 'displaced', 'stunned', 'diceEffect', 'koed'].includes(type));

inEditions(['2013', '2017'], (edition) => {
  const hit = (bar: string, dice: readonly number[], more: object = {}) =>
    duel(edition, { ace: { attack: dice.length - 2, card: { F: 6, actions: [bar] } }, dice, ...more })
      .activate('Ace')
      .attack('Ace', 'Hit', 'Foe');
  const LIST = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: Damage 1, Stun';

  test('[PC-SFX-04] each SFX buys one choice: the same three times, a mix, or nothing', () => {
    const three = [6, 6, 6, 1];
    expect(spend(hit(LIST, three), [0, 0, 0]).model('Foe')).toMatchObject({ health: 2, stunned: false });
    expect(spend(hit(LIST, three), [0, 0, 1]).model('Foe')).toMatchObject({ health: 3, stunned: true });
    expect(spend(hit(LIST, three), []).model('Foe')).toMatchObject({ health: 5, stunned: false });
  });

  test("[PC-SFX-04] only the Action's own list is open, and no more than there are SFX", () => {
    const game = hit(LIST, [6, 1]);
    expect(game.refused((it) => spend(it, [2]))).toBe('sfx.closed');
    expect(game.refused((it) => spend(it, [0, 1]))).toBe('sfx.tooMany');
    spend(game, [1]);
  });

  test('[PC-SFX-04] with an empty list there is no choice and no effect', () => {
    const game = hit('AP 1 Hit (CCM, F vs G, Damage 1) SFX: none', [6, 6, 1]);
    expect(game.last('rolled').sfx).toBe(2);
    expect(game.asked()).toEqual(['act']);
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-SFX-04] the choice is made by the Attacker when the dice are known', () => {
    const game = hit(LIST, [6, 1]);
    expect(game.events('rolled')).toHaveLength(1);
    expect(game.question('spendSfx').by).toBe('a');
    expect(game.model('Foe').health).toBe(6);
    spend(game, []);
  });
});

describe('what one SFX buys', () => {
  test("[PC-SFX-05@2013] Effects joined by 'and' are one choice: Damage 1, or Stun with Shift 2", () => {
    const game = duel('2013', {
      ace: { card: { F: 6, actions: ['AP 1 Hit (CCM, F vs G, Damage 1) SFX: Damage 1, Stun and Shift 2'] } },
      dice: [6, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    expect(game.question('spendSfx').offers).toHaveLength(2);
    spend(game, [1]);
    const { x, y } = game.model('Foe');
    game.answer('shift', { x: x + 100_000, y });
    expect(game.model('Foe')).toMatchObject({ health: 5, stunned: true, x: x + 50_800 });
  });

  test("[PC-SFX-05@2017] a semicolon separates the choices, and 'and' joins: three choices, the third gives both", () => {
    const special = { name: 'Ghost Walk', clauses: [{ modify: 'trait', of: 'I', by: 1 }] as const };
    const bar =
      'Spectre [PA 1]\nIST, m vs 8, Perso/Spectral\nEFX: Perso/Attaque 1; Perso/Défense 1; Perso/Spectral et Perso/Spécial/Ghost Walk';
    const use = (choice: number) => {
      const game = duel('2017', {
        ace: { card: { actions: [{ bar, specials: [special] }] } },
        gap: 3,
        dice: [6],
      });
      game.activate('Ace').attack('Ace', 'Spectre');
      expect(game.question('spendSfx').offers).toHaveLength(3);
      spend(game, [choice]);
      return game;
    };
    expect(use(0).model('Ace')).toMatchObject({ attack: 1, defend: 0 });
    expect(use(1).model('Ace')).toMatchObject({ attack: 0, defend: 1 });
    expect(use(2).events('powerUsed')).toMatchObject([{ power: 'Ghost Walk' }]);
  });
});

describe('the base Effect is compulsory and the order free', () => {
  const SHOVE = 'AP 1 Hit (CCM, F vs G, Damage 1) SFX: Knockback 2';

  test('[PC-SFX-06@2013] an SFX may be applied before the base Effect', () => {
    const push = (order?: readonly number[]) => {
      const game = duel('2013', { ace: { card: { actions: [SHOVE] } }, dice: [6, 1] });
      return kinds(spend(game.activate('Ace').attack('Ace', 'Hit', 'Foe'), [0], order));
    };
    expect(push([1, 0])).toEqual(['displaced', 'damaged']);
    expect(push([0, 1])).toEqual(['damaged', 'displaced']);
    expect(push()).toEqual(['damaged', 'displaced']);
  });

  test.each([[[0]], [[0, 0]], [[0, 2]], [[7, 8]], [[0, 1, 2]]])(
    '[PC-SFX-06@2013] an order that leaves out or invents an Effect is refused: %j',
    (order) => {
      const game = duel('2013', { ace: { card: { actions: [SHOVE] } }, dice: [6, 1] });
      game.activate('Ace').attack('Ace', 'Hit', 'Foe');
      expect(game.refused((it) => spend(it, [0], order))).toBe('sfx.order');
      spend(game, [0], [1, 0]);
      expect(game.model('Foe').health).toBe(5);
    },
  );

  test('[PC-SFX-06@2017] the base Knockback cannot be waived, wherever it takes the Target', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Hit (CCM, F vs G, Knockback 4) SFX: Damage 1'] } },
      dice: [6, 1],
    });
    const from = game.at('Foe').x;
    spend(game.activate('Ace').attack('Ace', 'Hit', 'Foe'), []);
    expect(game.at('Foe').x).toBeCloseTo(from + 4, 2);
  });

  test('[PC-SFX-06@2017] all FX of the bar are applied, and their order is the Attacker’s as well', () => {
    const apply = (order?: readonly number[]) => {
      const game = duel('2017', {
        ace: { card: { actions: ['AP 1 Hit (CCM, F vs G, Damage 1 and Knockback 2) SFX: Damage 1'] } },
        dice: [6, 1],
      });
      return kinds(spend(game.activate('Ace').attack('Ace', 'Hit', 'Foe'), [], order));
    };
    expect(apply()).toEqual(['damaged', 'displaced']);
    expect(apply([1, 0])).toEqual(['displaced', 'damaged']);
  });

  test('[PC-SFX-06@2017] without an SFX the order of two FX is the Attacker’s, too', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Hit (CCM, F vs G, Damage 1 and Knockback 2) SFX: none'] } },
      dice: [5, 1],
    });
    game.activate('Ace').attack('Ace', 'Hit', 'Foe');
    spend(game, [], [1, 0]);
    expect(kinds(game)).toEqual(['displaced', 'damaged']);
  });

  test('[PC-SFX-06@2017] Effects with a time of their own keep it: Stun comes after all others', () => {
    const game = duel('2017', {
      ace: { card: { actions: ['AP 1 Hit (CCM, F vs G, Stun and Damage 1) SFX: Knockback 2'] } },
      dice: [6, 1],
    });
    spend(game.activate('Ace').attack('Ace', 'Hit', 'Foe'), [0], [0, 1, 2]);
    expect(kinds(game)).toEqual(['damaged', 'displaced', 'stunned']);
  });

  test('[PC-SFX-06@2013] a Target knocked off a roof first is hurt where it lands', () => {
    const game = duel('2013', {
      ace: { z: 2, card: { F: 9, actions: [SHOVE] } },
      foe: { z: 2 },
      pieces: [structure('stage', { at: [11.6, 12], size: [4, 4], height: 2 })],
      dice: [6, 1, /* the Fall */ 1, 6],
    });
    spend(game.activate('Ace').attack('Ace', 'Hit', 'Foe'), [0], [1, 0]);
    expect(game.at('Foe').z).toBe(0);
    expect(game.model('Foe').health).toBe(6);
    game.answer('environmentDefence', { trait: 'G', powerUp: 0 });
    expect(kinds(game).at(-1)).toBe('damaged');
    expect(game.model('Foe')).toMatchObject({ health: 5, stunned: false });
  });
});
