import { expect, test } from 'vitest';
import { duel } from '../../support/duel.ts';
import { inEditions } from '../../support/editions.ts';
import { scene } from '../../support/scene.ts';
import { cardFile, loaded } from '../cards/card-files.ts';

const DIVE = 'AP 1 Dive (PRJ 8, H vs I, Airborne mode only, Damage 1) SFX: none';
const STRAFE = 'AP 1 Strafe (PRJ 8, H vs I, Excluded/All when not Airborne, Damage 1) SFX: none';
const TRAP = 'AP 1 Trap (PRJ 8, H vs I, Strong/Sabotaged Models, Damage 1) SFX: none';
const power = (name: string, of: string) => ({ name, clauses: [{ grant: 'condition', of }] }) as const;

inEditions(['2013', '2017'], (edition) => {
  const flown = (card: object, dice: readonly number[] = []) =>
    duel(edition, {
      ace: { card: { actions: [DIVE, STRAFE], ...card } },
      gap: 4,
      dice,
    }).activate('Ace');

  test('[PC-BAR-15] a mode that the bar asks of its user: the Action is closed in any other', () => {
    expect(flown({}).refused((it) => it.attack('Ace', 'Dive', 'Foe'))).toBe('action.mode');
    expect(flown({ form: 'Grounded' }).refused((it) => it.attack('Ace', 'Dive', 'Foe'))).toBe('action.mode');
    const game = flown({ form: 'Airborne' }, [6, 1]).attack('Ace', 'Dive', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-15] a Power may bring the mode about', () => {
    const game = flown({ powers: [power('Wings', 'Airborne')] }, [6, 1]).attack('Ace', 'Dive', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-15] Excluded/All when not in a mode leaves nobody to act on outside it', () => {
    expect(flown({}).refused((it) => it.attack('Ace', 'Strafe', 'Foe'))).toBe('target.excluded');
    const game = flown({ form: 'Airborne' }, [6, 1]).attack('Ace', 'Strafe', 'Foe');
    expect(game.model('Foe').health).toBe(5);
  });

  test('[PC-BAR-15] a state that a Power brings about is a condition like any other', () => {
    const rolled = (powers: readonly ReturnType<typeof power>[]) => {
      const game = duel(edition, {
        ace: { card: { actions: [TRAP] } },
        foe: { card: { powers: [...powers] } },
        gap: 4,
        dice: powers.length === 0 ? [1, 1] : [1, 1, 1],
      }).activate('Ace');
      return game.attack('Ace', 'Trap', 'Foe').last('rolled').attack.faces.length;
    };
    expect([rolled([]), rolled([power('Zone', 'Sabotaged')])]).toEqual([1, 2]);
  });

  test('[PC-BAR-15] Access Points shoot only while the C.O.R.E. they belong to is Patton', () => {
    const core = (id: string) =>
      scene({
        edition,
        a: {
          'C.O.R.E.': { card: loaded(cardFile(id)), at: [2, 2] },
          'Access Points': { card: loaded(cardFile('access-points')), at: [[12, 12]] },
        },
        b: { Foe: { at: [16, 12] } },
        dice: id === 'c-o-r-e-patton' ? [6, 1] : [],
      }).activate('C.O.R.E.', { minions: 'Access Points' });
    const patton = core('c-o-r-e-patton');
    patton.attack('Access Points', 'Gatling Lasers', 'Foe', { sfx: [] });
    expect(patton.last('rolled').won).toBe(true);
    const khan = core('c-o-r-e-genghis-khan');
    expect(khan.question('act')).toMatchObject({ occasion: 'activation', card: 'a1' });
  });
});
