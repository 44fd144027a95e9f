/** Conditions that an Aura brings hold where it reaches, and nowhere else. */
import { expect, test } from 'vitest';
import { worldOf } from '../../../src/systems/pulp-city/index.ts';
import type { MovementType } from '../../../src/systems/pulp-city/model/keywords.ts';
import { conditionsOf } from '../../../src/systems/pulp-city/view/table/models.ts';
import { ACE_AT, beside, diceRolled, duel, type DuelSpec, reasons, SHOT } from '../../support/duel.ts';
import { type Edition, inEditions } from '../../support/editions.ts';
import type { Play } from '../../support/play.ts';

/** Inches between the edges of two 30 mm bases, eastwards. */
const off = (gap: number) => beside(ACE_AT, { gap });

/** Ace has begun an Aura of 4 inches; Foe stands 3 inches from it. */
const cursed = (edition: Edition, effect: string, spec: Omit<DuelSpec, 'edition'> = {}): Play => {
  const bar = `AP 1 Curse* (AUR 4, J vs T#5, Limited/Enemies, ${effect}) SFX: none`;
  const { ace, dice = [], ...rest } = spec;
  return duel(edition, {
    gap: 3,
    ...rest,
    dice: [3, ...dice],
    ace: { ...ace, card: { actions: [bar, SHOT], origin: 'Nature', ...ace?.card } },
  })
    .activate('Ace')
    .attack('Ace', 'Curse');
};

const facts = (game: Play, name: string) => conditionsOf(worldOf(game.game), game.names.model(name));

inEditions(['2013', '2017'], (edition) => {
  test.each<[string, object, MovementType]>([
    ['Weak/Nature', { what: 'weak', of: ['Nature'] }, 'Sprint'],
    ['Stun', { what: 'stunned' }, 'Sprint'],
    ['Spectral', { what: 'spectral' }, 'Blink'],
  ])(
    '[PC-TYPE-10] %s holds inside, goes with the model that leaves, and takes who comes',
    (effect, fact, as) => {
      const game = cursed(edition, effect, { a: { Pal: { at: [2, 22] } }, b: { Late: { at: off(6) } } });
      expect([facts(game, 'Ace'), facts(game, 'Foe'), facts(game, 'Late')]).toEqual([[], [fact], []]);
      game.endActivation().activate('Foe').move('Foe', [18.5, 14], { as });
      expect(facts(game, 'Foe')).toEqual([]);
      game.endActivation().activate('Pal').move('Pal').endActivation();
      game.activate('Late').move('Late', off(2));
      expect(facts(game, 'Late')).toEqual([fact]);
    },
  );

  test('[PC-TYPE-10, PC-FX-33] the die for Weakness is gone with the Aura', () => {
    const shoot = (gap: number): readonly string[] => {
      const game = cursed(edition, 'Weak/Nature', { gap, dice: [1, 1, 1].slice(0, gap < 4 ? 3 : 2) });
      game.attack('Ace', 'Shot', 'Foe');
      return reasons(game);
    };
    expect([shoot(3), shoot(5)]).toEqual([['Weakness 1'], []]);
  });

  test('[PC-TYPE-10, PC-COND-03] whoever the Aura Stuns is an Easy Target in it, and no longer outside', () => {
    const shoot = (gap: number): readonly [number, number | null] => {
      const game = cursed(edition, 'Stun', { gap, dice: [1, 1, 1].slice(0, gap < 4 ? 3 : 2) });
      game.attack('Ace', 'Shot', 'Foe');
      return diceRolled(game);
    };
    expect([shoot(3), shoot(5)]).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  test('[PC-TYPE-10, PC-FX-27] whom the Aura makes Spectral no Energy Action reaches', () => {
    const game = cursed(edition, 'Spectral');
    expect(game.refused((it) => it.attack('Ace', 'Shot', 'Foe'))).toBe('target.spectral');
  });

  test('[PC-TYPE-10, PC-BAR-09] who is Immune to it stands in the Aura untouched', () => {
    const immune = { card: { powers: [{ name: 'Iron Will', clauses: [{ grant: 'immune', of: 'Stun' }] }] } };
    const game = cursed(edition, 'Stun and Suppress 1', { foe: immune as DuelSpec['foe'] & object });
    expect(facts(game, 'Foe')).toEqual([{ what: 'suppress', x: 1 }]);
  });

  test("[PC-TYPE-10] ends when its user is KO'ed", () => {
    const game = cursed(edition, 'Weak/Nature', {
      ace: { health: 1 },
      foe: { card: { H: 9, actions: [SHOT] } },
      dice: [1, 1],
    });
    game.endActivation().activate('Foe').attack('Foe', 'Shot', 'Ace');
    expect([game.model('Ace').status, facts(game, 'Foe'), game.state.auras]).toEqual(['ko', [], []]);
  });
});

test('[PC-TYPE-11] used again without its SFX, the Aura Stuns nobody any more', () => {
  const bar = 'AP 1 Curse* (AUR 4, J vs T#5, Limited/Enemies, Suppress 1) SFX: Stun';
  const game = duel('2013', {
    gap: 3,
    ace: { card: { actions: [bar], trump: ['J'] } },
    dice: [6, 3, /* Easy Target */ 1],
  }).activate('Ace');
  game.attack('Ace', 'Curse', [], { sfx: [0] });
  expect(facts(game, 'Foe')).toEqual([{ what: 'stunned' }, { what: 'suppress', x: 1 }]);
  game.attack('Ace', 'Curse');
  expect(facts(game, 'Foe')).toEqual([{ what: 'suppress', x: 1 }]);
});
