import { describe, expect, test } from 'vitest';
import type { Clause } from '../../../src/systems/pulp-city/model/clause.ts';
import { diceRolled, duel, reasons } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import { structure } from '../../support/pieces.ts';

const power = (name: string, ...clauses: Clause[]) => ({ name, clauses });
const strong = (...of: string[]) => power('Prowess', { grant: 'strong', of });
const SIZE = ['Size Matters 1'];

/** A 40 mm Ace sends a Ray over a 30 mm and a 40 mm model; the Attacker's bonuses in each roll. */
function rayOver(edition: Edition, dice: readonly number[]) {
  const game = duel(edition, {
    ace: { card: { baseMm: 40, actions: ['AP 1 Beam (RAY 8, H vs I, Damage 1) SFX: none'] } },
    gap: 1,
    b: { Two: { at: [17, 12], card: { baseMm: 40 } } },
    dice,
  });
  game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { toward: [20, 12] });
  return game.events('rolled').map(({ attack }) => attack.faces.length);
}

const fight = (edition: Edition, aceMm: number, foeMm: number, dice: readonly number[]) => {
  const game = duel(edition, { ace: { card: { baseMm: aceMm } }, foe: { card: { baseMm: foeMm } }, dice });
  game.activate('Ace').attack('Ace', 'Strike', 'Foe');
  return [reasons(game), reasons(game, 'defence')];
};

describe('Size Matters', () => {
  test('[PC-BONUS-10@2013] a 40 mm Attacker with a Ray over 30 and 40 mm: in neither roll', () => {
    expect(rayOver('2013', [1, 1, 1, 1])).toEqual([1, 1]);
  });

  test('[PC-BONUS-10@2013] all models affected at declaration count, those rolled against already included', () => {
    const game = duel('2013', {
      ace: { card: { baseMm: 40, actions: ['AP 1 Beam (RAY 8, H vs I, Damage 1) SFX: none'] } },
      foe: { health: 1, card: { baseMm: 40 } },
      gap: 1,
      b: { Two: { at: [17, 12] } },
      dice: [6, 1, /* Two */ 1, 1],
    });
    game.activate('Ace').attack('Ace', 'Beam', ['Foe', 'Two'], { toward: [20, 12] });
    expect(game.model('Foe').status).toBe('ko');
    expect(reasons(game)).toEqual([]);
  });

  test('[PC-BONUS-10@2013] the larger base, on either side; 40 against 40: nobody', () => {
    expect(fight('2013', 40, 30, [1, 1, 1])).toEqual([SIZE, []]);
    expect(fight('2013', 30, 50, [1, 1, 1])).toEqual([[], SIZE]);
    expect(fight('2013', 40, 40, [1, 1])).toEqual([[], []]);
  });

  test('[PC-BONUS-10@2017] the same Ray: one die against the 30 mm model only', () => {
    expect(rayOver('2017', [1, 1, 1, 1, 1])).toEqual([2, 1]);
  });

  test('[PC-BONUS-10@2017] a 50 mm Defender against a 30 mm Attacker has it', () => {
    expect(fight('2017', 30, 50, [1, 1, 1])).toEqual([[], SIZE]);
    expect(fight('2017', 50, 30, [1, 1, 1])).toEqual([SIZE, []]);
    expect(fight('2017', 40, 40, [1, 1])).toEqual([[], []]);
  });
});

interface Blow {
  readonly bar?: string;
  readonly ace?: object;
  readonly foe?: object;
  readonly friend?: boolean;
}

/** Bonuses of Ace with one Action at Foe, or at a friend made like it. */
function blow(edition: Edition, spec: Blow, dice: readonly number[]) {
  const bar = spec.bar ?? 'CCM, F vs G, Damage 1';
  const game = duel(edition, {
    ace: { card: { actions: [`AP 1 Blow (${bar}) SFX: none`], ...spec.ace } },
    foe: { card: spec.foe ?? {} },
    a: { Pal: { at: [12, 14], card: spec.foe ?? {} } },
    dice,
  });
  game.activate('Ace').attack('Ace', 'Blow', spec.friend === true ? 'Pal' : 'Foe');
  expect(diceRolled(game)[0]).toBe(1 + reasons(game).length);
  return reasons(game);
}

const ONE = ['Strong 1'];
const TWO = ['Strong 1', 'Strong 1'];

describe('Strong, 2013', () => {
  test('[PC-BONUS-12@2013] one die for each listed Descriptor the target has', () => {
    const both = { powers: [strong('Living', 'Science')] };
    expect(blow('2013', { ace: both, foe: { types: ['Living'], origin: 'Science' } }, [1, 1, 1, 1])).toEqual(
      TWO,
    );
    expect(blow('2013', { ace: both, foe: { types: ['Mechanical'], origin: 'Science' } }, [1, 1, 1])).toEqual(
      ONE,
    );
    expect(blow('2013', { ace: both, foe: { types: ['Mechanical'] } }, [1, 1])).toEqual([]);
  });

  test('[PC-BONUS-12@2013] a Strong model that defends has no bonus', () => {
    const game = duel('2013', { foe: { card: { powers: [strong('Living')] } }, dice: [1, 1] });
    game.activate('Ace').attack('Ace', 'Strike', 'Foe');
    expect(reasons(game, 'defence')).toEqual([]);
  });

  test('[PC-BONUS-12@2013] it counts on T# rolls with a target, from bar, Power and Element', () => {
    const hex = 'IND 6, J vs T#9, Strong/Living, Damage 1';
    const ace = { powers: [strong('Mystery')], elements: ['Darkness'] };
    expect(blow('2013', { bar: hex, ace, foe: { origin: 'Mystery' } }, [1, 1, 1])).toEqual(TWO);
    expect(
      blow('2013', { bar: hex, ace, foe: { origin: 'Mystery', elements: ['Light'] } }, [1, 1, 1, 1]),
    ).toEqual([...ONE, ...TWO]);
  });
});

describe('Strong, 2017', () => {
  test('[PC-BONUS-12@2017] the Element and a Power for another Descriptor: 2 dice', () => {
    const ace = { elements: ['Air'], powers: [strong('Flight')] };
    const foe = { movement: 'Flight', elements: ['Water'] };
    expect(blow('2017', { ace, foe }, [1, 1, 1, 1, 1]).filter((one) => one === 'Strong 1')).toEqual(TWO);
  });

  test('[PC-BONUS-12@2017] one Descriptor counts once, whatever the number of sources', () => {
    const ace = { powers: [strong('Flight'), power('Again', { grant: 'strong', of: 'Flight' })] };
    expect(blow('2017', { ace, foe: { movement: 'Flight' } }, [1, 1, 1, 1])).toEqual(ONE);
    const printed = { bar: 'CCM, F vs G, Strong/Flight, Damage 1', ace, foe: { movement: 'Flight' } };
    expect(blow('2017', printed, [1, 1, 1, 1])).toEqual(ONE);
  });

  test('[PC-BONUS-12@2017] a Dynamic Action: Strong of its own bar counts, that of Powers and Elements does not', () => {
    const cure = 'IND 8, J vs T#7, Strong and Limited/Living, Power Up 1';
    expect(blow('2017', { bar: cure, friend: true }, [1, 1])).toEqual(ONE);
    const fiery = { elements: ['Fire'], powers: [strong('Nonliving')] };
    expect(
      blow('2017', { bar: 'IND 8, J vs T#9, Damage 1', ace: fiery, foe: { types: ['Nonliving'] } }, [1]),
    ).toEqual([]);
  });

  test('[PC-BONUS-12@2017] Strong/All fits every target and adds to the others', () => {
    const spec = { bar: 'CCM, F vs G, Strong/All, Damage 1', ace: { powers: [strong('Living')] } };
    expect(blow('2017', spec, [1, 1, 1, 1])).toEqual(TWO);
    expect(blow('2017', { ...spec, foe: { types: ['Mechanical'] } }, [1, 1, 1])).toEqual(ONE);
  });
});

inEditions(['2013', '2017'], (edition) => {
  test('[PC-BONUS-12@2013, PC-BONUS-12@2017] Strong/All fits Structures, Strong/Structures only these', () => {
    const smash = (condition: string, dice: readonly number[]) => {
      const game = duel(edition, {
        ace: { card: { actions: [`AP 1 Ram (CCM, F vs G, Strong/${condition}, Damage 1) SFX: none`] } },
        foe: { at: [20, 20] },
        pieces: [structure('wall', { at: [13.5906, 12], size: [2, 4], height: 3, g: 9 })],
        dice,
      });
      game.activate('Ace').attack('Ace', 'Ram', 'wall');
      return reasons(game);
    };
    expect(smash('All', [1, 1])).toEqual(ONE);
    expect(smash('Structures', [1, 1])).toEqual(ONE);
    expect(smash('Living', [1])).toEqual([]);
  });

  test('[PC-BONUS-10@2013, PC-BONUS-10@2017] terrain without a base in mm gives and suffers none', () => {
    const game = duel(edition, {
      ace: { card: { baseMm: 60, actions: ['AP 1 Ram (PRJ 4, F vs G, Damage 1) SFX: none'] } },
      foe: { at: [20, 20] },
      pieces: [structure('wall', { at: [15, 12], size: [1, 4], height: 3, g: 9 })],
      dice: [1],
    });
    game.activate('Ace').attack('Ace', 'Ram', 'wall');
    expect(reasons(game)).toEqual([]);
  });
});
